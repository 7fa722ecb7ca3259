-- Reading a run: its state while it lasts, its results afterwards, the crowd's figures, other people's shared details.
--
-- Every function asks session_of first, except the `share` variant, which needs only the id and therefore holds no
-- price and nothing a price follows from: no amounts, no exact points or errors of a round. Its total follows from the
-- squares alone, so that it tells nothing that they do not: somebody who knows every other price and every guess of
-- the run could else subtract their way to the last price.

create function private.run_state(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'session_id', run.id,
      'game', jsonb_build_object('id', g.id, 'slug', g.slug, 'brand', a.key, 'family', g.family, 'title', g.title,
        'currency', g.currency,
        'rounds', run.rounds, 'leaderboard_enabled', g.has_leaderboard, 'miss_limit_log', private.miss_limit_of(g)),
      'survived', private.survived_of(run, private.miss_limit_of(g)),
      'status', case when private.has_run_out(run) then 'expired' else run.status end,
      'ranked', run.is_ranked, 'mode', run.mode, 'display_name', run.display_name, 'total_score', run.total_score,
      'max_score', run.rounds * case g.formula when 'classic_bands' then 100 else 1000 end,
      'guessed', run.guessed, 'started_at', run.started_at, 'finished_at', run.finished_at, 'is_sharing_details',
        run.is_sharing_details,
      'rounds', (
        select jsonb_agg(jsonb_build_object(
          'game_listing_id', r.game_listing_id, 'position', r.position, 'commitment', c.commitment,
          'price_kind', coalesce(p.kind, 'poll'), 'price_year', case when p.kind = 'sold'
            then extract(year from p.dated_on)::integer end,
          'opened_at', r.opened_at, 'deadline_at', r.deadline_at,
          'is_withdrawn', l.status = 'withdrawn',
          'guess', private.guess_answer(run.id, r.game_listing_id, true)) order by r.position)
        from public.session_rounds r
        join public.game_listings gl on gl.id = r.game_listing_id
        join public.listings l on l.id = gl.listing_id
        left join private.price_commitments c on c.id = r.commitment_id
        left join private.listing_prices p on p.id = c.listing_price_id
        where r.session_id = run.id))
    from public.games g join public.agencies a on a.id = g.agency_id where g.id = run.game_id);
end $$;
comment on function private.run_state is 'A run as its player sees it: rounds, and what its guesses revealed.';

