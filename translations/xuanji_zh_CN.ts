<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>xj::app::ArgumentsText</name>
    <message>
        <source>“%1” takes %2 file names or words; %3 were given.</source>
        <translation>“%1”需要 %2 个文件名或关键字，实际给出 %3 个。</translation>
    </message>
    <message>
        <source>“%1” has no option “%2”.</source>
        <translation>“%1”没有选项“%2”。</translation>
    </message>
    <message>
        <source>An option of “%1” lacks its value.</source>
        <translation>“%1”的某个选项缺少取值。</translation>
    </message>
</context>
<context>
    <name>xj::app::CatalogueCommandText</name>
    <message>
        <source>“catalogue” takes one of these words: %1; and --json for other programs.</source>
        <translation>“catalogue” 后面须跟下列词之一：%1；加 --json 供其他程序读取。</translation>
    </message>
</context>
<context>
    <name>xj::app::CatalogueTableText</name>
    <message>
        <source>ID</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <translation>显存 (GB)</translation>
    </message>
    <message>
        <source>Visible (GiB)</source>
        <translation>可见显存 (GiB)</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>显存带宽 (GB/s)</translation>
    </message>
    <message>
        <source>BF16 (TFLOPS)</source>
        <translation>BF16 (TFLOPS)</translation>
    </message>
    <message>
        <source>FP8 (TFLOPS)</source>
        <translation>FP8 (TFLOPS)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>功耗 (W)</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Parameters (10^9)</source>
        <translation>参数量 (10^9)</translation>
    </message>
    <message>
        <source>Active (10^9)</source>
        <translation>激活参数 (10^9)</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>上下文 (token)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>互联拓扑</translation>
    </message>
    <message>
        <source>RAM (GB)</source>
        <translation>内存 (GB)</translation>
    </message>
    <message>
        <source>NVMe (TB)</source>
        <translation>NVMe (TB)</translation>
    </message>
    <message>
        <source>Network (Gbit/s)</source>
        <translation>网络 (Gbit/s)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Public prices</source>
        <translation>公开报价数</translation>
    </message>
    <message>
        <source>price on request</source>
        <translation>价格需询价</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地域</translation>
    </message>
    <message>
        <source>Pricing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>计价周期</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>典型</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次性</translation>
    </message>
</context>
<context>
    <name>xj::app::CommandLineText</name>
    <message>
        <source>open the window, on that project if one is given</source>
        <translation>打开主窗口；给出项目文件时直接打开该项目</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Options, before or after the command:
  --workspace FILE  the workspace to use; without it commands use your own if there is one,
                    else the facts that come with the program
  --lang LANGUAGE   zh_CN or en
  --help, --version</source>
        <translation>选项，写在命令前后均可：
  --workspace FILE  使用的工作区；不给出时使用您自己的工作区，没有则使用随程序提供的资料
  --lang LANGUAGE   zh_CN 或 en
  --help, --version</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 2 wrong usage; 3 the input is wrong (the message says where);
4 done, but nothing qualifies; 1 anything else.</source>
        <translation>退出状态：0 完成；2 用法错误；3 输入有误（提示会指出位置）；
4 完成，但没有符合要求的候选；1 其他错误。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a project file.</source>
        <translation>“%1”既不是命令，也不是项目文件。</translation>
    </message>
    <message>
        <source>The option “%1” lacks its value.</source>
        <translation>选项“%1”缺少取值。</translation>
    </message>
    <message>
        <source>The language “%1” is not known; choose zh_CN or en.</source>
        <translation>不支持语言“%1”，请选择 zh_CN 或 en。</translation>
    </message>
</context>
<context>
    <name>xj::app::CommandText</name>
    <message>
        <source>%1
See “xuanji --help”.</source>
        <translation>%1
用法请见“xuanji --help”。</translation>
    </message>
</context>
<context>
    <name>xj::app::CommandsText</name>
    <message>
        <source>work out the recommendation; prints a summary, or writes the files named (“-”: standard output)</source>
        <translation>生成采购建议；打印摘要，并写出指定的文件（“-”表示标准输出）</translation>
    </message>
    <message>
        <source>size each workload on each accelerator; prints JSON</source>
        <translation>逐项测算每个负载在每种加速卡上的需求，输出 JSON</translation>
    </message>
    <message>
        <source>compute a case of the cost model; prints JSON</source>
        <translation>计算一个成本模型算例，输出 JSON</translation>
    </message>
    <message>
        <source>read a supplier&apos;s quotation or a price catalogue; prints what was read as JSON</source>
        <translation>读取供应商报价单或公开价目表，以 JSON 输出读到的内容</translation>
    </message>
    <message>
        <source>list the facts of the catalogue</source>
        <translation>列出资料库中的数据</translation>
    </message>
    <message>
        <source>print the JSON Schema of a file format</source>
        <translation>输出文件格式的 JSON Schema</translation>
    </message>
</context>
<context>
    <name>xj::app::CostCommandText</name>
    <message>
        <source>These inputs are not part of this kind of case and were not used: %1.</source>
        <translation>以下输入项不属于此类算例，未被使用：%1。</translation>
    </message>
</context>
<context>
    <name>xj::app::ImportText</name>
    <message>
        <source>“%1” needs a date such as 2026-12-31, not “%2”.</source>
        <translation>“%1”需要形如 2026-12-31 的日期，而不是“%2”。</translation>
    </message>
    <message>
        <source>“--as” is quotes or offers, not “%1”.</source>
        <translation>“--as”只能是 quotes 或 offers，不能是“%1”。</translation>
    </message>
    <message>
        <source>%1 cannot be imported: %2.</source>
        <translation>无法导入 %1：%2。</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>its text is neither UTF-8 nor UTF-16 nor GB18030</source>
        <translation>文本编码不是 UTF-8、UTF-16 或 GB18030</translation>
    </message>
    <message>
        <source>the workbook is damaged, protected or of another kind</source>
        <translation>工作簿已损坏、受保护或不是支持的格式</translation>
    </message>
    <message>
        <source>no table with a product and a price was found</source>
        <translation>未找到含产品与价格的表格</translation>
    </message>
</context>
<context>
    <name>xj::app::RecommendText</name>
    <message>
        <source>“--%1” cannot be written to “%2”: name a new file of its own.</source>
        <translation>“--%1”不能写入“%2”：请另行指定一个文件。</translation>
    </message>
</context>
<context>
    <name>xj::app::SchemaText</name>
    <message>
        <source>There is no schema “%1”. Known are: %2.</source>
        <translation>没有名为“%1”的模式，可选：%2。</translation>
    </message>
</context>
<context>
    <name>xj::app::SummaryText</name>
    <message>
        <source>%1 (as of %2, inputs %3)</source>
        <translation>%1（截至 %2，输入指纹 %3）</translation>
    </message>
    <message>
        <source>Recommendation: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>Cost: %1 now; %2 over the horizon, on average</source>
        <translation>费用：当前 %1；规划期内折合 %2</translation>
    </message>
    <message>
        <source>%1 candidates: %2 ranked, %3 pending</source>
        <translation>候选 %1 个：入围排序 %2 个，待确认 %3 个</translation>
    </message>
    <message>
        <source>%1: no candidate can be ranked (%2)</source>
        <translation>%1：没有可排序的候选（%2）</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 × %5 GPUs, %6 (%7)</source>
        <translation>%1：%2，%3，%4 台 × %5 卡，%6（%7）</translation>
    </message>
    <message>
        <source>- %1</source>
        <comment>list item</comment>
        <translation>- %1</translation>
    </message>
    <message>
        <source>Reasons:</source>
        <translation>理由：</translation>
    </message>
    <message>
        <source>Risks:</source>
        <translation>风险：</translation>
    </message>
    <message>
        <source>Warnings:</source>
        <translation>提示：</translation>
    </message>
</context>
<context>
    <name>xj::charts</name>
    <message>
        <source>Capacity covers demand in all %1 months</source>
        <translation>全部 %1 个月内容量均满足需求</translation>
    </message>
    <message>
        <source>Demand exceeds capacity in %1 of %2 months</source>
        <translation>%2 个月中有 %1 个月需求超过容量</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Demand and capacity</source>
        <translation>需求与容量</translation>
    </message>
    <message>
        <source>There is no staged path to draw: nothing qualifies for this need.</source>
        <translation>没有可绘制的分阶段路径：没有符合需求的方案。</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column heading</comment>
        <extracomment>A column&apos;s heading and its unit, as in &quot;Rent (¥)&quot;.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>series, value</comment>
        <extracomment>A series&apos; name and its value, read out by a screen reader.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>category, values</comment>
        <extracomment>A category of a chart and its values, read out by a screen reader.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>From month %1 on, building has cost no more than renting</source>
        <translation>自第 %1 个月起，自建累计成本不高于租用</translation>
    </message>
    <message>
        <source>Building does not catch up with renting within %1 months</source>
        <translation>%1 个月内自建累计成本始终高于租用</translation>
    </message>
    <message>
        <source>Cumulative cost over %1 months</source>
        <translation>%1 个月累计成本</translation>
    </message>
    <message>
        <source>No option can be costed: neither a rent nor a server price is known for the recommended accelerator.</source>
        <translation>无法计算任何方案的成本：推荐的加速卡既无租价也无整机价。</translation>
    </message>
    <message>
        <source>Paid so far, not discounted</source>
        <translation>累计支出（未折现）</translation>
    </message>
    <message>
        <source>Break-even: month %1</source>
        <translation>盈亏平衡：第 %1 个月</translation>
    </message>
    <message>
        <source>Of %1 offers none can be ranked; %2 wait for an answer or a price</source>
        <translation>%1 个报价中没有可排序的，%2 个待澄清或待报价</translation>
    </message>
    <message>
        <source>Of %1 offers %2 can be ranked; %3 wait for an answer or a price</source>
        <translation>%1 个报价中 %2 个可排序，%3 个待澄清或待报价</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Elimination layer by layer</source>
        <translation>逐层淘汰</translation>
    </message>
    <message>
        <source>There is no offer to judge: the catalogue holds none for this need, and no quotation was entered.</source>
        <translation>没有可评判的报价：资料库中没有，也未录入供应商报价。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>余下</translation>
    </message>
    <message>
        <source>Eliminated here</source>
        <translation>本层淘汰</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>待澄清</translation>
    </message>
    <message>
        <source>All offers</source>
        <translation>全部报价</translation>
    </message>
    <message>
        <source>Ranked</source>
        <translation>入围</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, offers left</comment>
        <extracomment>A step of the elimination, and how many offers are left after it.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (−%3)</source>
        <comment>step, offers left, offers eliminated</comment>
        <extracomment>A step of the elimination, how many offers are left after it, and how many it took.</extracomment>
        <translation>%1：%2（−%3）</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>公开报价</translation>
    </message>
    <message>
        <source>%1: does not fit</source>
        <translation>%1：放不下</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>GPU, count</comment>
        <extracomment>A GPU&apos;s name and how many of it are needed.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>“%1” fits on none of the %2 accelerators compared</source>
        <translation>所比较的 %2 种加速卡都放不下“%1”</translation>
    </message>
    <message>
        <source>“%1” fits on %2 of the %3 accelerators compared</source>
        <translation>所比较的 %3 种加速卡中有 %2 种放得下“%1”</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Memory per GPU for “%1”</source>
        <translation>“%1”的单卡显存</translation>
    </message>
    <message>
        <source>No accelerator of the catalogue could be sized for this workload.</source>
        <translation>资料库中没有可为该负载测算的加速卡。</translation>
    </message>
    <message>
        <source>GiB per GPU</source>
        <translation>每卡 GiB</translation>
    </message>
    <message>
        <source>Total cost over %1 months by category</source>
        <translation>%1 个月总成本（按类别）</translation>
    </message>
    <message>
        <source>Only one option can be costed over %1 months: %2, present value %3</source>
        <translation>%1 个月内仅有一种方案可计算成本：%2，现值 %3</translation>
    </message>
    <message>
        <source>Over %1 months, %2 costs least: present value %3</source>
        <translation>%1 个月内%2成本最低：现值 %3</translation>
    </message>
    <message>
        <source>Other categories</source>
        <translation>其他类别</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, present value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Building is cheaper at any utilisation; the plan is %1</source>
        <translation>任何利用率下自建都更省；计划利用率 %1</translation>
    </message>
    <message>
        <source>Building pays above %1 utilisation; the plan is %2</source>
        <translation>利用率高于 %1 时自建更省；计划利用率 %2</translation>
    </message>
    <message>
        <source>Renting is cheaper at any utilisation within reach; the plan is %1</source>
        <translation>可达到的任何利用率下租用都更省；计划利用率 %1</translation>
    </message>
    <message>
        <source>Building pays only below %1 utilisation; the plan is %2</source>
        <translation>仅在利用率低于 %1 时自建更省；计划利用率 %2</translation>
    </message>
    <message>
        <source>Renting and building cost the same at any utilisation</source>
        <translation>任何利用率下租用与自建成本相同</translation>
    </message>
    <message>
        <source>Cost per useful GPU-hour by utilisation</source>
        <translation>每有效卡时成本与利用率</translation>
    </message>
    <message>
        <source>Break-even %1</source>
        <translation>盈亏平衡 %1</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>计划 %1</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Cost by utilisation cannot be drawn: a rent or a server price is missing.</source>
        <translation>无法绘制成本—利用率曲线：缺少租价或整机价。</translation>
    </message>
    <message>
        <source>Utilisation (%)</source>
        <translation>利用率（%）</translation>
    </message>
    <message>
        <source>Cost per useful GPU-hour (%1)</source>
        <translation>每有效卡时成本（%1）</translation>
    </message>
