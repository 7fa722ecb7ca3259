-- Managing the guesses of a home.
--
-- Managers see every guess on a home of their game, a page at a time, in any order. Abuse is excluded by run, not by
-- guess: the whole run becomes practice, so its guesses leave the crowd figures and its entry leaves the boards, and
-- what is left still equals a recount. The player keeps the run and its result. Excluding asks for a reason, is logged,
-- and can be taken back.

create table private.run_exclusions (
  session_id uuid not null,
  reason text not null,
  excluded_by uuid,
  excluded_at timestamptz not null default clock_timestamp(),
  constraint a_run_is_excluded_once primary key (session_id),
  constraint an_exclusion_is_of_a_run foreign key (session_id) references public.sessions (id) on delete cascade,
  constraint an_exclusion_may_name_who_decided foreign key (excluded_by) references auth.users (id) on delete set null,
  constraint a_reason_has_3_to_300_characters check (char_length(btrim(reason)) between 3 and 300)
);
comment on table private.run_exclusions
  is 'Runs that a game''s managers took out of ranking and crowd figures, and why.';
create index run_exclusions_by_manager on private.run_exclusions (excluded_by) where excluded_by is not null;
alter table private.run_exclusions enable row level security;

create function private.managed_listing(game public.games, game_listing_id uuid) returns public.game_listings
language plpgsql stable security definer set search_path = '' as $$
declare
  home public.game_listings;
begin
  select gl.* into home from public.game_listings gl where gl.id = managed_listing.game_listing_id
    and gl.game_id = game.id;
  if home.id is null then
    perform private.refuse(404, 'not_found',
      'This home is not part of the game. Go back to the game''s homes and choose another.');
  end if;
  return home;
end $$;
comment on function private.managed_listing is 'A home of a game; refuses with not_found.';

-- One page of guesses by keyset. sort: time, amount, error or score; filter: { name?, kind?: ranked|practice|excluded
-- }. By time, which is how the table opens, the page comes out of an index however many guesses there are. The other
-- orders sort the home's guesses, and a name is looked for among the game's runs: an index for each would have to be
-- kept while players guess, for a screen that few open. Other games' runs are never read for it, so no table from end
-- to end. The key is signed by the direction, so that one comparison continues either way. The cursor is the last row's
-- key and id.
create function private.manage_guesses(game_slug text, brand text, game_listing_id uuid, sort text,
  is_descending boolean, filter jsonb,
  after text, page_size integer) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set enable_seqscan = off as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(manage_guesses.game_slug, manage_guesses.brand, (select auth.uid()));
  home public.game_listings := private.managed_listing(game, manage_guesses.game_listing_id);
  sign integer := case when coalesce(manage_guesses.is_descending, true) then -1 else 1 end;
  wanted_sort text := coalesce(manage_guesses.sort, 'time');
  wanted_kind text := manage_guesses.filter ->> 'kind';
  wanted_name text := nullif(btrim(manage_guesses.filter ->> 'name'), '');
  size integer := least(greatest(coalesce(manage_guesses.page_size, 50), 1), 5000);
  place jsonb;
  after_time timestamptz;
  after_key double precision;
  after_id uuid;
  page public.guesses[];
  last_key double precision;
