-- A class has rooms of its own kind, where nobody types a name: a classroom's game is played in no other room.
-- domain/room-fit.ts says the same; tests/facts holds both equal.

create or replace function private.keep_room_to_what_fits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  game public.games;
begin
  -- Asked when a room is opened and when a game begins in it; a game that is on is never stopped by it.
  if tg_op = 'INSERT' or old.game_id <> new.game_id or old.state ->> 'game' is distinct from new.state ->> 'game' then
    select g.* into game from public.games g where g.id = new.game_id;
    if not private.fits_room(game, new.mode_options) then
      perform private.refuse(403, 'not_allowed',
        'A game with lives, a limit of misses, stakes or one clock for the whole run is played alone. '
        'Choose another game or mode for the room.');
    end if;
    if new.kind <> 'class' and private.is_classroom(game.mode_options, new.mode_options) then
      perform private.refuse(403, 'not_allowed',
        'A game for a class is played in a room for a class. Choose another game or mode for this room.');
    end if;
  end if;
  return new;
end $$;