</context>
<context>
    <name>xj::charts::ChartView</name>
    <message>
        <source>Copy numbers</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>另存图片…</translation>
    </message>
</context>
<context>
    <name>xj::pages::CataloguePage</name>
    <message>
        <source>Offers</source>
        <translation>公开报价</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Costs of owning</source>
        <translation>自建成本</translation>
    </message>
    <message>
        <source>Kinds of facts</source>
        <translation>资料类别</translation>
    </message>
</context>
<context>
    <name>xj::pages::ComparisonPage</name>
    <message numerus="yes">
        <source>Nothing qualifies. What stops most offers: %1 Without it, %n offer(s) would remain.</source>
        <translation>
            <numerusform>没有方案通过。淘汰最多的一项要求：%1 去掉它后，还剩 %n 个报价。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>provider and instance</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>候选报价</translation>
    </message>
    <message>
        <source>Offers and their verdicts</source>
        <translation>候选报价及其结论</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>逐层淘汰</translation>
    </message>
    <message>
        <source>Details of the chosen offer</source>
        <translation>所选报价的明细</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Comparable price</source>
        <translation>可比价格</translation>
    </message>
    <message>
        <source>Findings on the chosen offer</source>
        <translation>所选报价的检查结果</translation>
    </message>
</context>
<context>
    <name>xj::pages::CostPage</name>
    <message>
        <source>Break-even, and the totals of the cheapest option: %1.</source>
        <translation>盈亏平衡点，以及成本最低方案（%1）的各项合计。</translation>
    </message>
    <message>
        <source>Rent or build</source>
        <translation>租用还是自建</translation>
    </message>
    <message>
        <source>Cost over the horizon, present value</source>
        <translation>规划期总成本（现值）</translation>
    </message>
    <message>
        <source>Cost of each option by category</source>
        <translation>各方案分项成本</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>按成本类别</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>逐月累计</translation>
    </message>
    <message>
        <source>By utilisation</source>
        <translation>按利用率</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>数字的来历</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Type over a value to make it your own; empty the entry to go back to the default. Own values are bold.</source>
        <translation>直接改写数值即采用您自己的值；清空则恢复默认值。自定的值以粗体显示。</translation>
    </message>
    <message>
        <source>Assumptions of the cost model</source>
        <translation>成本模型的假设</translation>
    </message>
</context>
<context>
    <name>xj::pages::NeedsPage</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>约束与预算</translation>
    </message>
    <message>
        <source>Expansion plan</source>
        <translation>扩容计划</translation>
    </message>
    <message>
        <source>Parts of the needs</source>
        <translation>需求的各部分</translation>
    </message>
    <message>
        <source>Add training</source>
        <translation>添加训练</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>添加推理</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>What an offer must keep to</source>
        <translation>报价必须满足的条件</translation>
    </message>
    <message>
        <source>An entry left empty is not required.</source>
        <translation>留空表示不作要求。</translation>
    </message>
    <message>
        <source>Steady growth</source>
        <translation>持续增长</translation>
    </message>
    <message>
        <source>Planned changes</source>
        <translation>计划内的变化</translation>
    </message>
    <message>
        <source>From its month on, the workload is so many times as large, or runs another model.</source>
        <translation>从所填月份起，该工作负载放大到所填倍数，或换用另一个模型。</translation>
    </message>
    <message>
        <source>Add a change</source>
        <translation>添加变化</translation>
    </message>
    <message>
        <source>Remove the change</source>
        <translation>删除变化</translation>
    </message>
</context>
<context>
    <name>xj::pages::PathPage</name>
    <message>
        <source>Demand and capacity</source>
        <translation>需求与容量</translation>
    </message>
    <message>
        <source>What runs when</source>
        <translation>各阶段配置</translation>
    </message>
    <message>
        <source>Configurations of each stage</source>
        <translation>各阶段配置</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>xj::pages::ReportPage</name>
    <message>
        <source>Export as PDF …</source>
        <translation>导出 PDF…</translation>
    </message>
    <message>
        <source>Print preview …</source>
        <translation>打印预览…</translation>
    </message>
    <message>
        <source>Export figures as JSON …</source>
        <translation>导出数据（JSON）…</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>报告章节</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation>报告页面</translation>
    </message>
</context>
<context>
    <name>xj::pages::SizingPage</name>
    <message>
        <source>Figures on %1</source>
        <translation>%1 的各项数字</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 选型</translation>
    </message>
    <message>
        <source>What the workload needs on each GPU</source>
        <translation>该工作负载在各 GPU 上的需求</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>数字的来历</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>各项数字</translation>
    </message>
    <message>
        <source>Hard indicators</source>
        <translation>硬指标</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>xj::pages::SpecText</name>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>General taxpayer</source>
        <translation>一般纳税人</translation>
    </message>
    <message>
        <source>Small-scale taxpayer</source>
        <translation>小规模纳税人</translation>
    </message>
    <message>
        <source>Not a taxpayer</source>
        <translation>非纳税人</translation>
    </message>
</context>
<context>
    <name>xj::pages::StageCard</name>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Months %1 to %2</source>
        <translation>第 %1 至 %2 月</translation>
    </message>
    <message>
        <source>Price on request</source>
        <translation>价格需询价</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Go on when</source>
        <translation>进入下一阶段的条件</translation>
    </message>
</context>
<context>
    <name>xj::pages::WorkloadChoice</name>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
</context>
<context>
    <name>xj::pages::WorkloadPanel</name>
    <message>
        <source>A model of the library</source>
        <translation>模型库中的模型</translation>
    </message>
    <message>
        <source>A model&apos;s own figures</source>
        <translation>自填模型结构</translation>
    </message>
    <message>
        <source>The parameter count alone</source>
        <translation>只填参数量</translation>
    </message>
    <message>
        <source>Requests in flight at the peak</source>
        <translation>高峰在途请求数</translation>
    </message>
    <message>
        <source>Visits per day</source>
        <translation>每日访问量</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Another workload has this name, or the name is empty.</source>
        <translation>名称为空，或与另一工作负载重名。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Name of the workload</source>
        <translation>工作负载名称</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>模型给定方式</translation>
    </message>
    <message>
        <source>Load given by</source>
        <translation>负载给定方式</translation>
    </message>
    <message>
        <source>How the model is given</source>
        <translation>模型给定方式</translation>
    </message>
