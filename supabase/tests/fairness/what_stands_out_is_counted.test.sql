-- Runs that are nearer or faster than others are counted for the people of the game, and for nobody else.
select plan(10);

create temp table t as select tests.person('Host') as host, tests.person('Ann') as ann;
grant select on t to public;
create temp table g as
select tests.game('watched', (select id from public.agencies where key = 'default'), '{40000000,50000000,60000000}',
  host) as id from t;
grant select on g to public;
create temp table runs as
select n, tests.start((select id from g)) as run from generate_series(1, 24) n;
-- Everybody misses by a tenth; the last run is right about everything, at once.
select tests.guess(run, place, round(price * case when n = 24 then 1 else 1.1 end)::bigint)
from runs, (values (1, 40000000), (2, 50000000), (3, 60000000)) h (place, price);
update public.session_rounds r set opened_at = g.guessed_at - make_interval(secs => case when runs.n = 24 then 1
    else 20 + runs.n end)
from public.guesses g, runs
where g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
  and r.session_id = (runs.run ->> 'session_id')::uuid;

select tests.visit();
select tests.denies('select public.runs_to_look_at(''watched'')', 'a visitor has not even the right to ask');
select tests.sign_in(ann) from t;
select tests.refuses('select public.runs_to_look_at(''watched'')', 'not_allowed', 403, 'a player reads no such list');
select tests.sign_in(host) from t;
create temp table seen as select public.runs_to_look_at('watched') as seen;
select is((select (seen ->> 'tested')::integer from seen), 24, 'every finished ranked run was looked at');
select is((select jsonb_array_length(seen -> 'runs') from seen), 2, 'two of them were near or fast more than once');
select is((select concat_ws(' ', r ->> 'near', r ->> 'fast', r ->> 'rounds', r ->> 'median_seconds')
  from seen, jsonb_array_elements(seen -> 'runs') r
  where r ->> 'near' = '3'), '3 3 3 1.0', 'one by how near and by how fast it was');
select is((select r -> 'near_chances' from seen, jsonb_array_elements(seen -> 'runs') r where r ->> 'near' = '3'),
  '[0.0400, 0.0400, 0.0400]',
  'beside what is usual among the others: none of twenty-three, one hit and one miss added');

-- Of homes of others a manager sees no price, so nothing that is measured by one.
select tests.sign_out();
update public.assets a set owner_id = (select ann from t), agency_id = null
from public.listings l, public.game_listings gl, g
where l.id = gl.listing_id and a.id = l.asset_id and gl.game_id = g.id;
select tests.sign_in(host) from t;
select is(public.runs_to_look_at('watched'), '{"runs": [], "tested": 0}', 'on homes of others nothing is counted');
select tests.sign_out();
update public.assets a set owner_id = (select host from t)
from public.listings l, public.game_listings gl, g
where l.id = gl.listing_id and a.id = l.asset_id and gl.game_id = g.id;
-- Neither practice, nor runs under way, nor void or late rounds are looked at.
update public.sessions s set is_ranked = false from runs where s.id = (run ->> 'session_id')::uuid and n = 1;
update public.sessions s set status = 'active', finished_at = null from runs
  where s.id = (run ->> 'session_id')::uuid and n = 2;
update public.session_rounds r set is_void = true from runs where r.session_id = (run ->> 'session_id')::uuid and n = 3;
update public.guesses x set is_late = true from runs where x.session_id = (run ->> 'session_id')::uuid and n = 4;
select tests.sign_in(host) from t;
select is((public.runs_to_look_at('watched') ->> 'tested')::integer, 20, 'what does not count is not looked at');
select tests.sign_out();
delete from public.sessions s using runs where s.id = (runs.run ->> 'session_id')::uuid and runs.n between 3 and 10;
select tests.sign_in(host) from t;
select is((public.runs_to_look_at('watched') ->> 'tested')::integer, 0, 'and where few have played nobody stands out');
select is(jsonb_array_length(public.runs_to_look_at('watched') -> 'runs'), 0, 'at all');
select * from finish();
