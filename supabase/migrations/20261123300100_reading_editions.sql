-- Reading editions.
--
-- daily_challenge is a day of an edition: of today, or of a day that is over. One that has not begun is nowhere, but
-- for
-- staff. edition_record is what a player made of the days: a calendar month, and one mark for each day, from which the
-- streak follows. edition_plan is what staff read ahead.

create function private.edition_of(edition text) returns private.editions
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found private.editions;
begin
  select e.* into found from private.editions e where e.edition = edition_of.edition;
  if found.edition is null then
    perform private.refuse(404, 'not_found', 'There is no such edition. Choose one of the editions that there are.');
  end if;
  return found;
end $$;
comment on function private.edition_of is 'An edition by its name; refuses others with not_found.';

create function private.daily_challenge(edition text, "on" date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions := private.edition_of(daily_challenge.edition);
  today date := private.edition_day_at(asked, now());
  wanted date := coalesce(private.edition_day_at(asked, daily_challenge."on"::timestamp at time zone asked.time_zone),
    today);
  day private.edition_days;
  slug text;
begin
  if wanted < asked.first_on or (wanted > today and not coalesce(private.is_staff(), false)) then
    perform private.refuse(404, 'not_found', 'There is no challenge of that day yet. Look at today''s instead.');
  end if;
  day := private.open_edition_day(asked.edition, wanted);
  if day.edition is null then
    perform private.refuse(404, 'not_found', 'There are too few homes for a challenge of that day. Come back later.');
  end if;
  slug := (select g.slug from public.games g where g.id = day.game_id);
  return jsonb_build_object('edition', asked.edition, 'on', day.day_on, 'number', day.number, 'game_slug', slug,
    'hard_game_slug', (select g.slug from public.games g where g.id = day.hard_game_id),
    'opens_at', day.opens_at, 'closes_at', day.closes_at,
    'next_opens_at', private.edition_opens_at(asked, day.day_on + private.edition_step(asked)),
    'now_at', now(), 'time_zone', asked.time_zone, 'is_today', day.day_on = today,
    'homes', (select count(*) from private.edition_homes h where h.edition = day.edition and h.day_on = day.day_on),
    'currency', (select g.currency from public.games g where g.id = day.game_id),
    'is_sample', coalesce((select g.is_sample from public.games g where g.id = day.game_id), false));
end $$;
comment on function private.daily_challenge is
  'A day of an edition, today''s where none is named: its number, its games, and when it closes by the server''s '
  'clock.';
select private.expose('private.daily_challenge(text, date)', 'anon', 'authenticated');

-- The run that counts for a day: the player's first one of its games that began within it. Of one that began later it
-- is
-- told that the day was caught up.
create function private.run_of_day(day private.edition_days, user_id uuid, guest_id uuid) returns public.sessions
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
begin
  select s.* into run from public.sessions s
  where s.game_id in (day.game_id, day.hard_game_id)
    and (s.user_id = run_of_day.user_id or s.guest_id = run_of_day.guest_id)
  order by (s.status = 'finished') desc, s.started_at, s.id limit 1;
  return run;
end $$;
comment on function private.run_of_day is
  'What a player made of a day: the first finished run of its games, else the first.';

create function private.edition_record(edition text, month date default null, guest_token text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions := private.edition_of(edition_record.edition);
  player uuid := (select auth.uid());
  guest uuid := case when (select auth.uid()) is null then private.guest_of(guest_token) end;
  today date := private.edition_day_at(asked, now());
  from_on date := date_trunc('month', coalesce(edition_record.month, today))::date;
begin
  return jsonb_build_object(
    'edition', asked.edition, 'on', today, 'first_on', asked.first_on, 'month', from_on, 'now_at', now(),
    -- Newest first, three years at most: 1 done within its day, f forgiven, 0 missed.
    'marks', (
      select coalesce(string_agg(case when m.is_done then '1' when m.is_forgiven then 'f' else '0' end, ''
        order by m.day_on desc), '')
      from (
        select s.day::date as day_on, coalesce(d.is_forgiven or (d.game_id is null and d.closes_at <= now()),
          d.edition is null)
            as is_forgiven,
          d.game_id is not null and exists (
            select from public.sessions r
            where r.game_id in (d.game_id, d.hard_game_id) and (r.user_id = player or r.guest_id = guest)
              and r.status = 'finished' and r.started_at < d.closes_at) as is_done
        from generate_series(greatest(asked.first_on, today - 1096), today,
          make_interval(days => private.edition_step(asked))) as s (day)
        left join private.edition_days d on d.edition = asked.edition and d.day_on = s.day::date) m),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('on', d.day_on, 'number', d.number,
        'game_slug', (select g.slug from public.games g where g.id = d.game_id),
        'hard_game_slug', (select g.slug from public.games g where g.id = d.hard_game_id),
        'is_forgiven', d.is_forgiven,
        'run', case when (r.run).id is not null then jsonb_build_object('session_id', (r.run).id,
          'game_slug', (select g.slug from public.games g where g.id = (r.run).game_id),
          'is_hard', (r.run).game_id = d.hard_game_id,
          'status', case when private.has_run_out(r.run) then 'expired' else (r.run).status end,
          'is_ranked', (r.run).is_ranked, 'is_of_its_day', (r.run).started_at < d.closes_at,
          'total_score', (r.run).total_score, 'max_score', (r.run).rounds * 1000,
          'guessed', (r.run).guessed, 'rounds', (r.run).rounds) end) order by d.day_on), '[]'::jsonb)
      from private.edition_days d
      cross join lateral (select private.run_of_day(d, player, guest) as run) r
      where d.edition = asked.edition and d.game_id is not null and d.day_on >= from_on
        and d.day_on < (from_on + interval '1 month')::date));