</context>
<context>
    <name>xj::report</name>
    <message>
        <source>%1 · inputs %2</source>
        <comment>date, short hash of the inputs</comment>
        <translation>%1 · 输入校验 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 / %2 页</translation>
    </message>
    <message>
        <source>Procurement recommendation</source>
        <translation>采购建议书</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range of a figure</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Would change the answer at</source>
        <translation>结论改变点</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>set by the project</source>
        <translation>项目设定</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <comment>field, workload</comment>
        <translation>“%2”的%1</translation>
    </message>
    <message>
        <source>Default taken</source>
        <translation>所取默认值</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>source, date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>default of the program, listed in its project schema</source>
        <translation>程序默认值，见项目文件的 schema</translation>
    </message>
    <message>
        <source>Annex A  Assumptions and defaults</source>
        <translation>附件 A  假设与默认值</translation>
    </message>
    <message>
        <source>Every parameter of the cost model as it was used. Bold: set by the project. “Would change the answer at” is the value of this parameter alone at which renting and building cost the same; “—” means none in its range.</source>
        <translation>成本模型实际采用的全部参数。粗体为项目设定。“结论改变点”指仅改变该参数时租用与自建成本相等的取值；“—”表示其范围内不存在这样的取值。</translation>
    </message>
    <message>
        <source>Defaults taken where the project says nothing</source>
        <translation>项目未填写、取默认值的项目</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Price as published</source>
        <translation>公布价格</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>provider, instance</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Annex B  Sources of the ranked prices</source>
        <translation>附件 B  入围价格的来源</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>1 %1 in %2</source>
        <comment>currency codes</comment>
        <translation>1 %1 兑 %2</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>GPUs owned</source>
        <translation>自有卡数</translation>
    </message>
    <message>
        <source>GPUs rented at the peak</source>
        <translation>峰值租用卡数</translation>
    </message>
    <message>
        <source>Total, not discounted</source>
        <translation>合计（未折现）</translation>
    </message>
    <message>
        <source>Net present value</source>
        <translation>净现值</translation>
    </message>
    <message>
        <source>Equivalent per month</source>
        <translation>等效月成本</translation>
    </message>
    <message>
        <source>Per effective GPU-hour</source>
        <translation>每有效卡时</translation>
    </message>
    <message>
        <source>Largest cash need</source>
        <translation>最大资金占用</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a figure, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Planned utilisation</source>
        <translation>计划利用率</translation>
    </message>
    <message>
        <source>Break-even utilisation if the servers were worth nothing at the end</source>
        <translation>期末残值为零时的盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Formula: %1 (%2)</source>
        <translation>公式：%1（%2）</translation>
    </message>
    <message>
        <source>4  Rent, build or both</source>
        <translation>4  租用、自建或混合</translation>
    </message>
    <message>
        <source>Neither renting nor building can be costed from what is known:</source>
        <translation>按已知信息，租用与自建的成本都无法计算：</translation>
    </message>
    <message>
        <source>The same work on %1, over %2 months: %3 at the start, %4 at the peak. Amounts in %5; costs positive, income negative.</source>
        <translation>同样的工作量，使用 %1，%2 个月：起步 %3，峰值 %4。金额单位 %5；支出为正，收入为负。</translation>
    </message>
    <message>
        <source>Notes on the comparison</source>
        <translation>比较说明</translation>
    </message>
    <message>
        <source>No offer meets the requirements of this project. Section 3 says which requirement stands in the way; we recommend no purchase on this basis.</source>
        <translation>没有报价满足本项目的要求。第 3 节说明了是哪项要求受阻；在此基础上不建议采购。</translation>
    </message>
    <message>
        <source>The need is clear, but no offer that meets it has a price that can be compared. Ask the providers of section 3 for quotations first.</source>
        <translation>需求已明确，但满足需求的报价都没有可比价格。请先向第 3 节所列服务商询价。</translation>
    </message>
    <message>
        <source>We recommend renting for %1 months, up to %2 GPUs at the peak.</source>
        <translation>建议租用 %1 个月，峰值 %2 卡。</translation>
    </message>
    <message>
        <source>We recommend renting for %1 months.</source>
        <translation>建议租用 %1 个月。</translation>
    </message>
    <message>
        <source>We recommend building: %1 GPUs of our own at the end of %2 months.</source>
        <translation>建议自建：%2 个月末自有 %1 卡。</translation>
    </message>
    <message>
        <source>We recommend building, over %1 months.</source>
        <translation>建议自建，为期 %1 个月。</translation>
    </message>
    <message>
        <source>We recommend owning %1 GPUs for the base load and renting up to %2 for the peaks, over %3 months.</source>
        <translation>建议自有 %1 卡承担基础负载，峰值最多租用 %2 卡，为期 %3 个月。</translation>
    </message>
    <message>
        <source>We recommend owning the base load and renting the peaks, over %1 months.</source>
        <translation>建议自有承担基础负载、峰值租用，为期 %1 个月。</translation>
    </message>
    <message>
        <source>Best offers, per month</source>
        <translation>最优报价（每月）</translation>
    </message>
    <message>
        <source>all workloads, as needed now</source>
        <translation>全部负载，按当前需求</translation>
    </message>
    <message>
        <source>Equivalent monthly cost</source>
        <translation>等额月成本</translation>
    </message>
    <message>
        <source>of the cheapest option: %1</source>
        <translation>最省方案：%1</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>planned: %1</source>
        <translation>计划：%1</translation>
    </message>
    <message>
        <source>Break-even month</source>
        <translation>盈亏平衡月</translation>
    </message>
    <message>
        <source>of %1 months</source>
        <translation>共 %1 个月</translation>
    </message>
    <message>
        <source>Recommended accelerator</source>
        <translation>推荐加速卡</translation>
    </message>
    <message>
        <source>GPUs at the start</source>
        <translation>起步卡数</translation>
    </message>
    <message>
        <source>GPUs at the peak</source>
        <translation>峰值卡数</translation>
    </message>
    <message>
        <source>of the recommended option</source>
        <translation>推荐方案</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Best-ranked offer</source>
        <translation>排名第一的报价</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Price basis</source>
        <translation>计价方式</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>none can be ranked</source>
        <translation>没有可排序的报价</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>count, GPU</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The oldest of these prices was observed on %1. Published prices bind nobody: have them confirmed in writing before signing.</source>
        <translation>其中最早的价格取得于 %1。公开价格不具约束力，签约前须取得书面确认。</translation>
    </message>
    <message>
        <source>As of %1 · horizon %2 months · currency %3 · inputs %4</source>
        <translation>截至 %1 · 规划期 %2 个月 · 币种 %3 · 输入校验 %4</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>结论摘要</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>What may go wrong</source>
        <translation>主要风险</translation>
    </message>
    <message>
        <source>Best offer for each workload</source>
        <translation>各负载的最优报价</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>GPUs billed</source>
        <translation>计费卡数</translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>淘汰于</translation>
    </message>
    <message>
        <source>First failing reason</source>
        <translation>首个不通过的理由</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>缺少的信息</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, number of offers</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>And %1 more, by layer: %2.</source>
        <translation>另有 %1 个，按层分布：%2。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>For information, not as advice: without the requirement behind “%1”, %2 of the offers would pass.</source>
        <translation>仅供参考，不作建议：若取消“%1”所对应的要求，将有 %2 个报价通过。</translation>
    </message>
    <message>
        <source>Workload “%1”</source>
        <translation>工作负载“%1”</translation>
    </message>
    <message>
        <source>Left and ranked by comparable price</source>
        <translation>余下并按可比价格排序</translation>
    </message>
    <message>
        <source>Waiting for an answer or a price</source>
        <translation>待澄清或待报价</translation>
    </message>
    <message>
        <source>Eliminated, with the first failing layer</source>
        <translation>已淘汰（注明首个不通过的层）</translation>
    </message>
    <message>
        <source>3  Elimination layer by layer</source>
        <translation>3  逐层淘汰</translation>
    </message>
    <message>
        <source>Each offer passes four layers in this order; the first that it fails decides. Price plays no part in them. What is left is ranked by the price of all that the workload needs.</source>
        <translation>每个报价依次经过四层，首个不通过的层决定淘汰，价格不参与淘汰。余下的按满足该负载全部需求的价格排序。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Indicator</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>不低于</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>not required</source>
        <translation>不作要求</translation>
    </message>
    <message>
        <source>Memory per GPU, minimum</source>
        <translation>单卡显存下限</translation>
    </message>
    <message>
        <source>Memory per GPU, preferred</source>
        <translation>单卡显存建议值</translation>
    </message>
    <message>
        <source>buying guides; the project</source>
        <translation>选购指南；项目约束</translation>
    </message>
    <message>
        <source>Link between the GPUs of a server</source>
        <translation>机内卡间互联</translation>
    </message>
    <message>
        <source>1  Need and basis</source>
        <translation>1  需求与依据</translation>
    </message>
    <message>
        <source>Hard indicators of “%1”: what any offer must bring, whatever its accelerator</source>
        <translation>“%1”的硬指标：无论何种加速卡，报价都须满足</translation>
    </message>
    <message>
        <source>Limits set by the project</source>
        <translation>项目约束</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>provider, layer, finding</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>workload, what sizing says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>6  Risks and open questions</source>
        <translation>6  风险与待澄清事项</translation>
    </message>
    <message>
        <source>To be settled with the best-ranked providers before signing</source>
        <translation>签约前须与首选服务商澄清</translation>
    </message>
    <message>
        <source>What sizing says of the recommended accelerators</source>
        <translation>关于推荐加速卡的测算说明</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Nothing beyond what section 1 names.</source>
        <translation>除第 1 节所列外没有其他事项。</translation>
    </message>
    <message>
        <source>7  What enters the contract</source>
        <translation>7  写入合同的指标</translation>
    </message>
    <message>
        <source>Accept on your own task, never on brochures. These figures of section 1 are the measure; have each one shown on the delivered servers before the payment on acceptance.</source>
        <translation>以自己的任务验收，不以宣传册为准。以第 1 节的数值为尺度，支付验收款之前，须在交付的服务器上逐项演示。</translation>
    </message>
    <message>
        <source>How to show it</source>
        <translation>验证方法</translation>
    </message>
    <message>
        <source>Links between GPUs</source>
        <translation>卡间互联</translation>
    </message>
    <message>
        <source>8  Approval</source>
        <translation>8  建议与审批</translation>
    </message>
    <message>
        <source>This recommendation was computed by a tool from the inputs it lists; the decision is the approver&apos;s.</source>
        <translation>本建议书由工具按所列输入计算，最终决定由审批人作出。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签字</translation>
    </message>
    <message>
        <source>Opinion</source>
        <translation>意见</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>编制</translation>
    </message>
    <message>
        <source>Technical review</source>
        <translation>技术复核</translation>
    </message>
    <message>
        <source>Procurement</source>
        <translation>采购</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>财务</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>法务</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>分管领导</translation>
    </message>
    <message>
        <source>Seal:</source>
        <translation>公章：</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>并行方式</translation>
    </message>
    <message>
        <source>Needs, GiB per GPU</source>
        <translation>需要（每卡 GiB）</translation>
    </message>
    <message>
        <source>Usable, GiB per GPU</source>
        <translation>可用（每卡 GiB）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>GPU, why it does not fit</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>2  Sizing</source>
        <translation>2  选型测算</translation>
    </message>
    <message>
        <source>Months %1 to %2 (%3 to %4)</source>
        <translation>第 %1 至 %2 个月（%3 至 %4）</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供给方式</translation>
    </message>
    <message>
        <source>Provider, instance</source>
        <translation>服务商、实例</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>待询价</translation>
    </message>
    <message>
        <source>%1 · costs of the stage: %2</source>
        <comment>months, amount</comment>
        <translation>%1 · 本阶段成本：%2</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <translation>开始：%1</translation>
    </message>
    <message>
        <source>Leave when: %1</source>
        <translation>进入下一阶段的条件：%1</translation>
    </message>
    <message>
        <source>5  Path in three stages</source>
        <translation>5  三阶段路径</translation>
    </message>
    <message>
        <source>All stages together: %1.</source>
        <translation>各阶段合计：%1。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Xuanji %1 · catalogue as of %2</source>
        <comment>version of the program, newest price</comment>
        <translation>璇玑 %1 · 资料库数据截至 %2</translation>
    </message>
    <message>
        <source>quotation of %1</source>
        <translation>%1 的报价单</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价数</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a person</comment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>互联方式</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <comment>column heading</comment>
        <translation>%1 卡</translation>
    </message>
    <message>
        <source>What each kind of link leaves of the speed, by number of GPUs</source>
        <translation>不同互联方式下的扩展效率（按卡数）</translation>
    </message>
    <message numerus="yes">
        <source>And %n more, not listed here.</source>
        <comment>number of offers</comment>
        <translation>
            <numerusform>另有 %n 个，未在此列出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more accelerator(s) were sized and are not listed here.</source>
        <comment>number of accelerators</comment>
        <translation>
            <numerusform>另有 %n 种加速卡已测算，未在此列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>The %3 fleet costs %2 in all over %1 months, not discounted.</source>
        <translation>%3 机群 %1 个月合计 %2（未折现）。</translation>
    </message>
    <message>
        <source>The %4 fleet costs %2 in all over %1 months (%3), not discounted.</source>
        <extracomment>The amount in formal numerals (大写) is only shown in Chinese.</extracomment>
        <translation>%4 机群 %1 个月合计 %2（大写：%3），未折现。</translation>
    </message>
