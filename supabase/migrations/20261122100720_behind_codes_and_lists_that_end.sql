-- Games behind codes; searches and lists that end.
--
-- The address of a game behind a code says that there is one: its title, when it is open, and that it takes a code.
-- What is in it (homes, how many, where, in which money, whose) is shown to whoever the code let in: somebody with a
-- run of the game or with its opened report, and its managers. find-by-code describes it to whoever presents the code.
-- The title stays, since the slug is made of it and the page must say whose code it takes; so does which sites may
-- frame it, which the security headers of the embedded page tell every browser anyway.
--
-- What is typed is cut before anything reads it: normalising and matching megabytes costs more than any answer is
-- worth. Every list that the API answers has an end; tests/limits/lists_end holds it.

create function private.describe_behind_code(game public.games) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', game.id, 'slug', game.slug, 'brand', (select a.key from public.agencies a where a.id = game.agency_id),
    'family', game.family, 'title', game.title, 'state', game.state, 'visibility', game.visibility, 'needs_code', true,
      'is_behind_code', true,
    'is_open', private.is_open(game), 'opens_at', game.opens_at, 'closes_at', game.closes_at, 'is_sample',
      game.is_sample,
    'leaderboard_enabled', game.has_leaderboard, 'embed_domains', to_jsonb(game.embed_domains),
    -- The shape of describe_game, with nothing in it.
    'description', '', 'currency', null, 'market', null, 'rounds', 0, 'listing_count', 0, 'miss_limit_log', null,
      'round_seconds', null,
    'mode', null, 'difficulty', null, 'scoring', null, 'scoring_options', '[]'::jsonb, 'hints', '[]'::jsonb,
      'host_name', null,
    'cover', null, 'bounds', null,
    -- As the board says that everybody reads.
    'players', private.players_on_board(game.id, game.round_seconds is not null, 'all_time', date '1970-01-01'));
end $$;
comment on function private.describe_behind_code
  is 'What anybody may know of a game behind a code: that it is there, and when it is open.';

