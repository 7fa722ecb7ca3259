-- A place of one's own on a board, and what a board's page needs to know besides its rows.

create function private.own_place(game_slug text, brand text, period text, timed boolean,
  guest_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.find_game(game_slug, brand);
  viewer uuid := (select auth.uid());
  guest uuid := private.guest_of(own_place.guest_token);
  entry private.leaderboard_entries;
begin
  select e.* into entry from public.sessions s join private.leaderboard_entries e on e.session_id = s.id
  where s.game_id = game.id and s.is_ranked and (s.user_id = viewer or s.guest_id = guest)
    and e.is_timed = coalesce(own_place.timed, game.round_seconds is not null)
  order by (s.user_id is not null) desc limit 1;
  return private.place_of(entry, own_place.period);
end $$;
comment on function private.own_place
  is 'The caller''s place on a board, whichever run it came from; null without one.';
create function public.own_place(game_slug text, brand text default null, period text default 'all_time',
  timed boolean default null,
  guest_token text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.own_place(game_slug, brand, period, timed, guest_token)
$$;
comment on function public.own_place is 'The caller''s place on a game''s board, or null.';
grant execute on function private.own_place(text, text, text, boolean, text) to anon, authenticated;
grant execute on function public.own_place(text, text, text, boolean, text) to anon, authenticated;

create function private.board_facts(game_slug text, brand text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  game public.games := private.find_game(game_slug, brand);
  may_moderate boolean := private.manages_game(game.id);
begin
  return jsonb_build_object(
    'is_timed', game.round_seconds is not null,
    'has_timed', private.players_on_board(game.id, true, 'all_time', date '1970-01-01') > 0,
    'has_untimed', private.players_on_board(game.id, false, 'all_time', date '1970-01-01') > 0,
    'may_moderate', may_moderate,
    'open_reports', case when may_moderate then (
      select count(*) from private.reports r where r.game_id = game.id and r.closed_at is null) end);
end $$;
comment on function private.board_facts is 'Which boards of a game have places, and whether the caller moderates it.';
create function public.board_facts(game_slug text, brand text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.board_facts(game_slug, brand)
$$;
comment on function public.board_facts
  is 'Which boards of a game, timed and untimed, have places; for its people also the number of open reports.';
grant execute on function private.board_facts(text, text) to anon, authenticated;
grant execute on function public.board_facts(text, text) to anon, authenticated;
