-- Every check of a table in private refuses the smallest change that it is about; the same row without that change
-- passes all of them.
select tests.one_of_everything();
create temp table rows (place serial, name text, relation regclass, changes text);
insert into rows (name, relation, changes) values
  ('a_currency_code_is_three_capitals', 'private.currencies', '{"code": "gb"}'),
  ('minor_digits_are_between_0_and_3', 'private.currencies', '{"minor_digits": 4}'),
  ('minor_digits_are_between_0_and_3', 'private.currencies', '{"minor_digits": -1}'),
  ('a_price_has_a_known_kind', 'private.listing_prices', '{"kind": "rent"}'),
  ('a_price_is_positive_and_at_most_10_to_the_12', 'private.listing_prices', '{"amount_minor": 0, "kind": "sold"}'),
  ('a_price_is_positive_and_at_most_10_to_the_12', 'private.listing_prices',
    '{"amount_minor": 1000000000001, "kind": "sold"}'),
  ('only_a_poll_has_no_amount', 'private.listing_prices', '{"amount_minor": null, "kind": "sold"}'),
  ('only_a_poll_has_no_amount', 'private.listing_prices', '{"amount_minor": 1, "kind": "poll"}'),
  ('an_import_source_is_a_web_address', 'private.import_sources', '{"address": "ftp://feeds.test/a"}'),
  ('an_import_source_is_read_hourly_to_monthly', 'private.import_sources', '{"every_minutes": 59}'),
  ('an_import_source_is_read_hourly_to_monthly', 'private.import_sources', '{"every_minutes": 44641}'),
  ('an_import_source_is_active_or_paused', 'private.import_sources', '{"state": "odd"}'),
  ('an_import_source_has_a_short_name', 'private.import_sources', '{"name": " "}'),
  ('failures_of_an_import_source_are_counted', 'private.import_sources', '{"failures": -1}'),
  ('failures_of_an_import_source_are_counted', 'private.import_sources', '{"failures": 101}'),
  ('a_lease_has_an_end', 'private.import_sources', '{"lease_id": "*"}'),
  ('an_import_run_is_begun_by_the_clock_or_a_person', 'private.import_source_runs', '{"begun_by": "odd"}'),
  ('an_import_run_has_a_known_outcome', 'private.import_source_runs',
    '{"outcome": "odd", "finished_at": "2024-01-01T00:00:00Z"}'),
  ('an_import_run_that_failed_says_why', 'private.import_source_runs',
    '{"outcome": "failed", "finished_at": "2024-01-01T00:00:00Z"}'),
  ('an_import_run_ends_when_it_is_over', 'private.import_source_runs', '{"outcome": "read"}'),
  ('refused_rows_of_an_import_run_are_few', 'private.import_source_runs', '{"refused_rows": {}}'),
  ('an_import_change_is_of_a_known_kind', 'private.import_source_changes', '{"kind": "odd"}'),
  ('area_levels_are_positive', 'private.area_price_levels', '{"median_minor": 0}'),
  ('area_levels_are_positive', 'private.area_price_levels', '{"median_per_m2_minor": 0}'),
  ('a_commitment_is_a_sha_256_in_hex', 'private.price_commitments', '{"commitment": "x"}'),
  ('a_salt_is_32_bytes_in_hex', 'private.price_commitments', '{"salt": "x"}'),
  ('an_access_code_is_typed_or_shared', 'private.access_codes', '{"kind": "odd"}'),
  ('uses_stay_within_the_maximum', 'private.access_codes', '{"uses": 2, "max_uses": 1}'),
  ('uses_stay_within_the_maximum', 'private.access_codes', '{"uses": -1}'),
  ('the_token_key_is_number_1', 'private.token_keys', '{"id": 2}'),
  ('guesses_of_a_day_are_not_negative', 'private.front_page_figures', '{"guesses_today": -1}'),
  ('the_hardest_home_was_guessed', 'private.front_page_figures', '{"hardest_guesses": 0}'),
  ('a_miss_is_not_negative', 'private.front_page_figures', '{"miss_percent": -1}'),
  ('a_score_counter_is_of_a_known_period', 'private.score_histogram', '{"period": "year"}'),
  ('a_score_counter_steps_by_1_or_256', 'private.score_histogram', '{"step": 2}'),
  ('a_comment_has_1_to_1000_characters', 'private.comments', '{"body": ""}'),
  ('only_a_deleted_comment_has_no_text', 'private.comments', '{"body": null, "deleted_at": null}'),
  ('only_a_deleted_comment_has_no_text', 'private.comments', '{"body": "Words", "deleted_at": "2024-01-01T00:00:00Z"}'),
  ('a_closed_report_has_an_outcome', 'private.reports', '{"closed_at": "2024-01-01T00:00:00Z", "outcome": null}'),
  ('a_closed_report_has_an_outcome', 'private.reports', '{"closed_at": null, "outcome": "removed"}'),
  ('a_report_has_a_known_outcome', 'private.reports', '{"closed_at": "2024-01-01T00:00:00Z", "outcome": "odd"}'),
  ('a_report_has_a_known_reason', 'private.reports', '{"reason": "odd"}'),
  ('a_report_is_about_a_comment_or_a_name', 'private.reports', '{"comment_id": null, "session_id": null}'),
  ('a_report_is_about_a_comment_or_a_name', 'private.reports', '{"comment_id": "*", "session_id": "*"}'),
  ('a_replaced_name_has_1_to_40_characters', 'private.replaced_names', '{"display_name": " "}'),
  ('moderators_do_known_things', 'private.moderation_log', '{"action": "odd"}'),
  ('moderators_say_why_in_1_to_500_characters', 'private.moderation_log', '{"reason": " "}'),
  ('a_reason_has_3_to_300_characters', 'private.run_exclusions', '{"reason": "ab"}'),
  ('a_draft_is_an_object_of_at_most_8_megabytes', 'private.game_drafts', '{"document": []}'),
  ('a_ban_is_for_everybody_or_a_tenant', 'private.source_bans',
    '{"reach": "odd", "owner_id": null, "agency_id": null, "lifted_at": "2024-01-01T00:00:00Z", "lift_reason": "x"}'),
  ('a_ban_for_everybody_names_no_tenant', 'private.source_bans',
    '{"reach": "everybody", "owner_id": "*", "agency_id": null}'),
  ('a_ban_for_everybody_names_no_tenant', 'private.source_bans',
    '{"reach": "everybody", "owner_id": null, "agency_id": "*"}'),
  ('a_ban_of_a_tenant_names_it_while_it_holds', 'private.source_bans',
    '{"reach": "tenant", "owner_id": null, "agency_id": null, "lifted_at": null, "lift_reason": null}'),
  ('a_lifted_ban_says_why', 'private.source_bans', '{"lifted_at": "2024-01-01T00:00:00Z", "lift_reason": null}'),
  ('a_lifted_ban_says_why', 'private.source_bans', '{"lifted_at": null, "lift_reason": "x"}'),
  ('a_time_zone_has_a_short_name', 'private.time_zones', '{"name": ""}'),
  ('texts_of_a_failure_are_short', 'private.job_failures', '{"sqlstate": "XX00"}'),
  ('a_periodic_job_is_a_function_of_its_name', 'private.periodic_jobs', '{"job": "Two words"}'),
  ('a_periodic_job_is_a_function_of_its_name', 'private.periodic_jobs', '{"job": "ab"}'),
  ('a_periodic_job_runs_once_a_second_to_once_a_day', 'private.periodic_jobs', '{"every_seconds": 0}'),
  ('a_periodic_job_runs_once_a_second_to_once_a_day', 'private.periodic_jobs', '{"every_seconds": 86401}'),
  ('the_address_rule_is_the_only_one', 'private.address_rule', '{"is_only": false}'),
  ('an_address_header_is_a_name_in_small_letters', 'private.address_rule', '{"header": "X-Forwarded-For"}'),
  ('an_address_is_at_least_one_hop_from_the_right', 'private.address_rule', '{"hop": 0}'),
  ('a_user_gets_at_most_3000_photo_folders_a_day', 'private.photo_days', '{"folders": 0}'),
  ('a_user_gets_at_most_3000_photo_folders_a_day', 'private.photo_days', '{"folders": 3001}'),
  ('a_code_opens_at_most_10_to_the_9_runs', 'private.access_codes', '{"max_uses": 1000000001}');
