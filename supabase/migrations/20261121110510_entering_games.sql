-- Entering a game: by a code whose game is not known yet, or by going on with a run.
--
-- What a code opens is looked up by the find-by-code function alone, which counts the tries of an address first. A code
-- that is wrong, paused, expired or used up is answered alike, and looking up consumes nothing.

create function private.games_of_code(brand text, access_code text, share_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found jsonb;
begin
  select jsonb_agg(private.describe_game(g) || jsonb_build_object(
      'homes', case when c.game_listing_id is null then least(g.rounds_per_run, (
        select count(*) from public.game_listings gl join public.listings l on l.id = gl.listing_id
        where gl.game_id = g.id and gl.is_visible and l.status <> 'withdrawn')) else 1 end,
      'is_one_home', c.game_listing_id is not null,
      'host', coalesce(p.display_name, a.display_name), 'expires_at', c.expires_at) order by g.created_at desc, g.slug)
    into found
  from (
    select distinct on (c.game_id) c.* from private.access_codes c
    where private.is_usable(c) and ((c.kind = 'access_code'
      and c.code_hash = private.hash_code('access_code', games_of_code.access_code))
      or (c.kind = 'share_token' and c.code_hash = private.hash_code('share_token', games_of_code.share_token)))
    order by c.game_id, c.game_listing_id nulls first) c
  join public.games g on g.id = c.game_id and g.state <> 'draft'
  join public.agencies a on a.id = g.agency_id and a.key = coalesce(nullif(games_of_code.brand, ''), 'default')
  -- A game of the platform's own brand is hosted by whoever made it; an agency hosts under its own name.
  left join public.profiles p on p.id = g.owner_id and a.key = 'default';
  if found is null then
    perform private.refuse(403, 'access_code_refused',
      'No game opened with that code. Ask the host for a code that works.');
  end if;
  return jsonb_build_object('games', found);
end $$;
comment on function private.games_of_code
  is 'The games of a brand that a code opens; refuses every other code in the same words.';
create function public.games_of_code(brand text default null, access_code text default null,
  share_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.games_of_code(brand, access_code, share_token)
$$;
comment on function public.games_of_code
  is 'For the find-by-code function, which counts tries: the games that a code opens.';
grant execute on function private.games_of_code(text, text, text) to service_role;
grant execute on function public.games_of_code(text, text, text) to service_role;

create function private.resumable_runs(brand text, guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(guest_token);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'session_id', s.id,
      'game', jsonb_build_object('id', g.id, 'slug', g.slug, 'brand', a.key, 'family', g.family, 'title', g.title,
        'is_open', private.is_open(g), 'cover', private.cover_of(g.id)),
      'status', case when private.has_run_out(s) then 'expired' else s.status end,
      'ranked', s.is_ranked, 'guessed', s.guessed, 'rounds', s.rounds, 'total_score', s.total_score, 'active_at',
        s.active_at,
      'expires_at', s.active_at + interval '24 hours',
      'last_game_listing_id', (
        select r.game_listing_id from public.session_rounds r where r.session_id = s.id order by r.position desc
          limit 1),
      'next_game_listing_id', case when s.status = 'active' and not private.has_run_out(s) then (
        select r.game_listing_id from public.session_rounds r
        join public.game_listings gl on gl.id = r.game_listing_id
        join public.listings l on l.id = gl.listing_id and l.status <> 'withdrawn'
        where r.session_id = s.id and not exists (
          select from public.guesses q where q.session_id = r.session_id and q.game_listing_id = r.game_listing_id)
        order by r.position limit 1) end) order by private.has_run_out(s), s.active_at desc), '[]'::jsonb)
    from (
      -- Two indexes, one for each kind of player; what ended long ago is not looked at.
      (select s.* from public.sessions s
        where s.user_id = player and s.started_at > now() - interval '8 days' and s.status in ('active', 'expired')
        order by s.started_at desc limit 30)
      union all
      (select s.* from public.sessions s
        where s.guest_id = guest and s.started_at > now() - interval '8 days' and s.status in ('active', 'expired')
        order by s.started_at desc limit 30)) s
    join public.games g on g.id = s.game_id and g.state <> 'draft'
    join public.agencies a on a.id = g.agency_id and a.key = coalesce(nullif(resumable_runs.brand, ''), 'default')
    -- An expired run is worth a word while its game has not been begun again.
    where s.status = 'active' or not exists (
      select from public.sessions n
      where (n.user_id = player or n.guest_id = guest) and n.game_id = s.game_id and n.started_at > s.started_at));
end $$;
comment on function private.resumable_runs
  is 'The caller''s runs of a brand that are under way, then those that expired lately.';
create function public.resumable_runs(brand text default null, guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.resumable_runs(brand, guest_token)
$$;
comment on function public.resumable_runs
  is 'The caller''s runs of a brand that are under way, then those that expired in the last week.';
grant execute on function private.resumable_runs(text, text) to anon, authenticated;
grant execute on function public.resumable_runs(text, text) to anon, authenticated;
