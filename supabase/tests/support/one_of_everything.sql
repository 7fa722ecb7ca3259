-- A row in every table, and what a table's constraints say to a change of such a row: tests/constraints.

create function tests.one_of_everything() returns void language plpgsql as $$
declare
  brand uuid := tests.agency('brand-of-everything');
  person uuid := tests.person('Person of everything');
  player uuid := tests.person('Player of everything');
  other uuid := tests.person('Other of everything');
  game uuid;
  ranked jsonb;
  excluded jsonb;
  said uuid;
  room jsonb;
begin
  insert into public.agency_members values (brand, person, 'agent');
  insert into private.staff_members values (person);
  game := tests.game('game-of-everything', brand, '{25000000,30000000}', person);
  update public.games g set family = 'forum' where g.id = game;
  update public.listings l set external_ref = gen_random_uuid()::text from public.game_listings gl
    where gl.listing_id = l.id and gl.game_id = game;
  insert into private.area_price_levels values ('QQ', 'QQ1', 'GBP', 1, 1, 'nobody', '2024-01-01');
  perform tests.one_home_of_an_agency(game, brand);
  perform tests.one_of_the_market();
  perform public.set_access_code(game, 'report_code', 'EVERYTHING', 'one of everything');
  insert into private.access_codes (game_id, game_listing_id, code_hash)
    select gl.game_id, gl.id, sha256('everything') from public.game_listings gl where gl.game_id = game
      and gl.position = 1;
  ranked := tests.start(game, player, request_key => gen_random_uuid()::text);
  perform tests.guess(ranked, 1, 26000000, player);
  said := tests.id_of(tests.say(ranked, 1, 'A comment of everything', player));
  perform tests.guess(ranked, 2, 26000000, player);
  excluded := tests.start(game, other);
  perform tests.start(game, request_key => gen_random_uuid()::text);
  insert into private.run_exclusions (session_id, reason, excluded_by)
    values ((excluded ->> 'session_id')::uuid, 'One of everything', person);
  update public.sessions s set is_ranked = false where s.id = (excluded ->> 'session_id')::uuid;
  insert into private.seen_spoilers (game_id, player_id) values (game, other);
  insert into private.comment_blocks (game_id, player_id, comment_id) values (game, other, said);
  insert into private.replaced_names (game_id, player_id, display_name) values (game, other, 'Somebody');
  insert into private.reports (game_id, comment_id, reporter_id, reason) values (game, said, other, 'abuse');
  insert into private.reports (game_id, session_id, reporter_id, reason)
    values (game, (ranked ->> 'session_id')::uuid, other, 'abuse');
  insert into private.moderation_log (game_id, actor_id, action, player_id, before, reason)
    values (game, person, 'block', other, '', 'Everything');
  insert into private.management_log (actor_id, action) values (person, 'everything');
  insert into private.report_viewers (game_id, player_id, access_code_id) select c.game_id, other, c.id
    from private.access_codes c where c.game_id = game limit 1;
  insert into private.front_page_figures (agency_id, day_on, guesses_today, hardest_id, hardest_guesses, miss_percent)
    select g.agency_id, now(), 1, gl.id, 10, 50 from public.games g join public.game_listings gl on gl.game_id = g.id
    where g.id = game limit 1;
  insert into private.edition_days (edition, day_on, number, opens_at, closes_at, game_id, hard_game_id) values
    ('uk', '2001-01-01', -9000, '2001-01-01', '2001-01-02', game, game),
    ('uk', '2001-01-02', -8999, '2001-01-02', '2001-01-03', null, null);
  insert into private.edition_homes (edition, day_on, listing_id, position, is_sample)
    select 'uk', '2001-01-01', gl.listing_id, 1, false from public.game_listings gl where gl.game_id = game limit 1;
  insert into private.edition_pool (listing_id)
    select gl.listing_id from public.game_listings gl where gl.game_id = game limit 1;
  insert into private.reminders (edition, channel, address, locale, time_zone, hour, token_hash, user_id)
    values ('uk', 'mail', 'everything@example.com', 'en-GB', 'UTC', 7, sha256('everything'), person)
    returning id into said;
  insert into private.outgoing_messages (reminder_id, kind, day_on, number) values (said, 'day', '2001-01-01', 1);
  insert into private.reminders (edition, channel, address, p256dh, auth_key, locale, time_zone, confirmed_at)
    values ('uk', 'push', 'https://fcm.googleapis.com/fcm/send/everything', repeat('p', 87), repeat('a', 22), 'en-GB',
      'UTC', now());
  insert into private.reminders (channel, address, locale, time_zone, hour, user_id)
    values ('mail', 'everything@example.com', 'en-GB', 'UTC', 7, person);
  insert into private.reminders (channel, address, locale, time_zone, hour, guest_id)
    select 'mail', 'everything@example.com', 'en-GB', 'UTC', 7, s.guest_id from public.sessions s
    where s.game_id = game and s.guest_id is not null limit 1;
  insert into private.agency_invitations (agency_id, email, role, locale, token_hash)
    values (brand, 'everything@example.com', 'agent', 'en', sha256('everything')) returning id into said;
  insert into private.reminders (channel, address, locale, time_zone, hour, agency_invitation_id)
    values ('mail', 'everything@example.com', 'en-GB', 'UTC', 7, said);
  insert into private.leaderboard_broadcasts values (game, now()) on conflict do nothing;
  insert into private.leaderboard_changes (game_id) values (game);
  insert into private.file_removals (bucket_id, folder) values ('listing-photos', gen_random_uuid());
  insert into private.game_drafts (id, owner_id, document) values (gen_random_uuid(), person, '{}');
  insert into private.mode_presets (owner_id, code, name, options) values (person, 'ABCD2345', 'Mine', '{}');
  insert into private.photo_folders (user_id) values (person);
  insert into private.photo_days values (person, '2024-01-01', 1);
  insert into private.source_bans (source_hash, reach, owner_id, reason)
    values (sha256('everything'), 'tenant', person, 'One of everything');
  perform private.note_job_failure('everything', '', 'XX000', 'One of everything');
  insert into public.import_hosts (host, rule) values ('everything.example', 'allowed');
  perform private.insert_imports(person, '[{"way": "link", "outcome": "read"}]');
  insert into private.import_sources (agency_id, name, address) values (brand, 'A feed', 'https://feeds.test/a')
    returning id into said;
  insert into private.import_source_homes (source_id, home_key, listing_id)
    select said, 'number:1', gl.listing_id from public.game_listings gl where gl.game_id = game and gl.position = 1;
  insert into private.import_source_runs (source_id, begun_by) values (said, 'clock') returning id into said;
  insert into private.import_source_changes values (said, 'number:1', 'appeared', 'A home', '{}');
  insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
    statement)
    values (gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.');
  insert into private.api_keys (user_id, name, key_hash) values (person, 'Everything', sha256('everything'));
  insert into private.polls (game_listing_id, locked_at, guesses, seal)
    select gl.id, now(), 1, repeat('a', 64) from public.game_listings gl where gl.game_id = game and gl.position = 1;
  insert into private.poll_guesses (game_listing_id, leaf, session_id, salt)
    select gl.id, repeat('b', 64), (ranked ->> 'session_id')::uuid, 'salt' from public.game_listings gl
    where gl.game_id = game and gl.position = 1;
  insert into private.corrections (request_key, game_id, game_listing_id, action, reason, price_before_id,
    price_after_id, runs)
    select gen_random_uuid(), gl.game_id, gl.id, 'correct', 'wrong_price', p.id, p.id, 1 from public.game_listings gl
    join private.listing_prices p on p.listing_id = gl.listing_id where gl.game_id = game and gl.position = 1;
  insert into private.corrected_runs (correction_id, session_id, score_before, score_after, total_before, total_after)
    select c.id, (ranked ->> 'session_id')::uuid, 1, 2, 1, 2 from private.corrections c where c.game_id = game;
  insert into private.disputes (request_key, game_id, game_listing_id, session_id, reason, state, decided_by,
    decided_at, appealed_at, judged_by, judged_at)
    select gen_random_uuid(), gl.game_id, gl.id, (ranked ->> 'session_id')::uuid, 'wrong_price', 'granted', person,
      now(), now(), person, now() from public.game_listings gl where gl.game_id = game and gl.position = 1;
  insert into private.notices (player_id, session_id, kind, game_listing_id, dispute_id)
    select player, d.session_id, 'answered', d.game_listing_id, d.id from private.disputes d where d.game_id = game;
  room := tests.open_room(game, code => 'EEE777');
  perform tests.join_room(room, 2, other);
  perform tests.begin_game(room);
  perform tests.guess_in_room(room, 1, 26000000);
  perform tests.join_room(room, 3, null, more => '{"isWatcher": true}');
  perform tests.guess_as_audience(room, 3, 27000000);
  insert into private.room_cards (room_id, game, number, game_listing_id)
  select r.room_id, r.game, r.number, r.game_listing_id from private.room_rounds r
    where r.room_id = tests.room_id(room);
  -- In this order everywhere, so that nobody waits for each other.
  perform pg_advisory_xact_lock(hashtextextended('count_pars', 0));
  perform pg_advisory_xact_lock(hashtextextended('look_at_players', 0));
  perform private.look_at_players();
  perform private.award_badges(player);
  perform private.count_season(player, private.season_at(now()));
  perform private.count_badges();
  insert into private.season_places (season_on, user_id, display_name, homes, over_par, score, is_placed)
    values ('2001-01-01', player, 'Player', 30, 1, 1, true);
  insert into private.player_changes (user_id) values (player);
  insert into private.leaving_accounts (user_id) values (player);
  insert into private.friend_invitations (user_id, token_hash) values (player, sha256('everything'));
  insert into private.friendships (one_id, other_id) values (least(player, other), greatest(player, other));
  insert into private.public_profiles (user_id, handle, shows) values (player, '0123456789abcdef', '{badges}');
  perform tests.one_dossier(other, player, game);
  perform tests.one_quest(player, game);
  insert into private.agency_hosts (agency_id, host, verified_at) values (brand, 'homes.example.com', now());
  said := (select r.id from private.site_rows r where r.agency_id = brand and r.kind = 'sell');
  insert into private.site_rows (id, agency_id, parent_id, role, kind)
    values (gen_random_uuid(), brand, said, 'part', 'text');
  insert into private.site_fields (row_id, agency_id, locale, field, value, changed_by)
    values (said, brand, 'en-GB', 'title', '"Everything"', person);
  insert into private.page_previews (token_hash, page_id) values (sha256('everything'), said);
  insert into private.site_versions (page_id, number, agency_id, content, made_by)
    values (said, 1, brand, '{"parts": [], "fields": []}', person);
  insert into private.site_slugs (agency_id, slug, page_id, locales) values (brand, 'everything', said, '{en-GB}');
  perform tests.one_lead(brand, game, (ranked ->> 'session_id')::uuid);
  -- The clock may be counting at this moment, and then a second one counts nothing.
  perform private.count_pars();
  insert into private.point_changes (game_listing_id, points, change)
    select gl.id, 500, 1 from public.game_listings gl where gl.game_id = game limit 1;
end $$;

-- A hunt with a search that has found a home.
create function tests.one_lead(agency uuid, game uuid, session uuid, name text default 'everything') returns void
language plpgsql as $$
declare
  lead uuid;
  entry uuid;
begin
  insert into private.lead_rules (agency_id, hook_url, hook_secret) values (agency, 'https://crm.example.com',
    'secret');
  insert into private.lead_tickets (agency_id, session_id, game_listing_id)
    select agency, session, gl.id from public.game_listings gl where gl.game_id = game and gl.position = 1;
  insert into private.leads (agency_id, kind, game_id, listing_id, session_id, mailbox, name, phone, own_home, locale,
    token_hash, confirmed_at)
    select agency, 'home', game, gl.listing_id, session, 'asks@example.com', 'Asks', '01234', 'Leeds', 'en-GB',
      sha256(('lead of ' || one_lead.name)::bytea), now() from public.game_listings gl where gl.game_id = game
        and gl.position = 1
    returning id into lead;
  insert into private.lead_entries (lead_id, kind, request_key, body) values (lead, 'asked', gen_random_uuid(),
    'May I?')
    returning id into entry;
  insert into private.lead_hook_calls (lead_id, entry_id) values (lead, entry);
  insert into private.mails (mail_key, kind, lead_id, entry_id, mailbox, locale)
    values (one_lead.name, 'lead-copy', lead, entry, 'asks@example.com', 'en-GB');
  insert into private.bounced_mailboxes (mailbox_hash) values (sha256(('bounced ' || one_lead.name)::bytea));
  insert into private.reply_templates (agency_id, name, body) values (agency, 'Visit', 'Come.');
  insert into private.mail_texts (agency_id, kind, locale, title, body)
    values (agency, 'lead-copy', 'en-GB', 'Your question', '{{words}} [Here]({{link}})');
  insert into private.embed_counts (game_id, host, day_on) values (game, 'blog.example.com', '2001-01-01');
  insert into private.game_shares (press_id, game_id) values (gen_random_uuid(), game);
end $$;

create function tests.one_quest(hunter uuid, game uuid) returns void language plpgsql as $$
declare
  quest uuid := gen_random_uuid();
  query uuid := gen_random_uuid();
  home uuid := (select gl.listing_id from public.game_listings gl where gl.game_id = game and gl.position = 1);
begin
  insert into private.quests (id, owner_id, agency_id, title)
    select quest, hunter, a.id, 'Everything' from public.agencies a where a.key = 'default';
  insert into private.search_queries (id, quest_id, name, country_code, currency)
    values (query, quest, 'Everything', 'GB', 'GBP');
  insert into private.search_finds (query_id, listing_id) values (query, home);
  insert into private.shown_prices (player_id, listing_id) values (hunter, home) on conflict do nothing;
end $$;

-- A dossier of an owner and a partner, about a home of a game and another one.
create function tests.one_dossier(owner uuid, partner uuid, game uuid) returns uuid language plpgsql as $$
declare
  dossier uuid;
  homes uuid[];
  photo uuid;
begin
  insert into public.dossiers (title) values ('A dossier of everything') returning id into dossier;
  insert into public.dossier_members (dossier_id, user_id, role) values (dossier, owner, 'owner'),
    (dossier, partner, 'partner');
  insert into private.dossier_invitations (dossier_id, token_hash, role)
    values (dossier, sha256('everything'), 'viewer');
  insert into private.dossier_log (dossier_id, action, actor_id) values (dossier, 'created', owner);
  insert into private.dossier_support_grants (dossier_id, expires_at) values (dossier, now() + interval '1 day');
  with made as (
    insert into public.dossier_assets (dossier_id, title, listing_id)
      select dossier, 'A home of everything', gl.listing_id from public.game_listings gl where gl.game_id = game
        order by gl.position limit 2 returning id)
  select array_agg(m.id) into homes from made m;
  insert into public.assets_comparisons (dossier_id, one_id, other_id) values (dossier, homes[1], homes[2]);
  insert into public.dossier_photos (dossier_id, asset_id, width, height, content_hash)
    values (dossier, homes[1], 480, 320, repeat('a', 64)) returning id into photo;
  insert into public.dossier_notes (dossier_id, asset_id, comparison_id, photo_id, pin_x, pin_y, author_id, body)
    select dossier, homes[1], c.id, photo, 0.5, 0.5, p.id, 'A note of everything' from public.assets_comparisons c,
      unnest(array[owner, partner]) p (id) where c.dossier_id = dossier;
  insert into public.dossier_queries (dossier_id, asset_id, author_id, question, ready_key)
    select dossier, homes[1], p.id, 'Is there a cellar?', 'cellar-' || p.n
    from unnest(array[owner, partner]) with ordinality p (id, n);
  insert into public.dossier_tasks (dossier_id, asset_id, author_id, title, checklist_key)
    select dossier, homes[1], p.id, 'Ask the bank', 'bank-' || p.n
    from unnest(array[owner, partner]) with ordinality p (id, n);
  insert into public.dossier_events (dossier_id, asset_id, title, starts_at, ends_at, time_zone, import_uid)
    values (dossier, homes[1], 'Viewing', now(), now(), 'UTC', 'everything');
  insert into public.dossier_tasks (dossier_id, asset_id, title, follows_id)
    select dossier, homes[1], 'Ask again', t.id from public.dossier_tasks t where t.dossier_id = dossier limit 1;
  insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency)
    values (dossier, homes[1], 100, 'GBP');
  update public.dossier_offer_versions v set author_id = owner from public.dossier_offers o
    where o.id = v.offer_id and o.dossier_id = dossier;
  insert into public.hunter_profiles (dossier_id) values (dossier);
  with point as (
    insert into public.dossier_points (dossier_id, asset_id, author_id, side, body)
      values (dossier, homes[1], owner, 'pro', 'Light all day') returning id)
  insert into public.dossier_point_votes (point_id, user_id, dossier_id, weight)
    select point.id, p.id, dossier, 1 from point, unnest(array[owner, partner]) p (id);
  insert into private.dossier_notices (dossier_id, user_id, kind, subject_id)
    select dossier, p.id, 'note_shared', n.id
    from unnest(array[owner, partner]) p (id), public.dossier_notes n where n.dossier_id = dossier;
  insert into private.dossier_notice_ways (dossier_id, user_id, kind, way) values (dossier, owner, 'task_done', 'off');
  insert into private.dossier_feeds (dossier_id, user_id, token_hash) values (dossier, owner, sha256('calendar'));
  insert into private.dossier_visits (dossier_id, user_id, since_at, sales_place, sales_on, since_sales_place,
    since_sales_on) values (dossier, owner, now() - interval '1 day', 'TE1', '2026-02-01', 'TE1', '2026-01-01');
  insert into private.dossier_gone_events (event_id, dossier_id, event) values (gen_random_uuid(), dossier, '{}');
  insert into private.dossier_task_reminders (task_id, remind_at)
    select t.id, now() from public.dossier_tasks t where t.dossier_id = dossier limit 1;
  insert into private.reminders (channel, address, locale, time_zone, hour, user_id, dossier_id)
    values ('mail', 'everything@example.com', 'en-GB', 'UTC', 7, owner, dossier);
  -- Somebody of whom nothing else is there.
  insert into public.dossier_members (dossier_id, user_id, role)
    values (dossier, tests.person('Viewer of everything'), 'viewer');
  delete from private.dossier_notices n using public.dossier_members m
    where m.dossier_id = dossier and m.role = 'viewer' and n.user_id = m.user_id;
  insert into public.dossier_ai_consents (user_id, provider) select p, 'A model' from unnest(array[owner, partner]) p;
  insert into public.dossier_ai_threads (dossier_id, author_id, title)
    select dossier, p, 'Is there a cellar?' from unnest(array[owner, partner]) p;
  insert into public.dossier_ai_messages (thread_id, place, question, provider)
    select t.id, 1, 'Is there a cellar?', 'A model' from public.dossier_ai_threads t where t.dossier_id = dossier;
  insert into public.dossier_feedbacks (dossier_id, asset_id, author_id, facts_hash, made_by, body)
    select dossier, homes[1], p, repeat('a', 64), 'rule', '{}' from unnest(array[owner, partner]) p;
  insert into private.dossier_ai_usage (dossier_id, user_id, used_on)
    select dossier, p, '2026-11-01' from unnest(array[owner, partner]) p;
  insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on, author_id)
    select dossier, homes[1], 'price_minor', '100', 'typed', current_date, p.id
    from unnest(array[owner, partner]) p (id);
  insert into private.comparison_verdicts (comparison_id, dossier_id, user_id, winner)
    select c.id, dossier, partner, 'one' from public.assets_comparisons c where c.dossier_id = dossier;
  return dossier;
