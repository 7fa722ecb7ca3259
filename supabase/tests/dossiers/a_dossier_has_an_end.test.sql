-- What a dossier holds and how often it is asked has an end, at the very place that its sentence names: one less is
-- let through. Invitations that are over say so, whichever way they ended.
select plan(35);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as home, gen_random_uuid() as thread;
create temp table told (name text, it jsonb);
grant all on told to public;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role) select d.id, p.ada, 'owner' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select home, id, 'Home' from d;
-- A minute begins anew.
create function pg_temp.wait() returns void language sql security definer as $$ delete from private.rate_limits $$;
create function pg_temp.invite() returns jsonb language sql as $$
  select public.invite_to_dossier(d.id, 'viewer') from d
$$;
create function pg_temp.invites(n integer) returns bigint language sql as $$
  select count(pg_temp.invite() ->> 'token') from generate_series(1, n)
$$;

-- Links.
select tests.wait_for_a_whole_minute();
select tests.sign_in(ada) from p;
select is(pg_temp.invites(19), 19::bigint, 'nineteen links are made');
select pg_temp.wait();
select lives_ok('select pg_temp.invite()', 'and a twentieth');
select tests.refuses('select pg_temp.invite()', 'links_full', 409, 'more are not open at the same time');
reset role;
update private.dossier_invitations i set revoked_at = now()
  where i.id = (select o.id from private.dossier_invitations o, d where o.dossier_id = d.id limit 1);
select tests.sign_in(ada) from p;
select lives_ok('select pg_temp.invite()', 'once one is withdrawn there is place for another');
reset role;
update private.dossier_invitations i set created_at = now() - interval '1 day', expires_at = now() from d
  where i.dossier_id = d.id;
select pg_temp.wait();
select tests.sign_in(ada) from p;
select lives_ok('select pg_temp.invite()', 'what ran out takes no place');
reset role;
delete from private.dossier_invitations;
select pg_temp.wait();
select tests.sign_in(ada) from p;
select is(pg_temp.invites(20), 20::bigint, 'twenty in a minute');
select tests.refuses('select pg_temp.invite()', 'rate_limited', 429, 'and not one more');
reset role;
update private.dossier_invitations set uses = most_uses;
select pg_temp.wait();
select tests.sign_in(ada) from p;
select lives_ok('select pg_temp.invite()', 'what is used up takes no place either');

-- Over: each way by itself.
reset role;
delete from private.dossier_invitations;
select tests.sign_in(ada) from p;
insert into told select 'link', pg_temp.invite();
create function pg_temp.look() returns jsonb language sql as $$
  select public.dossier_invitation(it ->> 'token') from told where name = 'link'
$$;
create function pg_temp.over(change text, code text) returns setof text language plpgsql as $$
begin
  execute 'update private.dossier_invitations set ' || change;
  perform tests.sign_in((select ben from p));
  return next tests.refuses('select pg_temp.look()', over.code, 410, 'over: ' || change);
  perform tests.sign_out();
  update private.dossier_invitations set uses = 0, revoked_at = null, created_at = now() - interval '2 days',
    expires_at = now() + interval '1 day';
  perform tests.sign_in((select ben from p));
  return next is(pg_temp.look() ->> 'title', 'A dossier', 'and not any more');
  perform tests.sign_out();
end $$;
reset role;
select pg_temp.over(c, code) from (values ('uses = most_uses', 'invitation_used_up'),
  ('revoked_at = now()', 'invitation_revoked'),
  ($$created_at = now() - interval '1 day', expires_at = now()$$, 'invitation_expired')) v (c, code);
update public.dossiers x set deleted_at = now() from d where x.id = d.id;
select tests.sign_in(ben) from p;
select tests.refuses('select pg_temp.look()', 'invitation_over', 410, 'over: the dossier was deleted');
reset role;
update public.dossiers x set deleted_at = null from d where x.id = d.id;

-- People.
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, tests.person('Viewer ' || n), 'viewer' from d, generate_series(1, 19) n;
select tests.sign_in(ben) from p;
select tests.refuses($$select public.accept_invitation(it ->> 'token') from told where name = 'link'$$, 'people_full',
  409, 'no more than twenty people come in');
reset role;
delete from public.dossier_members m using d where m.dossier_id = d.id and m.user_id = (
  select o.user_id from public.dossier_members o where o.dossier_id = d.id and o.role = 'viewer' limit 1);
