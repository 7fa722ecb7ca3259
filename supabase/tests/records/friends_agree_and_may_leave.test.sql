-- Two players are compared once both agreed. A link works once and for two weeks; either may leave.
select plan(43);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo;
create temp table g as select tests.game('friend-game', tests.agency('friend-agency'), '{10000000,20000000}') as game;
create temp table g2 as select tests.game('friend-more', (select a.id from public.agencies a
  where a.key = 'friend-agency'), '{30000000}') as game;
create function pg_temp.play(game uuid, player uuid, off numeric, homes integer) returns jsonb language plpgsql as $$
declare
  run jsonb := tests.start(game, player);
begin
  for place in 1..homes loop
    perform tests.guess(run, place, (10000000 * place * off)::bigint, player);
  end loop;
  return run;
end $$;
select pg_temp.play(game, ada, 1, 2) from g, p;
select pg_temp.play(game, ben, 1.2, 2) from g, p;
select pg_temp.play(game, ada, 3, 1) from g2, p;
create temp table under_way as select tests.start(game, (select ben from p)) as run from g2;
grant select on p, g to public;

select tests.sign_in(ada) from p;
create temp table i as select public.invite_friend() as i;
grant select on i to public;
select ok(length(i ->> 'token') >= 32, 'a link has a long token') from i;
select is(jsonb_array_length(public.own_friends() -> 'invitations'), 1, 'the link is open');
select ok(public.own_friends()::text !~ (select i ->> 'token' from i), 'its token is told once');
select tests.refuses(format('select public.accept_friend(%L)', i ->> 'token'), 'move_not_allowed', 409,
  'nobody accepts their own link') from i;
select is((public.friend_invitation(i ->> 'token') ->> 'is_own')::boolean, true, 'it is known as their own') from i;
select tests.refuses(format('select public.friend_invitation(%L)', repeat('0', 64)), 'invitation_over', 410,
  'a token that never was opens no link that is there');
select tests.sign_out();
-- Ada and Ben each have another friend already.
create temp table others as select tests.person('Dora') as dora;
insert into private.friendships (one_id, other_id)
  select least(x, dora), greatest(x, dora) from others, p, unnest(array[ada, ben]) x;
select is((select count(*)::integer from private.friend_invitations v, i where v.token_hash
  = private.hash_secret(i ->> 'token')), 1, 'only its hash is stored') from i;

select tests.sign_in(ben) from p;
select is(public.friend_invitation(i ->> 'token') ->> 'name', 'Ada', 'before agreeing Ben reads who invites') from i;
select is(public.friend_invitation(i ->> 'token') -> 'are_friends', 'false'::jsonb,
  'whoever is friends with somebody else is not yet friends with her') from i;
select is(jsonb_array_length(public.own_friends() -> 'friends'), 1, 'looking agrees to nothing');
select is(public.own_friends() -> 'invitations', '[]'::jsonb, 'and her link is not among his');
select is(public.accept_friend(i ->> 'token') ->> 'name', 'Ada', 'Ben agrees') from i;
select tests.refuses(format('select public.accept_friend(%L)', i ->> 'token'), 'invitation_over', 410,
  'a link works once') from i;
create temp table f as select x as f from jsonb_array_elements(public.own_friends() -> 'friends') x
  where x ->> 'name' = 'Ada';
grant select on f to public;
select is((f ->> 'games')::integer, 1, 'one game was ended by both') from f;
select is((f ->> 'lost')::integer, 1, 'Ben lost it') from f;
select is((f ->> 'won')::integer, 0, 'and won none') from f;
create temp table h as select public.head_to_head((f ->> 'id')::uuid) as h from f;
select is(jsonb_array_length(h -> 'latest'), 1, 'a game under way is not told of') from h;
select is(h -> 'latest' -> 0 ->> 'title', 'friend-game', 'the game has its name') from h;
select is((h -> 'latest' -> 0 ->> 'friend_score')::integer, 2000, 'Ada''s total stands') from h;
select ok((h -> 'latest' -> 0 ->> 'own_score')::integer between 900 and 1100, 'beside Ben''s') from h;
select ok(h::text !~ '_minor|listing', 'there is neither an amount nor a home in it') from h;
select tests.sign_out();

select tests.sign_in(ada) from p;
create temp table a as select x as a from jsonb_array_elements(public.own_friends() -> 'friends') x
  where x ->> 'name' = 'Ben';
