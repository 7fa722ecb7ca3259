-- Finding games.
--
-- The catalogue is what the list of games is read from: one row per game that anybody may find, kept true by triggers
-- on the tables that it follows, with an index for each order. It holds nothing about prices, so no order and no filter
-- of the list can be asked for them. Places come from the homes' countries and regions; a fact that a game hides is no
-- place of it. The number of players is counted when a board changed, not when the list is read.

-- Small letters without accents or punctuation: "Costa del Sol: Málaga!" and "costa del sol malaga" are the same words.
create function private.plain_text(text_in text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return btrim(regexp_replace(
    translate(
      replace(replace(replace(lower(regexp_replace(normalize(coalesce(text_in, ''), nfkd), '[\u0300-\u036f]', '',
        'g') collate pg_catalog.pg_c_utf8),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđðıþ', 'oldditp'),
    '[\s!-/:-@\[-`{-~¡¿«»·–—‘’“”„…]+', ' ', 'g'));
end $$;
comment on function private.plain_text
  is 'A text as it is searched for: lower case, no accents, words apart by one space.';

create table private.game_catalogue (
  game_id uuid not null,
  agency_id uuid not null,
  family text not null,
  title_key text collate "C" not null,
  words tsvector not null,
  places text[] not null,
  rounds smallint not null,
  players bigint not null default 0,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  created_at timestamptz not null,
  constraint a_game_is_in_the_catalogue_once primary key (game_id),
  constraint a_catalogue_row_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_catalogue_row_is_of_an_agency foreign key (agency_id) references public.agencies (id) on delete cascade
);
comment on table private.game_catalogue
  is 'Public games that are open or scheduled and show a home: what the list of games searches, filters and sorts.';
create index games_newest_first on private.game_catalogue (agency_id, created_at, game_id);
create index games_most_played_first on private.game_catalogue (agency_id, players, game_id);
create index games_shortest_first on private.game_catalogue (agency_id, rounds, game_id);
create index games_by_title on private.game_catalogue (agency_id, title_key, game_id);
create index games_by_word on private.game_catalogue using gin (words);
create index games_by_place on private.game_catalogue using gin (places);
alter table private.game_catalogue enable row level security;

create function private.catalogue_games(game_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- One writer of a game's row at a time, each seeing what the one before it wrote.
  perform from public.games g where g.id = any (game_ids) order by g.id for no key update;
  with homes as (
    select gl.game_id, count(distinct gl.id)::integer as listings,
      coalesce(array_agg(distinct p.place) filter (where p.place is not null), '{}') as places
    from public.game_listings gl
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    cross join lateral (values
      (case when not 'country_code' = any (gl.hidden_facts) then a.country_code end),
      (case when not gl.hidden_facts && '{country_code,region}'
        then a.country_code || ':' || nullif(btrim(a.region), '') end)) as p (place)
    where gl.game_id = any (game_ids) and gl.is_visible and l.status <> 'withdrawn'
    group by gl.game_id),
  found as (
    select g.*, h.listings, h.places from public.games g join homes h on h.game_id = g.id
    where g.visibility = 'public' and (g.state = 'open' or (g.state = 'scheduled' and g.opens_at is not null))),
  gone as (
    delete from private.game_catalogue c where c.game_id = any (game_ids)
      and not exists (select from found f where f.id = c.game_id))
  insert into private.game_catalogue as c
    (game_id, agency_id, family, title_key, words, places, rounds, players, opens_at, closes_at, created_at)
  select f.id, f.agency_id, f.family, private.plain_text(f.title),
    to_tsvector('simple', private.plain_text(f.title || ' ' || coalesce(f.market, '') || ' ' || f.description)),
      f.places,
    least(f.rounds_per_run, f.listings), private.players_on_board(f.id, f.round_seconds is not null, 'all_time',
      date '1970-01-01'),
    coalesce(f.opens_at, '-infinity'), coalesce(f.closes_at, 'infinity'), f.created_at
  from found f
  on conflict on constraint a_game_is_in_the_catalogue_once do update
    set family = excluded.family, title_key = excluded.title_key,
    words = excluded.words, places = excluded.places, rounds = excluded.rounds, players = excluded.players,
      opens_at = excluded.opens_at,
    closes_at = excluded.closes_at, created_at = excluded.created_at;
end $$;
comment on function private.catalogue_games
  is 'Writes the catalogue''s rows of these games anew, and takes out those that nobody may find.';

create function private.count_players(game_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.game_catalogue c
  set players = private.players_on_board(g.id, g.round_seconds is not null, 'all_time', date '1970-01-01')
  from public.games g where g.id = c.game_id and c.game_id = count_players.game_id;
end $$;
comment on function private.count_players is 'Brings the catalogue''s number of players of a game up to date.';

-- One function behind every trigger: the changed rows name their games in a way of their own.
create function private.catalogue_changed() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game_ids uuid[];
begin
  if tg_table_name = 'games' then
    select array_agg(r.id) into game_ids from changed r;
  elsif tg_table_name = 'game_listings' then
    select array_agg(distinct r.game_id) into game_ids from changed r;
  elsif tg_table_name = 'listings' then
    select array_agg(distinct gl.game_id) into game_ids from changed r
      join public.game_listings gl on gl.listing_id = r.id;
  else
    select array_agg(distinct gl.game_id) into game_ids
    from changed r join public.listings l on l.asset_id = r.id join public.game_listings gl on gl.listing_id = l.id;
  end if;
  if game_ids is not null then
    perform private.catalogue_games(game_ids);
  end if;
  return null;
end $$;
comment on function private.catalogue_changed
  is 'Trigger: the catalogue follows games, their listings, and the homes in them.';
create trigger a_new_game_is_catalogued after insert on public.games
  referencing new table as changed for each statement execute function private.catalogue_changed();
create trigger a_changed_game_is_catalogued after update on public.games
  referencing new table as changed for each statement execute function private.catalogue_changed();
create trigger a_new_home_of_a_game_is_catalogued after insert on public.game_listings
  referencing new table as changed for each statement execute function private.catalogue_changed();
create trigger a_changed_home_of_a_game_is_catalogued after update on public.game_listings
  referencing new table as changed for each statement execute function private.catalogue_changed();
create trigger a_home_that_left_a_game_is_catalogued after delete on public.game_listings
  referencing old table as changed for each statement execute function private.catalogue_changed();
create trigger a_changed_listing_is_catalogued after update on public.listings
  referencing new table as changed for each statement execute function private.catalogue_changed();
create trigger a_changed_asset_is_catalogued after update on public.assets
  referencing new table as changed for each statement execute function private.catalogue_changed();

-- What was typed, as a search: every word must begin a word of the game. Null finds everything.
create function private.search_of(typed text) returns tsquery language plpgsql immutable set search_path = '' as $$
begin
  return (
    select to_tsquery('simple', string_agg(quote_literal(w.word) || ':*', ' & '))
    from (select word from regexp_split_to_table(left(private.plain_text(typed), 200), ' ') as word where word <> ''
      limit 12) w);
end $$;
comment on function private.search_of is 'A search from what was typed; null for nothing.';

create function private.cursor_of(sort text, game private.game_catalogue) returns text language plpgsql immutable
  set search_path = '' as $$
begin
  return translate(encode(convert_to(jsonb_build_array(sort, case sort when 'newest' then to_jsonb(game.created_at)
    when 'most_played' then to_jsonb(game.players) when 'length' then to_jsonb(game.rounds)
      else to_jsonb(game.title_key) end,
    game.game_id)::text, 'UTF8'), 'base64'), E'\n', '');
end $$;
comment on function private.cursor_of
  is 'Where a page of the list of games ends: the order, its value there, and the game.';

-- Plans are made for the filters at hand: a filter that is null is none, and must not keep an index from being used.
create function private.game_collection(brand text, search text, place text, family text, length text, sort text,
  after text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  page_size constant integer := 24;
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(nullif(game_collection.brand, ''),
    'default'));
  wanted text := coalesce(nullif(game_collection.sort, ''), 'newest');
  query tsquery := private.search_of(game_collection.search);
  in_places text[] := case when nullif(game_collection.place, '') is not null then array[game_collection.place] end;
  of_family text := nullif(game_collection.family, '');
  fewest smallint := case game_collection.length when 'medium' then 4 when 'long' then 8 else 1 end;
  most smallint := case game_collection.length when 'short' then 3 when 'medium' then 7 else 50 end;
  last jsonb;
  last_id uuid;
  last_time timestamptz;
  last_number bigint;
  last_text text collate "C";
  rows private.game_catalogue[];
  total integer;
begin
  if wanted not in ('newest', 'most_played', 'length', 'title') then
    perform private.refuse(422, 'invalid_request', 'The order must be newest, most_played, length or title.');
  end if;
  if coalesce(nullif(game_collection.length, ''), 'short') not in ('short', 'medium', 'long') then
    perform private.refuse(422, 'invalid_request', 'The length must be short, medium or long.');
  end if;
  if nullif(game_collection.after, '') is not null then
    begin
      last := convert_from(decode(game_collection.after, 'base64'), 'UTF8')::jsonb;
      last_id := (last ->> 2)::uuid;
      last_time := case wanted when 'newest' then (last ->> 1)::timestamptz end;
      last_number := case when wanted in ('most_played', 'length') then (last ->> 1)::bigint end;
      last_text := case wanted when 'title' then last ->> 1 end;
    exception when others then
      last := null;
    end;
    if last is null or last_id is null or last ->> 0 is distinct from wanted then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;

  -- One statement per order: each has its own index.
  if wanted = 'newest' then
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.created_at, c.game_id) < (last_time, last_id))
      order by c.created_at desc, c.game_id desc limit page_size + 1);
  elsif wanted = 'most_played' then
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.players, c.game_id) < (last_number, last_id))
      order by c.players desc, c.game_id desc limit page_size + 1);
  elsif wanted = 'length' then
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.rounds, c.game_id) > (last_number, last_id))
      order by c.rounds, c.game_id limit page_size + 1);
  else
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.title_key, c.game_id) > (last_text, last_id))
      order by c.title_key, c.game_id limit page_size + 1);
  end if;

  -- Counted as far as anybody reads on: a thousand and one means more than a thousand.
  select count(*) into total from (
    select from private.game_catalogue c
    where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
      and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
        and (query is null or c.words @@ query)
    limit 1001) counted;

  return jsonb_build_object(
    'games', (
      select coalesce(jsonb_agg(private.describe_game(g) order by r.place), '[]'::jsonb)
      from unnest(rows[1:page_size]) with ordinality as r (game_id, agency_id, family, title_key, words, places, rounds,
        players, opens_at,
        closes_at, created_at, place)
      join public.games g on g.id = r.game_id),
    'total', total,
    'next', case when cardinality(rows) > page_size then private.cursor_of(wanted, rows[page_size]) end);
end $$;
comment on function private.game_collection
  is 'A page of a brand''s open public games; see the header of this migration.';
create function public.game_collection(brand text default null, search text default null, place text default null,
  family text default null,
  length text default null, sort text default null, after text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.game_collection(brand, search, place, family, length, sort, after)
$$;
comment on function public.game_collection is
  'At most 24 open public games of a brand: search by words, filter by place, family and length (short, medium, '
    'long), sort newest, most_played, length or title; after is the last answer''s next.';
grant execute on function private.game_collection(text, text, text, text, text, text, text) to anon, authenticated;
grant execute on function public.game_collection(text, text, text, text, text, text, text) to anon, authenticated;

create function private.game_choices(brand text) returns jsonb
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
        where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() group by c.family) f));
end $$;
comment on function private.game_choices
  is 'What a brand''s list of games can be narrowed to, with how many games each leaves.';
create function public.game_choices(brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.game_choices(brand)
$$;
comment on function public.game_choices
  is 'Places and families of a brand''s open public games, with their numbers of games.';
grant execute on function private.game_choices(text) to anon, authenticated;
grant execute on function public.game_choices(text) to anon, authenticated;
