-- A game that becomes a classroom leaves its boards as every other does: all its runs in one step.

create or replace function private.empty_classroom_board() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_off_boards(array(
    select e.session_id from private.leaderboard_entries e where e.game_id = new.id));
  return null;
end $$;
