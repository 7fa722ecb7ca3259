-- The list of games can be narrowed to a way of playing, and ordered by what was played most in the last seven days.
-- A game's ways are the word of its mode, every option of it that is simply on (is_hard, is_family, has_flip and the
-- like), and has_clues where it sells hints; what each of them means is the domain's to say.
alter table private.game_catalogue
  add column ways text[] not null default '{}',
  add column week_runs bigint not null default 0;
create index games_by_way on private.game_catalogue using gin (ways);
create index games_of_the_week_first on private.game_catalogue (agency_id, week_runs, game_id);

create function private.ways_of(mode text, mode_options jsonb, hints text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select distinct w.way from (
      select ways_of.mode as way
      union all select o.key from jsonb_each(coalesce(ways_of.mode_options, '{}')) o where o.value = 'true'
      union all select 'has_clues' where cardinality(ways_of.hints) > 0) w
    order by w.way)
$$;
comment on function private.ways_of is 'What the list of games can be narrowed to for a game with this mode.';

create or replace function private.catalogue_games(game_ids uuid[]) returns void
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
    join public.games o on o.id = gl.game_id
    cross join lateral (values
      (case when not 'country_code' = any (gl.hidden_facts) and not private.hides_facts(o.mode_options)
        then a.country_code end),
      (case when not gl.hidden_facts && '{country_code,region}' and not private.hides_facts(o.mode_options)
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
    (game_id, agency_id, family, title_key, words, places, rounds, players, opens_at, closes_at, created_at,
      ways)
  select f.id, f.agency_id, f.family, private.plain_text(f.title),
    to_tsvector('simple', private.plain_text(f.title || ' ' || coalesce(f.market, '') || ' ' || f.description)),
      f.places,
    least(f.rounds_per_run, f.listings), private.players_on_board(f.id, f.round_seconds is not null, 'all_time',
      date '1970-01-01'),
    coalesce(f.opens_at, '-infinity'), coalesce(f.closes_at, 'infinity'), f.created_at,
    private.ways_of(f.mode, f.mode_options, f.hints)
  from found f
  on conflict on constraint a_game_is_in_the_catalogue_once do update
    set family = excluded.family, title_key = excluded.title_key,
    words = excluded.words, places = excluded.places, rounds = excluded.rounds, players = excluded.players,
      opens_at = excluded.opens_at,
    closes_at = excluded.closes_at, created_at = excluded.created_at, ways = excluded.ways;
end $$;

create or replace function private.cursor_of(sort text, game private.game_catalogue) returns text
  language plpgsql immutable set search_path = '' as $$
begin
  return translate(encode(convert_to(jsonb_build_array(sort, case sort when 'newest' then to_jsonb(game.created_at)
    when 'most_played' then to_jsonb(game.players) when 'trending' then to_jsonb(game.week_runs)
    when 'length' then to_jsonb(game.rounds)
      else to_jsonb(game.title_key) end,
    game.game_id)::text, 'UTF8'), 'base64'), E'\n', '');
end $$;

drop function public.game_collection(text, text, text, text, text, text, text);
drop function private.game_collection(text, text, text, text, text, text, text);
-- Plans are made for the filters at hand: a filter that is null is none, and must not keep an index from being used.
create function private.game_collection(brand text default null, search text default null, place text default null,
  family text default null, length text default null, sort text default null, after text default null,
  way text default null) returns jsonb
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
  in_way text[] := case when nullif(game_collection.way, '') is not null then array[game_collection.way] end;
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
  if wanted not in ('newest', 'most_played', 'trending', 'length', 'title') then
    perform private.refuse(422, 'invalid_request', 'The order must be newest, most_played, trending, length or title.');
  end if;
  if coalesce(nullif(game_collection.length, ''), 'short') not in ('short', 'medium', 'long') then
    perform private.refuse(422, 'invalid_request', 'The length must be short, medium or long.');
  end if;
  if nullif(game_collection.after, '') is not null then
    begin
      last := convert_from(decode(game_collection.after, 'base64'), 'UTF8')::jsonb;
      last_id := (last ->> 2)::uuid;
      last_time := case wanted when 'newest' then (last ->> 1)::timestamptz end;
      last_number := case when wanted in ('most_played', 'trending', 'length') then (last ->> 1)::bigint end;
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
          and (in_way is null or c.ways @> in_way)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.created_at, c.game_id) < (last_time, last_id))
      order by c.created_at desc, c.game_id desc limit page_size + 1);
  elsif wanted = 'most_played' then
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (in_way is null or c.ways @> in_way)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.players, c.game_id) < (last_number, last_id))
      order by c.players desc, c.game_id desc limit page_size + 1);
  elsif wanted = 'trending' then
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (in_way is null or c.ways @> in_way)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.week_runs, c.game_id) < (last_number, last_id))
      order by c.week_runs desc, c.game_id desc limit page_size + 1);
  elsif wanted = 'length' then
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (in_way is null or c.ways @> in_way)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.rounds, c.game_id) > (last_number, last_id))
      order by c.rounds, c.game_id limit page_size + 1);
  else
    rows := array(
      select c from private.game_catalogue c
      where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
        and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (in_way is null or c.ways @> in_way)
          and (query is null or c.words @@ query)
        and (last_id is null or (c.title_key, c.game_id) > (last_text, last_id))
      order by c.title_key, c.game_id limit page_size + 1);
  end if;

  -- Counted as far as anybody reads on: a thousand and one means more than a thousand.
  select count(*) into total from (
    select from private.game_catalogue c
    where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now() and c.rounds between fewest and most
      and (of_family is null or c.family = of_family) and (in_places is null or c.places @> in_places)
          and (in_way is null or c.ways @> in_way)
        and (query is null or c.words @@ query)
    limit 1001) counted;

  return jsonb_build_object(
    'games', (
      select coalesce(jsonb_agg(private.describe_game(g) order by r.place), '[]'::jsonb)
      from unnest(rows[1:page_size]) with ordinality as r (game_id, agency_id, family, title_key, words, places, rounds,
        players, opens_at,
        closes_at, created_at, ways, week_runs, place)
      join public.games g on g.id = r.game_id),
    'total', total,
    'next', case when cardinality(rows) > page_size then private.cursor_of(wanted, rows[page_size]) end);