end $$;

-- A sale of a market, with what stands around it and follows from it.
create function tests.one_of_the_market() returns void language plpgsql as $$
declare
  read_from integer;
begin
  insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, lines_read, imported)
    values ('sold', 'everything.csv', 'everything', 'Everything', 'None.', 'GB', 1, 1) returning id into read_from;
  insert into private.market_refusals (import_id, line, reason) values (read_from, 2, 'price_unreadable');
  insert into private.sample_districts (import_id, country_code, area_code, west, south, east, north)
    values (read_from, 'GB', 'QQ1', -0.1, 51.5, -0.1, 51.5);
  insert into private.postcodes (country_code, postcode, latitude, longitude, import_id)
    values ('GB', 'QQ1 1QQ', 51.5, -0.1, read_from);
  insert into private.energy_certificates (certificate, postcode, address, rating, potential_rating, lodged_on,
    import_id)
    values ('everything', 'QQ1 1QQ', '1 Everything Street', 'D', 'C', '2024-01-01', read_from);
  insert into private.market_areas (kind, country_code, code, name, boundary, west, south, east, north, import_id)
    values ('district', 'GB', 'QQ1', 'Everything', '{"type": "MultiPolygon"}', 0, 0, 1, 1, read_from);
  insert into private.sales (id, place, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon,
    street, area_m2)
    select gen_random_uuid(), p.place, 25000000, '2024-05-17', read_from, 'D', 'GB', 'GBP', p.postcode, '1',
      'EVERYTHING STREET', 80 from private.postcodes p where p.postcode = 'QQ1 1QQ';
  perform private.count_market();
  perform private.count_area_values('GB', 'QQ1');
  insert into private.portal_queries (id, name, country_code, currency)
    values (gen_random_uuid(), 'Everything', 'GB', 'GBP');
  insert into private.sales_to_count (country_code, area_code, month_on) values ('GB', 'QQ1', '2024-05-01');
  insert into private.indexes_set_aside (name, definition) values ('everything', 'create index everything');
  insert into private.market_pieces (digest, records) values ('everything', 1);
  insert into private.reference_properties (sale_id) select s.id from private.sales s where s.import_id = read_from;
  perform private.draw_area_cluster((select a.id from public.agencies a order by a.key limit 1), gen_random_uuid(), 0,
    'Everything', '', 'GB', '{QQ1}', null);
  insert into private.held_sales (sale_id) select s.id from private.sales s where s.import_id = read_from;
  perform tests.one_valuation();
