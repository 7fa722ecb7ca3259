-- Each day has its homes.
--
-- An edition is a challenge that everybody gets at the same time: daily for the UK, the US and the world, weekly, and a
-- mega at weekends. Which homes a day has is chosen ahead, sixty days of them, into tables of `private` that nobody
-- reads but staff. The game of a day, and the one with hard rules beside it, are made when the day begins: by the
-- clock,
-- or by whoever asks first, so that a late clock loses nothing. Before that no table that a player reads, no slug and
-- no
-- list holds anything of it.
--
-- A run that begins within its day counts for it, also where it ends later. One that begins after it is practice
-- (`after_its_day`), held by a trigger so that no way of starting passes by it.

create table private.editions (
  edition text not null,
  period text not null,
  time_zone text not null,
  homes smallint not null,
  countries text[],
  currency text,
  title text not null,
  first_on date not null,
  constraint an_edition_is_known_once primary key (edition),
  constraint an_edition_is_named_by_a_word check (edition ~ '^[a-z]{2,12}$'),
  constraint an_edition_has_a_known_period check (period in ('day', 'week', 'weekend')),
  constraint an_edition_keeps_a_known_time_zone foreign key (time_zone)
    references private.time_zones (name) on delete restrict,
  constraint an_edition_has_1_to_50_homes check (homes between 1 and 50),
  constraint an_edition_may_keep_to_a_known_currency foreign key (currency)
    references private.currencies (code) on delete restrict
);
comment on table private.editions is
  'Challenges that come by the calendar: period, time zone, homes; without a currency each day has one of its own.';
create index editions_by_time_zone on private.editions (time_zone);
create index editions_by_currency on private.editions (currency);
alter table private.editions enable row level security;

-- A new installation begins with a week of days behind it, so that its archive is no empty page.
insert into private.editions (edition, period, time_zone, homes, countries, currency, title, first_on)
select e.edition, e.period, e.time_zone, e.homes, e.countries, e.currency, e.title,
  case e.period
    when 'day' then (now() at time zone e.time_zone)::date - 7
    when 'week' then date_trunc('week', now() at time zone e.time_zone)::date - 7
    else date_trunc('week', now() at time zone e.time_zone)::date - 9 end
from (values
  ('uk', 'day', 'Europe/London', 5, '{GB}'::text[], 'GBP', 'Daily UK'),
  ('us', 'day', 'America/New_York', 5, '{US}', 'USD', 'Daily US'),
  ('world', 'day', 'UTC', 5, null, null, 'Daily world'),
  ('weekly', 'week', 'UTC', 10, null, null, 'Weekly'),
  ('mega', 'weekend', 'UTC', 20, null, null, 'Weekend mega')
) as e (edition, period, time_zone, homes, countries, currency, title);

create table private.edition_days (
  edition text not null,
  day_on date not null,
  number integer not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  game_id uuid,
  hard_game_id uuid,
  is_forgiven boolean not null default false,
  chosen_at timestamptz not null default now(),
  constraint an_edition_has_each_day_once primary key (edition, day_on),
  constraint an_edition_has_each_number_once unique (edition, number),
  constraint a_day_is_of_an_edition foreign key (edition) references private.editions (edition) on delete cascade,
  constraint a_day_may_have_its_game foreign key (game_id) references public.games (id) on delete set null,
  constraint a_day_may_have_its_hard_game foreign key (hard_game_id) references public.games (id) on delete set null,
  constraint a_day_opens_before_it_closes check (opens_at < closes_at)
);
comment on table private.edition_days is
  'Days (or weeks) of editions, by their first day; a forgiven one breaks nobody''s streak. Nobody but staff reads '
  'ahead.';
create index edition_days_by_game on private.edition_days (game_id);
create index edition_days_by_hard_game on private.edition_days (hard_game_id);
create index edition_days_to_open on private.edition_days (opens_at) where game_id is null;
alter table private.edition_days enable row level security;

create table private.edition_homes (
  edition text not null,
  day_on date not null,
  listing_id uuid not null,
  position smallint not null,
  is_sample boolean not null,
  miss_percent integer,
  constraint a_day_has_a_home_once primary key (edition, day_on, listing_id),
  constraint a_home_of_an_edition_is_of_a_day foreign key (edition, day_on)
    references private.edition_days (edition, day_on) on delete cascade,
  constraint a_day_shows_a_listing foreign key (listing_id) references public.listings (id) on delete cascade,
  constraint a_chosen_home_has_a_place check (position between 1 and 50),
  constraint a_measured_difficulty_is_not_negative check (miss_percent >= 0)
);
comment on table private.edition_homes is
  'The homes chosen for each day, in order; miss_percent: by how much the crowd''s middle guess missed, where it '
  'guessed.';
