-- What is written before a step of a room, or with a look at it, is a count and a sign of life. Nobody waits for a disk
-- to have that: the step itself is written, and waited for, afterwards. Both functions keep their bodies.
do $$
declare
  place record;
  body text;
begin
  for place in
    select * from (values
      ('private.room_to_command(uuid, text, uuid, text, text, text)', '  wait_seconds := private.take_rate_limit('),
      ('private.room_state(uuid, text)', '  update private.room_seats s set seen_at = '))
      as v (signature, first_write)
  loop
    body := pg_get_functiondef(place.signature::regprocedure);
    if position(place.first_write in body) = 0 then
      raise exception '% writes something else first', place.signature;
    end if;
    execute replace(body, place.first_write,
      '  perform set_config(''synchronous_commit'', ''off'', true);' || chr(10) || place.first_write);
  end loop;
end $$;
