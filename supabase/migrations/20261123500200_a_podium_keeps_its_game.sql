-- The podium of a room keeps to the game that it is about: mode and teams of the next one may be chosen beside it.

-- What a mode changes, from a state's words.
create function private.play_of_state(play jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('eliminates', coalesce((play ->> 'eliminates')::boolean, false),
    'teaming', play ->> 'teaming', 'is_draft', coalesce((play ->> 'isDraft')::boolean, false))
$$;
comment on function private.play_of_state is 'How a room is played, by the words of its state.';

create or replace function private.play_of_room(room private.rooms) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'play', private.play_of_state(room.state -> 'play'),
    'teams', coalesce((room.state ->> 'teams')::integer, 2),
    'team_rule', coalesce(room.state ->> 'teamRule', 'best'),
    'are_names_hidden', coalesce((room.state ->> 'areNamesHidden')::boolean, false),
    'last_game', case when room.state ->> 'phase' = 'finished' and jsonb_typeof(room.state -> 'lastGame') = 'object'
      then jsonb_build_object('play', private.play_of_state(room.state -> 'lastGame' -> 'play'),
        'team_rule', room.state -> 'lastGame' ->> 'teamRule', 'teams', room.state -> 'lastGame' -> 'teams') end)
$$;