create index edition_homes_by_listing on private.edition_homes (listing_id, edition, day_on);
alter table private.edition_homes enable row level security;

-- Homes that the operator sets aside for editions: of its own brand, in no game that somebody plays.
create table private.edition_pool (
  listing_id uuid not null,
  added_at timestamptz not null default now(),
  constraint a_home_is_in_the_pool_once primary key (listing_id),
  constraint the_pool_holds_listings foreign key (listing_id) references public.listings (id) on delete cascade
);
comment on table private.edition_pool is 'Homes that the operator set aside for the days of editions.';
alter table private.edition_pool enable row level security;

alter table public.games add column ranked_until_at timestamptz;
comment on column public.games.ranked_until_at is 'Runs that begin later are practice: the day of an edition is over.';

alter table public.sessions
  drop constraint a_practice_reason_is_known,
  add constraint a_practice_reason_is_known check (practice_reason in
    ('other_mode', 'unranked_mode', 'room', 'one_home', 'not_first', 'price_known', 'price_learnt', 'claimed',
      'excluded', 'after_its_day'));

create function private.practise_after_the_day() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.is_ranked and exists (
    select from public.games g where g.id = new.game_id and g.ranked_until_at <= new.started_at)
  then
    new.is_ranked := false;
    new.practice_reason := 'after_its_day';
  end if;
  return new;
end $$;
comment on function private.practise_after_the_day is
  'Trigger: a run that begins after the day of its game is practice.';
create trigger a_run_after_its_day_is_practice before insert on public.sessions
  for each row execute function private.practise_after_the_day();

-- The calendar. Midnight is the zone's own, so that a day has 23, 24 or 25 hours.
create function private.edition_day_at(asked private.editions, at timestamptz) returns date
language plpgsql stable set search_path = '' as $$
declare
  day date := (at at time zone asked.time_zone)::date;
begin
  return case asked.period
    when 'day' then day
    when 'week' then day - (extract(isodow from day)::integer - 1)
    else day - (extract(isodow from day)::integer + 1) % 7 end;
end $$;
comment on function private.edition_day_at is
  'The first day of the day, week or weekend that began last at this moment, by the edition''s clock.';

create function private.edition_step(asked private.editions) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case asked.period when 'day' then 1 else 7 end;
end $$;
comment on function private.edition_step is 'So many days lie between two days of this edition.';

create function private.edition_number(asked private.editions, day_on date) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return (day_on - asked.first_on) / private.edition_step(asked) + 1;
end $$;
comment on function private.edition_number is 'The how manieth challenge of its edition begins on that day.';

create function private.edition_opens_at(asked private.editions, day_on date) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return day_on::timestamp at time zone asked.time_zone;
end $$;
comment on function private.edition_opens_at is 'Midnight of that day in the edition''s time zone.';

create function private.edition_closes_at(asked private.editions, day_on date) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (day_on + case asked.period when 'day' then 1 when 'week' then 7 else 2 end)::timestamp
    at time zone asked.time_zone;
end $$;
comment on function private.edition_closes_at is 'Midnight after the day, week or weekend that begins on that day.';

create function private.is_edition_game(game_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.edition_days d where d.game_id = is_edition_game.game_id)
    or exists (select from private.edition_days d where d.hard_game_id = is_edition_game.game_id);
end $$;
comment on function private.is_edition_game is 'Is it the game of a day of an edition?';

