// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf_finish.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <QCryptographicHash>

#include <exception>

namespace xj::report {

namespace {

QPDFObjectHandle text(const QString &words)
{
    return QPDFObjectHandle::newUnicodeString(words.toStdString());
}

/// A flat list of bookmarks, each to the top of its page.
void addOutline(QPDF &pdf, const std::vector<OutlineEntry> &entries)
{
    const std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    if (entries.empty() || pages.empty())
        return;
    QPDFObjectHandle outline = pdf.makeIndirectObject(QPDFObjectHandle::parse("<< /Type /Outlines >>"));
    std::vector<QPDFObjectHandle> items;
    for (const OutlineEntry &entry : entries) {
        const auto page = static_cast<std::size_t>(entry.page);
        if (page >= pages.size())
            continue;
        QPDFObjectHandle item = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        item.replaceKey("/Title", text(entry.title));
        item.replaceKey("/Parent", outline);
        QPDFObjectHandle target = QPDFObjectHandle::newArray();
        target.appendItem(pages[page].getObjectHandle());
        target.appendItem(QPDFObjectHandle::newName("/Fit"));
        item.replaceKey("/Dest", target);
        items.push_back(item);
    }
    for (std::size_t index = 0; index + 1 < items.size(); ++index) {
        items[index].replaceKey("/Next", items[index + 1]);
        items[index + 1].replaceKey("/Prev", items[index]);
    }
    if (items.empty())
        return;
    outline.replaceKey("/First", items.front());
    outline.replaceKey("/Last", items.back());
    outline.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(items.size())));
    pdf.getRoot().replaceKey("/Outlines", outline);
    pdf.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}

void addFacts(QPDF &pdf, const PdfFacts &facts)
{
    QPDFObjectHandle root = pdf.getRoot();
    root.replaceKey("/Lang", QPDFObjectHandle::newString(facts.language.toStdString()));
    root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<< /DisplayDocTitle true >>"));
    QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
    if (!info.isDictionary()) {
        info = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        pdf.getTrailer().replaceKey("/Info", info);
    }
    const QString stamp = QStringLiteral("D:%1000000Z").arg(facts.date.toString(QStringLiteral("yyyyMMdd")));
    const QPDFObjectHandle date = QPDFObjectHandle::newString(stamp.toStdString());
    info.replaceKey("/Title", text(facts.title));
    info.replaceKey("/Author", text(facts.author));
    info.replaceKey("/CreationDate", date);
    info.replaceKey("/ModDate", date);
}

/// Six letters made from a font's bytes.
std::string subsetTag(QPDFObjectHandle file)
{
    const std::shared_ptr<Buffer> bytes = file.getRawStreamData();
    const QByteArrayView view(reinterpret_cast<const char *>(bytes->getBuffer()),
                              static_cast<qsizetype>(bytes->getSize()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(view);
    const QByteArray digest = hash.result();
    std::string tag;
    for (qsizetype index = 0; index < 6; ++index)
        tag += static_cast<char>('A' + static_cast<unsigned char>(digest.at(index)) % 26);
    return tag;
}

/// Qt tags the embedded fonts by the order in which it happens to write them, which differs from run to run.
void tagFontsByContent(QPDF &pdf)
{
    constexpr std::size_t tagLength = 6;
    for (QPDFObjectHandle object : pdf.getAllObjects()) {
        if (!object.isDictionaryOfType("/FontDescriptor") || !object.getKey("/FontFile2").isStream())
            continue;
        const std::string name = object.getKey("/FontName").getName(); // "/QNEAAA+Family"
        if (name.size() <= tagLength + 1 || name[tagLength + 1] != '+')
            continue;
        std::string tagged = "/";
        tagged.append(subsetTag(object.getKey("/FontFile2"))).append(name, tagLength + 1);
        object.replaceKey("/FontName", QPDFObjectHandle::newName(tagged));
    }
}

} // namespace

domain::Result<QByteArray> finishPdf(const QByteArray &pdf, const PdfFacts &facts)
{
    try { // libqpdf reports by exceptions; they end here
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("report", pdf.constData(), static_cast<std::size_t>(pdf.size()));
        addOutline(document, facts.outline);
        addFacts(document, facts);
        tagFontsByContent(document);
        document.getTrailer().removeKey("/ID"); // else its first half, a random one, would stay
        QPDFWriter writer(document);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.write();
        const std::shared_ptr<Buffer> out = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char *>(out->getBuffer()),
                          static_cast<qsizetype>(out->getSize()));
    } catch (const std::exception &failure) {
        return tl::unexpected(
            domain::Error{domain::ErrorCode::PdfFailed, {QString::fromUtf8(failure.what())}, {}, {}});
    }
}

} // namespace xj::report
