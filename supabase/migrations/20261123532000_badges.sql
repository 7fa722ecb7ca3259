-- Badges.
--
-- A badge is a rule over a fact of a player: so many homes, so many days in a row. Rules are rows, which mirror the
-- domain's table (badges.ts); a test holds both equal. What is earned stays earned, with its day. A run that ends, or
-- that comes to count otherwise, puts its player into a queue; the clock looks at each of them once.

create table private.badges (
  badge text not null,
  fact text not null,
  at_least integer not null,
  position smallint not null,
  constraint a_badge_is_known_once primary key (badge),
  constraint badges_stand_in_an_order unique (position),
  constraint a_badge_is_named_by_a_word check (badge ~ '^[a-z_0-9]{3,40}$'),
  constraint a_badge_rests_on_a_known_fact check (fact in ('homes', 'games', 'spot_on', 'exact', 'steady_games',
    'days_in_a_row', 'weeks', 'countries')),
  constraint a_badge_takes_at_least_one check (at_least > 0)
);
comment on table private.badges is 'What players may earn: at least so much of a fact. Mirrors the domain table.';
alter table private.badges enable row level security;
insert into private.badges (badge, fact, at_least, position) values
  ('first_home', 'homes', 1, 1), ('homes_100', 'homes', 100, 2), ('homes_1000', 'homes', 1000, 3),
  ('games_10', 'games', 10, 4), ('games_100', 'games', 100, 5),
  ('spot_on', 'spot_on', 1, 6), ('spot_on_25', 'spot_on', 25, 7), ('spot_on_250', 'spot_on', 250, 8),
  ('exact', 'exact', 1, 9), ('exact_10', 'exact', 10, 10),
  ('steady', 'steady_games', 1, 11), ('steady_10', 'steady_games', 10, 12),
  ('week_in_a_row', 'days_in_a_row', 7, 13), ('month_in_a_row', 'days_in_a_row', 30, 14),
  ('hundred_in_a_row', 'days_in_a_row', 100, 15),
  ('weeks_4', 'weeks', 4, 16), ('weeks_26', 'weeks', 26, 17),
  ('countries_3', 'countries', 3, 18), ('countries_10', 'countries', 10, 19);

create table private.earned_badges (
  user_id uuid not null,
  badge text not null,
  earned_at timestamptz not null default now(),
  constraint a_badge_is_earned_once primary key (user_id, badge),
  constraint a_badge_is_earned_by_a_user foreign key (user_id) references auth.users (id) on delete cascade,
  constraint an_earned_badge_is_a_badge foreign key (badge) references private.badges (badge) on delete cascade
);
comment on table private.earned_badges is 'Who earned which badge, and when.';
create index earned_badges_by_badge on private.earned_badges (badge);
alter table private.earned_badges enable row level security;

create table private.badge_counts (
  badge text not null,
  players bigint not null,
  of_players bigint not null,
  counted_at timestamptz not null default now(),
  constraint a_badge_is_counted_once primary key (badge),
  constraint a_counted_badge_is_a_badge foreign key (badge) references private.badges (badge) on delete cascade,
  constraint as_many_have_a_badge_as_play check (players between 0 and of_players)
);
comment on table private.badge_counts is 'How many of the accounts that ended a game have earned each badge.';
alter table private.badge_counts enable row level security;

create table private.player_changes (
  id bigint generated always as identity,
  user_id uuid not null,
  constraint player_changes_have_an_id primary key (id)
);
comment on table private.player_changes is 'Players whose ended runs changed since they were looked at last.';
create index player_changes_by_user on private.player_changes (user_id);
alter table private.player_changes enable row level security;

create function private.note_player() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.player_changes (user_id) values (new.user_id);
  return null;
end $$;
comment on function private.note_player is
  'Trigger: a run that ended, or that counts otherwise, changes its player''s record.';
create trigger a_new_ended_run_changes_its_player after insert on public.sessions
  for each row when (new.user_id is not null and new.status <> 'active') execute function private.note_player();
