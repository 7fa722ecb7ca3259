-- What players read of a home before its price is put together in one place, for a run and for a room.

create function private.clues_of(game_listing public.game_listings, listing public.listings, asset public.assets,
  untold_hints text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.pick(to_jsonb(asset), private.clue_columns()) || jsonb_build_object(
    'title', coalesce(game_listing.title_override, listing.title),
    'floor_area_m2', case when not 'area' = any (untold_hints) then asset.floor_area_m2 end,
    'year_built', case when not 'year' = any (untold_hints) then asset.year_built end,
    'country_code', asset.country_code, 'map', private.blurred_point(asset.id, asset.latitude, asset.longitude),
    'description', listing.description)) - game_listing.hidden_facts;
end $$;
comment on function private.clues_of is
  'What players read of a home in a game, without what a hint has still to tell and what the game keeps back.';

create or replace function private.open_round(session_id uuid, game_listing_id uuid,
  guest_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  round public.session_rounds;
  game public.games;
  game_listing public.game_listings;
  listing public.listings;
  asset public.assets;
  price private.listing_prices;
  committed text;
  answer jsonb;
  bounds record;
  facts jsonb;
  shown jsonb;
  opened timestamptz;
begin
  run := private.session_of(open_round.session_id, (select auth.uid()), open_round.guest_token);
  round := private.round_of(run, open_round.game_listing_id);
  game := private.game_of_run(run);
  select gl.* into game_listing from public.game_listings gl where gl.id = round.game_listing_id;
  select l.* into listing from public.listings l where l.id = game_listing.listing_id;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if listing.status = 'withdrawn' then
    perform private.refuse(410, 'listing_withdrawn',
      'This home was withdrawn, so its round is void. Go on with the next one.');
  end if;

  answer := private.guess_answer(run.id, round.game_listing_id, true);
  if answer is null then
    perform private.check_run_is_playable(run);
    if round.opened_at is null and round.is_staked is null and run.mode_options @> '{"may_double": true}'
        and not private.is_classroom(game.mode_options, '{}') then
      return private.round_to_stake(run, round, game, listing.currency);
    end if;
    if round.opened_at is null then
      opened := clock_timestamp();
      update public.session_rounds r set opened_at = opened, deadline_at = private.deadline_of(run, game, opened)
      where r.session_id = run.id and r.game_listing_id = round.game_listing_id and r.opened_at is null;
      select r.* into round from public.session_rounds r where r.session_id = run.id
        and r.game_listing_id = open_round.game_listing_id;
    end if;
    if clock_timestamp() > round.deadline_at + interval '2 seconds' then
      -- Time ran out without a guess, or before the home was opened: 0 points and the reveal.
      perform private.record_guess(run.id, round.game_listing_id,
        (select c.listing_price_id from private.price_commitments c where c.id = round.commitment_id),
        null, null, null, null, 0, 'time_over', game.formula, 1, 1, true);
      answer := private.guess_answer(run.id, round.game_listing_id, true);
    end if;
  end if;

  select c.commitment into committed from private.price_commitments c where c.id = round.commitment_id;
  select p.* into price from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
    where c.id = round.commitment_id;
  bounds := private.bounds_of(game, listing.currency, coalesce(price.kind, 'poll'));
  facts := private.clues_of(game_listing, listing, asset, case when answer is not null then '{}'
    else array(select h.kind from unnest(game.hints) as h (kind) where not h.kind = any (round.hints_used)) end);
  -- After the guess everything shows.
  shown := case when answer is null then run.mode_options - 'may_double' else '{}' end;
  return jsonb_build_object(
    'session_id', run.id, 'game_listing_id', round.game_listing_id, 'position', round.position, 'rounds', run.rounds,
    'currency', listing.currency, 'price_kind', coalesce(price.kind, 'poll'),
    'price_year', case when price.kind = 'sold' then extract(year from price.dated_on)::integer end,
    'commitment', committed, 'opened_at', round.opened_at, 'deadline_at', round.deadline_at, 'server_now',
      clock_timestamp(),
    'bounds', jsonb_build_object('min_minor', bounds.min_minor, 'max_minor', bounds.max_minor),
    'mode', run.mode, 'mode_options', run.mode_options, 'is_range', run.mode_options @> '{"is_range": true}',
    'facts', case when shown @> '{"shows_facts": false}' then '{}'
      else facts end, 'photos', private.photos_in_mode(listing.id, shown),
    'hints', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'multiplier', private.hint_multiplier(array[h.kind]),
        'value', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) -> 'value' end,
        'unit', case when h.kind = any (round.hints_used) then private.hint_value(listing.id, h.kind) ->> 'unit' end)
          order by h.place), '[]'::jsonb)
      from unnest(game.hints) with ordinality as h (kind, place)
      where private.hint_value(listing.id, h.kind) is not null),
    'is_staked', round.is_staked, 'guess', answer);
end $$;

create or replace function private.home_of_room(room private.rooms, game_listing_id uuid, is_revealed boolean)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game_listing public.game_listings;
  listing public.listings;
  asset public.assets;
  shown jsonb := case when is_revealed then '{}' else room.mode_options end;
begin
  select gl.* into game_listing from public.game_listings gl where gl.id = home_of_room.game_listing_id;
  select l.* into listing from public.listings l where l.id = game_listing.listing_id;
  select a.* into asset from public.assets a where a.id = listing.asset_id;
  if listing.status = 'withdrawn' then
    return jsonb_build_object('currency', listing.currency, 'is_withdrawn', true, 'facts', '{}'::jsonb,
      'photos', '[]'::jsonb);
  end if;
  return jsonb_build_object('currency', listing.currency, 'is_withdrawn', false,
    'facts', case when shown @> '{"shows_facts": false}' then '{}' else
      private.clues_of(game_listing, listing, asset, '{}') end,
    'photos', private.photos_in_mode(listing.id, shown));
end $$;
