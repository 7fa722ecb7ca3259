-- Every reference refuses a row that leads nowhere. The can twin is the row itself, which is there with its own
-- references.
select tests.one_of_everything();
create temp table rows (place serial, name text, relation regclass, changes text, filter text default 'true',
  verb text default 'update');
insert into rows (name, relation, changes) values
  ('an_agency_uses_a_known_currency', 'public.agencies', '{"currency": "QQQ"}'),
  ('an_agency_keeps_the_time_of_a_known_zone', 'public.agencies', '{"time_zone": "Europe/Testham"}'),
  ('a_member_belongs_to_an_agency', 'public.agency_members', '{"agency_id": "*"}'),
  ('a_member_is_a_user', 'public.agency_members', '{"user_id": "*"}'),
  ('a_profile_is_a_users', 'public.profiles', '{"id": "*"}'),
  ('a_staff_member_is_a_user', 'private.staff_members', '{"user_id": "*"}'),
  ('a_market_uses_a_known_currency', 'public.market_bounds', '{"currency": "QQQ"}'),
  ('an_asset_may_belong_to_a_user', 'public.assets', '{"owner_id": "*"}'),
  ('an_asset_may_belong_to_an_agency', 'public.assets', '{"agency_id": "*"}'),
  ('a_listing_offers_an_asset', 'public.listings', '{"asset_id": "*"}'),
  ('a_listing_uses_a_known_currency', 'public.listings', '{"currency": "QQQ"}'),
  ('a_photo_shows_a_listing', 'public.listing_photos', '{"listing_id": "*"}'),
  ('an_area_level_uses_a_known_currency', 'private.area_price_levels', '{"currency": "QQQ"}'),
  ('a_game_belongs_to_an_agency', 'public.games', '{"agency_id": "*"}'),
  ('a_game_may_have_an_owner', 'public.games', '{"owner_id": "*"}'),
  ('a_game_uses_a_known_currency', 'public.games', '{"currency": "QQQ"}'),
  ('a_game_listing_shows_a_listing', 'public.game_listings', '{"listing_id": "*"}'),
  ('a_commitment_is_about_a_game_listing', 'private.price_commitments', '{"game_listing_id": "*"}'),
  ('a_commitment_is_about_a_price_version', 'private.price_commitments', '{"listing_price_id": "*"}'),
  ('a_guest_may_be_claimed_by_a_user', 'private.guest_identities', '{"claimed_by": "*"}'),
  ('a_session_plays_a_game', 'public.sessions', '{"game_id": "*"}'),
  ('a_round_may_have_a_commitment', 'public.session_rounds', '{"commitment_id": "*"}'),
  ('a_session_may_replay_another', 'public.sessions', '{"like_id": "*"}'),
  ('a_guess_belongs_to_a_round', 'public.guesses', '{"session_id": "*"}'),
  ('a_spoiler_is_of_a_game', 'private.seen_spoilers', '{"game_id": "*"}'),
  ('a_board_entry_is_of_a_game', 'private.leaderboard_entries', '{"game_id": "*"}'),
  ('a_board_entry_is_of_a_session', 'private.leaderboard_entries', '{"session_id": "*"}'),
  ('a_score_counter_is_of_a_game', 'private.score_histogram', '{"game_id": "*"}'),
  ('a_crowd_counter_is_of_a_game_listing', 'private.crowd_histogram', '{"game_listing_id": "*"}'),
  ('a_broadcast_is_of_a_game', 'private.leaderboard_broadcasts', '{"game_id": "*"}'),
  ('a_comment_belongs_to_a_thread', 'private.comments', '{"thread_id": "*"}'),
  ('a_comment_is_about_a_game_listing', 'private.comments', '{"game_listing_id": "*"}'),
  ('a_comment_is_written_in_a_session', 'private.comments', '{"session_id": "*"}'),
  ('a_block_follows_from_a_comment', 'private.comment_blocks', '{"comment_id": "*"}'),
  ('a_block_is_of_a_game', 'private.comment_blocks', '{"game_id": "*"}'),
  ('a_report_is_for_the_people_of_a_game', 'private.reports', '{"game_id": "*"}'),
  ('a_report_may_be_about_a_comment', 'private.reports', '{"comment_id": "*", "session_id": null}'),
  ('a_report_may_be_about_the_name_of_a_session', 'private.reports', '{"session_id": "*", "comment_id": null}'),
  ('a_replaced_name_is_of_a_game', 'private.replaced_names', '{"game_id": "*"}'),
  ('front_page_figures_are_of_an_agency', 'private.front_page_figures', '{"agency_id": "*"}'),
  ('front_page_figures_may_name_a_home', 'private.front_page_figures', '{"hardest_id": "*"}'),
  ('a_report_is_of_a_game', 'private.report_viewers', '{"game_id": "*"}'),
  ('a_report_is_opened_by_a_code', 'private.report_viewers', '{"access_code_id": "*"}'),
  ('an_exclusion_is_of_a_run', 'private.run_exclusions', '{"session_id": "*"}'),
  ('an_exclusion_may_name_who_decided', 'private.run_exclusions', '{"excluded_by": "*"}'),
  ('a_catalogue_row_is_of_a_game', 'private.game_catalogue', '{"game_id": "*"}'),
  ('a_catalogue_row_is_of_an_agency', 'private.game_catalogue', '{"agency_id": "*"}'),
  ('an_import_host_may_be_an_agencys', 'public.import_hosts', '{"agency_id": "*"}'),
  ('an_import_is_a_users', 'public.listing_imports', '{"user_id": "*"}'),
  ('an_import_may_have_made_a_listing', 'public.listing_imports', '{"listing_id": "*"}'),
  ('a_takedown_may_be_decided_by_a_user', 'public.takedown_requests', '{"decided_by": "*"}'),
  ('a_takedown_may_name_a_listing', 'public.takedown_requests', '{"listing_id": "*"}'),
  ('a_draft_is_its_creators', 'private.game_drafts', '{"owner_id": "*"}'),
  ('a_game_may_have_a_chosen_cover', 'public.games', '{"cover_photo_id": "*"}'),
  ('a_draft_may_have_become_a_game', 'private.game_drafts', '{"published_game_id": "*"}'),
  ('a_photo_folder_was_given_to_a_user', 'private.photo_folders', '{"user_id": "*"}'),
  ('photos_are_counted_for_a_user', 'private.photo_days', '{"user_id": "*"}');
