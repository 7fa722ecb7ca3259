-- Seasons and tiers.
--
-- A season is a quarter of a year, in UTC. What counts is how far over par a signed-in player's first ranked runs are:
-- the mean of all homes guessed in it, in thousandths of what a round can bring, leaning on nought while they are few,
-- so that a few lucky homes beat nobody. A tier is a share of the players who are beaten (tiers.ts). The clock counts a
-- player anew when a run of theirs ends, and everybody again and again while the season lasts, since par moves.

create table private.tiers (
  tier text not null,
  from_percentile numeric not null,
  constraint a_tier_is_known_once primary key (tier),
  constraint tiers_begin_apart unique (from_percentile),
  constraint a_tier_begins_at_a_percentile check (from_percentile between 0 and 100)
);
comment on table private.tiers is 'Tiers of a season, each with the percentile that it begins at. Mirrors the domain.';
alter table private.tiers enable row level security;
insert into private.tiers (tier, from_percentile) values
  ('bronze', 0), ('silver', 40), ('gold', 70), ('platinum', 90), ('diamond', 98);

create table private.season_places (
  season_on date not null,
  user_id uuid not null,
  display_name text not null,
  homes integer not null,
  over_par double precision not null,
  score double precision not null,
  is_placed boolean not null,
  counted_at timestamptz not null default now(),
  constraint a_player_has_one_place_in_a_season primary key (season_on, user_id),
  constraint a_season_place_is_a_users foreign key (user_id) references auth.users (id) on delete cascade,
  constraint a_season_begins_with_a_quarter check (season_on = date_trunc('quarter', season_on::timestamp)::date),
  constraint a_season_place_rests_on_homes check (homes > 0)
);
comment on table private.season_places is
  'How far over par each player''s first ranked runs of a quarter are, on average of so many homes: over_par as it is, '
  'score as it ranks.';
create index season_places_by_score on private.season_places (season_on, score desc, user_id) where is_placed;
create index season_places_by_user on private.season_places (user_id, season_on desc);
create index season_places_by_count on private.season_places (season_on, counted_at);
alter table private.season_places enable row level security;

create function private.season_at(moment timestamptz) returns date
language plpgsql immutable set search_path = '' as $$
begin
  return date_trunc('quarter', moment at time zone 'UTC')::date;
end $$;
comment on function private.season_at is 'The first day of the season that a moment lies in.';

create function private.season_rule() returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return '{"least_homes": 20, "least_players": 20, "lean": 20}';
end $$;
comment on function private.season_rule is
  'From how many homes a player has a place, from how many players there are tiers, and how many homes at par are '
  'added to everybody''s. Mirrors the domain.';

create function private.count_season(user_id uuid, season_on date) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule jsonb := private.season_rule();
  found record;
begin
  with guessed as (
    select g.game_listing_id, g.score, private.round_max(m.formula) as most
    from public.sessions s
    join public.games m on m.id = s.game_id
    join public.guesses g on g.session_id = s.id
    where s.user_id = count_season.user_id and s.is_ranked and s.status <> 'active' and g.score is not null
      and s.finished_at >= count_season.season_on::timestamp at time zone 'UTC'
      and s.finished_at < (count_season.season_on + interval '3 months') at time zone 'UTC')
  select count(*)::integer as homes, sum((d.score - p.par) * 1000.0 / d.most)::double precision as over into found
  from guessed d
  join private.pars_of(array(select distinct game_listing_id from guessed)) p on p.game_listing_id = d.game_listing_id;
  if found.homes = 0 then
    delete from private.season_places p
      where p.user_id = count_season.user_id and p.season_on = count_season.season_on;
    return;
  end if;
  insert into private.season_places as p (season_on, user_id, display_name, homes, over_par, score, is_placed)
    values (count_season.season_on, count_season.user_id, private.name_on_boards(count_season.user_id), found.homes,
      found.over / found.homes, found.over / (found.homes + (rule ->> 'lean')::integer),
      found.homes >= (rule ->> 'least_homes')::integer)
    on conflict (season_on, user_id) do update set display_name = excluded.display_name, homes = excluded.homes,
      over_par = excluded.over_par, score = excluded.score, is_placed = excluded.is_placed, counted_at = now();
end $$;
comment on function private.count_season is 'Counts what a player did in a season.';

