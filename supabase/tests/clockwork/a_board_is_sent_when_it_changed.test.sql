-- A board that changed is sent, at most once in two seconds, a classroom's never; its players are counted then.
select plan(10);

-- The stack's own clock has finished its boards, and leaves them to this test.
select pg_advisory_xact_lock(hashtextextended('broadcast_boards', 0));
create temp table t as select tests.agency('sent-brand') as brand;
alter table t add game uuid, add class uuid;
update t set game = tests.game('sent', brand, '{25000000}'), class = tests.game('sent-class', brand, '{25000000}');
update public.games set mode_options = '{"is_classroom": true}' where id = (select class from t);
create function pg_temp.sent(game uuid) returns bigint language sql as $$
  select count(*) from realtime.messages m where m.topic = 'leaderboard:' || game
$$;
create function pg_temp.waits(game uuid) returns boolean language sql as $$
  select exists (select from private.leaderboard_changes c where c.game_id = game)
$$;
create function pg_temp.players() returns integer language sql as $$
  select c.players::integer from private.game_catalogue c, t where c.game_id = t.game
$$;
create function pg_temp.play() returns jsonb language sql as $$
  select tests.guess(tests.start(game), 1, 26000000) from t
$$;

select pg_temp.play();
select is(pg_temp.players(), 0, 'the list of games does not count a player');
select private.broadcast_boards();
select is((select pg_temp.sent(game) from t), 1::bigint, 'before the board is sent');
select is(pg_temp.players(), 1, 'and does then');
select is((select pg_temp.waits(game) from t), false, 'nothing is left to be sent');

-- However long this test takes, the board was sent just now.
update private.leaderboard_broadcasts b set sent_at = clock_timestamp() + interval '1 minute' from t
  where b.game_id = t.game;
select pg_temp.play();
select private.broadcast_boards();
select is((select pg_temp.sent(game) from t), 1::bigint, 'a board that was sent just now is not sent again');
select is((select pg_temp.waits(game) from t), true, 'but waits');
update private.leaderboard_broadcasts b set sent_at = clock_timestamp() - interval '3 seconds' from t
  where b.game_id = t.game;
select private.broadcast_boards();
select is((select pg_temp.sent(game) from t), 2::bigint, 'for two seconds');
select is(pg_temp.players(), 2, 'and counts the next player');

insert into private.leaderboard_changes (game_id) select class from t;
select private.broadcast_boards();
select is((select pg_temp.sent(class) from t), 0::bigint, 'a classroom''s board is not sent');
select is((select pg_temp.waits(class) from t), false, 'nor does it wait to be');
select * from finish();