begin
  if wanted_sort not in ('time', 'amount', 'error', 'score')
    or coalesce(wanted_kind not in ('ranked', 'practice', 'excluded'), false) then
    perform private.refuse(422, 'invalid_request',
      'Guesses are sorted by time, amount, error or score, and filtered by ranked, practice or excluded.');
  end if;
  if manage_guesses.after is not null then
    begin
      place := convert_from(decode(manage_guesses.after, 'base64'), 'UTF8')::jsonb;
      if wanted_sort = 'time' then
        after_time := (place ->> 0)::timestamptz;
      else
        after_key := (place ->> 0)::double precision;
      end if;
      after_id := (place ->> 1)::uuid;
    exception when others then
      perform private.refuse(422, 'invalid_request',
        'This place in the table is not known any more. Load the table again from the top.');
    end;
  end if;
  wanted_name := '%' || replace(replace(replace(wanted_name, '\', '\\'), '%', '\%'), '_', '\_') || '%';

  -- One statement per order that has an index.
  if wanted_sort = 'time' and sign < 0 then
    page := array(
      select g from public.guesses g
      where g.game_listing_id = home.id and (wanted_name is null or exists (
          select from public.sessions s where s.id = g.session_id and s.game_id = game.id
            and s.display_name ilike wanted_name))
        and (wanted_kind is null
          or wanted_kind = 'excluded' and exists (select from private.run_exclusions x
            where x.session_id = g.session_id)
          or wanted_kind <> 'excluded' and exists (select from public.sessions s where s.id = g.session_id
            and s.is_ranked = (wanted_kind = 'ranked'))
            and not exists (select from private.run_exclusions x where x.session_id = g.session_id))
        and (after_id is null or (g.guessed_at, g.session_id) < (after_time, after_id))
      order by g.guessed_at desc, g.session_id desc limit size);
  elsif wanted_sort = 'time' then
    page := array(
      select g from public.guesses g
      where g.game_listing_id = home.id and (wanted_name is null or exists (
          select from public.sessions s where s.id = g.session_id and s.game_id = game.id
            and s.display_name ilike wanted_name))
        and (wanted_kind is null
          or wanted_kind = 'excluded' and exists (select from private.run_exclusions x
            where x.session_id = g.session_id)
          or wanted_kind <> 'excluded' and exists (select from public.sessions s where s.id = g.session_id
            and s.is_ranked = (wanted_kind = 'ranked'))
            and not exists (select from private.run_exclusions x where x.session_id = g.session_id))
        and (after_id is null or (g.guessed_at, g.session_id) > (after_time, after_id))
      order by g.guessed_at, g.session_id limit size);
  else
    select array_agg(o.guess order by o.key, (o.guess).session_id), max(o.key) into page, last_key
    from (
      select g as guess, k.key
      from public.guesses g cross join lateral (select sign * case wanted_sort
        when 'amount' then coalesce(g.amount_minor::double precision,
          sqrt(g.low_minor::double precision * g.high_minor::double precision), 0)
        when 'error' then coalesce(abs(g.log_error), 1000)
        else coalesce(g.score, -1)::double precision end as key) k
      where g.game_listing_id = home.id and (wanted_name is null or exists (
          select from public.sessions s where s.id = g.session_id and s.game_id = game.id
            and s.display_name ilike wanted_name))
        and (wanted_kind is null
          or wanted_kind = 'excluded' and exists (select from private.run_exclusions x
            where x.session_id = g.session_id)
          or wanted_kind <> 'excluded' and exists (select from public.sessions s where s.id = g.session_id
            and s.is_ranked = (wanted_kind = 'ranked'))
            and not exists (select from private.run_exclusions x where x.session_id = g.session_id))
        and (after_id is null or (k.key, g.session_id) > (after_key, after_id))
      order by k.key, g.session_id limit size) o;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'session_id', p.session_id, 'display_name', s.display_name, 'is_guest', s.user_id is null,
        'amount_minor', p.amount_minor, 'low_minor', p.low_minor, 'high_minor', p.high_minor, 'currency', p.currency,
        'error_percent', case when p.log_error is not null then round(((exp(p.log_error) - 1) * 100)::numeric, 2) end,
        'score', p.score, 'is_late', p.is_late, 'guessed_at', p.guessed_at, 'is_ranked', s.is_ranked, 'is_counted',
          p.is_counted, 'run_status', s.status,
        'exclusion', case when x.session_id is not null then jsonb_build_object('reason', x.reason, 'excluded_at',
          x.excluded_at) end)
        order by o.place), '[]'::jsonb)
      from generate_subscripts(page, 1) as o (place)
      cross join lateral (select (page[o.place]).*) as p
      join public.sessions s on s.id = p.session_id left join private.run_exclusions x on x.session_id = p.session_id),
    'next', case when cardinality(page) = size then
      translate(encode(convert_to(jsonb_build_array(
        case when wanted_sort = 'time' then to_jsonb((page[size]).guessed_at) else to_jsonb(last_key) end,
        (page[size]).session_id)::text, 'UTF8'), 'base64'), E'\n', '') end);
end $$;
comment on function private.manage_guesses is 'A page of the guesses on a home, for the managers of its game.';
create function public.manage_guesses(game_slug text, game_listing_id uuid, brand text default null,
  sort text default 'time', is_descending boolean default true,
  filter jsonb default '{}', after text default null, page_size integer default 50) returns jsonb language sql stable
    set search_path = '' as $$
  select private.manage_guesses(game_slug, brand, game_listing_id, sort, is_descending, filter, after, page_size)
$$;
comment on function public.manage_guesses
  is 'A page of the guesses on a home of a game that the caller manages; after is the answer''s next.';
grant execute on function private.manage_guesses(text, text, uuid, text, boolean, jsonb, text, integer)
  to authenticated;
grant execute on function public.manage_guesses(text, uuid, text, text, boolean, jsonb, text, integer) to authenticated;

