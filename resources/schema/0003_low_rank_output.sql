-- SPDX-FileCopyrightText: Xuanji authors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 3: attention whose output projection is low-rank too, in groups (DeepSeek-V4).

ALTER TABLE model ADD COLUMN output_lora_rank INTEGER CHECK (output_lora_rank > 0);
ALTER TABLE model ADD COLUMN output_groups INTEGER CHECK (output_groups > 0);
