-- Managers see how many runs were started and finished by day and by week, in the brand's days.
select plan(10);

create temp table t as select tests.agency('counting') as brand, tests.person('agent') as agent,
  tests.person('rival') as rival;
insert into public.agency_members select brand, agent, 'agent' from t;
update public.agencies set time_zone = 'America/New_York' where key = 'counting';
create temp table g as select tests.game('counted', brand, '{25000000}') as game from t;
grant select on t, g to public;
select tests.start(game) from g, generate_series(1, 3);
select tests.guess(tests.start(game), 1, 25000000) from g;
-- One just before midnight there, which is the next day at Greenwich; one before the time that is shown.
update public.sessions s set started_at = (date_trunc('day', now() at time zone 'America/New_York')
  - interval '1 minute') at time zone 'America/New_York' where s.id = (
  select s.id from public.sessions s, g where s.game_id = g.game and s.status = 'active' order by s.id limit 1);
create temp table early as select tests.start(game) as r from g;
update public.sessions s set started_at = now() - interval '40 days' from early
  where s.id = (early.r ->> 'session_id')::uuid;

select tests.sign_in(agent) from t;
create temp table days as select d, place from jsonb_array_elements(public.runs_over_time('counted', 'counting'))
  with ordinality as e (d, place);
select is((select count(*)::integer from days), 30, 'thirty days');
select is((select d - 'begins_on' from days where place = 30), '{"started": 3, "finished": 1}'::jsonb,
  'today''s runs, and how many of them were finished');
select is((select d - 'begins_on' from days where place = 29), '{"started": 1, "finished": 0}'::jsonb,
  'what began before midnight there is yesterday''s');
select is((select d ->> 'begins_on' from days where place = 30),
  (now() at time zone 'America/New_York')::date::text, 'the last day is the brand''s today');
select is((select sum((d ->> 'started')::integer)::integer from days), 4, 'what is older is not shown');
select is((select sum((d ->> 'started')::integer)::integer
  from jsonb_array_elements(public.runs_over_time('counted', 'counting', 'week')) d), 5, 'by week it is');
select is(jsonb_array_length(public.runs_over_time('counted', 'counting', 'week')), 26, 'half a year of weeks');
select tests.refuses($$select public.runs_over_time('counted', 'counting', 'hour')$$, 'invalid_request', 422,
  'by hour nothing is counted');
select tests.sign_in(rival) from t;
select tests.refuses($$select public.runs_over_time('counted', 'counting')$$, 'not_allowed', 403,
  'who does not manage the game sees none of it');
select tests.visit();
select throws_ok($$select public.runs_over_time('counted', 'counting')$$, '42501', null, 'nor does a visitor');
select * from finish();
