-- Whatever another agency has, is asked, or does: each answer to the people of an agency stays as it was, letter for
-- letter. Beside it the same calls tell those other people of what is their own.
select plan(51);

create temp table t as select tests.agency('calm-brand') as calm, tests.agency('loud-brand') as loud,
  tests.person('Calm') as calm_owner, tests.person('Loud') as loud_owner;
insert into public.agency_members (agency_id, user_id, role)
  select calm, calm_owner, 'owner' from t union all select loud, loud_owner, 'owner' from t;
update public.agencies set supported_locales = '{en-GB,es}' where key in ('calm-brand', 'loud-brand');
grant select on t to public;

-- One of everything that an agency has.
create function pg_temp.fill(brand uuid, who text) returns void language plpgsql as $$
declare
  person uuid := tests.person('Agent of ' || who);
  player uuid := tests.person('Player of ' || who);
  game uuid := tests.game(who || '-game', brand, '{25000000,30000000,35000000}', person);
  run jsonb;
  page uuid := (select r.id from private.site_rows r where r.agency_id = brand and r.kind = 'sell');
  link uuid;
begin
  insert into public.agency_members (agency_id, user_id, role) values (brand, person, 'agent');
  update public.games g set is_on_scoot = true, visibility = 'public' where g.id = game;
  perform tests.one_home_of_an_agency(game, brand);
  run := tests.start(game, player, request_key => gen_random_uuid()::text);
  for place in 1..3 loop
    perform tests.guess(run, place, 26000000, player);
  end loop;
  perform tests.one_lead(brand, game, (run ->> 'session_id')::uuid, who);
  insert into private.embed_counts (game_id, host, day_on, shown, begun) values (game, who || '.example.org',
    current_date, 3, 2);
  insert into private.agency_invitations (agency_id, email, role, locale, token_hash)
    values (brand, who || '@example.com', 'agent', 'en', sha256(('invited ' || who)::bytea));
  insert into private.agency_hosts (agency_id, host, verified_at) values (brand, who || '.example.com', now());
  insert into private.import_sources (agency_id, name, address) values (brand, who, 'https://feeds.test/' || who);
  insert into private.site_rows (id, agency_id, parent_id, role, kind) values (gen_random_uuid(), brand, page, 'part',
    'text');
  insert into private.site_fields (row_id, agency_id, locale, field, value)
    values (page, brand, 'en-GB', 'title', to_jsonb(who)), (page, brand, 'es', 'title', to_jsonb(who));
  insert into private.site_versions (page_id, number, agency_id, content, is_published)
    values (page, 70, brand, '{"parts": [], "fields": []}', true);
  insert into private.site_rows (id, agency_id, parent_id, role, kind)
    select gen_random_uuid(), brand, r.id, 'link', 'top' from private.site_rows r where r.agency_id = brand
      and r.role = 'site' returning id into link;
  insert into private.site_fields (row_id, agency_id, locale, field, value) values (link, brand, 'en-GB', 'label',
    to_jsonb(who)), (link, brand, '', 'target', to_jsonb('game:' || who || '-game'));
  insert into private.area_clusters (id, agency_id, name, country_code, codes, boundary, west, south, east, north)
    values (gen_random_uuid(), brand, who, 'GB', '{QQ1}', '{"type": "MultiPolygon", "coordinates": []}', 0, 51, 1,
      52);
  update public.agencies a set display_name = who, description = who, layout = 'editorial' where a.id = brand;
  -- Homes that need somebody: one without a photo, one without a price, one withdrawn, one asked down.
  delete from public.listing_photos p using public.game_listings gl where gl.listing_id = p.listing_id
    and gl.game_id = game and gl.position = 3;
  perform tests.listing(brand, null);
  update public.listings l set status = 'withdrawn' from public.game_listings gl where gl.listing_id = l.id
    and gl.game_id = game and gl.position = 2;
  insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
    statement, listing_id)
    select gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.',
      gl.listing_id from public.game_listings gl where gl.game_id = game and gl.position = 1;