create function private.manage_guess_figures(game_slug text, brand text, game_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  game public.games := private.game_to_manage(manage_guess_figures.game_slug, manage_guess_figures.brand, caller);
  home public.game_listings := private.managed_listing(game, manage_guess_figures.game_listing_id);
begin
  return jsonb_build_object(
    'game', jsonb_build_object('slug', game.slug, 'family', game.family, 'title', game.title, 'currency',
      game.currency),
    'home', private.managed_home(home, caller),
    'crowd', private.crowd_of(home.id),
    'counts', (
      select jsonb_build_object('all', count(*), 'counted', count(*) filter (where g.is_counted), 'late',
        count(*) filter (where g.is_late),
        'excluded', (select count(*) from private.run_exclusions x
          join public.session_rounds r on r.session_id = x.session_id where r.game_listing_id = home.id))
      from public.guesses g where g.game_listing_id = home.id));
end $$;
comment on function private.manage_guess_figures
  is 'A home of a game with its price, counts and crowd figures, for the game''s managers.';
create function public.manage_guess_figures(game_slug text, game_listing_id uuid, brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.manage_guess_figures(game_slug, brand, game_listing_id)
$$;
comment on function public.manage_guess_figures
  is 'A home of a game that the caller manages, with counts and crowd figures.';
grant execute on function private.manage_guess_figures(text, text, uuid) to authenticated;
grant execute on function public.manage_guess_figures(text, uuid, text) to authenticated;

-- The run of somebody else, locked as recording a guess locks it, for whoever manages its game.
create function private.run_to_judge(session_id uuid) returns public.sessions
language plpgsql volatile security definer set search_path = '' as $$
declare
  run public.sessions;
begin
  select s.* into run from public.sessions s where s.id = run_to_judge.session_id for no key update;
  if not coalesce(private.manages_game(run.game_id), false) then
    perform private.refuse(403, 'not_allowed', 'Only the people who run a game decide about its runs.');
  end if;
  return run;
end $$;
comment on function private.run_to_judge
  is 'A run of a game that the caller manages, locked; refuses with not_allowed.';

create function private.exclude_run(session_id uuid, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  run public.sessions := private.run_to_judge(exclude_run.session_id);
  game public.games;
begin
  if coalesce(char_length(btrim(exclude_run.reason)) not between 3 and 300, true) then
    perform private.refuse(422, 'invalid_request', 'Say in 3 to 300 characters why this run is taken out.');
  end if;
  -- Two managers who exclude the same run agree: the first reason stands.
  if not exists (select from private.run_exclusions x where x.session_id = run.id) then
    if not run.is_ranked then
      perform private.refuse(409, 'move_not_allowed',
        'This run is practice and counts nowhere, so there is nothing to take out.');
    end if;
    select g.* into game from public.games g where g.id = run.game_id;
    perform private.make_practice(run.id);
    insert into private.run_exclusions (session_id, reason, excluded_by)
      values (run.id, btrim(exclude_run.reason), caller);
    perform private.log_management(caller, 'exclude_run', game,
      jsonb_build_object('reason', btrim(exclude_run.reason), 'player', run.display_name), session_id => run.id);
  end if;
  return jsonb_build_object('is_ranked', false);
end $$;
comment on function private.exclude_run is 'Makes a ranked run practice because of abuse, with a reason, logged.';
create function public.exclude_run(session_id uuid, reason text) returns jsonb language sql volatile
  set search_path = '' as $$
  select private.exclude_run(session_id, reason)
$$;
comment on function public.exclude_run
  is 'Takes a run of a game that the caller manages out of ranking and crowd figures.';
grant execute on function private.exclude_run(uuid, text) to authenticated;
grant execute on function public.exclude_run(uuid, text) to authenticated;

-- Taken back, the run is ranked again, unless its player has another ranked run by now or was shown the prices
-- meanwhile.
create function private.restore_run(session_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := (select auth.uid());
  run public.sessions := private.run_to_judge(restore_run.session_id);
  game public.games;
  counted public.guesses;
begin
  delete from private.run_exclusions x where x.session_id = run.id;
  if not found then
    return jsonb_build_object('is_ranked', run.is_ranked);
  end if;
  select g.* into game from public.games g where g.id = run.game_id;
  -- The same lock as start_run: no other run of this player becomes ranked at this moment.
  perform pg_advisory_xact_lock(hashtextextended('start_run:' || coalesce(run.user_id, run.guest_id)::text, 0));
  if not exists (
      select from public.sessions s where s.game_id = run.game_id and s.is_ranked
        and (s.user_id = run.user_id or s.guest_id = run.guest_id))
    and (run.status <> 'active' or not exists (
      select from private.seen_spoilers p where p.game_id = run.game_id
        and p.player_id = coalesce(run.user_id, run.guest_id)))
  then
    update public.sessions s set is_ranked = true where s.id = run.id returning s.* into run;
    -- Crowd counters before board counters, in key order, as everywhere.
    for counted in select g.* from public.guesses g where g.session_id = run.id and not g.is_late
      order by g.game_listing_id loop
      perform private.count_in_crowd(counted.game_listing_id, private.point_of(counted), 1);
    end loop;
    update public.guesses g set is_counted = true where g.session_id = run.id and not g.is_late;
    perform private.put_on_board(run);
  end if;
  perform private.log_management(caller, 'restore_run', game,
    jsonb_build_object('player', run.display_name, 'is_ranked', run.is_ranked), session_id => run.id);
  return jsonb_build_object('is_ranked', run.is_ranked);
end $$;
comment on function private.restore_run is 'Takes the exclusion of a run back.';
create function public.restore_run(session_id uuid) returns jsonb language sql volatile set search_path = '' as $$
  select private.restore_run(session_id)
$$;
comment on function public.restore_run is 'Takes back that a run of a game that the caller manages was excluded.';
grant execute on function private.restore_run(uuid) to authenticated;
grant execute on function public.restore_run(uuid) to authenticated;
