-- Rooms play what everybody can play together to the end.
--
-- A rule that ends one player's run early, a clock for a whole run and a stake before a home is opened are each
-- player's own: in the middle of a room they would refuse a guess that the room has acknowledged. A room of such a
-- game or mode is refused before it begins, whoever writes it. domain/room-fit.ts says the same; tests/facts holds both
-- equal.
create function private.fits_room(game public.games, options jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.miss_limit_of(private.game_in_mode(game, options)) is null
    and not options ?| '{lives,run_seconds}' and not options @> '{"may_double": true}';
end $$;
comment on function private.fits_room is 'Can a room play this game under these options to its end?';

create function private.keep_room_to_what_fits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Asked when a room is opened and when a game begins in it; a game that is on is never stopped by it.
  if tg_op = 'INSERT' or old.game_id <> new.game_id or old.state ->> 'game' is distinct from new.state ->> 'game' then
    if not (select private.fits_room(g, new.mode_options) from public.games g where g.id = new.game_id) then
      perform private.refuse(403, 'not_allowed',
        'A game with lives, a limit of misses, stakes or one clock for the whole run is played alone. '
        'Choose another game or mode for the room.');
    end if;
  end if;
  return new;
end $$;
comment on function private.keep_room_to_what_fits is 'Refuses a room of a game that a room cannot play.';
create trigger a_room_plays_what_fits before insert or update on private.rooms
  for each row execute function private.keep_room_to_what_fits();