drop function public.game_overview(text, text);
drop function private.game_overview(text, text);
create function private.game_overview(game_slug text, brand text, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  viewer uuid := (select auth.uid());
  guest uuid := private.guest_of(game_overview.guest_token);
begin
  if game.visibility <> 'code' or coalesce(private.manages_game(game.id), false)
      or exists (select from public.sessions s where s.game_id = game.id and (s.user_id = viewer or s.guest_id = guest))
      or exists (select from private.report_viewers v where v.game_id = game.id and v.player_id in (viewer, guest)) then
    return private.describe_game(game);
  end if;
  return private.describe_behind_code(game);
end $$;
comment on function private.game_overview
  is 'A game''s public description; of one behind a code, what its door says, to whoever it has not let in.';
create function public.game_overview(game_slug text, brand text default null,
  guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.game_overview(game_slug, brand, guest_token)
$$;
comment on function public.game_overview
  is 'A game''s public description; refuses with not_found. Of a game behind a code: is_behind_code and no homes, '
  'until the caller has a run of it.';
grant execute on function private.game_overview(text, text, text), public.game_overview(text, text, text) to anon,
  authenticated;

-- Longer than any text that is searched for.
create or replace function private.plain_text(text_in text) returns text language plpgsql immutable
  set search_path = '' as $$
begin
  return btrim(regexp_replace(
    translate(
      replace(replace(replace(lower(regexp_replace(normalize(left(coalesce(text_in, ''), 10000), nfkd),
        '[\u0300-\u036f]', '', 'g') collate pg_catalog.pg_c_utf8),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđðıþ', 'oldditp'),
    '[\s!-/:-@\[-`{-~¡¿«»·–—‘’“”„…]+', ' ', 'g'));
end $$;

create or replace function private.search_of(typed text) returns tsquery language plpgsql immutable
  set search_path = '' as $$
begin
  return (
    select to_tsquery('simple', string_agg(quote_literal(w.word) || ':*', ' & '))
    from (select word from regexp_split_to_table(left(private.plain_text(left(typed, 200)), 200), ' ') as word
      where word <> '' limit 12) w);
end $$;

create or replace function private.own_listings(search text, before timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  wanted text := lower(btrim(left(coalesce(own_listings.search, ''), 200)));
begin
  return (
    select coalesce(jsonb_agg(private.listing_card(c.listing, true)
      || jsonb_build_object('created_at', (c.listing).created_at)
      order by (c.listing).created_at desc), '[]'::jsonb)
    from (
      select l as listing from public.listings l join public.assets a on a.id = l.asset_id
      where l.status <> 'withdrawn' and (own_listings.before is null or l.created_at < own_listings.before)
        and (a.owner_id = caller or a.agency_id in (select m.agency_id from public.agency_members m
          where m.user_id = caller))
        and (wanted = '' or position(wanted in lower(concat_ws(' ', l.title, a.address_line, a.town, a.postcode))) > 0)
      order by l.created_at desc limit 50) c);
end $$;

create or replace function private.homes_to_add(game_slug text, brand text, search text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(homes_to_add.game_slug, homes_to_add.brand, caller);
  is_staff boolean := private.is_staff();
  words text := '%' || replace(replace(replace(btrim(left(coalesce(homes_to_add.search, ''), 200)), '\', '\\'), '%',
    '\%'), '_', '\_') || '%';
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', h.id, 'title', h.title, 'town', h.town, 'district',
      h.district,
      'photo', private.photos_of(h.id) -> 0) order by h.created_at desc, h.id desc), '[]'::jsonb)
    from (
      select l.id, l.title, a.town, a.district, l.created_at
      from public.listings l join public.assets a on a.id = l.asset_id
      where l.currency = game.currency and l.status <> 'withdrawn'
        and (is_staff or a.owner_id = caller or exists (
          select from public.agency_members m where m.agency_id = a.agency_id and m.user_id = caller))
        and not exists (select from public.game_listings gl where gl.game_id = game.id and gl.listing_id = l.id)
        and (l.title ilike words or a.town ilike words or a.postcode ilike words or a.address_line ilike words)
        and (homes_to_add.after is null or (l.created_at, l.id) < (
          select o.created_at, o.id from public.listings o where o.id::text = homes_to_add.after))
      order by l.created_at desc, l.id desc limit 30) h);
end $$;

create or replace function private.homes_to_take_down(search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- One sign more than the longest that is looked for, so that what is too long finds nothing, as before.
  wanted text := btrim(left(coalesce(homes_to_take_down.search, ''), 2001));
  named uuid;
  words text := '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if not private.is_staff() then
    perform private.refuse(403, 'not_allowed', 'Only staff look for homes that a request does not name.');
  end if;
  if char_length(wanted) not between 3 and 2000 then
    return '[]'::jsonb;
  end if;
  named := private.listing_at(wanted, wanted);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', h.id, 'title', h.title, 'town', h.town, 'district',
      h.district,
      'photo', private.photos_of(h.id) -> 0) order by h.is_named desc, h.created_at desc, h.id), '[]'::jsonb)
    from (
      select l.id, l.title, a.town, a.district, l.created_at, l.id is not distinct from named as is_named
      from public.listings l join public.assets a on a.id = l.asset_id
      where l.status <> 'withdrawn' and (l.id = named or l.title ilike words or a.address_line ilike words
        or a.town ilike words or a.postcode ilike words)
      order by is_named desc, l.created_at desc, l.id limit 20) h);
end $$;

create or replace function private.save_draft(draft_id uuid, document jsonb, base_version integer, save_id uuid,
  unanswered uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  draft private.game_drafts;
begin
  if jsonb_typeof(save_draft.document) is distinct from 'object' or octet_length(save_draft.document::text) > 3145728
    then
    perform private.refuse(422, 'draft_too_large',
      'A draft holds at most three megabytes. Take homes out, or build two games.');
  end if;
  -- Two saves of one draft, its first included, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('draft:' || save_draft.draft_id, 0));
  select d.* into draft from private.game_drafts d where d.id = save_draft.draft_id;
  if draft.id is null then
    -- First saves of one person come one after the other, so that none passes the limit.
    perform pg_advisory_xact_lock(hashtextextended('drafts:' || caller, 0));
    if (select count(*) from private.game_drafts d where d.owner_id = caller) >= 100 then
      perform private.refuse(409, 'draft_limit',
        'You have 100 drafts, which is the most that are kept. Delete one that you do not need.');
    end if;
    insert into private.game_drafts as d (id, owner_id, document, last_save_id)
      values (save_draft.draft_id, caller, save_draft.document, save_draft.save_id) returning d.* into draft;
    return private.draft_answer(draft, false);
  end if;
  if draft.owner_id <> caller then
    perform private.refuse(404, 'not_found', 'There is no such draft among yours.');
  end if;
  -- The same save again, after a lost reply.
  if draft.document = save_draft.document then
    return private.draft_answer(draft, false);
  end if;
  if draft.published_game_id is not null
      or draft.version is distinct from save_draft.base_version
        and not coalesce(draft.last_save_id = any (save_draft.unanswered), false) then
    perform private.refuse(409, 'draft_changed',
      'This draft was changed or published elsewhere meanwhile. Choose which version to keep.', draft.version::text);
  end if;
  update private.game_drafts d set document = save_draft.document, version = d.version + 1,
    last_save_id = save_draft.save_id, updated_at = now()
    where d.id = draft.id returning d.* into draft;
  return private.draft_answer(draft, false);
end $$;

-- A person has at most a hundred drafts, those from before that limit held in parallel aside.
create or replace function private.own_drafts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(private.draft_answer(o.draft, false) order by (o.draft).updated_at desc), '[]'::jsonb)
    from (
      select d as draft from private.game_drafts d where d.owner_id = (select auth.uid()) order by d.updated_at desc
        limit 200) o);