grant select on a to public;
select is((a ->> 'won')::integer, 1, 'Ada sees the same from her side') from a;
create temp table ah as select public.head_to_head((a ->> 'id')::uuid) as h from a;
select is(h ->> 'name', 'Ben', 'and whom she is compared with') from ah;
select is((h -> 'latest' -> 0 ->> 'own_score')::integer, 2000, 'with her own total as her own') from ah;
create temp table again as select public.invite_friend() as i;
grant select on again to public;
select tests.sign_out();
select tests.sign_in(ben) from p;
select is(h ->> 'name', 'Ada', 'Ben sees Ada''s name') from h;
select is(public.friend_invitation(i ->> 'token') -> 'are_friends', 'true'::jsonb,
  'a second link says that they are friends') from again;
select tests.sign_out();
delete from private.friend_invitations v using again where v.id = (again.i ->> 'id')::uuid;

-- Practice counts for neither, nor does what is played in a class.
update public.sessions s set is_ranked = false from p, g where s.game_id = g.game and s.user_id = p.ada;
select is((select count(*)::integer from p, private.shared_games(ada, ben)), 0, 'her practice is not compared');
select is((select count(*)::integer from p, private.shared_games(ben, ada)), 0, 'from either side');
update public.sessions s set is_ranked = true from p, g where s.game_id = g.game and s.user_id = p.ada;
update public.games m set mode_options = m.mode_options || '{"is_classroom": true}' from g where m.id = g.game;
select is((select count(*)::integer from p, private.shared_games(ada, ben)), 0, 'a game of a class is not compared');
update public.games m set mode_options = m.mode_options - 'is_classroom' from g where m.id = g.game;
select is((select count(*)::integer from p, private.shared_games(ada, ben)), 1, 'what is ranked is');

-- Somebody else.
select tests.sign_in(cleo) from p;
select is(jsonb_array_length(public.own_friends() -> 'friends'), 0, 'Cleo has no friends here');
select tests.refuses(format('select public.head_to_head(%L)', f ->> 'id'), 'not_found', 404,
  'and reads nobody else''s comparison') from f;
select public.leave_friend((f ->> 'id')::uuid) from f;
select tests.sign_out();
select is((select count(*)::integer from private.friendships), 3, 'nor ends it');
select tests.sign_in(ben) from p;
select public.leave_friend((f ->> 'id')::uuid) from f;
select is(jsonb_array_length(public.own_friends() -> 'friends'), 1, 'Ben leaves her, and nobody else');
select tests.sign_out();
select tests.sign_in(ada) from p;
select is(jsonb_array_length(public.own_friends() -> 'friends'), 1, 'and Ada is compared with him no more');

-- Links end: by being withdrawn, by time, by number.
create temp table w as select public.invite_friend() as i;
select tests.sign_out();
select tests.sign_in(cleo) from p;
select public.withdraw_friend_invitation((select (i ->> 'id')::uuid from i));
select tests.sign_out();
grant select on w to public;
select tests.sign_in(cleo) from p;
select public.withdraw_friend_invitation((i ->> 'id')::uuid) from w;
select lives_ok(format('select public.friend_invitation(%L)', i ->> 'token'), 'nobody withdraws another''s link')
  from w;
select tests.sign_out();
select tests.sign_in(ada) from p;
select public.withdraw_friend_invitation((i ->> 'id')::uuid) from w;
select tests.refuses(format('select public.friend_invitation(%L)', i ->> 'token'), 'invitation_over', 410,
  'a link that was withdrawn is over') from w;
create temp table late as select public.invite_friend() as i;
select tests.sign_out();
update private.friend_invitations v set created_at = now() - interval '15 days', expires_at = now() - interval '1 day'
  from late where v.id = (late.i ->> 'id')::uuid;
grant select on late to public;
select tests.sign_in(ben) from p;
select tests.refuses(format('select public.accept_friend(%L)', i ->> 'token'), 'invitation_over', 410,
  'one that is two weeks old is over') from late;
select public.invite_friend() from generate_series(1, 20);
select is(jsonb_array_length(public.own_friends() -> 'invitations'), 20, 'his own links are told, all that are open');
select tests.refuses('select public.invite_friend()', 'links_full', 409, 'twenty links at most are open');
select tests.sign_out();
select tests.sign_in(ada) from p;
select is(public.own_friends() -> 'invitations', '[]'::jsonb, 'a link whose time is over is told of no more');
select lives_ok('select public.invite_friend()', 'twenty links of his keep her from none of hers');
select tests.sign_out();
select tests.visit();
select tests.denies('select public.own_friends()', 'a visitor has no friends here');
select tests.sign_out();