create trigger an_ended_run_changes_its_player after update on public.sessions
  for each row when (new.user_id is not null and new.status <> 'active'
    and (old.status, old.user_id, old.is_ranked) is distinct from (new.status, new.user_id, new.is_ranked))
  execute function private.note_player();

-- The longest streak that marks hold, today's first, by the domain's rule (streak.ts): two missed days less than seven
-- apart do not stand in one streak; a forgiven day neither counts nor misses.
create function private.longest_streak(marks text) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  apart constant integer := 7;
  longest integer := 0;
  days integer := 0;
  days_since_missed integer := 0;
  missed_at integer;
  mark text;
  place integer := 0;
begin
  foreach mark in array string_to_array(reverse(marks), null) loop
    place := place + 1;
    if mark = '1' then
      days := days + 1;
      days_since_missed := days_since_missed + 1;
      longest := greatest(longest, days);
    elsif mark = '0' then
      if place - missed_at < apart then
        days := days_since_missed;
      end if;
      missed_at := place;
      days_since_missed := 0;
    end if;
  end loop;
  return longest;
end $$;
comment on function private.longest_streak is 'The longest streak in marks of days, the newest first.';

create function private.edition_marks(edition text, user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions := private.edition_of(edition_marks.edition);
  today date := private.edition_day_at(asked, now());
begin
  return (
    select coalesce(string_agg(case when m.is_done then '1' when m.is_forgiven then 'f' else '0' end, ''
      order by m.day_on desc), '')
    from (
      select s.day::date as day_on,
        coalesce(d.is_forgiven or (d.game_id is null and d.closes_at <= now()), d.edition is null) as is_forgiven,
        d.game_id is not null and exists (
          select from public.sessions r
          where r.game_id in (d.game_id, d.hard_game_id) and r.user_id = edition_marks.user_id
            and r.status = 'finished' and r.started_at < d.closes_at) as is_done
      from generate_series(greatest(asked.first_on, today - 1096), today,
        make_interval(days => private.edition_step(asked))) as s (day)
      left join private.edition_days d on d.edition = asked.edition and d.day_on = s.day::date) m);
end $$;
comment on function private.edition_marks is 'The marks of a user''s days of an edition, as edition_record tells them.';

create function private.player_facts(user_id uuid) returns table (fact text, amount bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with runs as (
      select s.id, s.game_id, s.is_ranked, s.status, s.rounds, s.guessed from public.sessions s
      where s.user_id = player_facts.user_id),
    guessed as (
      select g.game_listing_id, g.session_id, g.label, g.log_error, g.is_counted
      from runs r join public.guesses g on g.session_id = r.id),
    played as (
      -- Editions that this player has ever begun a day of: of the others there is nothing to add up.
      select distinct d.edition, e.period from private.edition_days d
      join private.editions e on e.edition = d.edition
      where d.game_id in (select r.game_id from runs r) or d.hard_game_id in (select r.game_id from runs r)),
    marked as (
      select p.period, private.edition_marks(p.edition, player_facts.user_id) as marks from played p)
    select 'homes', count(*) from guessed
    union all
    select 'games', count(*) from runs r where r.status <> 'active' and r.guessed > 0
    union all
    select 'spot_on', count(*) from guessed g where g.is_counted and g.label = 'spot on'
    union all
    select 'exact', count(*) from guessed g where g.is_counted and abs(exp(g.log_error) - 1) <= 0.01
    union all
    select 'steady_games', count(*) from runs r
      where r.is_ranked and r.status = 'finished' and r.rounds >= 5 and r.guessed = r.rounds
        and not exists (select from guessed g where g.session_id = r.id
          and (g.label is null or g.label not in ('spot on', 'excellent', 'close')))
    union all
    select 'days_in_a_row', coalesce(max(private.longest_streak(m.marks)), 0)::bigint from marked m
      where m.period = 'day'
    union all
    select 'weeks', coalesce(sum(length(m.marks) - length(replace(m.marks, '1', ''))), 0)::bigint from marked m
      where m.period = 'week'
    union all
    select 'countries', count(distinct a.country_code) from guessed g
      join public.game_listings gl on gl.id = g.game_listing_id
      join public.listings l on l.id = gl.listing_id join public.assets a on a.id = l.asset_id;
end $$;
comment on function private.player_facts is 'What the rules of badges rest on, of one player.';

create function private.award_badges(user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  facts jsonb := (
    select jsonb_agg(jsonb_build_object('fact', f.fact, 'amount', f.amount))
    from private.player_facts(award_badges.user_id) f);
begin
  insert into private.earned_badges (user_id, badge)
    select award_badges.user_id, b.badge from private.badges b
    join jsonb_to_recordset(facts) as f (fact text, amount bigint) on f.fact = b.fact
    where f.amount >= b.at_least
    on conflict do nothing;
  return facts;
end $$;
comment on function private.award_badges is 'Gives a player the badges that they have earned; answers the facts of it.';

create function private.look_at_player(user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.award_badges(look_at_player.user_id);
end $$;
comment on function private.look_at_player is 'What follows from a player''s runs: badges.';

create function private.look_at_players() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_at_once constant integer := 200;
  player uuid;
  looked_at integer := 0;
begin
  -- One caller at a time; a second one has nothing to add.
  if not pg_try_advisory_xact_lock(hashtextextended('look_at_players', 0)) then
    return 0;
  end if;
  for player in
    select c.user_id from private.player_changes c
    where not private.is_left_in_peace('look_at_players', c.user_id::text)
    group by c.user_id order by min(c.id) limit most_at_once
  loop
    begin
      delete from private.player_changes c where c.user_id = player;
      if exists (select from auth.users u where u.id = player) then
        perform private.look_at_player(player);
      end if;
      looked_at := looked_at + 1;
    exception when others then
      perform private.note_job_failure('look_at_players', player::text, sqlstate, sqlerrm);
    end;
  end loop;
  return looked_at;
end $$;
comment on function private.look_at_players is 'Looks at every player whose runs changed; answers at how many.';

create function private.count_badges() returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  players bigint := (
    select count(distinct s.user_id) from public.sessions s where s.user_id is not null and s.status <> 'active');
begin
  insert into private.badge_counts as c (badge, players, of_players)
    select b.badge, least(players, count(e.user_id)), players
    from private.badges b left join private.earned_badges e on e.badge = b.badge group by b.badge
    on conflict (badge) do update set players = excluded.players, of_players = excluded.of_players,
      counted_at = now();
end $$;
comment on function private.count_badges is 'Counts how many have each badge.';

insert into private.player_changes (user_id)
  select distinct s.user_id from public.sessions s where s.user_id is not null and s.status <> 'active';
insert into private.periodic_jobs (job, every_seconds) values ('look_at_players', 5), ('count_badges', 300);

create function private.told_badges(user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_players constant bigint := 20;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('badge', b.badge, 'fact', b.fact, 'at_least', b.at_least,
      'earned_on', (e.earned_at at time zone 'UTC')::date,
      -- Of a handful of players a share would tell who has it.
      'rarity', case when c.of_players >= least_players then c.players::double precision / c.of_players end)
      order by b.position), '[]'::jsonb)
    from private.badges b
    left join private.earned_badges e on e.badge = b.badge and e.user_id = told_badges.user_id
    left join private.badge_counts c on c.badge = b.badge);
end $$;
comment on function private.told_badges is 'Every badge, when a player earned it, and how many have it.';

create function private.own_badges() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  facts jsonb;
begin
  facts := private.award_badges(player);
  return jsonb_build_object('badges', private.told_badges(player), 'facts', facts);
end $$;
comment on function private.own_badges is
  'Every badge with what the signed-in caller has of its fact, when they earned it, and how many have it.';
select private.expose('private.own_badges()', 'authenticated');
