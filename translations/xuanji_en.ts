<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_US">
<context>
    <name>xj::pages::ComparisonPage</name>
    <message numerus="yes">
        <source>Nothing qualifies. What stops most offers: %1 Without it, %n offer(s) would remain.</source>
        <translation>
            <numerusform>Nothing qualifies. What stops most offers: %1 Without it, %n offer would remain.</numerusform>
            <numerusform>Nothing qualifies. What stops most offers: %1 Without it, %n offers would remain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xj::report</name>
    <message numerus="yes">
        <source>And %n more, not listed here.</source>
        <comment>number of offers</comment>
        <translation>
            <numerusform>And %n more, not listed here.</numerusform>
            <numerusform>And %n more, not listed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more accelerator(s) were sized and are not listed here.</source>
        <comment>number of accelerators</comment>
        <translation>
            <numerusform>%n more accelerator was sized and is not listed here.</numerusform>
            <numerusform>%n more accelerators were sized and are not listed here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xj::shell::FileCommands</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xj::shell::VerdictBar</name>
    <message numerus="yes">
        <source>Recommendation · %1 and %n other(s)</source>
        <comment>provider, number of further providers</comment>
        <translation>
            <numerusform>Recommendation · %1 and %n other</numerusform>
            <numerusform>Recommendation · %1 and %n others</numerusform>
        </translation>
    </message>
</context>
</TS>
