-- SPDX-FileCopyrightText: Xuanji authors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 2: what users add to the product's facts. A fact that something refers to is retired, never deleted.

ALTER TABLE gpu ADD COLUMN retired_on TEXT CHECK (retired_on GLOB '????-??-??');
ALTER TABLE model ADD COLUMN retired_on TEXT CHECK (retired_on GLOB '????-??-??');
ALTER TABLE server ADD COLUMN retired_on TEXT CHECK (retired_on GLOB '????-??-??');
ALTER TABLE provider ADD COLUMN retired_on TEXT CHECK (retired_on GLOB '????-??-??');
ALTER TABLE build_cost ADD COLUMN retired_on TEXT CHECK (retired_on GLOB '????-??-??');

-- How a price list prints an accelerator, and which one it means: the user's own rules, looked at before the product's.
CREATE TABLE gpu_name_rule (
    printed TEXT NOT NULL PRIMARY KEY CHECK (printed <> '' AND printed = upper(printed)),
    gpu_id TEXT NOT NULL REFERENCES gpu (id) ON UPDATE CASCADE ON DELETE RESTRICT
) STRICT;