end $$;

-- What was learned of a market, and what was valued by it.
create function tests.one_valuation() returns void language plpgsql as $$
declare
  model uuid;
begin
  insert into private.seasonal_priors values ('GB', 'QQ', array_fill(0::double precision, array[12]), 0, 'Everything');
  insert into private.crowd_gains (country_code, market, homes, gain, least_gain, is_proven)
    values ('GB', 'QQ', 200, 0.01, 0.001, true);
  insert into private.valuation_models (country_code, market, currency, version, import_id, sales, sales_there,
    first_on, last_on, latitude, longitude, has_prior, accuracy, parameters)
    values ('GB', 'QQ', 'GBP', 1, 1, 30, 31, '2023-01-01', '2024-05-17', 51.5, -0.1, true, '{}', '{}')
    returning id into model;
  perform private.keep_valuation(model, repeat('a', 64), '{}', '{}');
  insert into private.evaluation_links (listing_id, token_hash) select l.id, sha256('everything')
    from public.listings l limit 1;
end $$;

-- Which constraint refuses a row of this table with these changes; null when none does. `*` in a change is a new id.
-- A new row is a copy of one that the filter finds; a changed row is that row itself. Either is undone.
create function tests.refused_by(relation regclass, changes text, filter text default 'true',
  verb text default 'insert') returns text