-- Homes that may stand on a day. Rights first: of the operator's own brand, on offer, with a settled price and photos
-- that it may show. Then by rank: set aside and in no game that anybody plays; samples; samples of the front door's
-- game. Nothing stands twice within 365 days in an edition but a sample, and of these the one that rested longest.
create function private.homes_for_edition(asked private.editions, day_on date)
returns table (listing_id uuid, currency text, amount_minor bigint, place text, is_sample boolean, rank integer,
  rested integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  operator public.agencies := (select a from public.agencies a where a.key = 'default');
begin
  return query
    select h.id, h.currency, h.amount_minor, h.place, not h.is_set_aside,
      case when h.is_set_aside then 0 when h.is_at_the_door then 6 when h.rested < 365 then 4 else 2 end
        + case when h.is_elsewhere then 1 else 0 end,
      h.rested
    from (
      select l.id, p.currency, p.amount_minor, coalesce(a.region, a.town, '') as place,
        exists (select from private.edition_pool o where o.listing_id = l.id) as is_set_aside,
        exists (select from public.game_listings gl join public.games g on g.id = gl.game_id
          where gl.listing_id = l.id and g.is_sample and not private.is_edition_game(g.id)) as is_sample,
        exists (select from public.game_listings gl join public.games g on g.id = gl.game_id
          where gl.listing_id = l.id and g.agency_id = operator.id and g.slug = operator.branded_game_slug)
          as is_at_the_door,
        exists (select from private.edition_homes o where o.listing_id = l.id
          and o.edition <> asked.edition
          and abs(o.day_on - homes_for_edition.day_on) < 28) as is_elsewhere,
        coalesce((select min(abs(o.day_on - homes_for_edition.day_on)) from private.edition_homes o
          where o.listing_id = l.id and o.edition = asked.edition
            and o.day_on <> homes_for_edition.day_on), 100000) as rested
      from public.listings l
      join public.assets a on a.id = l.asset_id
      cross join lateral (
        select v.currency, v.amount_minor from private.listing_prices v
        where v.listing_id = l.id order by v.version desc limit 1) p
      where a.agency_id = operator.id and l.status <> 'withdrawn' and l.went_at is null
        and p.amount_minor is not null
        and (asked.currency is null or p.currency = asked.currency)
        and (asked.countries is null or a.country_code = any (asked.countries))
        and exists (select from public.listing_photos f where f.listing_id = l.id and not f.is_hidden)
        and not exists (select from public.listing_photos f
          where f.listing_id = l.id and not f.is_hidden and f.rights_status = 'link-only')) h
    where case when h.is_set_aside then h.rested >= 365 and not exists (
        select from public.game_listings gl join public.games g on g.id = gl.game_id
        where gl.listing_id = h.id and g.state <> 'draft' and not private.is_edition_game(g.id))
      else h.is_sample end;
end $$;
comment on function private.homes_for_edition is
  'Homes that may stand on a day of an edition, the best rank lowest; those of the day itself are judged as the '
  'others.';

-- Of eight draws by chance the one counts that covers most steps of the prices, most places and most difficulties, and
-- in one day of four the first draw, as everybody's homes of a game are chosen: whoever knows all prices but one cannot
-- work that one out from the choice.
create function private.draw_homes(ids uuid[], amounts bigint[], places text[], misses integer[], wanted integer)
returns uuid[] language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  draws integer := case when random() < 0.25 then 1 else 8 end;
begin
  return (
    select array_agg(c.id order by c.turn)
    from (
      select d.draw, h.*, row_number() over (partition by d.draw order by gen_random_uuid()) as turn
      from (
        select u.id, u.place, case when u.miss < 10 then 1 when u.miss < 25 then 2 when u.miss is not null then 3 end
          as difficulty, ntile(wanted) over (order by u.amount, u.id) as step
        from unnest(ids, amounts, places, misses) as u (id, amount, place, miss)) h
      cross join generate_series(1, draws) as d (draw)) c
    where c.turn <= wanted
    group by c.draw
    order by count(distinct c.step) + count(distinct c.place) + count(distinct c.difficulty) desc, c.draw limit 1);
end $$;
comment on function private.draw_homes is
  'So many of these homes, spread over prices, places and difficulties by chance.';

create function private.crowd_miss_percent(listing_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select round(percentile_cont(0.5) within group (order by abs(exp(g.log_error) - 1)) * 100)::integer
    from public.game_listings gl join public.guesses g on g.game_listing_id = gl.id
    where gl.listing_id = crowd_miss_percent.listing_id and g.is_counted and g.log_error is not null
    having count(*) >= 5);
end $$;
comment on function private.crowd_miss_percent is
  'By how much the middle guess on a home missed, in all games; null under five guesses.';

-- A day of an edition without a currency of its own has that of a market with enough homes; larger ones come more
-- often.
create function private.draw_currency(asked private.editions, day_on date) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(asked.currency, (
    select h.currency from private.homes_for_edition(asked, draw_currency.day_on) h
    group by h.currency having count(*) >= asked.homes
    order by (count(*) filter (where h.rank < 4) >= asked.homes) desc, -ln(1 - random()) / count(*) limit 1));
end $$;
comment on function private.draw_currency is
  'The currency of a day of an edition; null where no market has enough homes.';

-- So many homes by rank: all of a rank where all are wanted, else a draw; of samples that stood before, from those that
-- rested longest.
create function private.pick_for_edition(asked private.editions, day_on date, currency text, without uuid[],
  wanted integer) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  picked uuid[] := '{}';
  missing integer;
  level record;
begin
  for level in
    select c.rank, array_agg(c.listing_id) as ids, array_agg(c.amount_minor) as amounts, array_agg(c.place) as places,
      array_agg(private.crowd_miss_percent(c.listing_id)) as misses
    from (
      select h.*, row_number() over (partition by h.rank order by h.rested desc, h.listing_id) as turn
      from private.homes_for_edition(asked, pick_for_edition.day_on) h
      where h.currency = pick_for_edition.currency and not h.listing_id = any (without)) c
    where c.rank < 4 or c.turn <= 2 * asked.homes
    group by c.rank order by c.rank
  loop
    missing := wanted - cardinality(picked);
    exit when missing <= 0;
    picked := picked || case when cardinality(level.ids) <= missing then level.ids
      else private.draw_homes(level.ids, level.amounts, level.places, level.misses, missing) end;
  end loop;
  return picked;
end $$;
comment on function private.pick_for_edition is
  'Homes for a day besides those that it has; fewer where there are no more.';

-- Chooses what a day still lacks. A chosen home that may no longer be shown gives its place to another one.
create function private.choose_edition_day(edition_key text, day_on date) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions;
  game uuid;
  kept uuid[];
  picked uuid[];
  of_currency text;
begin
  perform pg_advisory_xact_lock(hashtextextended('edition:' || edition_key, 0));
  select e.* into asked from private.editions e where e.edition = edition_key;
  select d.game_id into game from private.edition_days d
    where d.edition = edition_key and d.day_on = choose_edition_day.day_on;
  if game is not null then
    return true;
  end if;
  delete from private.edition_homes c
    where c.edition = edition_key and c.day_on = choose_edition_day.day_on and not exists (
      select from private.homes_for_edition(asked, choose_edition_day.day_on) h where h.listing_id = c.listing_id);
  kept := array(select c.listing_id from private.edition_homes c
    where c.edition = edition_key and c.day_on = choose_edition_day.day_on);
  of_currency := coalesce((select l.currency from public.listings l where l.id = kept[1]),
    private.draw_currency(asked, choose_edition_day.day_on));
  picked := private.pick_for_edition(asked, choose_edition_day.day_on, of_currency, kept,
    asked.homes - cardinality(kept));
  -- A day with too few homes is no day yet; one that lost some on the way is played with those that it has.
  if cardinality(kept) + cardinality(picked) < asked.homes and kept = '{}' then
    return false;
  end if;
  insert into private.edition_days (edition, day_on, number, opens_at, closes_at)
  values (edition_key, choose_edition_day.day_on,
    private.edition_number(asked, choose_edition_day.day_on),
    private.edition_opens_at(asked, choose_edition_day.day_on),
    private.edition_closes_at(asked, choose_edition_day.day_on))
  on conflict do nothing;
  -- The order is chance alone: it tells nothing of prices.
  with homes as (
    select n.id, row_number() over (order by gen_random_uuid()) as turn from unnest(kept || picked) as n (id))
  insert into private.edition_homes as c (edition, day_on, listing_id, position, is_sample, miss_percent)
  select edition_key, choose_edition_day.day_on, n.id, n.turn, not exists (
    select from private.edition_pool o where o.listing_id = n.id), private.crowd_miss_percent(n.id)
  from homes n
  on conflict on constraint a_day_has_a_home_once do update set position = excluded.position;
  return true;
end $$;
comment on function private.choose_edition_day is
  'Chooses the homes of a day, or what it lacks; false where there are too few.';

create function private.make_edition_game(day private.edition_days, is_hard boolean) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions;
  operator uuid := (select a.id from public.agencies a where a.key = 'default');
  wanted_slug text;
  free_slug text;
  made uuid;
begin
  select e.* into asked from private.editions e where e.edition = day.edition;
  wanted_slug := case asked.period when 'day' then 'daily-' else '' end || day.edition || '-' || day.day_on
    || case when is_hard then '-hard' else '' end;
  -- Somebody may have taken the address for a game of their own.
  select s.slug into free_slug from (
    select wanted_slug as slug, 1 as turn
    union all select wanted_slug || '-' || n, n from generate_series(2, 99) n) s
  where not exists (select from public.games g where g.agency_id = operator and g.slug = s.slug)
  order by s.turn limit 1;
  insert into public.games (agency_id, slug, family, title, state, visibility, currency, rounds_per_run, difficulty,
    hints, is_on_scoot, is_sample, opens_at, ranked_until_at)
  select operator, free_slug, 'public',
    asked.title || ' · ' || day.number || case when is_hard then ' · hard' else '' end, 'open', 'unlisted',
    (array_agg(l.currency))[1], count(*), case when is_hard then 'hard' else 'normal' end,
    case when is_hard then '{}' else '{year,area,local-price-per-m2,local-median}'::text[] end, false,
    bool_or(h.is_sample), day.opens_at, day.closes_at
  from private.edition_homes h join public.listings l on l.id = h.listing_id
  where h.edition = day.edition and h.day_on = day.day_on
  having count(*) > 0
  returning id into made;
  insert into public.game_listings (game_id, listing_id, position)
  select made, h.listing_id, h.position from private.edition_homes h
  where made is not null and h.edition = day.edition and h.day_on = day.day_on;
  return made;
end $$;
comment on function private.make_edition_game is 'Makes the game of a day that has begun: plain, or with hard rules.';

-- Opens a day that has begun, once. A day that nobody could play, since it was opened after its end, is forgiven.
create function private.open_edition_day(edition_key text, day_on date) returns private.edition_days
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  day private.edition_days;
begin
  select d.* into day from private.edition_days d
    where d.edition = edition_key and d.day_on = open_edition_day.day_on;
  if day.game_id is not null then
    return day;
  end if;
  -- Who comes at the same moment waits here, and then finds the game.
  if not private.choose_edition_day(edition_key, open_edition_day.day_on) then
    return null;
  end if;
  select d.* into day from private.edition_days d
    where d.edition = edition_key and d.day_on = open_edition_day.day_on;
  if day.game_id is null and day.opens_at <= now() then
    update private.edition_days d set game_id = private.make_edition_game(day, false),
      hard_game_id = private.make_edition_game(day, true), is_forgiven = d.is_forgiven or d.closes_at <= now()
    where d.edition = edition_key and d.day_on = open_edition_day.day_on
    returning d.* into day;
  end if;
  return day;
end $$;
comment on function private.open_edition_day is
  'The day with its games, which are made if the day has begun; null where there are too few homes.';

create function private.open_editions() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due private.edition_days;
  opened integer := 0;
begin
  for due in
    select d.* from private.edition_days d
    where d.game_id is null and d.opens_at <= now()
      and not private.is_left_in_peace('open_editions', d.edition || ' ' || d.day_on)
    order by d.opens_at, d.edition limit 50
  loop
    begin
      perform private.open_edition_day(due.edition, due.day_on);
      opened := opened + 1;
    exception when others then
      perform private.note_job_failure('open_editions', due.edition || ' ' || due.day_on, sqlstate, sqlerrm);
    end;
  end loop;
  return opened;
end $$;
comment on function private.open_editions is 'Makes the games of days that have begun; answers how many.';

create function private.plan_editions() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due record;
  chosen integer := 0;
begin
  for due in
    select e.edition, s.day::date as day_on
    from private.editions e
    cross join lateral generate_series(greatest(e.first_on, private.edition_day_at(e, now()) - 28),
      private.edition_day_at(e, now()) + 60, make_interval(days => private.edition_step(e))) as s (day)
    where not private.is_left_in_peace('plan_editions', e.edition || ' ' || s.day::date)
      and (select count(*) from private.edition_homes h where h.edition = e.edition
        and h.day_on = s.day::date) < e.homes
      and not exists (select from private.edition_days d
        where d.edition = e.edition and d.day_on = s.day::date and d.game_id is not null)
    order by s.day, e.edition
  loop
    begin
      if private.choose_edition_day(due.edition, due.day_on) then
        chosen := chosen + 1;
      end if;
    exception when others then
      perform private.note_job_failure('plan_editions', due.edition || ' ' || due.day_on, sqlstate, sqlerrm);
    end;
  end loop;
  perform private.open_editions();
  return chosen;
end $$;
comment on function private.plan_editions is
  'Chooses the homes of the next sixty days, and of days that were missed, and opens what has begun; answers how many.';
select private.expose('private.plan_editions()', 'service_role');

-- The first plan waits an hour, so that a new installation has its homes by then; whoever asks for a day gets it at
-- once.
insert into private.periodic_jobs (job, every_seconds, ran_at) values
  ('open_editions', 2, '-infinity'), ('plan_editions', 3600, now());
