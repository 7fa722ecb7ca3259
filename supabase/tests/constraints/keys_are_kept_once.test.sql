-- Every key refuses the same row again, while nothing else stands in its way; with another key it is taken.
select tests.one_of_everything();
create temp table rows (place serial, name text, relation regclass, changes text, filter text default 'true');
insert into rows (name, relation, changes) values
  ('agencies_have_an_id', 'public.agencies', '{"key": "*"}'),
  ('an_agency_key_is_unique', 'public.agencies', '{"id": "*"}'),
  ('a_person_is_a_member_of_an_agency_once', 'public.agency_members', '{}'),
  ('assets_have_an_id', 'public.assets', '{}'),
  ('a_game_shows_a_listing_once', 'public.game_listings', '{"id": "*"}'),
  ('game_listings_have_an_id', 'public.game_listings', '{"game_id": "*", "listing_id": "*"}'),
  ('a_template_is_known_by_its_key', 'public.game_templates', '{}'),
  ('a_slug_is_unique_within_a_brand', 'public.games', '{"id": "*"}'),
  ('games_have_an_id', 'public.games', '{"slug": "*"}'),
  ('a_player_guesses_a_round_once', 'public.guesses', '{}'),
  ('an_import_host_has_one_rule', 'public.import_hosts', '{}'),
  ('listing_imports_have_an_id', 'public.listing_imports', '{}'),
  ('a_listing_shows_one_photo_per_position', 'public.listing_photos', '{"id": "*", "path": "*"}'),
  ('a_photo_folder_is_used_once', 'public.listing_photos', '{"id": "*", "position": 29999}'),
  ('listing_photos_have_an_id', 'public.listing_photos', '{"path": "*", "position": 29999}'),
  ('listings_have_an_id', 'public.listings', '{"external_ref": "*"}'),
  ('a_market_has_one_range_per_currency_and_kind', 'public.market_bounds', '{}'),
  ('a_game_uses_a_code_once', 'private.access_codes', '{"id": "*"}'),
  ('import_sources_have_an_id', 'private.import_sources', '{"address": "https://feeds.test/other"}'),
  ('an_import_source_stands_once_in_an_agency', 'private.import_sources', '{"id": "*"}'),
  ('import_source_runs_have_an_id', 'private.import_source_runs',
    '{"outcome": "read", "finished_at": "2024-01-01T00:00:00Z"}'),
  ('a_source_has_one_run_under_way', 'private.import_source_runs', '{"id": "*"}'),
  ('a_home_stands_once_in_a_feed', 'private.import_source_homes', '{}'),
  ('a_run_changes_a_home_once', 'private.import_source_changes', '{}'),
  ('access_codes_have_an_id', 'private.access_codes', '{"code_hash": "\\x01"}'),
  ('there_is_one_address_rule', 'private.address_rule', '{}'),
  ('an_area_has_one_level_per_currency', 'private.area_price_levels', '{}'),
  ('a_player_is_blocked_once_in_a_game', 'private.comment_blocks', '{}'),
  ('a_session_posts_a_request_key_once', 'private.comments', '{"id": "*"}'),
  ('comments_have_an_id', 'private.comments', '{"request_key": "*"}'),
  ('a_crowd_counter_is_kept_once', 'private.crowd_histogram', '{}'),
  ('currencies_are_known_by_code', 'private.currencies', '{}'),
  ('rooms_have_an_id', 'private.rooms', '{"code": "CCC777", "topic_key": "*"}'),
  ('a_room_is_found_by_one_code', 'private.rooms', '{"id": "*", "topic_key": "*"}'),
  ('a_room_speaks_on_one_topic', 'private.rooms', '{"id": "*", "code": "CCC777"}'),
  ('a_room_has_a_home_for_each_round', 'private.room_rounds', '{}'),
  ('a_seat_guesses_a_round_once', 'private.room_guesses', '{}'),
  ('a_command_is_obeyed_once', 'private.room_commands', '{}'),
  ('a_folder_is_removed_once', 'private.file_removals', '{}'),
  ('a_game_is_in_the_catalogue_once', 'private.game_catalogue', '{}'),
  ('game_drafts_have_an_id', 'private.game_drafts', '{}'),
  ('a_game_moves_between_two_states_once', 'private.game_transitions', '{}'),
  ('a_guest_token_is_known_once', 'private.guest_identities', '{"id": "*"}'),
  ('guest_identities_have_an_id', 'private.guest_identities', '{"token_hash": "\\x01"}'),
  ('a_failure_is_kept_once_for_a_job_and_subject', 'private.job_failures', '{}'),
  ('a_board_has_one_last_broadcast', 'private.leaderboard_broadcasts', '{}'),
  ('leaderboard_changes_have_an_id', 'private.leaderboard_changes', '{}'),
  ('a_session_has_one_board_entry', 'private.leaderboard_entries', '{"id": "*"}'),
  ('leaderboard_entries_have_an_id', 'private.leaderboard_entries', '{"session_id": "*"}'),
  ('a_listing_has_one_price_per_version', 'private.listing_prices', '{"id": "*"}'),
  ('listing_prices_have_an_id', 'private.listing_prices', '{"version": 29999}'),
  ('management_entries_have_an_id', 'private.management_log', '{}'),
  ('moderation_log_has_an_id', 'private.moderation_log', '{}'),
  ('a_periodic_job_is_known_once', 'private.periodic_jobs', '{}'),
  ('a_user_has_one_count_of_photos', 'private.photo_days', '{}'),
  ('photo_folders_have_an_id', 'private.photo_folders', '{}'),
  ('a_country_has_one_form_of_district', 'private.postcode_districts', '{}'),
  ('a_game_listing_commits_once_per_price_version', 'private.price_commitments', '{"id": "*"}'),
  ('price_commitments_have_an_id', 'private.price_commitments', '{"listing_price_id": "*"}'),
  ('a_subject_has_one_window', 'private.rate_limits', '{}'),
  ('a_name_is_replaced_once_in_a_game', 'private.replaced_names', '{}'),
  ('a_brand_has_one_set_of_front_page_figures', 'private.front_page_figures', '{}'),
  ('a_viewer_opens_a_report_once', 'private.report_viewers', '{}'),
  ('reports_have_an_id', 'private.reports', '{"reporter_id": "*"}'),
  ('a_reserved_slug_is_listed_once', 'private.reserved_slugs', '{}'),
  ('a_run_is_excluded_once', 'private.run_exclusions', '{}'),
  ('a_score_counter_is_kept_once', 'private.score_histogram', '{}'),
  ('a_player_sees_a_spoiler_once', 'private.seen_spoilers', '{}'),
  ('source_bans_have_an_id', 'private.source_bans', '{"source_hash": "\\x01"}'),
  ('a_person_is_staff_once', 'private.staff_members', '{}'),
  ('a_time_zone_is_known_once', 'private.time_zones', '{}'),
  ('there_is_one_token_key', 'private.token_keys', '{}'),
  ('a_photo_folder_is_used_up_once', 'private.used_photo_folders', '{}'),
  ('profiles_have_an_id', 'public.profiles', '{}'),
  ('a_session_has_one_round_per_position', 'public.session_rounds', '{"game_listing_id": "*"}'),
  ('a_session_plays_a_game_listing_once', 'public.session_rounds', '{"position": 29999}'),
  ('sessions_have_an_id', 'public.sessions', '{"game_id": "*", "request_key": "*"}'),
  ('a_takedown_is_requested_once_per_key', 'public.takedown_requests', '{"id": "*"}'),
  ('takedown_requests_have_an_id', 'public.takedown_requests', '{"request_key": "*"}');
