-- A pair of homes is corrected as one.
--
-- Of two homes that were compared a single answer guessed both. So a price that is put right judges again which of the
-- two cost more and by how much, and both earn what the answer then earns; a home that is taken out takes the other
-- one along, from the totals and from what a run can make. Until here a pair kept its points, or half of it stayed.
--
-- A correction is scored outside of the database, from what was there when it was read. It now names how many
-- corrections of the game it had seen: where another one came in between, it is refused and scored again, since the
-- price of the other home or a streak may have moved.

create function private.judged_with(run_id uuid, home uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select o.game_listing_id from public.session_rounds r
    join public.sessions s on s.id = r.session_id
    join public.session_rounds o on o.session_id = r.session_id and (o.game_listing_id = r.game_listing_id
      or (s.mode_options @> '{"is_comparison": true}' and o.position = private.place_beside(r.position)))
    where r.session_id = run_id and r.game_listing_id = home);
end $$;
comment on function private.judged_with is
  'The homes of a run that one answer guesses with this one: itself, or both of its pair.';

-- A home that became a poll has an older price, which nobody compares with.
create or replace function private.in_pairs(homes uuid[]) returns uuid[] language plpgsql stable security definer
  set search_path = '' as $$
begin
  return (
    select array_agg(c.id order by c.place) from (
      select h.id, h.place, count(*) over () as homes, row_number() over (order by h.place) as nth
      from unnest(in_pairs.homes) with ordinality as h (id, place)
      join public.game_listings gl on gl.id = h.id
      join public.games g on g.id = gl.game_id
      join public.listings l on l.id = gl.listing_id and l.currency = g.currency
      where (private.latest_price(l.id)).amount_minor is not null) c
    where c.nth <= c.homes - c.homes % 2);
end $$;

create or replace function private.void_round(run_id uuid, home uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions;
  homes uuid[] := private.judged_with(run_id, home);
  gone integer;
  guessed_before integer;
begin
  update public.session_rounds r set is_void = true
    where r.session_id = run_id and r.game_listing_id = any (homes) and not r.is_void;
  get diagnostics gone = row_count;
  if gone = 0 then
    return;
  end if;
  -- The amount stays, as every guess does; what it earned goes.
  update public.guesses g set score = null, label = null, log_error = null
    where g.session_id = run_id and g.game_listing_id = any (homes);
  get diagnostics guessed_before = row_count;
  update public.sessions s set rounds = greatest(1, s.rounds - gone), guessed = s.guessed - guessed_before
    where s.id = run_id returning s.* into run;
  if run.status <> 'active' then
    return;
  elsif not exists (select from public.session_rounds r where r.session_id = run_id and not r.is_void) then
    perform private.end_session(run_id, 'abandoned');
  elsif run.guessed = run.rounds then
    perform private.end_session(run_id, 'finished');
  end if;
end $$;
comment on function private.void_round is
  'Takes one home out of a run, with its pair and their points; ends the run if nothing else is left to guess.';

create or replace function private.is_measured(guess public.guesses) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return guess.is_late or guess.is_dearer is not null or coalesce(guess.amount_minor, guess.low_minor) is not null;
end $$;
comment on function private.is_measured is
  'Are the points of this guess those of an amount, of a comparison, or of none in time?';

create or replace function private.rescore_context(user_id uuid, game_slug text, game_listing_id uuid, action text,
  brand text, after uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(game_slug, brand, rescore_context.user_id);
  home public.game_listings := private.managed_listing(game, rescore_context.game_listing_id);
  has_streaks boolean := 'streaks' = any (game.scoring_options);
  page jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('session_id', s.id, 'difficulty', (private.game_of_run(s)).difficulty,
    'guesses', (
      select jsonb_agg(jsonb_build_object('game_listing_id', g.game_listing_id, 'amount_minor', g.amount_minor,
          'low_minor', g.low_minor, 'high_minor', g.high_minor, 'price_minor', p.amount_minor, 'formula', g.formula,
          'multiplier', g.multiplier, 'is_staked', coalesce(r.is_staked, false), 'is_late', g.is_late,
          'is_dearer', g.is_dearer, 'gap_percent', g.gap_percent,
          'beside', case when g.is_dearer is not null then jsonb_build_object(
            'game_listing_id', (private.round_beside(s, r)).game_listing_id,
            'price_minor', private.price_beside(s, r) -> 'price_minor') end,
          'time_left_share', coalesce(least(1, greatest(0, extract(epoch from r.deadline_at - g.guessed_at)
            / game.round_seconds)), 0)) order by g.guessed_at)
      from public.guesses g
      join public.session_rounds r on r.session_id = g.session_id and r.game_listing_id = g.game_listing_id
      left join private.price_commitments c on c.id = r.commitment_id
      left join private.listing_prices p on p.id = c.listing_price_id
      where g.session_id = s.id and not r.is_void and private.is_measured(g)
        and (has_streaks or g.game_listing_id = any (private.judged_with(s.id, home.id)))))
    order by s.id), '[]')
  into page
  from (
    select s.* from public.sessions s
    join public.session_rounds r on r.session_id = s.id and r.game_listing_id = home.id
    join public.guesses g on g.session_id = s.id and g.game_listing_id = home.id
    where not r.is_void and private.is_measured(g) and (rescore_context.after is null or s.id > rescore_context.after)
      and (rescore_context.action = 'correct' or (r.commitment_id is null) = (rescore_context.action = 'settle'))
    order by s.id limit 2000) s;
  return jsonb_build_object('scoring_options', to_jsonb(game.scoring_options),
    'absolute_limit_minor', game.absolute_limit_minor, 'runs', page,
    'seen_corrections', private.corrections_of_game(game.id),
    'next', case when jsonb_array_length(page) = 2000 then page -> -1 ->> 'session_id' end);
