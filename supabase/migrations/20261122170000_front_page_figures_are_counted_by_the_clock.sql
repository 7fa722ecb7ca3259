-- The figures of a front page are counted by the clock, not by its visitors: a game with many guesses a day would make
-- every visit count tens of thousands of them. What is shown of a home is read when it is asked for, so that a home
-- that was hidden or taken down meanwhile is gone at once.

create table private.front_page_figures (
  agency_id uuid,
  day_on date not null,
  guesses_today bigint not null,
  hardest_id uuid,
  hardest_guesses bigint,
  miss_percent integer,
  counted_at timestamptz not null default now(),
  constraint a_brand_has_one_set_of_front_page_figures primary key (agency_id),
  constraint front_page_figures_are_of_an_agency foreign key (agency_id)
    references public.agencies (id) on delete cascade,
  constraint front_page_figures_may_name_a_home foreign key (hardest_id)
    references public.game_listings (id) on delete set null,
  constraint guesses_of_a_day_are_not_negative check (guesses_today >= 0),
  constraint the_hardest_home_was_guessed check (hardest_guesses > 0),
  constraint a_miss_is_not_negative check (miss_percent >= 0)
);
comment on table private.front_page_figures
  is 'What live_proof says of a brand, as it was counted last: day_on is the day of the brand''s time zone.';
create index front_page_figures_by_home on private.front_page_figures (hardest_id) where hardest_id is not null;
alter table private.front_page_figures enable row level security;

-- A mode that keeps facts or photos back would have nothing to show here, and a class has no audience.
create function private.homes_to_tell_of(brand text) returns table (game_listing_id uuid, game public.games)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select gl.id, s
    from private.games_shown(homes_to_tell_of.brand) s
    join public.game_listings gl on gl.game_id = s.id
    join public.listings l on l.id = gl.listing_id
    where gl.is_visible and l.status <> 'withdrawn' and not s.mode_options @> '{"shows_facts": false}'
      and not s.mode_options @> '{"shows_photos": false}' and not s.mode_options @> '{"is_classroom": true}';
end $$;
comment on function private.homes_to_tell_of
  is 'The homes that a brand''s front page may speak of before anybody guesses.';

create function private.count_front_page(agency public.agencies) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_of_home constant bigint := 10;
  day date := (now() at time zone agency.time_zone)::date;
  today timestamptz := day::timestamp at time zone agency.time_zone;
  yesterday timestamptz := (day - 1)::timestamp at time zone agency.time_zone;
  counted bigint;
  hardest record;
begin
  select coalesce(sum(d.guesses), 0) into counted
  from private.games_shown(agency.key) s
  join public.game_listings gl on gl.game_id = s.id
  cross join lateral private.day_of_home(gl.id, today, 'infinity') d
  where gl.is_visible;
  select h.game_listing_id as id, d.guesses, round(d.median_share * 100)::integer as miss_percent into hardest
  from private.homes_to_tell_of(agency.key) h
  cross join lateral private.day_of_home(h.game_listing_id, yesterday, today) d
  where d.guesses >= least_of_home
  order by d.median_share desc, h.game_listing_id limit 1;
  insert into private.front_page_figures as f
    (agency_id, day_on, guesses_today, hardest_id, hardest_guesses, miss_percent)
  values (agency.id, day, counted, hardest.id, hardest.guesses, hardest.miss_percent)
  on conflict (agency_id) do update set day_on = excluded.day_on, guesses_today = excluded.guesses_today,
    hardest_id = excluded.hardest_id, hardest_guesses = excluded.hardest_guesses,
    miss_percent = excluded.miss_percent, counted_at = now();
end $$;
comment on function private.count_front_page is 'Counts what a brand''s front page says of today and yesterday.';

create function private.count_front_pages() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agency public.agencies;
  counted integer := 0;
begin
  for agency in
    select a.* from public.agencies a
    where exists (select from private.games_shown(a.key))
      and not private.is_left_in_peace('count_front_pages', a.id::text)
    order by a.id
  loop
    begin
      perform private.count_front_page(agency);
      counted := counted + 1;
    exception when others then
      perform private.note_job_failure('count_front_pages', agency.id::text, sqlstate, sqlerrm);
    end;
  end loop;
  return counted;
end $$;
comment on function private.count_front_pages is 'Counts the figures of every brand''s front page; answers how many.';
insert into private.periodic_jobs (job, every_seconds) values ('count_front_pages', 300);

create or replace function private.live_proof(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_today constant bigint := 20;
  figures private.front_page_figures;
begin
  -- Figures of another day are no figures of today.
  select f.* into figures
  from private.front_page_figures f join public.agencies a on a.id = f.agency_id
  where a.key = coalesce(nullif(live_proof.brand, ''), 'default')
    and f.day_on = (now() at time zone a.time_zone)::date;
  return jsonb_build_object(
    'guesses_today', case when figures.guesses_today >= least_today then figures.guesses_today end,
    'hardest', (
      select jsonb_build_object(
          'game', jsonb_build_object('slug', (h.game).slug, 'family', (h.game).family, 'title', (h.game).title),
          'photo', private.photos_of(l.id) -> 0, 'guesses', figures.hardest_guesses,
          'miss_percent', figures.miss_percent)
        || jsonb_build_object('title', coalesce(gl.title_override, l.title), 'town', a.town) - gl.hidden_facts
      from private.homes_to_tell_of(live_proof.brand) h
      join public.game_listings gl on gl.id = h.game_listing_id
      join public.listings l on l.id = gl.listing_id
      join public.assets a on a.id = l.asset_id
      where h.game_listing_id = figures.hardest_id));
end $$;