select tests.sign_in(ben) from p;
select is((select public.accept_invitation(it ->> 'token') ->> 'role' from told where name = 'link'), 'viewer',
  'the twentieth does');
select tests.refuses(format('select public.remove_from_dossier(%L, %L)', d.id, p.ada), 'not_allowed', 403,
  'a viewer takes nobody out') from d, p;

-- Dossiers of one person.
reset role;
select pg_temp.wait();
insert into public.dossiers (id, title) select md5('many' || n)::uuid, 'Many' from generate_series(1, 98) n;
insert into public.dossier_members (dossier_id, user_id, role)
  select md5('many' || n)::uuid, p.ada, 'owner' from p, generate_series(1, 98) n;
select tests.sign_in(ada) from p;
select lives_ok($$select public.create_dossier('The hundredth')$$, 'somebody has a hundred dossiers');
select tests.refuses($$select public.create_dossier('One more')$$, 'dossier_limit', 409, 'and no more');
reset role;
delete from public.dossiers where title = 'Many';
select pg_temp.wait();
select tests.sign_in(ada) from p;
select is((select count(public.create_dossier('Quick')) from generate_series(1, 20)), 20::bigint, 'twenty a minute');
select tests.refuses($$select public.create_dossier('Quicker')$$, 'rate_limited', 429, 'and then one waits');
select tests.refuses(format('select public.log_dossier_access(%L, %L)', id, 'share_opened'), 'invalid_request', 422,
  'nobody has it logged that a link was opened') from d;
select is((select count(public.log_dossier_access(d.id, 'exported')) from d, generate_series(1, 30)), 30::bigint,
  'thirty lines of the log a minute');
select tests.refuses(format('select public.log_dossier_access(%L, %L)', id, 'exported'), 'rate_limited', 429,
  'and not one more') from d;
select is((select count(public.make_dossier_feed(d.id)) from d, generate_series(1, 10)), 10::bigint,
  'ten addresses of a calendar a minute');
select tests.refuses(format('select public.make_dossier_feed(%L)', id), 'rate_limited', 429, 'and not one more')
  from d;
reset role;

-- Homes, photos, conversations.
insert into public.dossier_assets (dossier_id, title) select id, 'Home ' || n from d, generate_series(2, 199) n;
select lives_ok(format('insert into public.dossier_assets (dossier_id, title) values (%L, %L)', id, 'Home 200'),
  'two hundred homes') from d;
select tests.refuses(format('insert into public.dossier_assets (dossier_id, title) values (%L, %L)', id, 'Home 201'),
  'dossier_full', 409, 'and no more') from d;
insert into public.dossier_photos (dossier_id, width, height, content_hash)
  select id, 1, 1, encode(sha256(n::text::bytea), 'hex') from d, generate_series(1, 1999) n;
select lives_ok(format('insert into public.dossier_photos (dossier_id, width, height, content_hash)
  values (%L, 1, 1, %L)', id, repeat('a', 64)), 'two thousand photos') from d;
select tests.refuses(format('insert into public.dossier_photos (dossier_id, width, height, content_hash)
  values (%L, 1, 1, %L)', id, repeat('b', 64)), 'dossier_full', 409, 'and no more') from d;
update private.dossier_ai_limits set questions = 1000;
insert into public.dossier_ai_consents (user_id, provider) select ada, 'A model' from p;
insert into public.dossier_ai_threads (id, dossier_id, author_id, title)
  select case n when 1 then d.thread else gen_random_uuid() end, d.id, p.ada, 'Why?' from d, p, generate_series(1, 199)
    n;
insert into public.dossier_ai_messages (thread_id, place, question, provider, state)
  select thread, n, 'Why?', 'A model', 'done' from d, generate_series(1, 199) n;
create function pg_temp.ask(thread uuid default null) returns jsonb language sql as $$
  select public.begin_dossier_answer(d.id, gen_random_uuid(), 'Why?', 'A model', ask.thread) from d
$$;
select tests.sign_in(ada) from p;
select lives_ok('select pg_temp.ask(thread) from d', 'two hundred questions in a conversation');
select tests.refuses('select pg_temp.ask(thread) from d', 'dossier_full', 409, 'and no more');
select lives_ok('select pg_temp.ask()', 'two hundred conversations');
select tests.refuses('select pg_temp.ask()', 'dossier_full', 409, 'and no more');
select tests.sign_out();
select * from finish();