-- Texts with as many characters, each of which is one too many.
insert into rows (name, relation, changes)
select name, relation, jsonb_build_object(col, repeat('x', length::integer))::text
from (values ('the_note_of_a_report_has_at_most_500_characters', 'private.reports'::regclass, '{"note": 501}'),
  ('a_comment_has_1_to_1000_characters', 'private.comments', '{"body": 1001}'),
  ('texts_of_a_ban_are_short', 'private.source_bans', '{"source_host": 254, "reason": 2001}'),
  ('a_time_zone_has_a_short_name', 'private.time_zones', '{"name": 61}'),
  ('texts_of_a_failure_are_short', 'private.job_failures', '{"job": 64, "subject": 101, "message": 501}'),
  ('a_periodic_job_is_a_function_of_its_name', 'private.periodic_jobs', '{"job": 64}'),
  ('the_label_of_a_code_is_short', 'private.access_codes', '{"label": 201}'),
  ('an_import_source_has_a_short_name', 'private.import_sources', '{"name": 81}'),
  ('texts_of_an_import_source_are_short', 'private.import_sources',
    '{"pause_code": 61, "pause_reason": 501, "etag": 501, "last_modified": 101, "content_hash": 65}'),
  ('a_publish_key_is_short', 'private.game_drafts', '{"publish_key": 201}'),
  ('the_request_key_of_a_comment_is_short', 'private.comments', '{"request_key": 201}')) v (name, relation, lengths),
    jsonb_each_text(lengths::jsonb) each (col, length);
-- Texts that are too long, though what goes before has the form that another check asks for. Spaces at an end count
-- here alone.
insert into rows (name, relation, changes)
select name, relation, (jsonb_build_object(col, rpad(start, length, filling)) || others)::text
from (values ('a_replaced_name_is_short_with_its_spaces', 'private.replaced_names'::regclass, 'display_name', 'x', 81,
  ' ', '{}'::jsonb),
  ('texts_of_a_ban_are_short', 'private.source_bans', 'lift_reason', 'x', 501, 'x',
    '{"lifted_at": "2024-01-01T00:00:00Z"}')) v (name, relation, col, start, length, filling, others);

select plan((count(*) + count(distinct relation))::integer + 1) from rows;
select is_empty($$select tests.unlisted('check', array(select name from rows), '{private}')$$,
  'every check has a row here');
select is(tests.refused_by(relation, changes), name, name || ': ' || left(changes, 60)) from rows order by place;
-- The can twin: a mere copy is stopped by a key at most, and by no check.
select ok(not exists (select from pg_constraint k where k.conrelid = r.relation and k.contype = 'c'
  and k.conname = tests.refused_by(r.relation, '{}')),
  r.relation || ': a row as it is passes every check') from (select distinct relation from rows) r;
select * from finish();
