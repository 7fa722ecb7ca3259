-- The sales around a home are found by ranges of tiles, a few rows of some millions. After five calls a plan for any
-- arguments took over, which reads all of a country's: a value took half a second for that alone. With its own plan for
-- each call it takes some milliseconds.

alter function private.nearest_sales(bigint, text, text, date, date, integer) set plan_cache_mode to force_custom_plan;
