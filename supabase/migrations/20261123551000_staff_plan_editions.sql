-- Staff plan editions.
--
-- What the next sixty days hold, how spread and how hard they are, when homes come again, and which games of the
-- operator's the pool is filled from. Staff set the homes of a game aside, take them out again, and give a day that has
-- not begun another home. Each of these leaves a line in the management log. Prices stand here, as wherever staff look
-- homes up: their own runs are practice by that rule.

drop function public.edition_plan(text, date);
create or replace function private.edition_plan(edition text, from_on date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions;
  first_day date;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people read what is planned.');
  end if;
  asked := private.edition_of(edition_plan.edition);
  first_day := coalesce(edition_plan.from_on, private.edition_day_at(asked, now()));
  return (
    select coalesce(jsonb_agg(jsonb_build_object('on', d.day_on, 'number', d.number, 'opens_at', d.opens_at,
      'closes_at', d.closes_at, 'has_begun', d.game_id is not null, 'currency', h.currency,
      'lowest_minor', h.lowest, 'highest_minor', h.highest, 'homes', h.homes) order by d.day_on), '[]'::jsonb)
    from private.edition_days d
    cross join lateral (
      select min(p.currency) as currency, min(p.amount_minor) as lowest, max(p.amount_minor) as highest,
        jsonb_agg(jsonb_build_object('listing_id', h.listing_id, 'title', l.title, 'town', a.town, 'region', a.region,
          'amount_minor', p.amount_minor, 'is_sample', h.is_sample, 'miss_percent', h.miss_percent,
          'last_on', (
            select max(o.day_on) from private.edition_homes o
            where o.listing_id = h.listing_id and o.edition = h.edition and o.day_on < h.day_on
              and o.day_on > h.day_on - 365)) order by h.position) as homes
      from private.edition_homes h join public.listings l on l.id = h.listing_id
      join public.assets a on a.id = l.asset_id
      cross join lateral (
        select v.currency, v.amount_minor from private.listing_prices v
        where v.listing_id = l.id order by v.version desc limit 1) p
      where h.edition = d.edition and h.day_on = d.day_on) h
    where d.edition = asked.edition and d.day_on between first_day and first_day + 60);
end $$;
select private.expose('private.edition_plan(text, date)', 'authenticated');

-- How long the homes last, and where they come from.
create function private.edition_pool(edition text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions;
  today date;
  planned integer;
  repeats_on date;
  fresh integer;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people read what is planned.');
  end if;
  asked := private.edition_of(edition_pool.edition);
  today := private.edition_day_at(asked, now());
  select count(*), min(d.day_on) filter (where exists (
      select from private.edition_homes h join private.edition_homes o
        on o.listing_id = h.listing_id and o.edition = h.edition and o.day_on < h.day_on and o.day_on > h.day_on - 365
      where h.edition = d.edition and h.day_on = d.day_on))
    into planned, repeats_on
    from private.edition_days d where d.edition = asked.edition and d.day_on >= today;
  -- Homes that rested for a year and stand on no day that is planned, of the market that has most of them.
  select coalesce(max(c.homes), 0) into fresh from (
    select count(*) as homes from private.homes_for_edition(asked, today + 61) h where h.rested >= 365
    group by h.currency) c;
  return jsonb_build_object('edition', asked.edition, 'on', today, 'homes_a_day', asked.homes, 'planned_days', planned,
    'fresh_homes', fresh, 'repeats_on', repeats_on,
    'days_until_repeat', case when repeats_on is not null then (repeats_on - today) / private.edition_step(asked)
      else planned + fresh / asked.homes end,
    'set_aside', (select count(*) from private.edition_pool),
    'games', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'title', g.title, 'state', g.state, 'homes', g.homes,
        'set_aside', g.set_aside) order by g.set_aside > 0 desc, g.created_at desc, g.slug), '[]'::jsonb)
      from (
        select g.slug, g.title, g.state, g.created_at, count(*) as homes,
          count(*) filter (where exists (select from private.edition_pool o where o.listing_id = gl.listing_id))
            as set_aside
        from public.games g join public.agencies a on a.id = g.agency_id
        join public.game_listings gl on gl.game_id = g.id
        where a.key = 'default' and not g.is_sample
          and not exists (select from private.edition_days d where g.id in (d.game_id, d.hard_game_id))
        group by g.id order by g.created_at desc limit 100) g));