end $$;
comment on function private.edition_record is
  'What the caller made of an edition: the days of a month, and a mark for each day since it began, newest first.';
select private.expose('private.edition_record(text, date, text)', 'anon', 'authenticated');

-- For staff.
create function private.edition_plan(edition text, from_on date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people read what is planned.');
  end if;
  asked := private.edition_of(edition_plan.edition);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('on', d.day_on, 'number', d.number, 'opens_at', d.opens_at,
      'closes_at', d.closes_at, 'has_begun', d.game_id is not null,
      'homes', (
        select jsonb_agg(jsonb_build_object('listing_id', h.listing_id, 'title', l.title, 'town', a.town,
          'is_sample', h.is_sample, 'miss_percent', h.miss_percent) order by h.position)
        from private.edition_homes h join public.listings l on l.id = h.listing_id
        join public.assets a on a.id = l.asset_id
        where h.edition = d.edition and h.day_on = d.day_on)) order by d.day_on), '[]'::jsonb)
    from private.edition_days d
    where d.edition = asked.edition
      and d.day_on between coalesce(edition_plan.from_on, private.edition_day_at(asked, now()))
        and coalesce(edition_plan.from_on, private.edition_day_at(asked, now())) + 60);
end $$;
comment on function private.edition_plan is
  'For staff: the days of an edition that are chosen, sixty days from one on.';
select private.expose('private.edition_plan(text, date)', 'authenticated');

create function private.set_aside_for_editions(game_slug text, brand text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  added integer;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people fill the pool of editions.');
  end if;
  game := private.find_game(game_slug, brand);
  insert into private.edition_pool (listing_id)
  select gl.listing_id from public.game_listings gl
  join public.listings l on l.id = gl.listing_id join public.assets a on a.id = l.asset_id
  join public.agencies o on o.id = a.agency_id
  where gl.game_id = game.id and o.key = 'default'
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end $$;
comment on function private.set_aside_for_editions is
  'For staff: sets the operator''s own homes of a game aside for editions; answers how many came in.';
select private.expose('private.set_aside_for_editions(text, text)', 'authenticated');

create or replace function private.start_outlook(game_slug text, brand text default null, guest_token text default null,
  like_run uuid default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  player uuid := (select auth.uid());
  guest uuid := case when (select auth.uid()) is null then private.guest_of(guest_token) end;
  first_choice uuid[];
  other_choice uuid[];
  known integer;
  reason text;
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(start_outlook.brand, ''), 'default') and g.slug = start_outlook.game_slug;
  if game.id is null or not private.is_open(game) or not private.is_let_in(game, player, guest) then
    perform private.refuse(404, 'not_found',
      'There is no open game at this address. Check the link or choose another game.');
  end if;
  if start_outlook.like_run is not null then
    first_choice := private.homes_like(game, start_outlook.like_run, null);
  else
    first_choice := private.choose_homes(game, 0, null, player, guest, game.round_order = 'random');
  end if;
  known := (
    select count(*) from public.game_listings gl
    where gl.id = any (first_choice) and private.knows_prices(game, array[gl.listing_id], player, guest));
  reason := case
    when game.mode_options @> '{"is_ranked": false}' then 'unranked_mode'
    when exists (select from public.sessions r where r.game_id = game.id and (r.user_id = player or r.guest_id = guest))
      then 'not_first'
    when known > 0 then 'price_known'
    when game.ranked_until_at <= now() then 'after_its_day' end;
  if reason = 'price_known' and start_outlook.like_run is null then
    other_choice := private.choose_homes(game, 0, null, player, guest, true);
  end if;
  return jsonb_build_object('practice_reason', reason, 'known_homes', known, 'homes',
    coalesce(cardinality(first_choice), 0),
    'can_swap', other_choice is not null and not exists (
      select from public.game_listings gl
      where gl.id = any (other_choice) and private.knows_prices(game, array[gl.listing_id], player, guest)));
end $$;