-- Keys of some rows only.
insert into rows (name, relation, changes, filter) values
  ('a_seat_has_a_number_in_its_room', 'private.room_seats',
    '{"token_hash": "\\x01", "user_id": null, "guest_id": "*"}', 'user_id is not null'),
  ('a_seat_token_opens_one_seat', 'private.room_seats', '{"number": 999, "user_id": null, "guest_id": "*"}',
    'user_id is not null'),
  ('a_user_has_one_seat_in_a_room', 'private.room_seats', '{"number": 999, "token_hash": "\\x01"}',
    'user_id is not null'),
  ('a_guest_has_one_seat_in_a_room', 'private.room_seats', '{"number": 999, "token_hash": "\\x01"}',
    'guest_id is not null'),
  ('a_listing_is_imported_once', 'public.listings', '{"id": "*"}', 'external_ref is not null'),
  ('a_comment_is_reported_once_by_a_player', 'private.reports', '{"id": "*"}', 'comment_id is not null'),
  ('a_name_is_reported_once_by_a_player', 'private.reports', '{"id": "*"}', 'session_id is not null'),
  ('a_source_is_banned_once_for_the_same_people', 'private.source_bans', '{"id": "*"}', 'lifted_at is null'),
  ('a_user_has_one_active_run_of_a_game', 'public.sessions', '{"id": "*", "request_key": "*", "is_ranked": false}',
    $$status = 'active' and user_id is not null$$),
  ('a_guest_has_one_active_run_of_a_game', 'public.sessions', '{"id": "*", "request_key": "*", "is_ranked": false}',
    $$status = 'active' and guest_id is not null$$),
  ('a_user_has_one_ranked_run_of_a_game', 'public.sessions',
    '{"id": "*", "request_key": "*", "status": "finished", "finished_at": "2024-01-01T00:00:00Z"}',
    'is_ranked and user_id is not null'),
  ('a_guest_has_one_ranked_run_of_a_game', 'public.sessions',
    '{"id": "*", "request_key": "*", "status": "finished", "finished_at": "2024-01-01T00:00:00Z"}',
    'is_ranked and guest_id is not null'),
  ('a_user_uses_a_request_key_once', 'public.sessions', '{"id": "*", "game_id": "*"}',
    'request_key is not null and user_id is not null'),
  ('a_guest_uses_a_request_key_once', 'public.sessions', '{"id": "*", "game_id": "*"}',
    'request_key is not null and guest_id is not null');

-- The can twin: another value in each column of the key, by the column's type.
create function pg_temp.another_key(of regclass) returns text language sql as $$
  select jsonb_object_agg(a.attname, case a.atttypid::regtype::text when 'uuid' then '"*"' when 'text' then '"QQQ"'
    when 'bytea' then '"\\x02"'
    when 'boolean' then 'false' when 'date' then '"1990-01-01"' else '31000' end::jsonb)::text
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) where i.indexrelid = of
$$;

select plan(2 * count(*)::integer + 1) from rows;
-- What the id alone keeps once already is a key only so that references can name it.
select is_empty($$select tests.unlisted('key', array(select name from rows)
  || 'a_game_listing_is_known_within_its_game'::text)$$, 'every key has a row here');
select is(tests.refused_by(relation, changes, filter), name, name) from rows order by place;
select isnt(tests.refused_by(relation, (changes::jsonb || pg_temp.another_key(k.oid)::jsonb)::text, filter), name, name
  || ' lets another key in')
from rows join pg_class k on k.relname = rows.name and k.relkind = 'i' order by place;
select * from finish();
