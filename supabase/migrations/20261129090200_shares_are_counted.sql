-- Shares are counted.
--
-- Whoever hands a game or its result on presses a button. Each press is counted once, under a key of its own, so that a
-- call whose reply was lost and that is sent again counts nothing twice. Of who pressed nothing is kept. Classes are
-- not counted.

create table private.game_shares (
  press_id uuid not null,
  game_id uuid not null,
  pressed_at timestamptz not null default now(),
  constraint a_press_is_counted_once primary key (press_id),
  constraint a_share_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade
);
comment on table private.game_shares is
  'Each time somebody handed a game or its result on. Nobody is known by it.';
comment on column private.game_shares.press_id is
  'Made up for this press alone: a call that is sent again has it again';
comment on column private.game_shares.game_id is 'The game that was handed on';
comment on column private.game_shares.pressed_at is 'When that was';
create index game_shares_by_game on private.game_shares (game_id, pressed_at);
alter table private.game_shares enable row level security;

create function private.count_share(press_id uuid, game_slug text, brand text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  done constant jsonb := jsonb_build_object('is_counted', true);
  game public.games;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(count_share.brand, ''), 'default') and g.slug = count_share.game_slug
      and g.state <> 'draft' and not private.is_classroom(g.mode_options, null);
  if game.id is null or count_share.press_id is null
    or exists (select from private.game_shares s where s.press_id = count_share.press_id)
    or private.take_rate_limit('share:' || private.caller_address(), 20) is not null
  then
    return done;
  end if;
  insert into private.game_shares (press_id, game_id) values (count_share.press_id, game.id)
    on conflict on constraint a_press_is_counted_once do nothing;
  return done;
end $$;
comment on function private.count_share is
  'Counts that somebody handed a game or its result on, once for each press; answers the same for every game.';
select private.expose('private.count_share(uuid, text, text)', 'anon', 'authenticated');

-- What an agency reads of its games: shares stand beside runs, by day, against as many days before.
create or replace function private.agency_overview(agency_id uuid, days integer default 28) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
  zone text;
  today date;
begin
  if private.is_staff() then
    select a.* into agency from public.agencies a where a.id = agency_overview.agency_id;
  end if;
  if agency.id is null then
    agency := private.agency_for(agency_overview.agency_id, '{owner,admin,agent}');
  end if;
  if not coalesce(agency_overview.days in (7, 28, 90), false) then
    perform private.refuse(422, 'invalid_request', 'The overview is of 7, 28 or 90 days.');
  end if;
  zone := agency.time_zone;
  today := (now() at time zone zone)::date;
  return (
    with runs as (
      select s.id, (s.started_at at time zone zone)::date as on_day, s.status, s.guessed, s.rounds,
        coalesce(s.user_id, s.guest_id) as player
      from public.games g join public.sessions s on s.game_id = g.id
      where g.agency_id = agency.id
        and s.started_at >= ((today - 2 * agency_overview.days + 1)::timestamp at time zone zone)),
    shares as (
      select (c.pressed_at at time zone zone)::date as on_day
      from public.games g join private.game_shares c on c.game_id = g.id
      where g.agency_id = agency.id
        and c.pressed_at >= ((today - 2 * agency_overview.days + 1)::timestamp at time zone zone)),
    by_day as (
      select d.on_day::date as on_day, count(r.id) as runs, count(r.id) filter (where r.guessed = r.rounds) as
        completed,
        count(distinct r.player) as players, coalesce(sum(r.guessed), 0) as guesses,
        (select count(*) from shares c where c.on_day = d.on_day::date) as shares
      from generate_series(today - 2 * agency_overview.days + 1, today, interval '1 day') d (on_day)
      left join runs r on r.on_day = d.on_day::date group by d.on_day),
    halves as (
      select h.is_now, count(r.id) as runs, count(r.id) filter (where r.guessed = r.rounds) as completed,
        count(distinct r.player) as players, coalesce(sum(r.guessed), 0) as guesses,
        (select count(*) from shares c where (c.on_day > today - agency_overview.days) = h.is_now) as shares
      from (values (true), (false)) h (is_now)
      left join runs r on (r.on_day > today - agency_overview.days) = h.is_now group by h.is_now),
    homes as (
      select l.id, l.status, exists (select from public.listing_photos p where p.listing_id = l.id) as has_photos,
        exists (select from private.listing_prices p where p.listing_id = l.id) as has_price,
        exists (select from public.takedown_requests t where t.listing_id = l.id and t.status = 'open') as is_asked_down
      from public.assets a join public.listings l on l.asset_id = a.id where a.agency_id = agency.id)
    select jsonb_build_object(
      'days', (select jsonb_agg(jsonb_build_object('on_day', b.on_day, 'runs', b.runs, 'completed', b.completed,
          'players', b.players, 'guesses', b.guesses, 'shares', b.shares) order by b.on_day) from by_day b),
      'now', (select jsonb_build_object('runs', h.runs, 'completed', h.completed, 'players', h.players,
        'guesses', h.guesses, 'shares', h.shares) from halves h where h.is_now),
      'before', (select jsonb_build_object('runs', h.runs, 'completed', h.completed, 'players', h.players,
        'guesses', h.guesses, 'shares', h.shares) from halves h where not h.is_now),
      'games', (select coalesce(jsonb_object_agg(g.state, g.games), '{}'::jsonb)
        from (select g.state, count(*) as games from public.games g where g.agency_id = agency.id group by g.state) g),
      'homes', (select jsonb_build_object('all', count(*),
          'without_photos', count(*) filter (where not h.has_photos and h.status <> 'withdrawn'),
          'without_price', count(*) filter (where not h.has_price and h.status <> 'withdrawn'),
          'withdrawn', count(*) filter (where h.status = 'withdrawn'),
          'asked_down', count(*) filter (where h.is_asked_down)) from homes h),
      'people', (select count(*) from public.agency_members m where m.agency_id = agency.id),
      'has_place', agency.latitude is not null,
      'has_contact', agency.general_email is not null or agency.phone is not null));
end $$;