create function private.run_state(session_id uuid, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.run_state(private.session_of(session_id, (select auth.uid()), guest_token));
end $$;
comment on function private.run_state(uuid, text) is 'The caller''s run.';
create function public.run_state(session_id uuid, guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.run_state(session_id, guest_token)
$$;
comment on function public.run_state is 'The caller''s run: status, rounds, and what its guesses revealed.';
grant execute on function private.run_state(uuid, text) to anon, authenticated;
grant execute on function public.run_state(uuid, text) to anon, authenticated;

-- The domain's label words in order, best first: the band of a guess is the place of its label.
create function private.error_band(guess public.guesses) returns integer language plpgsql immutable
  set search_path = '' as $$
begin
  return coalesce(array_position('{spot on,excellent,close,fair,far off,way off}'::text[], guess.label) - 1, 5);
end $$;
comment on function private.error_band is 'Band of a guess, 0 (within 5 %) to 5 (over 50 %, or time ran out).';

-- The square that others see. Points of the absolute error say how far off a guess was in money; beside a square that
-- says how far off it was in per cent, the price would follow. There the square comes from the points themselves.
create function private.shared_band(guess public.guesses) returns integer language plpgsql immutable
  set search_path = '' as $$
declare
  share double precision := guess.score / (1000 * guess.multiplier);
begin
  if guess.label is null then
    return null;
  elsif guess.formula <> 'absolute_error' or guess.is_late then
    return private.error_band(guess);
  end if;
  return case when share >= 0.95 then 0 when share >= 0.9 then 1 when share >= 0.8 then 2 when share >= 0.65 then 3
    when share >= 0.5 then 4 else 5 end;
end $$;
comment on function private.shared_band
  is 'The square of a guess that anybody may see; null while a poll has no price.';

-- What guesses in the middle of a band earn, one above and one below the price (2.5, 7.5, 15, 27.5, 42.5 and 75 % off).
create function private.band_points(formula text, difficulty text, band integer) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  miss double precision := ('{0.025,0.075,0.15,0.275,0.425,0.75}'::double precision[])[band + 1];
  steepness double precision := case difficulty when 'easy' then 3 when 'hard' then 5 else 4 end;
begin
  return case formula
    when 'classic_bands' then ('{100,90,80,50,40,30}'::integer[])[band + 1]
    when 'log_ratio' then round((500 * ((1 + miss) ^ -steepness + (1 - miss) ^ steepness))::numeric)
    else round((1000 * (1 - miss))::numeric) end;
end $$;
comment on function private.band_points is 'Points that stand for a square in a shared total.';

create function private.rating_of(total_score integer, max_score integer, formula text) returns text
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select case
      when share >= limits[1] then 'expert' when share >= limits[2] then 'advanced' when share >= limits[3]
        then 'intermediate'
      when share >= limits[4] then 'beginner' else 'novice' end
    from (select total_score::double precision / greatest(max_score, 1) as share,
      case formula when 'classic_bands' then '{0.9,0.7,0.5,0.3}'::double precision[]
        else '{0.75,0.60,0.40,0.25}' end as limits) r);
end $$;
comment on function private.rating_of is 'Rating by share of the maximum.';

create function private.standing_of(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry private.leaderboard_entries;
  state jsonb := private.run_state(run);
  -- Sudden death is measured in homes survived, everything else in points.
  is_survival boolean := state ->> 'survived' is not null;
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
    'rating', private.rating_of(score, max_score, case when not is_survival
      then (select g.formula from public.games g where g.id = run.game_id) end),
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
comment on function private.standing_of
  is 'A run with rank, percentile, rating and the histogram of everybody''s totals.';

-- Why a home costs what it costs: the level of its area, and the homes most like it among those that the same run has
-- guessed. No other price of the database is safe to show: any of it may be a round of a game that is still to be
-- played.
create function private.why_this_price(session_id uuid, game_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'price_per_m2_minor', case when a.floor_area_m2 > 0 then round(p.amount_minor / a.floor_area_m2)::bigint end,
      'floor_area_m2', a.floor_area_m2,
      'level', (
        select jsonb_build_object('area', v.area_code, 'median_minor', v.median_minor, 'median_per_m2_minor',
          v.median_per_m2_minor,
          'expected_minor', case when a.floor_area_m2 > 0
            then round(v.median_per_m2_minor * a.floor_area_m2)::bigint end,
          'source', v.source, 'as_of_on', v.as_of_on)
        from private.area_price_levels v
        where v.country_code = a.country_code and v.area_code = coalesce(a.district, a.town)
          and v.currency = l.currency),
      'comparables', (
        select coalesce(jsonb_agg(c.comparable order by c.distance, c.position), '[]'::jsonb)
        from (
          select other.position, jsonb_build_object(
              'position', other.position, 'title', coalesce(ogl.title_override, ol.title), 'town', oa.town,
              'price_minor', op.amount_minor, 'floor_area_m2', oa.floor_area_m2,
              'price_per_m2_minor', case when oa.floor_area_m2 > 0
                then round(op.amount_minor / oa.floor_area_m2)::bigint end) as comparable,
            (oa.district is distinct from a.district)::integer * 4 + (oa.town is distinct from a.town)::integer * 4
              + (oa.property_type <> a.property_type)::integer * 2
                + coalesce(abs(ln(oa.floor_area_m2 / nullif(a.floor_area_m2, 0))), 1) as distance
          from public.session_rounds other
          join public.guesses og on og.session_id = other.session_id and og.game_listing_id = other.game_listing_id
          join public.game_listings ogl on ogl.id = other.game_listing_id
          join public.listings ol on ol.id = ogl.listing_id and ol.status <> 'withdrawn' and ol.currency = l.currency
          join public.assets oa on oa.id = ol.asset_id and oa.country_code = a.country_code
          join private.price_commitments oc on oc.id = other.commitment_id
          join private.listing_prices op on op.id = oc.listing_price_id
          where other.session_id = r.session_id and other.game_listing_id <> r.game_listing_id
          order by distance, other.position limit 3) c))
    from public.session_rounds r
    join public.game_listings gl on gl.id = r.game_listing_id
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    join private.price_commitments pc on pc.id = r.commitment_id
    join private.listing_prices p on p.id = pc.listing_price_id
    where r.session_id = why_this_price.session_id and r.game_listing_id = why_this_price.game_listing_id
      and p.amount_minor is not null);
end $$;
comment on function private.why_this_price
  is 'Area level and the most alike homes that the same run has guessed. Null while a poll has no price.';

-- Everything about a run''s guessed homes. Rounds not guessed show nothing.
create function private.detailed_rounds(run public.sessions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_agg(jsonb_build_object(
        'game_listing_id', r.game_listing_id, 'position', r.position, 'is_withdrawn', l.status = 'withdrawn',
        'title', case when l.status <> 'withdrawn' then coalesce(gl.title_override, l.title) end,
        'town', case when l.status <> 'withdrawn' then a.town end,
        'photo', case when l.status <> 'withdrawn' then private.photos_of(l.id) -> 0 end,
        'guess', case when g.session_id is not null then private.guess_answer(run.id, r.game_listing_id, true) end,
        'band', case when g.session_id is not null then private.error_band(g) end,
        'crowd', case when g.session_id is not null then private.crowd_of(r.game_listing_id) end,
        'why', case when g.session_id is not null and l.status <> 'withdrawn'
          then private.why_this_price(run.id, r.game_listing_id) end) order by r.position)
    from public.session_rounds r
    join public.game_listings gl on gl.id = r.game_listing_id
    join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id
    left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
    where r.session_id = run.id);
end $$;
comment on function private.detailed_rounds
  is 'Prices, guesses, errors and crowd figures of the rounds that the run has guessed.';

create function private.share_of(session_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  game public.games;
  brand text;
  max_score integer;
  squares jsonb;
  total double precision;
begin
  select s.* into run from public.sessions s where s.id = share_of.session_id;
  if run.id is null then
    perform private.refuse(404, 'not_found', 'There is no result at this address. Ask for the link again.');
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  select a.key into brand from public.agencies a where a.id = game.agency_id;
  max_score := run.rounds * case game.formula when 'classic_bands' then 100 else 1000 end;
  -- A round-up is shared home by home, so its squares say of which home they are.
  select jsonb_agg(jsonb_build_object('position', r.position, 'band', case when g.session_id is not null
    then private.shared_band(g) end)
      || case game.family when 'roundup' then jsonb_build_object('game_listing_id', r.game_listing_id)
        else '{}'::jsonb end order by r.position),
    sum(case when not g.is_late then private.band_points(g.formula, game.difficulty,
      private.shared_band(g)) * g.multiplier else 0 end)
  into squares, total
  from public.session_rounds r
  left join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
  where r.session_id = run.id;
  return jsonb_build_object(
    'session_id', run.id,
    'game', jsonb_build_object('slug', game.slug, 'brand', brand, 'family', game.family, 'title', game.title, 'rounds',
      run.rounds),
    'display_name', run.display_name, 'status', case when private.has_run_out(run) then 'expired' else run.status end,
    'ranked', run.is_ranked, 'guessed', run.guessed,
    -- To whole hundredths of the maximum: it is an estimate and looks like one. A range earns by its width, of which
    -- its square says nothing, so a run of ranges has no total to share; a round-up is shared home by home, so neither
    -- has it.
    'total_score', case when run.rounds > 1 and run.status <> 'active' and run.guessed > 1 and run.mode <> 'blind-band'
      and game.family <> 'roundup'
      then (round((coalesce(total, 0) * 100 / max_score)::numeric) * max_score / 100)::integer end,
    'max_score', max_score,
    'survived', private.survived_of(run, private.miss_limit_of(game)),
    'is_sharing_details', run.is_sharing_details,
    'rounds', squares);
end $$;
comment on function private.share_of
  is 'What anybody with the link may see: squares and, after the end of a run of several guesses, the total that they '
  'make.';

-- The identity of a viewer: the user's id, or the guest's. Null for somebody without either.
create function private.viewer_of(guest_token text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select auth.uid()), private.guest_of(guest_token));
end $$;
comment on function private.viewer_of is 'Id of the calling user or guest, or null.';

create function private.session_results(session_id uuid, variant text, guest_token text) returns jsonb
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
    return private.standing_of(private.session_of(session_results.session_id, (select auth.uid()), guest_token));
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
comment on function private.session_results is 'Results of a run in four variants; see the header of this migration.';
create function public.session_results(session_id uuid, variant text, guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.session_results(session_id, variant, guest_token)
$$;
comment on function public.session_results is 'Results of a run: summary, share, detailed or shared_detailed.';
grant execute on function private.session_results(uuid, text, text) to anon, authenticated;
grant execute on function public.session_results(uuid, text, text) to anon, authenticated;

create function private.set_detail_sharing(session_id uuid, is_shared boolean, guest_token text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  run public.sessions := private.session_of(set_detail_sharing.session_id, (select auth.uid()), guest_token);
begin
  if run.status = 'active' and not private.has_run_out(run) and is_shared then
    perform private.refuse(403, 'not_allowed', 'Details can be shared once the run is over. Finish it first.');
  end if;
  update public.sessions s set is_sharing_details = coalesce(is_shared, false) where s.id = run.id;
  return coalesce(is_shared, false);
end $$;
comment on function private.set_detail_sharing is 'The player turns sharing of a run''s details on or off.';
create function public.set_detail_sharing(session_id uuid, is_shared boolean,
  guest_token text default null) returns boolean
language sql volatile set search_path = '' as $$
  select private.set_detail_sharing(session_id, is_shared, guest_token)
$$;
comment on function public.set_detail_sharing is 'Turns sharing of the caller''s run''s details on or off.';
grant execute on function private.set_detail_sharing(uuid, boolean, text) to anon, authenticated;
grant execute on function public.set_detail_sharing(uuid, boolean, text) to anon, authenticated;

-- A viewer is about to see a game's prices: from here on their runs of it are practice, also the one under way.
create function private.remember_spoiler(game_id uuid, viewer uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  open_run uuid;
begin
  -- The same lock as start_run: a run cannot start as ranked while its spoiler is being accepted.
  perform pg_advisory_xact_lock(hashtextextended('start_run:' || viewer::text, 0));
  insert into private.seen_spoilers (game_id, player_id) values (remember_spoiler.game_id, viewer) on conflict
    do nothing;
  -- The same home may be a round of another game.
  for open_run in
    select s.id from public.sessions s
    where s.status = 'active' and s.is_ranked and (s.user_id = viewer or s.guest_id = viewer)
      and (s.game_id = remember_spoiler.game_id or exists (
        select from public.session_rounds r
        join public.game_listings gl on gl.id = r.game_listing_id
        join public.game_listings shown on shown.listing_id = gl.listing_id
        where r.session_id = s.id and shown.game_id = remember_spoiler.game_id
          and not exists (select from public.guesses g where g.session_id = r.session_id
            and g.game_listing_id = r.game_listing_id)))
  loop
    perform private.make_practice(open_run);
  end loop;
end $$;
comment on function private.remember_spoiler
  is 'Turns a viewer''s runs of a game into practice before its prices are shown to them.';

-- Accepting the spoiler of somebody's shared details.
create function private.accept_spoiler(session_id uuid, guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  viewer uuid := private.viewer_of(guest_token);
  token text;
begin
  select s.* into run from public.sessions s where s.id = accept_spoiler.session_id;
  if run.id is null then
    perform private.refuse(404, 'not_found', 'There is no result at this address. Ask for the link again.');
  end if;
  if not run.is_sharing_details then
    perform private.refuse(403, 'not_shared',
      'The player has not shared the details of this run. Ask them to turn sharing on.');
  end if;
  if viewer is null and guest_token is not null then
    perform private.refuse(403, 'not_your_run',
      'This browser''s guest token is not known. Clear the game''s data in this browser and try again.');
  end if;
  if viewer is null then
    token := private.random_hex_32();
    insert into private.guest_identities (token_hash) values (private.hash_secret(token)) returning id into viewer;
  end if;
  perform private.remember_spoiler(run.game_id, viewer);
  return jsonb_build_object('guest_token', token);
end $$;
comment on function private.accept_spoiler
  is 'Remembers that the viewer is shown a game''s prices; answers a new guest token if one was made.';
create function public.accept_spoiler(session_id uuid, guest_token text default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.accept_spoiler(session_id, guest_token)
$$;
comment on function public.accept_spoiler
  is 'The caller accepts seeing the prices of a shared run; their own runs of the game become practice.';
grant execute on function private.accept_spoiler(uuid, text) to anon, authenticated;
grant execute on function public.accept_spoiler(uuid, text) to anon, authenticated;

create function private.crowd_figures(session_id uuid, game_listing_id uuid, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  run public.sessions := private.session_of(crowd_figures.session_id, (select auth.uid()), crowd_figures.guest_token);
begin
  perform private.round_of(run, crowd_figures.game_listing_id);
  if not exists (select from public.guesses g where g.session_id = run.id
    and g.game_listing_id = crowd_figures.game_listing_id) then
    perform private.refuse(403, 'not_allowed', 'The crowd''s figures are shown after your own guess. Guess first.');
  end if;
  return private.crowd_of(crowd_figures.game_listing_id);
end $$;
comment on function private.crowd_figures is 'Crowd figures of a home that this run has guessed.';
create function public.crowd_figures(session_id uuid, game_listing_id uuid, guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.crowd_figures(session_id, game_listing_id, guest_token)
$$;
comment on function public.crowd_figures is 'What everybody guessed for a home that the caller''s run has guessed.';
grant execute on function private.crowd_figures(uuid, uuid, text) to anon, authenticated;
grant execute on function public.crowd_figures(uuid, uuid, text) to anon, authenticated;

create function private.give_up_run(session_id uuid, guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  run public.sessions := private.session_of(give_up_run.session_id, (select auth.uid()), guest_token);
begin
  select s.* into run from public.sessions s where s.id = run.id for no key update;
  if run.status = 'active' then
    perform private.end_session(run.id, case when private.has_run_out(run) then 'expired' else 'abandoned' end);
    select s.* into run from public.sessions s where s.id = run.id;
  end if;
  return private.run_state(run);
end $$;
comment on function private.give_up_run is 'Ends the caller''s run; rounds still open score 0.';
create function public.give_up_run(session_id uuid, guest_token text default null) returns jsonb
language sql volatile set search_path = '' as $$
  select private.give_up_run(session_id, guest_token)
$$;
comment on function public.give_up_run is 'Gives up the caller''s run; rounds still open score 0.';
grant execute on function private.give_up_run(uuid, text) to anon, authenticated;
grant execute on function public.give_up_run(uuid, text) to anon, authenticated;

create function private.unfinished_runs(guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'session_id', s.id,
      'game', jsonb_build_object('id', g.id, 'slug', g.slug, 'brand', a.key, 'family', g.family, 'title', g.title),
      'guessed', s.guessed, 'rounds', s.rounds, 'total_score', s.total_score,
      'next_game_listing_id', (
        select r.game_listing_id from public.session_rounds r
        where r.session_id = s.id and not r.is_void and not exists (
          select from public.guesses q where q.session_id = r.session_id and q.game_listing_id = r.game_listing_id)
        order by r.position limit 1)) order by s.active_at desc), '[]'::jsonb)
    from (
      select s.* from public.sessions s
      where s.status = 'active' and not private.has_run_out(s)
        and (s.user_id = (select auth.uid()) or s.guest_id = private.guest_of(guest_token))
      order by s.active_at desc limit 20) s
    join public.games g on g.id = s.game_id join public.agencies a on a.id = g.agency_id);
end $$;
comment on function private.unfinished_runs is 'Runs that the caller may go on with, newest first.';
create function public.unfinished_runs(guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.unfinished_runs(guest_token)
$$;
comment on function public.unfinished_runs is 'Runs that the caller may go on with, newest first.';
grant execute on function private.unfinished_runs(text) to anon, authenticated;
grant execute on function public.unfinished_runs(text) to anon, authenticated;

-- Claiming: the guest's runs become the user's. Where both have a ranked run of a game, the one started first stays
-- ranked; where both have one under way, the guest's is ended, with its points. The token is of no more use.
create function private.claim_guest_runs(guest_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimant uuid := (select auth.uid());
  guest uuid := private.guest_of(guest_token);
  run public.sessions;
  rival public.sessions;
  claimed integer := 0;
begin
  if claimant is null then
    perform private.refuse(403, 'not_allowed',
      'Sign in first; then the runs of this browser can be moved to your account.');
  end if;
  if guest is null then
    perform private.refuse(403, 'not_your_run',
      'This browser''s guest token is not known, so there are no runs to move.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('start_run:' || guest::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('start_run:' || claimant::text, 0));
  for run in select s.* from public.sessions s where s.guest_id = guest order by s.started_at for no key update loop
    if run.status = 'active' and (private.has_run_out(run) or exists (
        select from public.sessions s where s.user_id = claimant and s.game_id = run.game_id and s.status = 'active'))
          then
      run := private.end_session(run.id, case when private.has_run_out(run) then 'expired' else 'abandoned' end);
    end if;
    if run.is_ranked then
      select s.* into rival from public.sessions s where s.user_id = claimant and s.game_id = run.game_id
        and s.is_ranked;
      if rival.id is not null then
        perform private.make_practice(case when rival.started_at <= run.started_at then run.id else rival.id end);
      end if;
    end if;
    update public.sessions s set user_id = claimant, guest_id = null,
      request_key = case when exists (
        select from public.sessions o where o.user_id = claimant and o.request_key = s.request_key) then null
          else s.request_key end
    where s.id = run.id;
    claimed := claimed + 1;
  end loop;
  insert into private.seen_spoilers (game_id, player_id)
    select s.game_id, claimant from private.seen_spoilers s where s.player_id = guest on conflict do nothing;
  -- What moderators decided about the guest holds for the user.
  insert into private.comment_blocks (game_id, player_id, comment_id)
    select b.game_id, claimant, b.comment_id from private.comment_blocks b where b.player_id = guest on conflict
      do nothing;
  insert into private.replaced_names (game_id, player_id, display_name)
    select n.game_id, claimant, n.display_name from private.replaced_names n where n.player_id = guest on conflict
      do nothing;
  insert into private.report_viewers (game_id, player_id, access_code_id)
    select v.game_id, claimant, v.access_code_id from private.report_viewers v where v.player_id = guest on conflict
      do nothing;
  update private.guest_identities g set claimed_by = claimant where g.id = guest;
  return jsonb_build_object('claimed', claimed);
end $$;
comment on function private.claim_guest_runs is 'Moves the runs of a guest to the signed-in caller.';
create function public.claim_guest_runs(guest_token text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.claim_guest_runs(guest_token)
$$;
comment on function public.claim_guest_runs is 'Moves the runs of this browser''s guest to the signed-in caller.';
grant execute on function private.claim_guest_runs(text) to authenticated;
grant execute on function public.claim_guest_runs(text) to authenticated;