</context>
<context>
    <name>xj::shell::DialogText</name>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Project files (*.json)</source>
        <translation>项目文件 (*.json)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>图片 (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>xj::shell::EditText</name>
    <message>
        <source>%1 of “%2”</source>
        <comment>field, workload</comment>
        <translation>“%2”的%1</translation>
    </message>
    <message>
        <source>added “%1”</source>
        <comment>workload</comment>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>copied “%1”</source>
        <comment>workload</comment>
        <translation>复制为“%1”</translation>
    </message>
    <message>
        <source>removed “%1”</source>
        <comment>workload</comment>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>renamed to “%1”</source>
        <comment>workload</comment>
        <translation>改名为“%1”</translation>
    </message>
    <message>
        <source>expansion plan</source>
        <translation>扩容计划</translation>
    </message>
    <message>
        <source>%1 back to its default</source>
        <comment>assumption</comment>
        <translation>%1恢复默认</translation>
    </message>
</context>
<context>
    <name>xj::shell::FileCommands</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>另有 %n 处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Xuanji</source>
        <translation>璇玑</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新项目</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>已导入 %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>“%1” will be deleted from the workspace for good. Export it first if it may be needed again.</source>
        <translation>“%1”将从工作区永久删除。若以后可能用到，请先导出。</translation>
    </message>
    <message>
        <source>Delete the project</source>
        <translation>删除项目</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>xj::shell::MainWindow</name>
    <message>
        <source>About Xuanji</source>
        <translation>关于璇玑</translation>
    </message>
    <message>
        <source>Xuanji %1: a procurement workbench for GPU servers. Free software under the GPL, version 3 or later.</source>
        <translation>璇玑 %1：GPU 服务器采购工作台。自由软件，按 GPL 第 3 版或更高版本发布。</translation>
    </message>
    <message>
        <source>Changes are kept only until the window is closed. Export the project to keep them.</source>
        <translation>改动只保留到窗口关闭为止。如需保留，请导出项目。</translation>
    </message>
    <message>
        <source>For a workload no offer qualifies.</source>
        <translation>有工作负载没有任何报价通过。</translation>
    </message>
    <message>
        <source>Xuanji</source>
        <translation>璇玑</translation>
    </message>
    <message>
        <source>%1 – Xuanji</source>
        <comment>project</comment>
        <translation>%1 – 璇玑</translation>
    </message>
</context>
<context>
    <name>xj::shell::RailText</name>
    <message>
        <source>Needs</source>
        <comment>screen</comment>
        <translation>需求</translation>
    </message>
    <message>
        <source>Sizing</source>
        <comment>screen</comment>
        <translation>选型</translation>
    </message>
    <message>
        <source>Comparison</source>
        <comment>screen</comment>
        <translation>比选</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>screen</comment>
        <translation>成本</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>screen</comment>
        <translation>路径</translation>
    </message>
    <message>
        <source>Report</source>
        <comment>screen</comment>
        <translation>报告</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <comment>screen</comment>
        <translation>资料库</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>xj::shell::VerdictBar</name>
    <message>
        <source>Computing</source>
        <translation>计算中</translation>
    </message>
    <message>
        <source>Monthly cost</source>
        <translation>每月成本</translation>
    </message>
    <message>
        <source>Comparable monthly price of the best-ranked offers of all workloads.</source>
        <translation>各工作负载排名第一的报价的可比月价之和。</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Last edit: %1</source>
        <translation>上次修改：%1</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>上次修改</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>计算中…</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>尚无结论</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Recommendation · %1</source>
        <comment>provider</comment>
        <translation>建议 · %1</translation>
    </message>
    <message>
        <source>Recommendation · %1 · %2</source>
        <comment>provider, instance</comment>
        <translation>建议 · %1 · %2</translation>
    </message>
    <message>
        <source>The verdict stays the same</source>
        <translation>结论不变</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>verdict before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Break-even: %1 → %2</source>
        <translation>盈亏平衡：%1 → %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of GPUs, GPU</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action, fleet</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Recommendation · %1 and %n other(s)</source>
        <comment>provider, number of further providers</comment>
        <translation>
            <numerusform>建议 · %1 等（另 %n 家）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xj::shell::WindowMenus</name>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>edit</comment>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>edit</comment>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>新建项目(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>项目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Import a project file …</source>
        <translation>导入项目文件(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport the project …</source>
        <translation>导出项目(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the report as &amp;PDF …</source>
        <translation>导出报告 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Export the &amp;figures as JSON …</source>
        <translation>导出数据 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Print p&amp;review …</source>
        <translation>打印预览(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Delete the project …</source>
        <translation>删除项目(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Xuanji</source>
        <translation>关于璇玑(&amp;A)</translation>
    </message>
</context>
<context>
    <name>xj::text::CostText</name>
    <message>
        <source>Discount rate per year</source>
        <translation>年折现率</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Planned utilisation</source>
        <translation>计划利用率</translation>
    </message>
    <message>
        <source>Server price per GPU, without tax</source>
        <translation>服务器价格（按卡折算，不含税）</translation>
    </message>
    <message>
        <source>Rest of the server, share of the cards’ price</source>
        <translation>整机平台费占卡价的比例</translation>
    </message>
    <message>
        <source>Cluster network per server</source>
        <translation>每台服务器的组网费用</translation>
    </message>
    <message>
        <source>Cables, installation and insurance, share of the server price</source>
        <translation>线缆、安装与保险占服务器价格的比例</translation>
    </message>
    <message>
        <source>Value added tax on servers</source>
        <translation>服务器增值税率</translation>
    </message>
    <message>
        <source>Share of input tax that is deducted</source>
        <translation>进项税可抵扣比例</translation>
    </message>
    <message>
        <source>Months until input tax is deducted</source>
        <translation>进项税抵扣滞后月数</translation>
    </message>
    <message>
        <source>Share paid at contract</source>
        <translation>签约预付款比例</translation>
    </message>
    <message>
        <source>Months from order to acceptance</source>
        <translation>下单到验收的月数</translation>
    </message>
    <message>
        <source>Power per GPU under load</source>
        <translation>每卡满载功率</translation>
    </message>
    <message>
        <source>Power per GPU when idle</source>
        <translation>每卡空载功率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Colocation per kW and month</source>
        <translation>机柜托管费（每 kW 每月）</translation>
    </message>
    <message>
        <source>Least staff</source>
        <translation>最少运维人数</translation>
    </message>
    <message>
        <source>Staff per GPU</source>
        <translation>每卡运维人数</translation>
    </message>
    <message>
        <source>Cost of one person per year</source>
        <translation>每人每年人工成本</translation>
    </message>
    <message>
        <source>Maintenance per year, share of the server price</source>
        <translation>年维保费占服务器价格的比例</translation>
    </message>
    <message>
        <source>Warranty without maintenance cost</source>
        <translation>免维保费的质保月数</translation>
    </message>
    <message>
        <source>Loss of resale value per year</source>
        <translation>二手残值年跌幅</translation>
    </message>
    <message>
        <source>Change of server prices per year</source>
        <translation>服务器价格年变化</translation>
    </message>
    <message>
        <source>Change of rents per year</source>
        <translation>租价年变化</translation>
    </message>
    <message>
        <source>Software licences per GPU and year</source>
        <translation>软件许可费（每卡每年）</translation>
    </message>
    <message>
        <source>Network lines per month</source>
        <translation>网络专线月费</translation>
    </message>
    <message>
        <source>Decommissioning per server</source>
        <translation>每台服务器退役费用</translation>
    </message>
    <message>
        <source>Rented storage</source>
        <translation>租用存储容量</translation>
    </message>
    <message>
        <source>Price of rented storage</source>
        <translation>租用存储单价</translation>
    </message>
    <message>
        <source>Outbound traffic per month</source>
        <translation>每月流出流量</translation>
    </message>
    <message>
        <source>Price of outbound traffic</source>
        <translation>流出流量单价</translation>
    </message>
    <message>
        <source>Support plan, share of the bill</source>
        <translation>技术支持费占账单的比例</translation>
    </message>
    <message>
        <source>Rent per GPU-hour</source>
        <translation>每卡时租价</translation>
    </message>
    <message>
        <source>Rent per month</source>
        <translation>月租金</translation>
    </message>
    <message>
        <source>Server price</source>
        <translation>服务器价格</translation>
    </message>
    <message>
        <source>Capital outlay</source>
        <translation>一次性投入</translation>
    </message>
    <message>
        <source>Net present value of cost</source>
        <translation>成本净现值</translation>
    </message>
    <message>
        <source>Total cost, undiscounted</source>
        <translation>总成本（未折现）</translation>
    </message>
    <message>
        <source>Equivalent monthly cost</source>
        <translation>等额月成本</translation>
    </message>
    <message>
        <source>Cost per effective GPU-hour</source>
        <translation>每有效卡时成本</translation>
    </message>
    <message>
        <source>Peak cash need</source>
        <translation>最大资金占用</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Break-even month</source>
        <translation>盈亏平衡月</translation>
    </message>
    <message>
        <source>Lasting break-even month</source>
        <translation>持续盈亏平衡月</translation>
    </message>
    <message>
        <source>Fixed cost of building less that of renting</source>
        <translation>自建与租用的固定成本之差</translation>
    </message>
    <message>
        <source>Variable cost of renting less that of building, at full use</source>
        <translation>满负荷下租用与自建的变动成本之差</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Monthly annuity</source>
        <translation>等额年金（月）</translation>
    </message>
    <message>
        <source>Effective GPU-hours</source>
        <translation>有效卡时</translation>
    </message>
    <message>
        <source>GPUs owned</source>
        <translation>自有卡数</translation>
    </message>
    <message>
        <source>GPUs at the peak</source>
        <translation>峰值卡数</translation>
    </message>
    <message>
        <source>Critical share of time</source>
        <translation>临界时间占比</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>测算期</translation>
    </message>
    <message>
        <source>Month of the peak cash need</source>
        <translation>资金占用最大的月份</translation>
    </message>
    <message>
        <source>Annuity factor</source>
        <translation>年金系数</translation>
    </message>
    <message>
        <source>Building costs less than renting above a utilisation of %1.</source>
        <translation>利用率高于 %1 时，自建比租用便宜。</translation>
    </message>
    <message>
        <source>Building is no dearer than renting at any utilisation.</source>
        <translation>任何利用率下自建都不比租用贵。</translation>
    </message>
    <message>
        <source>Renting is cheaper at any utilisation that can be reached: building would need %1, and at most %2 is possible.</source>
        <translation>在可达到的利用率下租用都更便宜：自建需要 %1 的利用率，而最高只能到 %2。</translation>
    </message>
    <message>
        <source>Building costs less than renting only below a utilisation of %1.</source>
        <translation>只有利用率低于 %1 时，自建才比租用便宜。</translation>
    </message>
    <message>
        <source>Building and renting cost the same.</source>
        <translation>自建与租用成本相同。</translation>
    </message>
    <message>
        <source>Building does not catch up with renting within %1, but gains on it each month.</source>
        <translation>在 %1 内自建的累计成本尚未追平租用，但差距逐月缩小。</translation>
    </message>
    <message>
        <source>The cumulative cost of building never falls to that of renting.</source>
        <translation>自建的累计成本始终高于租用。</translation>
    </message>
    <message>
        <source>No price of a server with %1 is published; building cannot be costed. Ask a supplier for a quote and enter it.</source>
        <translation>未找到 %1 服务器的公开报价，无法测算自建。请向供应商询价后填入。</translation>
    </message>
    <message>
        <source>No rental price of %1 is known; renting cannot be costed. Ask a provider for a quote.</source>
        <translation>没有 %1 的租价，无法测算租用。请向服务商询价。</translation>
    </message>
    <message>
        <source>No price of a whole server with %1 is published; it was made of the cards&apos; price plus %2 for the rest of the server.</source>
        <translation>未找到 %1 整机的公开报价，按单卡价格另加 %2 的整机平台费估算。</translation>
    </message>
    <message>
        <source>Amounts in %1 were converted to %2 at %3 of %4.</source>
        <translation>%1 金额已按 %4 的汇率 %3 折算为 %2。</translation>
    </message>
    <message>
        <source>The exchange rate from %1 to %2 is of %3 and may no longer hold.</source>
        <translation>%1 兑 %2 的汇率日期为 %3，可能已过时。</translation>
    </message>
    <message>
        <source>The default was taken for “%1”.</source>
        <translation>“%1”采用了默认值。</translation>
    </message>
    <message>
        <source>With no residual value at all the break-even utilisation would be %1.</source>
        <translation>若残值按零计算，盈亏平衡利用率为 %1。</translation>
    </message>
    <message>
        <source>Nothing is used, so there is no cost per unit.</source>
        <translation>没有使用量，因此没有单位成本。</translation>
    </message>
    <message>
        <source>The price is of %1 and may no longer hold.</source>
        <translation>价格日期为 %1，可能已过时。</translation>
    </message>
    <message>
        <source>It is not stated whether the server price includes value added tax; it was taken as it stands.</source>
        <translation>服务器价格未说明是否含增值税，按原价计算。</translation>
    </message>
    <message>
        <source>“%1” runs on %2 and is not part of this comparison.</source>
        <translation>“%1”使用 %2，不在本次比较之内。</translation>
    </message>
    <message>
        <source>No source publishes “%1” and none was entered; what needs it is not costed. Enter a value.</source>
        <translation>“%1”没有公开来源，也未填写，相关方案未测算。请填写数值。</translation>
    </message>
    <message>
        <source>Servers would arrive after %1, but the horizon is %2: building serves nothing. Lengthen the horizon or shorten the delivery.</source>
        <translation>服务器约 %1 后才能交付，而测算期为 %2，自建来不及投入使用。请延长测算期或缩短交付周期。</translation>
    </message>
    <message>
        <source>Renting is cheaper at any utilisation: more use does not make building catch up.</source>
        <translation>任何利用率下租用都更省：用得再多，自建也追不回差额。</translation>
    </message>
</context>
<context>
    <name>xj::text::ErrorText</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>是否应为“%1”？</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>sheet “%1”</source>
        <translation>工作表“%1”</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a place: file, sheet, row</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>The file %1 does not exist. Check the name and the folder.</source>
        <translation>文件 %1 不存在，请核对文件名和所在文件夹。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2. Check its permissions.</source>
        <translation>无法读取文件 %1：%2。请检查权限。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder, or free space and check permissions. Nothing was changed.</source>
        <translation>无法写入 %1：%2。请换一个文件夹，或清理空间并检查权限。原有内容未作任何改动。</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2, at most %3 are read.</source>
        <translation>文件 %1 过大：%2，最多可读取 %3。</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>A JSON object was expected at the top of the file.</source>
        <translation>文件最外层应为 JSON 对象。</translation>
    </message>
    <message>
        <source>The key “schema” is missing; it must be “%1”.</source>
        <translation>缺少“schema”键，其值应为“%1”。</translation>
    </message>
    <message>
        <source>The schema “%1” is not known here; “%2” was expected.</source>
        <translation>无法识别格式“%1”，应为“%2”。</translation>
    </message>
    <message>
        <source>The file was written by a newer version (schema “%1”; this version reads “%2”). Update the program.</source>
        <translation>该文件由更新的版本生成（格式“%1”，本版本可读“%2”），请升级程序。</translation>
    </message>
    <message>
        <source>The key “%1” is not known.</source>
        <translation>无法识别的键“%1”。</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>缺少键“%1”。</translation>
    </message>
    <message>
        <source>“%1” has the wrong type: %2 was expected.</source>
        <translation>“%1”的类型不对，应为 %2。</translation>
    </message>
    <message>
        <source>“%1” is not one of the allowed values: %2.</source>
        <translation>“%1”不在允许取值之内：%2。</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 不是整数。</translation>
    </message>
    <message>
        <source>%1 is outside the allowed range from %2 to %3.</source>
        <translation>%1 超出允许范围（%2 至 %3）。</translation>
    </message>
    <message>
        <source>The value “%1” is not valid here.</source>
        <translation>此处不能使用值“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a date; write it as 2026-12-31.</source>
        <translation>“%1”不是日期，请写成 2026-12-31 的形式。</translation>
    </message>
    <message>
        <source>Amounts in %1 and %2 cannot be added; convert one of them first.</source>
        <translation>%1 与 %2 的金额不能直接相加，请先换算币种。</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2. Enter one in the catalogue, with its date.</source>
        <translation>缺少 %1 兑 %2 的汇率，请在资料库中录入汇率及其日期。</translation>
    </message>
    <message>
        <source>“%1” and “%2” contradict each other; change one of them.</source>
        <translation>“%1”与“%2”相互矛盾，请修改其中一项。</translation>
    </message>
    <message>
        <source>The model “%1” is not in the library.</source>
        <translation>模型库中没有“%1”。</translation>
    </message>
    <message>
        <source>The GPU “%1” is not in the catalogue.</source>
        <translation>资料库中没有 GPU“%1”。</translation>
    </message>
    <message>
        <source>The provider “%1” is not in the catalogue.</source>
        <translation>资料库中没有服务商“%1”。</translation>
    </message>
    <message>
        <source>There is no workload named “%1”.</source>
        <translation>没有名为“%1”的工作负载。</translation>
    </message>
    <message>
        <source>The name “%1” is used twice; names must differ.</source>
        <translation>名称“%1”重复，名称不得相同。</translation>
    </message>
    <message>
        <source>The project has no workload. Add one on the Needs page.</source>
        <translation>项目中还没有工作负载，请在“需求”页添加。</translation>
    </message>
    <message>
        <source>The model is not determined: choose one from the library, or enter at least its number of parameters.</source>
        <translation>模型尚未确定：请从模型库选择，或至少填写参数量。</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing. Install the package libqt6sql6-sqlite.</source>
        <translation>缺少 Qt 的 SQLite 驱动，请安装软件包 libqt6sql6-sqlite。</translation>
    </message>
    <message>
        <source>The workspace %1 cannot be opened: %2.</source>
        <translation>无法打开工作区 %1：%2。</translation>
    </message>
    <message>
        <source>The file %1 is not a Xuanji workspace. Nothing was changed in it.</source>
        <translation>文件 %1 不是璇玑工作区，未对其作任何改动。</translation>
    </message>
    <message>
        <source>The workspace %1 was written by a newer version (format %2; this version knows %3). Update the program, or open another workspace. Nothing was changed in it.</source>
        <translation>工作区 %1 由更新的版本写入（格式 %2，本版本支持到 %3）。请升级程序或打开其他工作区。未对其作任何改动。</translation>
    </message>
    <message>
        <source>The workspace %1 is damaged: %2. Open the newest backup beside it, or start a new workspace.</source>
        <translation>工作区 %1 已损坏：%2。请打开同一文件夹中最新的备份，或新建工作区。</translation>
    </message>
    <message>
        <source>The workspace %1 is in use by another program. Close it there, or try again.</source>
        <translation>工作区 %1 正被其他程序占用，请先在该程序中关闭，或稍后重试。</translation>
    </message>
    <message>
        <source>The workspace %1 is read-only: changes cannot be stored. Copy it to a folder where you may write.</source>
        <translation>工作区 %1 为只读，无法保存修改。请将其复制到可写的文件夹。</translation>
    </message>
    <message>
        <source>The workspace could not do this: %1 (%2). Nothing was changed.</source>
        <translation>工作区未能完成操作：%1（%2）。未作任何改动。</translation>
    </message>
    <message>
        <source>A row of the fact table %1 is not valid: key “%2”, field “%3”.</source>
        <translation>资料表 %1 中有一行无效：键“%2”，字段“%3”。</translation>
    </message>
    <message>
        <source>The font “%1” is missing, so Chinese text could not be printed correctly. Install the package fonts-wqy-microhei.</source>
        <translation>缺少字体“%1”，无法正确输出中文，请安装软件包 fonts-wqy-microhei。</translation>
    </message>
    <message>
        <source>The PDF could not be made: %1.</source>
        <translation>无法生成 PDF：%1。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program: %1. Please report it.</source>
        <translation>程序内部出错：%1。请反馈给我们。</translation>
    </message>
    <message>
        <source>The key “%1” appears twice in the same object; delete one of them.</source>
        <translation>同一对象中键“%1”出现了两次，请删除其中一个。</translation>
    </message>
    <message>
        <source>There is no space left for the workspace %1. Nothing was changed; free some space and try again.</source>
        <translation>工作区 %1 所在磁盘已满，未作任何改动；请腾出空间后重试。</translation>
    </message>
    <message>
        <source>The workspace %1 was moved, replaced or deleted while it was open. Put it back, or export your project and open the workspace again.</source>
        <translation>工作区 %1 在打开期间被移动、替换或删除。请放回原处，或先导出项目再重新打开工作区。</translation>
    </message>
    <message>
        <source>These shares add up to %1; they must make exactly 1.</source>
        <translation>各项比例合计为 %1，必须恰好等于 1。</translation>
    </message>
    <message>
        <source>A rack of %1 kW cannot carry a server of %2 kW. Take a stronger rack.</source>
        <translation>%1 kW 的机柜无法承载 %2 kW 的服务器，请选用功率更大的机柜。</translation>
    </message>
</context>
<context>
    <name>xj::text::FormatText</name>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>amount of money, unit: ¥5 per GPU-hour</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>amount in thousands</comment>
        <translation>%1 千</translation>
    </message>
    <message>
        <source>%1M</source>
        <comment>amount in millions</comment>
        <translation>%1 百万</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a date</comment>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>未注明日期</translation>
    </message>
    <message>
        <source>Q%1 %2</source>
        <comment>quarter, year</comment>
        <translation>%2年第%1季度</translation>
    </message>
    <message>
        <source>H%1 %2</source>
        <comment>half-year, year</comment>
        <translation>%2年第%1个半年</translation>
    </message>
</context>
<context>
    <name>xj::text::Names</name>
    <message>
        <source>Memory and model</source>
        <translation>显存与型号</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>I/O and network</source>
        <translation>IO 与网络</translation>
    </message>
    <message>
        <source>Stability and delivery</source>
        <translation>稳定与交付</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>verdict on one check</comment>
        <translation>通过</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>verdict on one check</comment>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>verdict on one check</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>verdict on one check</comment>
        <translation>不通过</translation>
    </message>
    <message>
        <source>GPU rent</source>
        <translation>GPU 租金</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Outbound traffic</source>
        <translation>出网流量</translation>
    </message>
    <message>
        <source>Support plan</source>
        <translation>支持服务</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>开通费</translation>
    </message>
    <message>
        <source>Exit and migration</source>
        <translation>退出与迁移</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>设备采购</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>税费</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>机柜托管</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人力</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>软件许可</translation>
    </message>
    <message>
        <source>Network lines</source>
        <translation>网络线路</translation>
    </message>
    <message>
        <source>Bridging rent</source>
        <translation>过渡租用</translation>
    </message>
    <message>
        <source>Financing</source>
        <translation>融资</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>Decommissioning</source>
        <translation>退役处置</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Rent</source>
        <comment>supply option</comment>
        <translation>租用</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>supply option: buy and run own servers</comment>
        <translation>自建</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <comment>supply option: own the base load, rent the peak</comment>
        <translation>混合</translation>
    </message>
    <message>
        <source>Building is never dearer</source>
        <translation>任何利用率下自建都不贵</translation>
    </message>
    <message>
        <source>Building wins above the break-even</source>
        <translation>利用率高于盈亏平衡点时自建更省</translation>
    </message>
    <message>
        <source>Renting is always cheaper</source>
        <translation>租用始终更省</translation>
    </message>
    <message>
        <source>Building wins only below the break-even</source>
        <translation>仅在利用率低于盈亏平衡点时自建更省</translation>
    </message>
    <message>
        <source>Both cost the same</source>
        <translation>两者成本相同</translation>
    </message>
    <message>
        <source>Cannot be computed</source>
        <translation>无法计算</translation>
    </message>
    <message>
        <source>Stage 1: validate</source>
        <translation>第一阶段：验证</translation>
    </message>
    <message>
        <source>Stage 2: upgrade</source>
        <translation>第二阶段：升级</translation>
    </message>
    <message>
        <source>Stage 3: scale</source>
        <translation>第三阶段：规模</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Monthly rent</source>
        <translation>包月租用</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Owned</source>
        <comment>servers bought</comment>
        <translation>自有</translation>
    </message>
    <message>
        <source>Owned base, rented peak</source>
        <translation>自有基础负载，租用峰值</translation>
    </message>
    <message>
        <source>No offer qualifies</source>
        <translation>没有符合要求的方案</translation>
    </message>
    <message>
        <source>Ask suppliers for quotes</source>
        <translation>向供应商询价</translation>
    </message>
    <message>
        <source>Rent</source>
        <comment>recommended action</comment>
        <translation>租用</translation>
    </message>
    <message>
        <source>Buy own servers</source>
        <comment>recommended action</comment>
        <translation>自建（购置服务器）</translation>
    </message>
    <message>
        <source>Own the base load, rent the peak</source>
        <translation>自建承担基础负载，峰值租用</translation>
    </message>
    <message>
        <source>Ranked</source>
        <comment>status of an offer</comment>
        <translation>入围</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <comment>status of an offer</comment>
        <translation>淘汰</translation>
    </message>
    <message>
        <source>To be asked</source>
        <comment>status of an offer</comment>
        <translation>待澄清</translation>
    </message>
    <message>
        <source>Spot (interruptible)</source>
        <translation>竞价（可中断）</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>Reserved, 1 year</source>
        <translation>预留 1 年</translation>
    </message>
    <message>
        <source>Reserved, 3 years</source>
        <translation>预留 3 年</translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>how GPUs are linked</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Single GPU</source>
        <comment>how GPUs are linked</comment>
        <translation>单卡</translation>
    </message>
    <message>
        <source>PCIe without peer-to-peer</source>
        <translation>PCIe（无 P2P）</translation>
    </message>
    <message>
        <source>Bridged pairs</source>
        <translation>成对桥接</translation>
    </message>
    <message>
        <source>Full mesh</source>
        <translation>全互联</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参微调</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>recomputation of activations</comment>
        <translation>自动</translation>
    </message>
    <message>
        <source>None</source>
        <comment>recomputation of activations</comment>
        <translation>不重算</translation>
    </message>
    <message>
        <source>Selective</source>
        <comment>recomputation of activations</comment>
        <translation>选择性重算</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>recomputation of activations</comment>
        <translation>全部重算</translation>
    </message>
    <message>
        <source>None</source>
        <comment>confidence in a fact</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>confidence in a fact</comment>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>confidence in a fact</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>High</source>
        <comment>confidence in a fact</comment>
        <translation>高</translation>
    </message>
    <message>
        <source>Public cloud</source>
        <translation>公有云</translation>
    </message>
    <message>
        <source>GPU cloud</source>
        <translation>GPU 云</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>算力市场</translation>
    </message>
    <message>
        <source>Data-centre operator (IDC)</source>
        <translation>IDC 服务商</translation>
    </message>
    <message>
        <source>Hardware vendor</source>
        <translation>硬件厂商</translation>
    </message>
    <message>
        <source>Market index</source>
        <translation>行情指数</translation>
    </message>
    <message>
        <source>First steps in inference</source>
        <translation>推理起步</translation>
    </message>
    <message>
        <source>Mid-size training</source>
        <translation>中等规模训练</translation>
    </message>
    <message>
        <source>Large clusters</source>
        <translation>大规模集群</translation>
    </message>
    <message>
        <source>Overseas and compliance</source>
        <translation>海外与合规</translation>
    </message>
    <message>
        <source>Edge locations</source>
        <translation>边缘节点</translation>
    </message>
    <message>
        <source>Hardware purchase</source>
        <translation>硬件采购</translation>
    </message>
</context>
<context>
    <name>xj::text::PathText</name>
    <message>
        <source>Starts now.</source>
        <translation>立即开始。</translation>
    </message>
    <message>
        <source>Skipped: training %1 starts on the eight-GPU box at once.</source>
        <translation>跳过：训练 %1 直接从八卡机开始。</translation>
    </message>
    <message>
        <source>Not needed: the whole need is %1.</source>
        <translation>无需此阶段：总需求为 %1。</translation>
    </message>
    <message>
        <source>Scripts and accuracy are signed off on the real task.</source>
        <translation>脚本与精度已在真实任务上签字确认。</translation>
    </message>
    <message>
        <source>Or at once, if the model does not fit: it takes %1, the stage holds %2.</source>
        <translation>若模型放不下则立即进入下一阶段：需要 %1，本阶段可容纳 %2。</translation>
    </message>
    <message>
        <source>Or at once, if the date is missed: %1 measured, %2 allowed.</source>
        <translation>若误期则立即进入下一阶段：实测 %1，允许 %2。</translation>
    </message>
    <message>
        <source>Utilisation is above %1 with jobs waiting, in two windows of 28 days.</source>
        <translation>连续两个 28 天窗口内利用率高于 %1 且有任务排队。</translation>
    </message>
    <message>
        <source>The gain across servers was measured, at an efficiency of at least %1.</source>
        <translation>跨机扩展效果已实测，效率不低于 %1。</translation>
    </message>
    <message>
        <source>The demand is contracted or funded for at least %1.</source>
        <translation>需求已签约或落实资金，期限不少于 %1。</translation>
    </message>
    <message>
        <source>From month %1 on %2 are wanted, more than the %3 of one box.</source>
        <translation>自第 %1 个月起需要 %2，超过单机的 %3。</translation>
    </message>
    <message>
        <source>Review each quarter; step back when two windows show idle GPUs.</source>
        <translation>每季度复核；连续两个窗口出现闲置则回退一步。</translation>
    </message>
    <message>
        <source>Own the base load: %1.</source>
        <translation>自有承担基础负载：%1。</translation>
    </message>
    <message>
        <source>Rent the peak: up to %1.</source>
        <translation>峰值租用：最多 %1。</translation>
    </message>
    <message>
        <source>Renting is proposed: building breaks even at a utilisation of %1, planned is %2.</source>
        <translation>建议租用：自建的盈亏平衡利用率为 %1，计划利用率为 %2。</translation>
    </message>
    <message>
        <source>Building is proposed: it breaks even at a utilisation of %1, planned is %2.</source>
        <translation>建议自建：盈亏平衡利用率为 %1，计划利用率为 %2。</translation>
    </message>
    <message>
        <source>Nothing on the market qualifies as things are stated.</source>
        <translation>按现有条件，市场上没有符合要求的方案。</translation>
    </message>
    <message>
        <source>Measured use says “%1” at a utilisation of %2.</source>
        <translation>实测结论为“%1”，利用率 %2。</translation>
    </message>
    <message>
        <source>In month %1 the plan enlarges “%2”.</source>
        <translation>按计划第 %1 个月扩大“%2”。</translation>
    </message>
</context>
<context>
    <name>xj::text::ProjectText</name>
    <message>
        <source>Project title</source>
        <translation>项目名称</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Planning horizon</source>
        <translation>规划期</translation>
    </message>
    <message>
        <source>Date of the answer</source>
        <translation>结论日期</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Training method</source>
        <translation>训练方式</translation>
    </message>
    <message>
        <source>Training precision</source>
        <translation>训练精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Training tokens per epoch</source>
        <translation>每轮训练 token 数</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>训练轮数</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批大小</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Activation recomputation</source>
        <translation>激活重算</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Deadline of one run</source>
        <translation>单次训练期限</translation>
    </message>
    <message>
        <source>Runs per month</source>
        <translation>每月训练次数</translation>
    </message>
    <message>
        <source>Size of the data set</source>
        <translation>数据集大小</translation>
    </message>
    <message>
        <source>Interval between checkpoints</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Precision of the weights</source>
        <translation>权重精度</translation>
    </message>
    <message>
        <source>Precision of the KV cache</source>
        <translation>KV 缓存精度</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>输入长度</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>输出长度</translation>
    </message>
    <message>
        <source>Longest request</source>
        <translation>最长请求</translation>
    </message>
    <message>
        <source>Requests in flight at the peak</source>
        <translation>峰值在途请求数</translation>
    </message>
    <message>
        <source>Visits per day</source>
        <translation>日访问量</translation>
    </message>
    <message>
        <source>Requests per visit</source>
        <translation>每次访问请求数</translation>
    </message>
    <message>
        <source>Peak over the daily mean</source>
        <translation>峰值系数（相对日均）</translation>
    </message>
    <message>
        <source>Limit for the time to the first token</source>
        <translation>首 token 时延上限</translation>
    </message>
    <message>
        <source>Limit for the time per output token</source>
        <translation>每 token 时延上限</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>备用副本数</translation>
    </message>
    <message>
        <source>Growth per month</source>
        <translation>月增长率</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>地域</translation>
    </message>
    <message>
        <source>Monthly budget</source>
        <translation>月度预算</translation>
    </message>
    <message>
        <source>Capital budget</source>
        <translation>采购预算</translation>
    </message>
    <message>
        <source>Delivery within</source>
        <translation>交付期限</translation>
    </message>
    <message>
        <source>Data must stay in</source>
        <translation>数据须留存于</translation>
    </message>
    <message>
        <source>ECC memory required</source>
        <translation>要求 ECC 显存</translation>
    </message>
    <message>
        <source>Data-centre GPUs only</source>
        <translation>仅限数据中心级 GPU</translation>
    </message>
    <message>
        <source>CUDA required</source>
        <translation>要求 CUDA</translation>
    </message>
    <message>
        <source>Excluded providers</source>
        <translation>排除的服务商</translation>
    </message>
    <message>
        <source>Buyer&apos;s VAT status</source>
        <translation>采购方增值税身份</translation>
    </message>
    <message>
        <source>Least memory per GPU</source>
        <translation>单卡显存下限</translation>
    </message>
    <message>
        <source>Least network bandwidth</source>
        <translation>网络带宽下限</translation>
    </message>
    <message>
        <source>Least availability promised</source>
        <translation>承诺可用性下限</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Feed-forward size</source>
        <translation>前馈层维度</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表大小</translation>
    </message>
</context>
<context>
    <name>xj::text::SelectionText</name>
    <message>
        <source>Memory per GPU</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>Memory of all GPUs</source>
        <translation>总显存</translation>
    </message>
    <message>
        <source>Local NVMe</source>
        <translation>本地 NVMe</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Comparable price per GPU-hour</source>
        <translation>可比单价（每卡时）</translation>
    </message>
    <message>
        <source>Comparable price per month</source>
        <translation>可比月价</translation>
    </message>
    <message>
        <source>Price per effective GPU-hour</source>
        <translation>每有效卡时价格</translation>
    </message>
    <message>
        <source>Cost of one run</source>
        <translation>单次训练成本</translation>
    </message>
    <message>
        <source>Instances needed</source>
        <translation>所需实例数</translation>
    </message>
    <message>
        <source>GPUs billed</source>
        <translation>计费卡数</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>One plus the VAT rate</source>
        <translation>1＋增值税率</translation>
    </message>
    <message>
        <source>All GPUs together have %1, but %2 are needed (%3 of weights and states, at least times %4).</source>
        <translation>总显存 %1，小于需要的 %2（权重与状态 %3，至少乘以 %4）。</translation>
    </message>
    <message>
        <source>Each GPU has %1, less than the %2 required.</source>
        <translation>单卡显存 %1，小于要求的 %2。</translation>
    </message>
    <message>
        <source>Each GPU has %1; %2 would be safer.</source>
        <translation>单卡显存 %1；%2 更稳妥。</translation>
    </message>
    <message>
        <source>Memory is %1 times the static need; %2 times is the preferred headroom.</source>
        <translation>显存为静态需求的 %1 倍，建议留足 %2 倍。</translation>
    </message>
    <message>
        <source>The share of one GPU is %1, more than the %2 it can use: no layout fits this box.</source>
        <translation>单卡分片需 %1，超过可用的 %2：该机型没有可行的切分方案。</translation>
    </message>
    <message>
        <source>%1 has no units for %2.</source>
        <translation>%1 不支持 %2。</translation>
    </message>
    <message>
        <source>The GPU is not stated or its figures are not published (%1): it cannot be judged.</source>
        <translation>未说明 GPU 型号或其参数未公开（%1），无法判定。</translation>
    </message>
    <message>
        <source>%1 does not run CUDA, which the project requires.</source>
        <translation>%1 不支持 CUDA，而项目要求 CUDA。</translation>
    </message>
    <message>
        <source>%1 has no ECC memory, which the project requires.</source>
        <translation>%1 没有 ECC 显存，而项目要求 ECC。</translation>
    </message>
    <message>
        <source>%1 is a consumer card: its licence bars use in a data centre, and spare parts and support are not assured.</source>
        <translation>%1 是消费级显卡：许可条款不允许用于数据中心，备件与支持没有保障。</translation>
    </message>
    <message>
        <source>Export restrictions apply: %1.</source>
        <translation>受出口管制：%1。</translation>
    </message>
    <message>
        <source>The smallest unit has %1 where the load takes %2: far larger than the need.</source>
        <translation>最小可购单位为 %1，而负载只需 %2：远超需求。</translation>
    </message>
    <message>
        <source>Memory suffices: %1 for a need of %2.</source>
        <translation>显存满足：%1，需要 %2。</translation>
    </message>
    <message>
        <source>How the %1 are linked is not stated. Ask for the output of “nvidia-smi topo -m”.</source>
        <translation>未说明 %1 的互联拓扑，请索取“nvidia-smi topo -m”的输出。</translation>
    </message>
    <message>
        <source>%1 linked by %2 are not a full mesh: gradients would cross slow links at every step.</source>
        <translation>%1 通过%2互联，不满足全互联：每步梯度同步都要走慢速链路。</translation>
    </message>
    <message>
        <source>Between servers each GPU has %1, less than the %2 needed.</source>
        <translation>跨机带宽每卡 %1，小于需要的 %2。</translation>
    </message>
    <message>
        <source>The network between servers is not stated.</source>
        <translation>未说明跨机网络。</translation>
    </message>
    <message>
        <source>This workload asks nothing of the links between GPUs.</source>
        <translation>该负载对卡间互联没有要求。</translation>
    </message>
    <message>
        <source>The links between GPUs suffice.</source>
        <translation>卡间互联满足要求。</translation>
    </message>
    <message>
        <source>There is no local NVMe: data and checkpoints would wait for the network.</source>
        <translation>没有本地 NVMe：数据读取与检查点都会受制于网络。</translation>
    </message>
    <message>
        <source>Local NVMe holds %1, less than the %2 needed.</source>
        <translation>本地 NVMe 容量 %1，小于需要的 %2。</translation>
    </message>
    <message>
        <source>Local NVMe is not stated; %1 are needed.</source>
        <translation>未说明本地 NVMe，需要 %1。</translation>
    </message>
    <message>
        <source>Local NVMe reads %1, less than the %2 needed.</source>
        <translation>本地 NVMe 读取 %1，小于需要的 %2。</translation>
    </message>
    <message>
        <source>The network has %1, less than the %2 needed.</source>
        <translation>网络带宽 %1，小于需要的 %2。</translation>
    </message>
    <message>
        <source>The network is not stated; %1 are needed.</source>
        <translation>未说明网络带宽，需要 %1。</translation>
    </message>
    <message>
        <source>Disks and network suffice.</source>
        <translation>磁盘与网络满足要求。</translation>
    </message>
    <message>
        <source>Delivery takes %1, longer than the %2 allowed.</source>
        <translation>交付需 %1，超过允许的 %2。</translation>
    </message>
    <message>
        <source>The delivery time is not stated.</source>
        <translation>未说明交付时间。</translation>
    </message>
    <message>
        <source>Availability promised is %1, less than the %2 required.</source>
        <translation>承诺可用性 %1，低于要求的 %2。</translation>
    </message>
    <message>
        <source>The availability promised is not stated.</source>
        <translation>未说明承诺可用性。</translation>
    </message>
    <message>
        <source>Its region (%1) is not among those allowed, or not stated.</source>
        <translation>其地域（%1）不在允许范围内，或未说明。</translation>
    </message>
    <message>
        <source>The project excludes %1.</source>
        <translation>项目已排除 %1。</translation>
    </message>
    <message>
        <source>Spot capacity can be taken away at any time: no basis for a service.</source>
        <translation>竞价资源随时可能被收回，不能承载在线服务。</translation>
    </message>
    <message>
        <source>How often this spot capacity is interrupted is not known, so its price cannot be compared.</source>
        <translation>该竞价资源的中断频率未知，价格无法比较。</translation>
    </message>
    <message>
        <source>%1 is an index of market prices, not somebody who rents.</source>
        <translation>%1 是行情指数，并不出租算力。</translation>
    </message>
    <message>
        <source>This is a price to buy at; it is compared on the Cost page, not ranked with rents.</source>
        <translation>此为购置价，在“成本”页比较，不与租价一同排序。</translation>
    </message>
    <message>
        <source>It offers %1 where the load takes %2: the count must be raised.</source>
        <translation>报价为 %1，而负载需要 %2：数量须增加。</translation>
    </message>
    <message>
        <source>No ready system image: plan time for drivers and frameworks.</source>
        <translation>没有预装镜像：需预留驱动与框架的安装时间。</translation>
    </message>
    <message>
        <source>No DDoS protection or access control: close this before acceptance.</source>
        <translation>没有高防或访问控制：验收前必须补齐。</translation>
    </message>
    <message>
        <source>The quote expired on %1. Ask for a new one.</source>
        <translation>报价已于 %1 失效，请重新询价。</translation>
    </message>
    <message>
        <source>No public price was found for %1. Ask for a quote.</source>
        <translation>未找到 %1 的公开报价，需询价。</translation>
    </message>
    <message>
        <source>The price was observed on %1. Prices move by a third within a year: ask again.</source>
        <translation>价格取得于 %1。一年内价格波动可达三分之一，请重新询价。</translation>
    </message>
    <message>
        <source>One run takes %1, longer than the %2 allowed.</source>
        <translation>单次训练需 %1，超过允许的 %2。</translation>
    </message>
    <message>
        <source>A lone request takes %1, longer than the %2 allowed: more cards do not cure it.</source>
        <translation>单路请求即需 %1，超过允许的 %2：加卡无法解决。</translation>
    </message>
    <message>
        <source>It costs %1, above the budget of %2.</source>
        <translation>费用 %1，超出预算 %2。</translation>
    </message>
    <message>
        <source>Delivery and terms keep to what the project asks.</source>
        <translation>交付与条款符合项目要求。</translation>
    </message>
    <message>
        <source>Not measured on the buyer&apos;s own model; ranked on computed throughput.</source>
        <translation>未在采购方自己的模型上实测，按计算吞吐排序。</translation>
    </message>
    <message>
        <source>Lowest price.</source>
        <translation>价格最低。</translation>
    </message>
    <message>
        <source>There is no exchange rate for %1, or no running price: it cannot be compared.</source>
        <translation>缺少 %1 的汇率或周期价格，无法比较。</translation>
    </message>
    <message>
        <source>network only</source>
        <comment>how GPUs are linked, inside a sentence</comment>
        <translation>仅网络</translation>
    </message>
    <message>
        <source>PCIe without peer-to-peer</source>
        <comment>how GPUs are linked, inside a sentence</comment>
        <translation>无 P2P 的 PCIe</translation>
    </message>
    <message>
        <source>PCIe</source>
        <comment>how GPUs are linked, inside a sentence</comment>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>bridges in pairs</source>
        <comment>how GPUs are linked, inside a sentence</comment>
        <translation>成对桥接</translation>
    </message>
    <message>
        <source>Storage writes %1, less than the %2 that checkpoints need.</source>
        <translation>存储写入 %1，低于写检查点所需的 %2。</translation>
    </message>
    <message>
        <source>From its region a first byte takes about %1 over the public network, longer than the %2 allowed.</source>
        <translation>从其所在地经公网到首字节约需 %1，超过允许的 %2。</translation>
    </message>
    <message>
        <source>“%2”: the lowest comparable price of all that qualify, %1.</source>
        <translation>“%2”：在全部合格方案中可比价格最低，为 %1。</translation>
    </message>
</context>
<context>
    <name>xj::text::SizingText</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Parameters active per token</source>
        <translation>每 token 激活参数量</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>输出层 logits</translation>
    </message>
    <message>
        <source>Buffers held for a moment</source>
        <translation>临时缓冲</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>每 token 的 KV 缓存</translation>
    </message>
    <message>
        <source>Driver and library context</source>
        <translation>驱动与通信库上下文</translation>
    </message>
    <message>
        <source>Fragmentation of the allocator</source>
        <translation>分配器碎片</translation>
    </message>
    <message>
        <source>Static memory</source>
        <translation>静态显存</translation>
    </message>
    <message>
        <source>Memory of the whole load</source>
        <translation>全部负载的显存</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>Memory of all GPUs</source>
        <translation>全部显卡的显存</translation>
    </message>
    <message>
        <source>Usable memory per GPU</source>
        <translation>单卡可用显存</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器数量</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本数</translation>
    </message>
    <message>
        <source>GPUs per replica</source>
        <translation>每副本 GPU 数</translation>
    </message>
    <message>
        <source>Arithmetic per trained token</source>
        <translation>每训练 token 的计算量</translation>
    </message>
    <message>
        <source>Model FLOP utilisation (MFU)</source>
        <translation>模型算力利用率 (MFU)</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>首 token 延迟 (TTFT)</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>每输出 token 延迟 (TPOT)</translation>
    </message>
    <message>
        <source>Requests in flight per replica</source>
        <translation>每副本在途请求数</translation>
    </message>
    <message>
        <source>KV cache capacity in tokens</source>
        <translation>KV 缓存可容纳 token 数</translation>
    </message>
    <message>
        <source>Requests per second at the peak</source>
        <translation>峰值每秒请求数</translation>
    </message>
    <message>
        <source>Requests in flight at the peak</source>
        <translation>峰值在途请求数</translation>
    </message>
    <message>
        <source>Arithmetic needed</source>
        <translation>所需算力</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>扩展效率</translation>
    </message>
    <message>
        <source>Network rate per GPU that is enough</source>
        <translation>足够的单卡网络速率</translation>
    </message>
    <message>
        <source>Network between servers, per GPU</source>
        <translation>机间网络(单卡)</translation>
    </message>
    <message>
        <source>Checkpoint size</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>Checkpoint write rate</source>
        <translation>检查点写入速率</translation>
    </message>
    <message>
        <source>Local NVMe capacity per server</source>
        <translation>单机本地 NVMe 容量</translation>
    </message>
    <message>
        <source>Local NVMe read rate per server</source>
        <translation>单机本地 NVMe 读取速率</translation>
    </message>
    <message>
        <source>Network per server</source>
        <translation>单机网络带宽</translation>
    </message>
    <message>
        <source>Model load time</source>
        <translation>模型加载时间</translation>
    </message>
    <message>
        <source>%1 was not entered: %2 was taken.</source>
        <translation>未填写“%1”，按默认值 %2 计算。</translation>
    </message>
    <message>
        <source>Only the parameter count (%1) is known: a typical architecture of that size was assumed, and the range of the figures is wider.</source>
        <translation>仅知参数量(%1),已按该规模的典型结构估算，各项数值的区间相应放宽。</translation>
    </message>
    <message>
        <source>The architecture gives %1, but %2 is stated: check the fields.</source>
        <translation>按结构计算为 %1，但填写为 %2，请核对各字段。</translation>
    </message>
    <message>
        <source>%1 are asked for, but the model was made for at most %2.</source>
        <translation>要求 %1，但该模型最多支持 %2。</translation>
    </message>
    <message>
        <source>The number of training tokens was not entered: run time and arithmetic cannot be told.</source>
        <translation>未填写训练 token 数，无法给出训练时长与所需算力。</translation>
    </message>
    <message>
        <source>Check what %1 means: registered users, users online, or requests in flight. Only the last one loads the GPUs.</source>
        <translation>请确认 %1 指的是注册用户、在线用户还是在途请求；只有在途请求才占用显卡。</translation>
    </message>
    <message>
        <source>The memory of %1 is not published: it cannot be sized.</source>
        <translation>%1 的显存未公布，无法测算。</translation>
    </message>
    <message>
        <source>No arithmetic rate is published for %1 at this precision: it cannot be sized.</source>
        <translation>%1 未公布该精度的算力，无法测算。</translation>
    </message>
    <message>
        <source>%1 has no %2 units.</source>
        <translation>%1 不支持 %2 计算。</translation>
    </message>
    <message>
        <source>One server does not hold it: %1 are needed, %2 are usable.</source>
        <translation>单台服务器放不下：需要 %1，可用 %2。</translation>
    </message>
    <message>
        <source>No layout of %1 or fewer fits: a card with more memory is needed.</source>
        <translation>%1 及以下的任何切分都放不下，需要显存更大的卡。</translation>
    </message>
    <message>
        <source>The links limit scaling: each GPU keeps %1 of its speed.</source>
        <translation>互联限制了扩展：每张卡只保有 %1 的速度。</translation>
    </message>
    <message>
        <source>Memory decides the number of GPUs.</source>
        <translation>GPU 数量由显存决定。</translation>
    </message>
    <message>
        <source>Memory bandwidth decides the number of GPUs.</source>
        <translation>GPU 数量由显存带宽决定。</translation>
    </message>
    <message>
        <source>Arithmetic decides the number of GPUs.</source>
        <translation>GPU 数量由算力决定。</translation>
    </message>
    <message>
        <source>The deadline is missed: %1 are needed, %2 are allowed.</source>
        <translation>无法按期完成：需要 %1，期限 %2。</translation>
    </message>
    <message>
        <source>The latency target is missed: %1 are reached, %2 are allowed.</source>
        <translation>未达到延迟目标：实际 %1，要求不超过 %2。</translation>
    </message>
    <message>
        <source>The headroom is only %1 times the need; the guides ask for 1.5 to 2 times.</source>
        <translation>余量仅为需求的 %1 倍，选购指南建议 1.5 至 2 倍。</translation>
    </message>
    <message>
        <source>Few measurements of %1 are published: its figures are less certain; ask for a trial run.</source>
        <translation>%1 的公开实测较少，数值把握较低，建议先做试运行。</translation>
    </message>
    <message>
        <source>The vendor&apos;s licence bars %1 from data centres.</source>
        <translation>厂商许可条款不允许 %1 用于数据中心。</translation>
    </message>
    <message>
        <source>%1 cards do not reach each other directly: traffic between them passes through the host.</source>
        <translation>%1 之间不支持点对点直连，卡间通信需经主机中转。</translation>
    </message>
    <message>
        <source>Recomputing activations saves %1 per GPU and costs about a third more arithmetic.</source>
        <translation>启用激活重计算每卡可省 %1，计算量增加约三分之一。</translation>
    </message>
    <message>
        <source>A lower precision (%2) saves %1 per GPU.</source>
        <translation>改用较低精度(%2)每卡可省 %1。</translation>
    </message>
    <message>
        <source>Half the micro-batch saves %1 per GPU.</source>
        <translation>微批减半每卡可省 %1。</translation>
    </message>
    <message>
        <source>ZeRO stage %2 saves %1 per GPU.</source>
        <translation>改用 ZeRO 第 %2 阶段每卡可省 %1。</translation>
    </message>
    <message>
        <source>Offloading optimizer states to host memory saves %1 per GPU, at the cost of speed.</source>
        <translation>将优化器状态卸载到主机内存每卡可省 %1，但会降低速度。</translation>
    </message>
    <message>
        <source>An 8-bit KV cache saves %1 per GPU.</source>
        <translation>采用 8 位 KV 缓存每卡可省 %1。</translation>
    </message>
    <message>
        <source>Limiting the length to %2 saves %1 per GPU.</source>
        <translation>将长度限制为 %2，每卡可省 %1。</translation>
    </message>
    <message>
        <source>A larger card such as %1 holds it.</source>
        <translation>显存更大的卡(如 %1)可以放下。</translation>
    </message>
    <message>
        <source>Spread over %1 the share of each GPU is smaller.</source>
        <translation>分摊到 %1，每卡占用更小。</translation>
    </message>
    <message>
        <source>The buying guides reckon 1.5 to 2 times the static memory: %1 to %2. The itemised figure is %3.</source>
        <translation>选购指南按静态显存的 1.5 至 2 倍估算：%1 至 %2；逐项测算为 %3。</translation>
    </message>
    <message>
        <source>The buying guides say that eight PCIe cards do the work of three: %1. The figure here is %2.</source>
        <translation>选购指南称八张 PCIe 卡约顶三张：%1；此处测算为 %2。</translation>
    </message>
    <message>
        <source>By the buying guides an A100-class card is enough below 10 billion parameters; this model has %1.</source>
        <translation>按选购指南，百亿参数以下用 A100 级别的卡即可；本模型为 %1。</translation>
    </message>
    <message>
        <source>The buying guides start training at 40 GB a card and prefer 80 GB; here %1 is the least.</source>
        <translation>选购指南建议训练单卡 40 GB 起步、80 GB 更稳妥；此处最低为 %1。</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>NVLink bridges</source>
        <translation>NVLink 桥接</translation>
    </message>
    <message>
        <source>Full-rate links (NVLink)</source>
        <translation>NVLink 全互联</translation>
    </message>
    <message>
        <source>10 Gbit/s Ethernet</source>
        <translation>10 Gbit/s 以太网</translation>
    </message>
    <message>
        <source>25 Gbit/s Ethernet</source>
        <translation>25 Gbit/s 以太网</translation>
    </message>
    <message>
        <source>100 Gbit/s Ethernet</source>
        <translation>100 Gbit/s 以太网</translation>
    </message>
    <message>
        <source>InfiniBand 8 × 100 Gbit/s</source>
        <translation>InfiniBand 8 × 100 Gbit/s</translation>
    </message>
    <message>
        <source>InfiniBand 8 × 200 Gbit/s</source>
        <translation>InfiniBand 8 × 200 Gbit/s</translation>
    </message>
    <message>
        <source>InfiniBand 8 × 400 Gbit/s</source>
        <translation>InfiniBand 8 × 400 Gbit/s</translation>
    </message>
</context>
<context>
    <name>xj::text::UnitText</name>
    <message>
        <source>% a year</source>
        <translation>%/年</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bytes</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>小时</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>请求/s</translation>
    </message>
    <message>
        <source>B/token</source>
        <comment>bytes per token</comment>
        <translation>B/token</translation>
    </message>
    <message>
        <source>B parameters</source>
        <comment>10^9 parameters</comment>
        <translation>B 参数</translation>
    </message>
    <message>
        <source>GPUs</source>
        <comment>unit of a count</comment>
        <translation>卡</translation>
    </message>
    <message>
        <source>servers</source>
        <comment>unit of a count</comment>
        <translation>台</translation>
    </message>
    <message>
        <source>replicas</source>
        <comment>unit of a count</comment>
        <translation>个副本</translation>
    </message>
    <message>
        <source>requests</source>
        <comment>unit of a count</comment>
        <translation>路请求</translation>
    </message>
    <message>
        <source>visits</source>
        <comment>unit of a count</comment>
        <translation>次访问</translation>
    </message>
    <message>
        <source>racks</source>
        <comment>unit of a count</comment>
        <translation>个机柜</translation>
    </message>
    <message>
        <source>FTE</source>
        <comment>full-time equivalents of staff</comment>
        <translation>人（全职当量）</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>month</source>
        <comment>price per</comment>
        <translation>月</translation>
    </message>
    <message>
        <source>year</source>
        <comment>price per</comment>
        <translation>年</translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <comment>price per</comment>
        <translation>卡时</translation>
    </message>
    <message>
        <source>kW and month</source>
        <comment>price per</comment>
        <translation>kW·月</translation>
    </message>
    <message>
        <source>GB and month</source>
        <comment>price per</comment>
        <translation>GB·月</translation>
    </message>
    <message>
        <source>million tokens</source>
        <comment>price per</comment>
        <translation>百万 token</translation>
    </message>
</context>
<context>
    <name>xj::widgets::CellText</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>一次性购买</translation>
    </message>
</context>
<context>
    <name>xj::widgets::DataTable</name>
    <message>
        <source>Copy selected rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>复制整张表</translation>
    </message>
</context>
<context>
    <name>xj::widgets::DateEdit</name>
    <message>
        <source>This is not a date. Type it as 2026-11-30.</source>
        <translation>这不是日期。请按 2026-11-30 的格式输入。</translation>
    </message>
</context>
<context>
    <name>xj::widgets::FieldForm</name>
    <message>
        <source>Default: %1</source>
        <translation>默认：%1</translation>
    </message>
</context>
<context>
    <name>xj::widgets::FieldHelp</name>
    <message>
        <source>The day that decides which prices are stale and which quotes have expired.</source>
        <translation>据此判断哪些价格已过时、哪些报价已过期。</translation>
    </message>
    <message>
        <source>How many months rent and purchase are compared over.</source>
        <translation>租用与购买按多少个月来比较。</translation>
    </message>
    <message>
        <source>Expected growth of the load from month to month, compounding.</source>
        <translation>预计负载逐月增长的比例，按复利累计。</translation>
    </message>
    <message>
        <source>Type part of the name to search the library.</source>
        <translation>输入名称的一部分即可在模型库中查找。</translation>
    </message>
    <message>
        <source>Total size of the model in billions of parameters: 7 for a 7B model.</source>
        <translation>模型总参数量，以十亿计：7B 模型填 7。</translation>
    </message>
    <message>
        <source>Only for mixture-of-experts models: parameters used for each token.</source>
        <translation>仅用于混合专家（MoE）模型：每个 token 实际用到的参数量。</translation>
    </message>
    <message>
        <source>Full fine-tuning changes all weights and needs most memory; LoRA and QLoRA train a small addition.</source>
        <translation>全参微调会改动全部权重，显存需求最大；LoRA、QLoRA 只训练少量附加参数。</translation>
    </message>
    <message>
        <source>Number format of the weights during training.</source>
        <translation>训练时权重的数值格式。</translation>
    </message>
    <message>
        <source>AdamW keeps two more numbers for each weight; 8-bit and other optimizers need less memory.</source>
        <translation>AdamW 为每个权重另存两个数；8 位等其他优化器占用显存更少。</translation>
    </message>
    <message>
        <source>Size of the training text in tokens. A Chinese character is about 0.6 to 1 token. 2e9 and 20亿 are understood.</source>
        <translation>训练语料的 token 数。一个汉字约合 0.6 至 1 个 token。可写 2e9 或 20亿。</translation>
    </message>
    <message>
        <source>How often the training text is gone through.</source>
        <translation>训练语料过几遍。</translation>
    </message>
    <message>
        <source>Length of one training sample in tokens. Twice the length needs about twice the activation memory.</source>
        <translation>一条训练样本的 token 长度。长度加倍，激活值显存约加倍。</translation>
    </message>
    <message>
        <source>Sequences per optimizer step over all GPUs.</source>
        <translation>每步优化所有 GPU 合计处理的样本数。</translation>
    </message>
    <message>
        <source>Sequences that one GPU holds at once.</source>
        <translation>单卡一次处理的样本数。</translation>
    </message>
    <message>
        <source>Computes activations again instead of keeping them: less memory, a little slower.</source>
        <translation>激活值不保存而重新计算：省显存，略慢。</translation>
    </message>
    <message>
        <source>Days within which one training run must be done.</source>
        <translation>单次训练必须在几天内完成。</translation>
    </message>
    <message>
        <source>How often the training is run: decides how busy the GPUs are.</source>
        <translation>每月训练几次：决定 GPU 的忙碌程度。</translation>
    </message>
    <message>
        <source>Decides how much local NVMe each server needs.</source>
        <translation>决定每台服务器需要多少本地 NVMe。</translation>
    </message>
    <message>
        <source>How often training saves its state: decides how fast the disks must write.</source>
        <translation>训练多久保存一次状态：决定磁盘写入要多快。</translation>
    </message>
    <message>
        <source>Number format of the served weights: FP8 needs half the memory of BF16.</source>
        <translation>推理时权重的数值格式：FP8 的显存是 BF16 的一半。</translation>
    </message>
    <message>
        <source>Number format of the cache that each running request keeps.</source>
        <translation>每个在途请求所占缓存的数值格式。</translation>
    </message>
    <message>
        <source>Mean length of a question, with its history and documents.</source>
        <translation>一次提问的平均长度，含历史对话与附带文档。</translation>
    </message>
    <message>
        <source>Mean length of an answer.</source>
        <translation>一次回答的平均长度。</translation>
    </message>
    <message>
        <source>Longest request that must be served, question and answer together.</source>
        <translation>必须支持的最长请求，提问与回答合计。</translation>
    </message>
    <message>
        <source>Requests that are being answered at the same moment. Registered users or users online are far more than that.</source>
        <translation>同一时刻正在应答的请求数，远小于注册用户数或在线用户数。</translation>
    </message>
    <message>
        <source>Use this when the number of requests in flight is not known.</source>
        <translation>不知道在途请求数时填此项。</translation>
    </message>
    <message>
        <source>Questions asked in one visit.</source>
        <translation>每次访问提问几次。</translation>
    </message>
    <message>
        <source>Load of the busiest hour over the mean of the day.</source>
        <translation>最忙一小时的负载与全天平均之比。</translation>
    </message>
    <message>
        <source>How long a user may wait for the first word.</source>
        <translation>用户等到第一个字的时间上限。</translation>
    </message>
    <message>
        <source>50 ms per token reads as about 20 tokens a second.</source>
        <translation>每 token 50 毫秒约合每秒 20 个 token。</translation>
    </message>
    <message>
        <source>Copies beyond the need, so that one may fail.</source>
        <translation>需求之外的备用副本，以防一个失效。</translation>
    </message>
    <message>
        <source>Country codes, separated by commas: CN, SG. Empty: anywhere.</source>
        <translation>国家或地区代码，用逗号分隔：CN, SG。留空表示不限。</translation>
    </message>
    <message>
        <source>Country codes that the data may not leave, separated by commas.</source>
        <translation>数据不得离开的国家或地区代码，用逗号分隔。</translation>
    </message>
    <message>
        <source>Ids of providers from the catalogue, separated by commas.</source>
        <translation>资料库中服务商的编号，用逗号分隔。</translation>
    </message>
    <message>
        <source>Leaves out cards whose licence bars data-centre use, such as GeForce.</source>
        <translation>排除许可不允许用于数据中心的显卡，如 GeForce。</translation>
    </message>
    <message>
        <source>Leaves out cards without error-correcting memory.</source>
        <translation>排除没有 ECC 纠错显存的卡。</translation>
    </message>
    <message>
        <source>Leaves out accelerators that do not run CUDA programs.</source>
        <translation>排除不能运行 CUDA 程序的加速卡。</translation>
    </message>
    <message>
        <source>A general taxpayer deducts input VAT: prices are then compared without it.</source>
        <translation>一般纳税人可抵扣进项税：价格按不含税比较。</translation>
    </message>
</context>
<context>
    <name>xj::widgets::FigurePanel</name>
    <message>
        <source>Published in: %1</source>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>Figures that can be opened</source>
        <translation>可展开的数字</translation>
    </message>
    <message>
        <source>Ingredients of the chosen figure</source>
        <translation>所选数字的各项输入</translation>
    </message>
    <message>
        <source>Formula of the chosen figure</source>
        <translation>所选数字的公式</translation>
    </message>
</context>
<context>
    <name>xj::widgets::HeadingText</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Usable per GPU</source>
        <translation>单卡可用</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>BF16, dense</source>
        <translation>BF16 稠密</translation>
    </message>
    <message>
        <source>What limits</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家/地区</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>取得日期</translation>
    </message>
    <message>
        <source>Data-centre licence</source>
        <translation>允许数据中心使用</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>FP8, dense</source>
        <translation>FP8 稠密</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>GPUs billed</source>
        <translation>计费卡数</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高值</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头</translation>
    </message>
    <message>
        <source>Layer</source>
        <comment>of elimination</comment>
        <translation>淘汰层</translation>
    </message>
    <message>
        <source>Layers</source>
        <comment>of a model</comment>
        <translation>层数</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>Link bandwidth</source>
        <translation>互联带宽</translation>
    </message>
    <message>
        <source>Local NVMe</source>
        <translation>本地 NVMe</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低值</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory and model</source>
        <translation>显存与型号</translation>
    </message>
    <message>
        <source>Needed per GPU</source>
        <translation>单卡需求</translation>
    </message>
    <message>
        <source>Needed in total</source>
        <translation>合计需求</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>From month</source>
        <translation>起始月</translation>
    </message>
    <message>
        <source>Monthly cost</source>
        <translation>每月成本</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>IO 与网络</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Per</source>
        <comment>period that a price is for</comment>
        <translation>计价周期</translation>
    </message>
    <message>
        <source>Per month, as needed</source>
        <translation>所需月价</translation>
    </message>
    <message>
        <source>Pricing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Kind of provider</source>
        <translation>服务商类型</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本数</translation>
    </message>
    <message>
        <source>Time of one run</source>
        <translation>单次训练时长</translation>
    </message>
    <message>
        <source>Load factor</source>
        <translation>负载倍数</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器数</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Eliminated at</source>
        <translation>淘汰于</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>Delivery and stability</source>
        <translation>稳定与交付</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供给方式</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Per output token</source>
        <translation>每 token 时延</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首 token 时延</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>典型值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Launched</source>
        <translation>上市年份</translation>
    </message>
</context>
<context>
    <name>xj::widgets::NumberEdit</name>
    <message>
        <source>This is not a number. Type digits, for example 1500 or 2e9.</source>
        <translation>这不是数字。请输入数字，例如 1500 或 2e9。</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>请输入整数。</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>请输入 %1 到 %2 之间的数字。</translation>
    </message>
</context>
<context>
    <name>xj::widgets::TableCard</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the table</source>
        <translation>筛选表格</translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet</source>
        <translation>复制表格（可粘贴到电子表格）</translation>
    </message>
</context>
<context>
    <name>xj::widgets::TextProxy</name>
    <message>
        <source>%1 (%2)</source>
        <comment>heading of a column and its unit</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
</TS>