end $$;

-- What its people may ask, as SQL with the agency's id and its key.
create temp table calls (name text primary key, asks text);
insert into calls values
  ('agency_activity', 'public.agency_activity(%1$L)'),
  ('agency_embeds', 'public.agency_embeds(%1$L)'),
  ('agency_homes', 'public.agency_homes(%1$L)'),
  ('agency_hosts', 'public.agency_hosts(%1$L)'),
  ('agency_lead_people', 'public.agency_lead_people(%1$L)'),
  ('agency_lead_rules', 'public.agency_lead_rules(%1$L)'),
  ('agency_leads', 'public.agency_leads(%1$L)'),
  ('agency_mail_texts', 'public.agency_mail_texts(%1$L)'),
  ('agency_overview', 'public.agency_overview(%1$L, 28)'),
  ('agency_people', 'public.agency_people(%1$L)'),
  ('agency_words', $$public.agency_words(%1$L, 'extras')$$),
  ('export_leads', 'public.export_leads(%1$L)'),
  ('home_views', 'public.home_views(%1$L)'),
  ('agency_look', 'public.agency_look(%2$L)'),
  ('agency_site', 'public.agency_site(%2$L)'),
  ('site_page_draft', $$public.site_page_draft('sell', %2$L)$$),
  ('area_clusters', 'public.area_clusters(%2$L)'),
  ('brand_record', 'public.brand_record(%2$L)'),
  ('brand_words', $$public.brand_words(%2$L, 'es')$$),
  ('game_collection', 'public.game_collection(%2$L)'),
  ('game_choices', 'public.game_choices(%2$L)'),
  ('import_sources', 'public.import_sources(%2$L)'),
  ('listed_games', 'public.listed_games(%2$L)'),
  ('own_agencies', 'public.own_agencies(%2$L)'),
  ('scoot_games', 'public.scoot_games(%2$L)');
create temp table answers (at text, key text, name text, answer text, primary key (at, key, name));
grant select, insert on calls, answers to public;
create function pg_temp.ask(moment text, agency uuid, brand text) returns void language plpgsql as $$
declare
  call record;
  answer text;
begin
  for call in select * from calls loop
    execute format('select coalesce(jsonb_agg(a)::text, ''null'') from %s a', format(call.asks, agency, brand))
      into answer;
    insert into answers values (moment, brand, call.name, answer);
  end loop;
end $$;

select is((select string_agg(p.proname, ' ' order by p.proname) from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.provolatile = 's' and 'agency_id' = any (p.proargnames)
    and has_function_privilege('authenticated', p.oid, 'execute') and p.proname not in (select c.name from calls c)),
  null, 'every call that reads of an agency by its id is asked here');

select pg_temp.fill(calm, 'calm') from t;
select tests.sign_in(calm_owner) from t;
select pg_temp.ask('before', calm, 'calm-brand') from t;
select tests.sign_in(loud_owner) from t;
select pg_temp.ask('before', loud, 'loud-brand') from t;
select tests.sign_out();
select pg_temp.fill(loud, 'loud') from t;
select tests.sign_in(calm_owner) from t;
select pg_temp.ask('after', calm, 'calm-brand') from t;
select tests.sign_in(loud_owner) from t;
select pg_temp.ask('after', loud, 'loud-brand') from t;

select is(later.answer, sooner.answer, sooner.name || ' tells nothing of another agency')
  from answers sooner join answers later using (key, name)
  where key = 'calm-brand' and sooner.at = 'before' and later.at = 'after' order by name;
select isnt(later.answer, sooner.answer, sooner.name || ' tells an agency of its own')
  from answers sooner join answers later using (key, name)
  where key = 'loud-brand' and sooner.at = 'before' and later.at = 'after' order by name;
select * from finish();
