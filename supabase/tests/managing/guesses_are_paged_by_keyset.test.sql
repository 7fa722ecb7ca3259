-- The pages of guesses, in every order, hold each guess once; filters find what they name.
select plan(16);

create temp table t as select tests.agency('paged-brand') as brand, tests.person('agent') as agent;
insert into public.agency_members select brand, agent, 'agent' from t;
create temp table g as select tests.game('paged', brand, '{25000000}') as game from t;
create temp table h as select gl.id from public.game_listings gl, g where gl.game_id = g.game;
create temp table runs as select n, tests.start(game) as r from g, generate_series(1, 23) n;
update public.sessions s set display_name = 'Player 100% ' || n from runs where s.id = (runs.r ->> 'session_id')::uuid;
select tests.guess(r, 1, 20000000 + (n % 7) * 1000000) from runs;
grant select on t, g, h, runs to public;

create function pg_temp.walk(sort text, is_descending boolean) returns table (place bigint, session_id uuid,
  amount bigint, error numeric, score integer) language plpgsql as $$
declare
  page jsonb;
  after text;
begin
  loop
    page := public.manage_guesses('paged', (select h.id from h), 'paged-brand', walk.sort, walk.is_descending, '{}',
      after, 5);
    return query select row_number() over (), (e ->> 'session_id')::uuid, (e ->> 'amount_minor')::bigint,
      abs((e ->> 'error_percent')::numeric), (e ->> 'score')::integer
      from jsonb_array_elements(page -> 'rows') e;
    after := page ->> 'next';
    exit when after is null;
  end loop;
end $$;
create temp table seen (sort text, is_descending boolean, at serial, session_id uuid, amount bigint, error numeric,
  score integer);
grant all on seen to public;
grant usage on sequence seen_at_seq to public;

select tests.sign_in(agent) from t;
insert into seen (sort, is_descending, session_id, amount, error, score)
  select s, d, w.session_id, w.amount, w.error, w.score from unnest('{time,amount,error,score}'::text[]) s,
    unnest('{t,f}'::boolean[]) d, pg_temp.walk(s, d) w;
select is((select count(*)::integer || ' ' || count(distinct session_id) from seen n where n.sort = s
  and n.is_descending = d), '23 23', s || case when d then ' descending'
  else ' ascending' end || ' holds each guess once')
  from unnest('{time,amount,error,score}'::text[]) s, unnest('{t,f}'::boolean[]) d;
select is_empty($$select from (select amount, lag(amount) over (order by at) as before from seen where sort = 'amount'
  and not is_descending) o where amount < before$$, 'amounts ascend');
select is_empty($$select from (select score, lag(score) over (order by at) as before from seen where sort = 'score'
  and is_descending) o where score > before$$, 'points descend');
select is(jsonb_array_length(public.manage_guesses('paged', h.id, 'paged-brand',
  filter => '{"name": "100% 2"}') -> 'rows'), 5, 'a name is found as it is written') from h;
select is(jsonb_array_length(public.manage_guesses('paged', h.id, 'paged-brand', sort => 'score',
  filter => '{"name": "PLAYER 100% 2"}') -> 'rows'), 5, 'in every order, in capitals or not') from h;
select is(jsonb_array_length(public.manage_guesses('paged', h.id, 'paged-brand',
  filter => '{"kind": "ranked"}') -> 'rows'), 23, 'ranked ones are found') from h;
select lives_ok($$select public.exclude_run((r ->> 'session_id')::uuid, 'A test') from runs
  where n = 3$$, 'one is taken out');
select is(jsonb_array_length(public.manage_guesses('paged', h.id, 'paged-brand',
  filter => '{"kind": "excluded"}') -> 'rows'), 1, 'and found among those') from h;
select tests.refuses($$select public.manage_guesses('paged', (select id from h), 'paged-brand', sort => 'price')$$,
  'invalid_request', 422, 'another order is refused');
select * from finish();