end $$;
comment on function private.game_collection is
  'At most 24 open public games of a brand: search by words, filter by place, family, length (short, medium, long) '
    'and way of playing, sort newest, most_played, trending, length or title; after is the last answer''s next.';
select private.expose('private.game_collection(text, text, text, text, text, text, text, text)', 'anon',
  'authenticated');

create or replace function private.game_choices(brand text default null) returns jsonb
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
          order by games desc, c.family limit 50) f),
    'ways', (
      select coalesce(jsonb_agg(jsonb_build_object('way', w.way, 'games', w.games) order by w.games desc, w.way),
        '[]'::jsonb)
      from (
        select u.way, count(*) as games from private.game_catalogue c cross join lateral unnest(c.ways) as u (way)
        where c.agency_id = agency and c.opens_at <= now() and c.closes_at > now()
        group by u.way order by games desc, u.way limit 50) w));
end $$;

-- Runs, and not players: a count by an index that is there, of games that anybody can find.
create function private.count_the_week() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  counted integer;
begin
  with weeks as (
    select c.game_id, r.runs from private.game_catalogue c
    cross join lateral (
      select count(*) as runs from public.sessions s
      where s.game_id = c.game_id and s.started_at > now() - interval '7 days') r)
  update private.game_catalogue c set week_runs = w.runs
  from weeks w where w.game_id = c.game_id and c.week_runs <> w.runs;
  get diagnostics counted = row_count;
  return counted;
end $$;
comment on function private.count_the_week
  is 'Counts each listed game''s runs of the last seven days; answers how many games have another number than before.';
insert into private.periodic_jobs (job, every_seconds) values ('count_the_week', 600);

select private.catalogue_games(array(select c.game_id from private.game_catalogue c));
select private.count_the_week();