end $$;

create or replace function private.game_choices(brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(nullif(game_choices.brand, ''), 'default'));
begin
  return jsonb_build_object(
    'places', (
      select coalesce(jsonb_agg(jsonb_build_object('place', p.place, 'games', p.games) order by p.games desc, p.place),
        '[]'::jsonb)
      from (
        select u.place, count(*) as games from private.game_catalogue c cross join lateral unnest(c.places) as u (place)
        where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now()
        group by u.place order by games desc, u.place limit 100) p),
    'families', (
      select coalesce(jsonb_agg(jsonb_build_object('family', f.family, 'games', f.games)
        order by f.games desc, f.family), '[]'::jsonb)
      from (
        select c.family, count(*) as games from private.game_catalogue c
        where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() group by c.family
          order by games desc, c.family limit 50) f));
end $$;

create or replace function public.own_brands() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('key', b.key, 'display_name', b.display_name, 'logo_url', b.logo_url)
      order by b.display_name, b.key), '[]'::jsonb)
    from (
      select a.key, a.display_name, a.logo_url from public.agency_members m join public.agencies a on a.id = m.agency_id
      where m.user_id = (select auth.uid()) and a.key <> 'default' order by a.display_name, a.key limit 500) b);
end $$;

create or replace function public.list_templates() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('key', t.key, 'family', t.family, 'rules', t.rules, 'homes', t.home_count)
      order by t.position)
    from (select * from public.game_templates order by position limit 200) t);
end $$;

create or replace function private.scoot_games(brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 500;
  agency public.agencies := private.brand_to_manage(scoot_games.brand);
  total integer := (select count(*) from public.games g where g.agency_id = agency.id);
begin
  return jsonb_build_object('brand', agency.key, 'name', agency.display_name, 'version',
    private.scoot_version(agency.id), 'games', (
    select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'slug', g.slug, 'family', g.family, 'title', g.title,
      'version', g.version, 'state_now', private.state_now(g),
      'visibility', g.visibility, 'opens_at', g.opens_at, 'closes_at', g.closes_at, 'is_on_scoot', g.is_on_scoot,
        'is_sample', g.is_sample, 'created_at', g.created_at,
      'players', private.players_on_board(g.id, g.round_seconds is not null, 'all_time', date '1970-01-01'),
      'homes', (select count(*) from public.game_listings gl where gl.game_id = g.id and gl.is_visible),
      'cover', private.cover_of(g.id),
      'moves', (select coalesce(jsonb_agg(m.to_state order by m.to_state), '[]'::jsonb) from private.game_transitions m
        where m.from_state = private.state_now(g)))
      order by g.scoot_position nulls last, g.created_at desc, g.slug), '[]'::jsonb)
    from (
      select * from public.games o where o.agency_id = agency.id
      order by o.scoot_position nulls last, o.created_at desc, o.slug limit most) g),
    -- Games past the end keep their places behind those that are listed; save_scoot changes what it is given.
    'total', total, 'has_more', total > most);
end $$;
