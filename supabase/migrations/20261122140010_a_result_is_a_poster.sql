-- A result is a poster: a tile for each home, and sentences that follow from what its player may see.
--
-- closer_than: how many of a hundred others missed a home by more, from the crowd's own bins, so that it costs the same
-- however many have guessed and says nothing where the crowd's figures say nothing. A bin counts as further off when
-- all of it is: the figure never claims too much.
-- rounds_shown: what may be shown of a run's homes; played_homes makes the tiles of a result from it,
-- detailed_rounds the rulers. Homes that are still to be guessed are named as far as game and mode show them.

create function private.closer_than(guess public.guesses, crowd jsonb) returns numeric
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
declare
  miss double precision := abs(guess.log_error);
  price double precision := ln(coalesce(guess.amount_minor::double precision,
    sqrt(guess.low_minor::double precision * guess.high_minor))) - guess.log_error;
begin
  if miss is null or crowd ->> 'median_minor' is null then
    return null;
  end if;
  return (
    select round(100.0 * coalesce(sum(b.guesses) filter (
        where greatest(ln(b.from_minor) - price, price - ln(b.to_minor)) > miss), 0)
      / ((crowd ->> 'count')::bigint - guess.is_counted::integer), 1)
    from jsonb_to_recordset(crowd -> 'bins')
      as b (from_minor double precision, to_minor double precision, guesses bigint));
end $$;
comment on function private.closer_than is
  'Of a hundred others who guessed the home, how many missed by more; null where the crowd says nothing.';

create function private.rounds_shown(run public.sessions)
returns table (game_listing_id uuid, "position" integer, is_withdrawn boolean, title text, town text, photo jsonb,
  property_type text, guess public.guesses, crowd jsonb)
language sql stable security definer set search_path = '' as $$
  select r.game_listing_id, r.position, l.status = 'withdrawn',
    case when shown.facts then coalesce(gl.title_override, l.title) end,
    case when shown.facts and (shown.is_guessed or not 'town' = any (gl.hidden_facts)) then a.town end,
    case when l.status <> 'withdrawn'
      then private.photos_in_mode(l.id,
        case when shown.is_guessed then '{}' else rounds_shown.run.mode_options end) -> 0 end,
    case when shown.facts and shown.is_guessed then a.property_type end,
    g, case when shown.is_guessed then private.crowd_of(r.game_listing_id) end
  from public.session_rounds r
  join public.game_listings gl on gl.id = r.game_listing_id
  join public.listings l on l.id = gl.listing_id
  join public.assets a on a.id = l.asset_id
  left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
  cross join lateral (
    select g.session_id is not null as is_guessed, l.status <> 'withdrawn' and (g.session_id is not null
      or not rounds_shown.run.mode_options @> '{"shows_facts": false}') as facts) shown
  where r.session_id = rounds_shown.run.id
$$;
comment on function private.rounds_shown is
  'The homes of a run, each with what may be shown of it: what game and mode hide comes with the guess.';

create function private.played_homes(run public.sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('game_listing_id', r.game_listing_id, 'title', r.title, 'photo', r.photo,
      'property_type', r.property_type, 'crowd_median_minor', r.crowd -> 'median_minor',
      'closer_than_percent', private.closer_than(r.guess, r.crowd)) order by r.position)
  from private.rounds_shown(played_homes.run) r
$$;
comment on function private.played_homes is
  'The homes of a run as its result shows them: name, first photo, and what the crowd said of those that are guessed.';

create or replace function private.detailed_rounds(run public.sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('game_listing_id', r.game_listing_id, 'position', r.position,
      'is_withdrawn', r.is_withdrawn, 'title', r.title, 'town', r.town, 'photo', r.photo,
      'guess', private.guess_answer(detailed_rounds.run.id, r.game_listing_id, true),
      'band', case when (r.guess).session_id is not null then private.error_band(r.guess) end,
      'crowd', r.crowd, 'closer_than_percent', private.closer_than(r.guess, r.crowd),
      'why', case when (r.guess).session_id is not null and not r.is_withdrawn
        then private.why_this_price(detailed_rounds.run.id, r.game_listing_id) end) order by r.position)
  from private.rounds_shown(detailed_rounds.run) r
$$;

