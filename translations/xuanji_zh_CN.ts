<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
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
</TS>
