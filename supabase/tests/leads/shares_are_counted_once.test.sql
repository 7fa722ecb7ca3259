-- Whoever hands a game on is counted once for each press, and nothing of them is kept. The agency reads how many it
-- were, by day in its own time zone, against the time before.
select plan(19);
create temp table t as
  select tests.agency('share-brand') as agency, tests.agency('share-rival') as rival, tests.person('Owner') as owner,
    tests.person('Rival') as rival_owner;
insert into public.agency_members (agency_id, user_id, role) select agency, owner, 'owner' from t
  union all select rival, rival_owner, 'owner' from t;
create temp table g as select tests.game('share-game', agency, '{20000000}') as game,
  tests.game('share-draft', agency, '{20000000}') as draft, tests.game('share-class', agency, '{20000000}') as class
  from t;
update public.games set state = 'draft' where id = (select draft from g);
update public.games set mode = 'classroom-safe', mode_options = '{"is_classroom": true}'
  where id = (select class from g);
grant select on t, g to public;
create function pg_temp.press(id uuid, slug text default 'share-game', key text default 'share-brand') returns jsonb
language sql as $$ select public.count_share(id, slug, key) $$;
create function pg_temp.counted() returns bigint language sql security definer as
  $$ select count(*) from private.game_shares $$;
create temp table counted_before as select pg_temp.counted() as n;
grant select on counted_before to public;

select tests.visit();
select is(pg_temp.press(md5('one')::uuid), '{"is_counted": true}', 'a visitor hands a game on');
select is(pg_temp.counted(), n + 1, 'which is counted') from counted_before;
select is(pg_temp.press(md5('one')::uuid), '{"is_counted": true}', 'the same press is answered again');
select is(pg_temp.counted(), n + 1, 'and counted once') from counted_before;
select is(pg_temp.press(md5('one')::uuid, 'share-class'), '{"is_counted": true}', 'also where it names another game');
select is(pg_temp.counted(), n + 1, 'once is once') from counted_before;
select is(pg_temp.press(md5('two')::uuid), '{"is_counted": true}', 'another press');
select is(pg_temp.counted(), n + 2, 'is another count') from counted_before;
select is(pg_temp.press(md5('draft')::uuid, 'share-draft'), '{"is_counted": true}', 'a draft is answered alike');
select is(pg_temp.press(md5('class')::uuid, 'share-class'), '{"is_counted": true}', 'so is a class');
select is(pg_temp.press(md5('none')::uuid, 'share-nowhere'), '{"is_counted": true}', 'and what is no game');
select is(pg_temp.press(md5('other')::uuid, key => 'share-rival'), '{"is_counted": true}', 'or of another brand');
select is(pg_temp.counted(), n + 2, 'while none of these is counted') from counted_before;
select pg_temp.press(gen_random_uuid()) from generate_series(1, 40);
select is(pg_temp.counted(), n + 20, 'nobody is counted more than twenty times a minute') from counted_before;

-- What the agency reads.
select tests.sign_out();
delete from private.game_shares s using g where s.game_id = g.game and s.press_id <> md5('one')::uuid;
insert into private.game_shares (press_id, game_id, pressed_at)
  select gen_random_uuid(), g.game, now() - make_interval(days => d) from g, unnest('{3,40,40,70}'::integer[]) d;
select tests.sign_in(owner) from t;
select is(public.agency_overview(agency, 28) #>> '{now,shares}', '2', 'the agency reads how often it was, of this time')
  from t;
select is(public.agency_overview(agency, 28) #>> '{before,shares}', '2', 'and of the time before') from t;
select is((select sum((d ->> 'shares')::integer) from t, jsonb_array_elements(public.agency_overview(agency, 28)
  -> 'days') d), 4::bigint, 'and by day');
select tests.sign_in(rival_owner) from t;
select is(public.agency_overview(rival, 28) #>> '{now,shares}', '0', 'another agency has none of them') from t;
select tests.refuses(format('select public.agency_overview(%L)', agency), 'not_found', 404, 'nor reads its figures')
  from t;
select * from finish();