-- What everybody may read: the name of the last run outside classrooms, which was judged when that run began.
create function private.name_on_boards(user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(
    (select s.display_name from public.sessions s
      where s.user_id = name_on_boards.user_id and not s.mode_options @> '{"is_classroom": true}'
        and not exists (select from public.games g where g.id = s.game_id
          and g.mode_options @> '{"is_classroom": true}')
      order by s.started_at desc limit 1),
    'Player ' || upper(left(name_on_boards.user_id::text, 4)));
end $$;
comment on function private.name_on_boards is 'What a player is called where others read it.';

create or replace function private.look_at_player(user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.award_badges(look_at_player.user_id);
  perform private.count_season(look_at_player.user_id, private.season_at(now()));
  -- The season before is over once its last runs are: they may go on for a day.
  if private.season_at(now() - interval '2 days') <> private.season_at(now()) then
    perform private.count_season(look_at_player.user_id, private.season_at(now() - interval '2 days'));
  end if;
end $$;
comment on function private.look_at_player is
  'What follows from a player''s runs: badges, and the place in the season.';

create function private.count_seasons() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_at_once constant integer := 200;
  season date := private.season_at(now());
  player uuid;
  counted integer := 0;
begin
  for player in
    select p.user_id from private.season_places p
    where p.season_on = season and p.counted_at < now() - interval '1 hour'
      and not private.is_left_in_peace('count_seasons', p.user_id::text)
    order by p.counted_at limit most_at_once
  loop
    begin
      perform private.count_season(player, season);
      counted := counted + 1;
    exception when others then
      perform private.note_job_failure('count_seasons', player::text, sqlstate, sqlerrm);
    end;
  end loop;
  return counted;
end $$;
comment on function private.count_seasons is 'Counts players of the season anew, those first who waited longest.';
insert into private.periodic_jobs (job, every_seconds) values ('count_seasons', 10);

-- Runs that ended before there were seasons count in this one, as far as they lie in it.
insert into private.player_changes (user_id)
  select distinct s.user_id from public.sessions s
  where s.user_id is not null and s.status <> 'active' and s.finished_at >= private.season_at(now());

create function private.season_rank(place private.season_places) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) + 1 from private.season_places p
    where p.season_on = place.season_on and p.is_placed
      and (p.score > place.score or (p.score = place.score and p.user_id < place.user_id)));
end $$;
comment on function private.season_rank is 'The place of a player among those of the season.';

create function private.season_standing(place private.season_places) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule jsonb := private.season_rule();
  players bigint := (
    select count(*) from private.season_places p where p.season_on = place.season_on and p.is_placed);
  rank bigint := case when place.is_placed then private.season_rank(place) end;
  percentile numeric := case when rank is null then null when players = 1 then 100
    else round((players - rank)::numeric / (players - 1) * 100, 1) end;
begin
  return jsonb_build_object('season_on', place.season_on, 'homes', place.homes, 'over_par', place.over_par,
    'score', place.score, 'rank', rank, 'players', players, 'percentile', percentile,
    'tier', case when players >= (rule ->> 'least_players')::integer then private.tier_at(percentile) end);
end $$;
comment on function private.season_standing is 'Where a player stands in a season.';

create function private.tier_at(percentile numeric) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select t.tier from private.tiers t where t.from_percentile <= tier_at.percentile
    order by t.from_percentile desc limit 1);
end $$;
comment on function private.tier_at is 'The tier of a percentile; null of none.';

create function private.own_seasons() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  season date := private.season_at(now());
begin
  return jsonb_build_object('season_on', season, 'ends_on', (season + interval '3 months')::date,
    'current', (
      select private.season_standing(p) from private.season_places p
      where p.user_id = player and p.season_on = season),
    'past', (
      select coalesce(jsonb_agg(private.season_standing(q.place) order by (q.place).season_on desc), '[]'::jsonb)
      from (select p as place from private.season_places p where p.user_id = player and p.season_on < season
        order by p.season_on desc limit 12) q));
end $$;
comment on function private.own_seasons is 'Where the signed-in caller stands in this season, and stood in others.';
select private.expose('private.own_seasons()', 'authenticated');

create function private.season_board(season_on date default null, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rows_on_page constant integer := 50;
  rule jsonb := private.season_rule();
  season date := coalesce(private.season_at(season_board.season_on::timestamp at time zone 'UTC'),
    private.season_at(now()));
  place private.season_places;
  first_rank bigint := 1;
  players bigint := (select count(*) from private.season_places p where p.season_on = season and p.is_placed);
  found jsonb;
begin
  if season_board.after is not null then
    -- The cursor is a rank: it tells no more than the row does.
    if season_board.after !~ '^[0-9]{1,9}$' then
      perform private.refuse(422, 'invalid_request', 'The page is not known. Begin with the first one.');
    end if;
    first_rank := least(season_board.after::bigint, 1000) + 1;
  end if;
  select jsonb_agg(jsonb_build_object('id', b.rank::text, 'rank', b.rank, 'display_name', b.display_name,
    'homes', b.homes, 'over_par', b.over_par, 'score', b.score, 'is_own', coalesce(b.user_id = (select auth.uid()),
      false),
    'tier', case when players >= (rule ->> 'least_players')::integer
      then private.tier_at(case when players = 1 then 100
        else round((players - b.rank)::numeric / (players - 1) * 100, 1) end) end) order by b.rank)
  into found
  from (
    select first_rank - 1 + row_number() over (order by p.score desc, p.user_id) as rank, p.*
    from (
      select * from private.season_places q where q.season_on = season and q.is_placed
      order by q.score desc, q.user_id offset first_rank - 1 limit rows_on_page) p) b;
  return jsonb_build_object('season_on', season, 'ends_on', (season + interval '3 months')::date, 'players', players,
    'rows', coalesce(found, '[]'::jsonb),
    'next', case when first_rank - 1 + rows_on_page < least(players, 1000)
      then (first_rank - 1 + rows_on_page)::text end);
end $$;
comment on function private.season_board is
  'The players of a season by how far over par they are, fifty at a time and a thousand in all.';
select private.expose('private.season_board(date, text)', 'anon', 'authenticated');
