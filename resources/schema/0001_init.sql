-- SPDX-FileCopyrightText: Xuanji authors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 1 of the workspace. A statement ends with a semicolon at the end of a line; the program runs them one by
-- one in one transaction and then sets user_version. Third normal form: a fact about an instance type is stored with the
-- instance type, what is asked for it with the offer, what it cost on a day with the price.

-- "XjWs": tells our file from any other SQLite file.
PRAGMA application_id = 1483364211;

-- Which edition of the product's fact tables this file has taken over.
CREATE TABLE fact_table (
    name TEXT NOT NULL PRIMARY KEY,
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64)
) STRICT;

-- Where facts were read. Thousands of facts share one source.
CREATE TABLE source (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE CHECK (text <> '')
) STRICT;

CREATE TABLE gpu (
    id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
    vendor TEXT NOT NULL CHECK (vendor <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    architecture TEXT NOT NULL,
    launch_year INTEGER CHECK (launch_year BETWEEN 2000 AND 2100),
    form_factor TEXT NOT NULL,
    vram_gb REAL CHECK (vram_gb > 0),
    visible_gib REAL CHECK (visible_gib > 0),
    visible_basis TEXT NOT NULL,
    memory_type TEXT NOT NULL,
    memory_bandwidth_gb_per_s REAL CHECK (memory_bandwidth_gb_per_s > 0),
    fp32_tflops REAL CHECK (fp32_tflops > 0),
    tf32_dense_tflops REAL CHECK (tf32_dense_tflops > 0),
    bf16_dense_tflops REAL CHECK (bf16_dense_tflops > 0),
    fp16_dense_tflops REAL CHECK (fp16_dense_tflops > 0),
    fp8_dense_tflops REAL CHECK (fp8_dense_tflops > 0),
    int8_dense_tops REAL CHECK (int8_dense_tops > 0),
    fp4_dense_tflops REAL CHECK (fp4_dense_tflops > 0),
    tdp_w REAL CHECK (tdp_w > 0),
    pcie_gen INTEGER CHECK (pcie_gen BETWEEN 1 AND 9),
    pcie_lanes INTEGER CHECK (pcie_lanes BETWEEN 1 AND 32),
    link_type TEXT NOT NULL,
    link_gb_per_s REAL CHECK (link_gb_per_s > 0),
    max_link_group INTEGER CHECK (max_link_group >= 1),
    ecc INTEGER NOT NULL CHECK (ecc IN (0, 1)),
    datacenter_licensed INTEGER NOT NULL CHECK (datacenter_licensed IN (0, 1)),
    china_export_note TEXT NOT NULL,
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT 'shipped' CHECK (origin IN ('shipped', 'user'))
) STRICT;

CREATE TABLE model (
    id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
    family TEXT NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    kind TEXT NOT NULL CHECK (kind IN ('language', 'vision_language', 'embedding', 'diffusion', 'vision', 'speech')),
    params_b REAL CHECK (params_b > 0),
    active_params_b REAL CHECK (active_params_b > 0),
    layers INTEGER CHECK (layers > 0),
    hidden_size INTEGER CHECK (hidden_size > 0),
    heads INTEGER CHECK (heads > 0),
    kv_heads INTEGER CHECK (kv_heads > 0),
    head_dim INTEGER CHECK (head_dim > 0),
    ffn_size INTEGER CHECK (ffn_size > 0),
    gated_ffn INTEGER CHECK (gated_ffn IN (0, 1)),
    dense_ffn_layers INTEGER CHECK (dense_ffn_layers >= 0),
    experts INTEGER CHECK (experts > 0),
    experts_active INTEGER CHECK (experts_active > 0),
    moe_ffn_size INTEGER CHECK (moe_ffn_size > 0),
    shared_experts INTEGER CHECK (shared_experts >= 0),
    moe_layers INTEGER CHECK (moe_layers >= 0),
    attention TEXT NOT NULL
        CHECK (attention IN ('', 'multi_head', 'grouped_query', 'multi_query', 'multi_latent', 'hybrid')),
    attention_bias INTEGER CHECK (attention_bias IN (0, 1)),
    attn_q_mult REAL CHECK (attn_q_mult > 0),
    mla_kv_lora_rank INTEGER CHECK (mla_kv_lora_rank > 0),
    mla_rope_dim INTEGER CHECK (mla_rope_dim > 0),
    mla_q_lora_rank INTEGER CHECK (mla_q_lora_rank >= 0),
    mla_qk_nope_dim INTEGER CHECK (mla_qk_nope_dim > 0),
    mla_v_dim INTEGER CHECK (mla_v_dim > 0),
    kv_layers INTEGER CHECK (kv_layers >= 0),
    sliding_window INTEGER CHECK (sliding_window > 0),
    swa_layers INTEGER CHECK (swa_layers >= 0),
    sparse_attention_tokens INTEGER CHECK (sparse_attention_tokens > 0),
    linear_layers INTEGER CHECK (linear_layers >= 0),
    linear_mixer_params_m REAL CHECK (linear_mixer_params_m > 0),
    vocabulary INTEGER CHECK (vocabulary > 0),
    tied_embeddings INTEGER CHECK (tied_embeddings IN (0, 1)),
    max_context INTEGER CHECK (max_context > 0),
    extra_params_b REAL CHECK (extra_params_b > 0),
    extra_what TEXT NOT NULL,
    licence TEXT NOT NULL,
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT 'shipped' CHECK (origin IN ('shipped', 'user'))
) STRICT;

CREATE TABLE server (
    id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
    gpu_id TEXT NOT NULL REFERENCES gpu (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    gpu_count INTEGER NOT NULL CHECK (gpu_count >= 1),
    intra_link TEXT NOT NULL,
    topology TEXT NOT NULL
        CHECK (topology IN ('unknown', 'single_gpu', 'pcie_no_peer', 'pcie', 'bridge_pairs', 'full_mesh')),
    cpu TEXT NOT NULL,
    ram_gb REAL CHECK (ram_gb > 0),
    nvme_tb REAL CHECK (nvme_tb >= 0),
    nic TEXT NOT NULL,
    nic_gbps REAL CHECK (nic_gbps > 0),
    max_power_w REAL CHECK (max_power_w > 0),
    height_u INTEGER CHECK (height_u > 0),
    psu_redundancy TEXT NOT NULL,
    cooling TEXT NOT NULL,
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT 'shipped' CHECK (origin IN ('shipped', 'user'))
) STRICT;
CREATE INDEX server_gpu ON server (gpu_id);

CREATE TABLE provider (
    id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
    name_zh TEXT NOT NULL,
    name_en TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('cloud', 'neocloud', 'marketplace', 'idc', 'colocation', 'hardware_vendor',
                                       'market_index')),
    country TEXT NOT NULL,
    strengths_zh TEXT NOT NULL,
    strengths_en TEXT NOT NULL,
    named_by_buying_guides INTEGER NOT NULL CHECK (named_by_buying_guides IN (0, 1)),
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT 'shipped' CHECK (origin IN ('shipped', 'user')),
    CHECK (name_zh <> '' OR name_en <> '')
) STRICT;

CREATE TABLE provider_region (
    provider_id TEXT NOT NULL REFERENCES provider (id) ON UPDATE CASCADE ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    region TEXT NOT NULL CHECK (region <> ''),
    PRIMARY KEY (provider_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE provider_role (
    provider_id TEXT NOT NULL REFERENCES provider (id) ON UPDATE CASCADE ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    role TEXT NOT NULL CHECK (role <> ''),
    PRIMARY KEY (provider_id, position)
) STRICT, WITHOUT ROWID;

-- What a provider rents out: a machine, or a part of one.
CREATE TABLE instance (
    id INTEGER PRIMARY KEY,
    provider_id TEXT NOT NULL REFERENCES provider (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    name TEXT NOT NULL CHECK (name <> ''),
    gpu_id TEXT NOT NULL REFERENCES gpu (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    gpu_count INTEGER NOT NULL CHECK (gpu_count >= 1),
    vcpus REAL CHECK (vcpus > 0),
    ram_gb REAL CHECK (ram_gb > 0),
    local_nvme_gb REAL CHECK (local_nvme_gb >= 0),
    interconnect TEXT NOT NULL,
    topology TEXT NOT NULL
        CHECK (topology IN ('unknown', 'single_gpu', 'pcie_no_peer', 'pcie', 'bridge_pairs', 'full_mesh')),
    network_gbps REAL CHECK (network_gbps > 0),
    network_type TEXT NOT NULL CHECK (network_type IN ('', 'ethernet', 'infiniband', 'efa', 'roce')),
    UNIQUE (provider_id, name, gpu_id, gpu_count)
) STRICT;
CREATE INDEX instance_gpu ON instance (gpu_id);

-- The terms on which an instance is to be had.
CREATE TABLE offer (
    id INTEGER PRIMARY KEY,
    instance_id INTEGER NOT NULL REFERENCES instance (id) ON DELETE RESTRICT,
    region TEXT NOT NULL,
    pricing_model TEXT NOT NULL
        CHECK (pricing_model IN ('on_demand', 'spot', 'monthly', 'reserved_1y', 'reserved_3y', 'reserved_other')),
    price_period TEXT NOT NULL CHECK (price_period IN ('hour', 'month', 'year', 'once')),
    currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    UNIQUE (instance_id, region, pricing_model, price_period, currency)
) STRICT;

-- What an offer cost on a day. Rows are only ever added: a later observation is a row of its own.
CREATE TABLE price (
    id INTEGER PRIMARY KEY,
    code TEXT CHECK (code <> ''),
    offer_id INTEGER NOT NULL REFERENCES offer (id) ON DELETE RESTRICT,
    amount_micros INTEGER NOT NULL CHECK (amount_micros >= 0),
    tax_included INTEGER CHECK (tax_included IN (0, 1)),
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT NOT NULL CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    UNIQUE (offer_id, observed_on, source_id, amount_micros)
) STRICT;
CREATE UNIQUE INDEX price_code ON price (code) WHERE code IS NOT NULL;

CREATE TABLE build_cost (
    id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
    category TEXT NOT NULL CHECK (category <> ''),
    item TEXT NOT NULL CHECK (item <> ''),
    gpu_id TEXT REFERENCES gpu (id) ON UPDATE CASCADE ON DELETE RESTRICT,
    low REAL,
    typical REAL,
    high REAL,
    unit TEXT NOT NULL,
    currency TEXT CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    tax_included INTEGER CHECK (tax_included IN (0, 1)),
    region TEXT NOT NULL,
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT 'shipped' CHECK (origin IN ('shipped', 'user')),
    CHECK (low IS NULL OR high IS NULL OR low <= high)
) STRICT;
CREATE INDEX build_cost_gpu ON build_cost (gpu_id) WHERE gpu_id IS NOT NULL;

-- Rates keep history as prices do. rate_e9: units of to_currency for one of from_currency, times 10^9.
CREATE TABLE exchange_rate (
    from_currency TEXT NOT NULL CHECK (from_currency GLOB '[A-Z][A-Z][A-Z]'),
    to_currency TEXT NOT NULL CHECK (to_currency GLOB '[A-Z][A-Z][A-Z]'),
    rate_e9 INTEGER NOT NULL CHECK (rate_e9 > 0),
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT NOT NULL CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    PRIMARY KEY (from_currency, to_currency, observed_on, source_id),
    CHECK (from_currency <> to_currency)
) STRICT;

CREATE TABLE calibration (
    scope TEXT NOT NULL CHECK (scope <> ''),
    subject TEXT NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    value REAL NOT NULL,
    source_id INTEGER NOT NULL REFERENCES source (id),
    observed_on TEXT CHECK (observed_on GLOB '????-??-??'),
    date_precision TEXT NOT NULL
        CHECK (date_precision IN ('day', 'approximate', 'month', 'quarter', 'half_year', 'year', 'unknown')),
    confidence TEXT NOT NULL CHECK (confidence IN ('none', 'low', 'medium', 'high')),
    note TEXT NOT NULL,
    PRIMARY KEY (scope, subject, name)
) STRICT;

-- A project is its JSON text (schema xuanji.project/1); the text is the caller's affair.
CREATE TABLE project (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL,
    json TEXT NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