end $$;

create function private.corrections_of_game(game_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select count(*) from private.corrections c where c.game_id = corrections_of_game.game_id);
end $$;
comment on function private.corrections_of_game is
  'How many corrections a game has had: one more, and what was scored before may rest on another price.';

create or replace function private.apply_correction(correction private.corrections, moved uuid[], scores jsonb,
  seal_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  home uuid := correction.game_listing_id;
  is_void boolean := correction.action in ('void', 'void_poll');
  -- What was there is noted first, what came of it last: nothing in between has to be reckoned twice.
  before jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('session_id', s.id, 'score', g.score, 'total', s.total_score)), '[]')
    from public.sessions s
    left join public.guesses g on g.session_id = s.id and g.game_listing_id = home
    where s.id = any (moved));
  run_id uuid;
begin
  update public.guesses g set score = n.score, label = n.label, log_error = n.log_error
  from jsonb_to_recordset(scores) as n (session_id uuid, game_listing_id uuid, score integer, label text,
    log_error double precision)
  where g.session_id = n.session_id and g.game_listing_id = n.game_listing_id and n.session_id = any (moved);
  if not is_void then
    update public.session_rounds r set commitment_id = seal_id
      where r.session_id = any (moved) and r.game_listing_id = home;
  end if;
  foreach run_id in array moved loop
    if is_void then
      perform private.void_round(run_id, home);
    end if;
    perform private.book_again(run_id);
  end loop;
  insert into private.corrected_runs (correction_id, session_id, score_before, score_after, total_before, total_after)
  select correction.id, s.id, b.score, g.score, b.total, s.total_score
  from jsonb_to_recordset(before) as b (session_id uuid, score integer, total integer)
  join public.sessions s on s.id = b.session_id
  left join public.guesses g on g.session_id = s.id and g.game_listing_id = home;
end $$;

do $$
declare
  definition text := pg_get_functiondef(
    'private.record_correction(uuid, text, uuid, text, text, text, text, jsonb, jsonb, uuid)'::regprocedure);
begin
  if strpos(definition, 'request_key uuid)') = 0 or strpos(definition, '  latest := private.latest_price') = 0 then
    raise exception 'record_correction is another one than this migration was written for.';
  end if;
  drop function private.record_correction(uuid, text, uuid, text, text, text, text, jsonb, jsonb, uuid);
  execute replace(replace(definition, 'request_key uuid)', 'request_key uuid, seen_corrections integer)'),
    '  latest := private.latest_price', $check$  if private.corrections_of_game(game.id)
      is distinct from seen_corrections then
    perform private.refuse(503, 'unavailable',
      'Another home of this game was corrected meanwhile. Send this again.', '1');
  end if;
  latest := private.latest_price$check$);
end $$;
comment on function private.record_correction is
  'For the rescore-home function alone: writes a correction and its scores.';
select private.expose('private.record_correction(uuid, text, uuid, text, text, text, text, jsonb, jsonb, uuid,
  integer)', 'service_role');

create or replace function private.corrections_of_run(run public.sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_correction(c) || jsonb_build_object(
      'position', r.position, 'title', private.name_of_home(c.game_listing_id),
      'note', case when g.session_id is not null then c.note else '' end, 'was_guessed', g.session_id is not null,
      'is_of_pair', g.is_dearer is not null,
      'currency', a.currency, 'price_before_minor', case when g.session_id is not null then b.amount_minor end,
      'price_after_minor', case when g.session_id is not null then a.amount_minor end,
      'score_before', m.score_before, 'score_after', m.score_after, 'total_before', m.total_before,
      'total_after', m.total_after) order by c.made_at), '[]')
  from private.corrected_runs m
  join private.corrections c on c.id = m.correction_id
  join public.session_rounds r on r.session_id = m.session_id and r.game_listing_id = c.game_listing_id
  left join public.guesses g on g.session_id = m.session_id and g.game_listing_id = c.game_listing_id
  left join private.listing_prices b on b.id = c.price_before_id
  left join private.listing_prices a on a.id = c.price_after_id
  where m.session_id = corrections_of_run.run.id
$$;