-- Rows that nothing else leads to, so that only the reference itself can refuse.
insert into rows (name, relation, changes, filter) values
  ('a_game_listing_belongs_to_a_game', 'public.game_listings', '{"game_id": "*"}',
    'not exists (select from private.access_codes c where c.game_listing_id = game_listings.id)'),
  ('an_access_code_opens_a_game', 'private.access_codes', '{"game_id": "*"}', 'game_listing_id is null'),
  ('an_access_code_may_open_one_home_of_its_game', 'private.access_codes', '{"game_listing_id": "*"}', 'true'),
  ('a_session_may_be_a_users', 'public.sessions', '{"user_id": "*"}', 'user_id is not null'),
  ('a_session_may_be_a_guests', 'public.sessions', '{"guest_id": "*"}', 'guest_id is not null'),
  ('a_round_belongs_to_a_session', 'public.session_rounds', '{"session_id": "*"}',
    'not exists (select from public.guesses g where g.session_id = session_rounds.session_id)'),
  ('a_round_shows_a_game_listing', 'public.session_rounds', '{"game_listing_id": "*"}',
    'not exists (select from public.guesses g where g.session_id = session_rounds.session_id)');
-- Prices are never changed, only added.
insert into rows (name, relation, changes, verb) values
  ('a_price_belongs_to_a_listing', 'private.listing_prices', '{"id": "*", "listing_id": "*"}', 'insert'),
  ('a_price_uses_a_known_currency', 'private.listing_prices', '{"id": "*", "version": 29999, "currency": "QQQ"}',
    'insert');

select plan(count(*)::integer + 1) from rows;
select is_empty($$select tests.unlisted('reference', array(select name from rows))$$, 'every reference has a row here');
select is(tests.refused_by(relation, changes, filter, verb), name, name) from rows order by place;
select * from finish();