create or replace function private.session_results(session_id uuid, variant text, guest_token text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  viewer uuid;
  is_own boolean;
begin
  if variant = 'share' then
    return private.share_of(session_results.session_id);
  elsif variant = 'summary' then
    run := private.session_of(session_results.session_id, (select auth.uid()), guest_token);
    return private.standing_of(run) || jsonb_build_object('homes', private.played_homes(run));
  elsif variant = 'detailed' then
    run := private.session_of(session_results.session_id, (select auth.uid()), guest_token);
    return private.standing_of(run) || jsonb_build_object('rounds', private.detailed_rounds(run));
  elsif variant = 'shared_detailed' then
    select s.* into run from public.sessions s where s.id = session_results.session_id;
    if run.id is null then
      perform private.refuse(404, 'not_found', 'There is no result at this address. Ask for the link again.');
    end if;
    viewer := private.viewer_of(guest_token);
    is_own := coalesce(viewer in (run.user_id, run.guest_id), false);
    if not is_own and not run.is_sharing_details then
      perform private.refuse(403, 'not_shared',
        'The player has not shared the details of this run. Ask them to turn sharing on.');
    end if;
    if not is_own and not exists (select from private.seen_spoilers s where s.game_id = run.game_id
      and s.player_id = viewer) then
      return jsonb_build_object('needs_spoiler', true, 'game', private.share_of(run.id) -> 'game', 'display_name',
        run.display_name);
    end if;
    return (private.share_of(run.id) - 'rounds') || jsonb_build_object('needs_spoiler', false, 'total_score',
      run.total_score,
      'rounds', private.detailed_rounds(run));
  end if;
  perform private.refuse(422, 'invalid_request', 'The variant must be summary, share, detailed or shared_detailed.');
  return null;
end $$;

create or replace function private.standing_of(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry private.leaderboard_entries;
  state jsonb := private.run_state(run);
  -- Sudden death is measured in homes survived, everything else in points.
  is_survival boolean := state ->> 'survived' is not null;
  formula text := (select g.formula from public.games g where g.id = run.game_id);
  score integer := coalesce((state ->> 'survived')::integer, run.total_score);
  max_score integer := case when is_survival then run.rounds else (state ->> 'max_score')::integer end;
  bins integer := case when is_survival then run.rounds + 1 else 20 end;
  place bigint;
  players bigint;
begin
  select e.* into entry from private.leaderboard_entries e where e.session_id = run.id;
  if entry.id is not null then
    place := private.rank_of(entry, 'all_time');
    players := private.players_on_board(run.game_id, run.is_timed, 'all_time', date '1970-01-01');
  end if;
  return state || jsonb_build_object(
    'share', private.share_of(run.id),
    'rank', place, 'players', players,
    'percentile', case when players = 1 then 100 when players > 1
      then round((players - place)::numeric / (players - 1) * 100, 1) end,
    'formula', formula,
    'rating', private.rating_of(score, max_score, case when not is_survival then formula end),
    'histogram_own_bin', least(bins - 1, case when is_survival then score else score * 20 / greatest(max_score, 1) end),
    'histogram', (
      select jsonb_agg(jsonb_build_object('from', case when is_survival then b.bin else max_score * b.bin / 20 end,
        'to', case when is_survival then b.bin else max_score * (b.bin + 1) / 20 end, 'players', coalesce(h.players, 0))
          order by b.bin)
      from generate_series(0, bins - 1) as b (bin)
      left join (
        select least(bins - 1, case when is_survival then h.bucket
          else h.bucket::bigint * 20 / greatest(max_score, 1) end) as bin, sum(h.players) as players
        from private.score_histogram h
        where h.game_id = run.game_id and h.is_timed = run.is_timed and h.period = 'all_time'
          and h.period_on = date '1970-01-01' and h.step = 1
        group by 1) h on h.bin = b.bin));
end $$;

create or replace function private.guesstimates(game_listing_id uuid, guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game_listing public.game_listings;
  game public.games;
  guess public.guesses;
  price private.listing_prices;
  crowd jsonb;
  is_manager boolean;
begin
  select gl.* into game_listing from public.game_listings gl where gl.id = guesstimates.game_listing_id;
  if game_listing.id is null then
    perform private.refuse(404, 'not_found',
      'There is no home at this address. Check the link or go back to the game.');
  end if;
  select g.* into game from public.games g where g.id = game_listing.game_id;
  select g.* into guess from public.guesses g join public.sessions s on s.id = g.session_id
    where g.game_listing_id = game_listing.id and (s.user_id = (select auth.uid())
      or s.guest_id = private.guest_of(guest_token))
    order by s.is_ranked desc, g.guessed_at limit 1;
  is_manager := coalesce(private.manages_game(game.id), false)
    and private.user_sees_price(game_listing.listing_id, (select auth.uid()));
  if guess.session_id is null and not is_manager then
    perform private.refuse(403, 'not_allowed',
      'What everybody guessed is shown after your own guess. Guess this home first.');
  end if;
  -- The price that the own guess was held against; for a manager without one, today's.
  if guess.session_id is not null then
    select p.* into price from public.session_rounds r
      join private.price_commitments c on c.id = r.commitment_id
        join private.listing_prices p on p.id = c.listing_price_id
      where r.session_id = guess.session_id and r.game_listing_id = game_listing.id;
  else
    select p.* into price from private.listing_prices p where p.listing_id = game_listing.listing_id
      order by p.version desc limit 1;
  end if;
  crowd := private.crowd_of(game_listing.id);
  return (
    select jsonb_build_object(
      'game', jsonb_build_object('id', game.id, 'slug', game.slug, 'family', game.family, 'title', game.title,
        'currency', game.currency),
      'home', jsonb_build_object('game_listing_id', game_listing.id, 'is_withdrawn', l.status = 'withdrawn',
        'title', case when l.status <> 'withdrawn' then coalesce(game_listing.title_override, l.title) end,
        'town', case when l.status <> 'withdrawn' then a.town end,
        'photo', case when l.status <> 'withdrawn' then private.photos_of(l.id) -> 0 end),
      'price', case when price.amount_minor is not null then jsonb_build_object(
        'amount_minor', price.amount_minor, 'kind', price.kind, 'on', to_char(price.dated_on, 'YYYY-MM')) end,
      'own', case when guess.session_id is not null then jsonb_build_object(
        'session_id', guess.session_id, 'amount_minor', guess.amount_minor, 'low_minor', guess.low_minor, 'high_minor',
          guess.high_minor) end,
      'crowd', crowd, 'is_manager', is_manager,
      'closer_than_percent', private.closer_than(guess, crowd))
    from public.listings l join public.assets a on a.id = l.asset_id where l.id = game_listing.listing_id);
end $$;