language plpgsql as $$
declare
  changed jsonb := replace(changes, '*', gen_random_uuid()::text);
  found integer;
  held text;
  written record;
begin
  -- The clock may have made games of its own meanwhile, whose rules are not theirs to change.
  if relation = 'public.games'::regclass and filter = 'true' then
    filter := 'created_at = now()';
  end if;
  if verb = 'insert' then
    -- What is generated is not written.
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) as names,
      string_agg(format('(r.one).%I', a.attname), ', ' order by a.attnum) as taken into written
    from pg_attribute a where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
    execute
      format('insert into %1$s (%4$s) overriding system value select %5$s from (select jsonb_populate_record(o.one, '
      '$1) as one from (select %3$I as one from %1$s where %2$s limit 1) o) r',
      relation, filter, (select relname from pg_class where oid = relation), written.names, written.taken)
      using changed;
  else
    execute format('update %1$s set %2$s where ctid = (select ctid from %1$s where %3$s limit 1)', relation,
      (select string_agg(format('%1$I = (jsonb_populate_record(null::%2$s, $1)).%1$I', k, relation), ', ')
        from jsonb_object_keys(changed) k), filter)
      using changed;
  end if;
  get diagnostics found = row_count;
  raise exception using errcode = 'UNDO1', message = case when found = 0 then 'there was no such row' else '' end;
exception
  when sqlstate 'UNDO1' then return nullif(sqlerrm, '');
  when integrity_constraint_violation then
    get stacked diagnostics held = constraint_name;
    return held;
end $$;

-- Which constraints of a kind (check, key, reference) have no row in a test's list, and which rows have no constraint.
create function tests.unlisted(kind text, listed text[],
  schemas regnamespace[] default '{public,private}') returns setof text language sql as $$
  with real as (
    select k.conname::text as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = any (schemas)
      and case kind when 'check' then k.contype = 'c' when 'key' then k.contype in ('p', 'u', 'x')
        else k.contype = 'f' end
    union
    select c.relname::text from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = any (schemas) and i.indisunique and kind = 'key')
  (select name || ' has no row here' from real except select n || ' has no row here' from unnest(listed) n)
  union all (select n || ' does not exist' from unnest(listed) n except select name || ' does not exist' from real)
$$;
grant execute on all functions in schema tests to public;
