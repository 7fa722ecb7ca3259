-- What was played today: something true for a front page, or nothing.
--
-- live_proof: how many counted guesses a brand's shown games got today, and which of their homes was missed by most
-- yesterday. Only ranked play on settled prices counts, as among the crowd's figures. A home is named as it is before
-- the guess, and of its guesses only a share of the price is told: no amount, no direction, nothing under ten guesses.
-- games_shown: which games a brand's site lists, and in which order; brand_games and live_proof both ask it.

create function private.games_shown(brand text) returns setof public.games
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select g.* from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(games_shown.brand, ''), 'default') and g.visibility = 'public'
      and g.state in ('open', 'scheduled') and g.is_on_scoot and private.is_open(g)
    order by g.scoot_position nulls last, g.created_at desc limit 60;
end $$;
comment on function private.games_shown is 'The first sixty open public games of a brand, as its scoot chooses them.';

create or replace function private.brand_games(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(private.describe_game(g) order by g.scoot_position nulls last, g.created_at desc, g.slug),
      '[]'::jsonb)
    from private.games_shown(brand_games.brand) g);
end $$;

-- Guesses of one home on one day, newest first by the index guesses_by_game_listing.
create function private.day_of_home(game_listing_id uuid, from_time timestamptz, until_time timestamptz)
returns table (guesses bigint, median_share double precision)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select count(*), percentile_cont(0.5) within group (order by abs(exp(g.log_error) - 1))
    from public.guesses g
    where g.game_listing_id = day_of_home.game_listing_id and g.guessed_at >= day_of_home.from_time
      and g.guessed_at < day_of_home.until_time and g.is_counted and g.log_error is not null;
end $$;
comment on function private.day_of_home
  is 'How many counted guesses a home got between two moments, and by which share of the price the middle one missed.';

create function private.live_proof(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_today constant bigint := 20;
  least_of_home constant bigint := 10;
  zone text := (select a.time_zone from public.agencies a
    where a.key = coalesce(nullif(live_proof.brand, ''), 'default'));
  today timestamptz := date_trunc('day', now() at time zone zone) at time zone zone;
  yesterday timestamptz := (date_trunc('day', now() at time zone zone) - interval '1 day') at time zone zone;
  guesses_today bigint;
  hardest jsonb;
begin
  select sum(d.guesses) into guesses_today
  from private.games_shown(live_proof.brand) s
  join public.game_listings gl on gl.game_id = s.id
  cross join lateral private.day_of_home(gl.id, today, 'infinity') d
  where gl.is_visible;

  -- A mode that keeps facts or photos back would have nothing to show here, and a class has no audience.
  select jsonb_build_object(
      'game', jsonb_build_object('slug', s.slug, 'family', s.family, 'title', s.title),
      'photo', private.photos_of(l.id) -> 0, 'guesses', d.guesses, 'miss_percent', round(d.median_share * 100)::integer)
    || jsonb_build_object('title', coalesce(gl.title_override, l.title), 'town', a.town) - gl.hidden_facts
  into hardest
  from private.games_shown(live_proof.brand) s
  join public.game_listings gl on gl.game_id = s.id
  join public.listings l on l.id = gl.listing_id
  join public.assets a on a.id = l.asset_id
  cross join lateral private.day_of_home(gl.id, yesterday, today) d
  where gl.is_visible and l.status <> 'withdrawn' and d.guesses >= least_of_home
    and not s.mode_options @> '{"shows_facts": false}' and not s.mode_options @> '{"shows_photos": false}'
    and not s.mode_options @> '{"is_classroom": true}'
  order by d.median_share desc, gl.id limit 1;

  return jsonb_build_object(
    'guesses_today', case when guesses_today >= least_today then guesses_today end, 'hardest', hardest);
end $$;
comment on function private.live_proof is 'Counted guesses that a brand''s shown games got today, and the home that '
  'was missed by most yesterday: title, town, picture and a share of the price, never an amount. Null where too few '
  'guessed.';
select private.expose('private.live_proof(text)', 'anon', 'authenticated');