end $$;
comment on function private.edition_pool is
  'For staff: how long the homes of an edition last, and which games of the operator''s they are set aside from.';
select private.expose('private.edition_pool(text)', 'authenticated');

create or replace function private.set_aside_for_editions(game_slug text, brand text default null) returns integer
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
  if added > 0 then
    perform private.log_management((select auth.uid()), 'set_aside_for_editions', game,
      jsonb_build_object('homes', added));
  end if;
  return added;
end $$;

create function private.take_out_of_editions(game_slug text, brand text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games;
  taken uuid[];
  day record;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people fill the pool of editions.');
  end if;
  game := private.find_game(game_slug, brand);
  with gone as (
    delete from private.edition_pool o using public.game_listings gl
    where gl.game_id = game.id and o.listing_id = gl.listing_id returning o.listing_id)
  select coalesce(array_agg(g.listing_id), '{}') into taken from gone g;
  -- Days that have not begun lose these homes and get others, where there are any; in one order, as all planning.
  for day in
    select distinct h.edition, h.day_on from private.edition_homes h
    join private.edition_days d on d.edition = h.edition and d.day_on = h.day_on
    where h.listing_id = any (taken) and d.game_id is null
    order by h.edition, h.day_on
  loop
    perform private.choose_edition_day(day.edition, day.day_on);
  end loop;
  if cardinality(taken) > 0 then
    perform private.log_management((select auth.uid()), 'take_out_of_editions', game,
      jsonb_build_object('homes', cardinality(taken)));
  end if;
  return cardinality(taken);
end $$;
comment on function private.take_out_of_editions is
  'For staff: takes a game''s homes out of the pool, and out of days that have not begun; answers how many.';
select private.expose('private.take_out_of_editions(text, text)', 'authenticated');

create function private.replace_edition_home(edition text, "on" date, listing_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.editions;
  day private.edition_days;
  place smallint;
  others uuid[];
  picked uuid;
begin
  if not coalesce(private.is_staff(), false) then
    perform private.refuse(403, 'not_allowed', 'Only the platform''s own people choose homes of editions.');
  end if;
  asked := private.edition_of(replace_edition_home.edition);
  perform pg_advisory_xact_lock(hashtextextended('edition:' || asked.edition, 0));
  select d.* into day from private.edition_days d
    where d.edition = asked.edition and d.day_on = replace_edition_home."on";
  select h.position into place from private.edition_homes h where h.edition = asked.edition
    and h.day_on = replace_edition_home."on" and h.listing_id = replace_edition_home.listing_id;
  if place is null then
    perform private.refuse(404, 'not_found', 'This home does not stand on that day. Load the plan again.');
  end if;
  if day.game_id is not null or day.opens_at <= now() then
    perform private.refuse(409, 'day_begun', 'This day has begun, so its homes stay.');
  end if;
  others := array(select h.listing_id from private.edition_homes h
    where h.edition = asked.edition and h.day_on = day.day_on);
  picked := (private.pick_for_edition(asked, day.day_on,
    (select l.currency from public.listings l where l.id = replace_edition_home.listing_id), others, 1))[1];
  if picked is null then
    perform private.refuse(409, 'no_other_home', 'There is no other home for this day. Set more homes aside first.');
  end if;
  delete from private.edition_homes h where h.edition = asked.edition and h.day_on = day.day_on
    and h.listing_id = replace_edition_home.listing_id;
  insert into private.edition_homes (edition, day_on, listing_id, position, is_sample, miss_percent)
  values (asked.edition, day.day_on, picked, place, not exists (
    select from private.edition_pool o where o.listing_id = picked), private.crowd_miss_percent(picked));
  perform private.log_management((select auth.uid()), 'replace_edition_home', null::public.games,
    jsonb_build_object('edition', asked.edition, 'on', day.day_on, 'by', picked),
    listing_id => replace_edition_home.listing_id);
  return picked;
end $$;
comment on function private.replace_edition_home is
  'For staff: gives a day that has not begun another home, by chance, in the place of this one.';
select private.expose('private.replace_edition_home(text, date, uuid)', 'authenticated');
