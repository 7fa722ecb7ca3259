-- Requests are listed for whoever may decide about them: a game's, the caller's own, and for staff all of them.
select plan(31);

create temp table t as select tests.agency('asked') as agency, tests.agency('another') as another,
  tests.person('Agent') as agent,
  tests.person('Stranger') as stranger, tests.person('Owner of the game alone') as host, tests.person('Staff') as staff;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t
  union all select another, stranger, 'owner' from t;
insert into private.staff_members select staff from t;
alter table t add game uuid, add other_game uuid, add listing uuid;
update t set game = tests.game('asked-game', agency, '{25000000,26000000}'),
  other_game = tests.game('other-game', another, '{27000000}');
update public.games set owner_id = (select host from t) where id = (select game from t);
update t set listing = (select gl.listing_id from public.game_listings gl where gl.game_id = game and gl.position = 1);
update public.listings set title = 'The one by the sea', source_url = 'https://www.sample-agents.co.uk/homes/1'
  where id = (select listing from t);
insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
  statement, listing_id, created_at)
  select gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'everything', 'here',
    'This is my home, and I want it gone.',
    case when n <= 22 then listing end, now() - n * interval '1 minute' from t, generate_series(1, 23) n;
insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
  statement, listing_id)
  select gen_random_uuid(), 'B. Sample', 'b@example.com', 'agent', 'photos', 'there', 'These photos are of ours.',
    gl.listing_id
  from t join public.game_listings gl on gl.game_id = other_game;
grant select on t to public;

-- Of a game.
select tests.sign_in(agent) from t;
create temp table first_page as select public.takedowns('asked-game', 'asked') as a;
grant select on first_page to public;
select is(jsonb_array_length(a -> 'rows'), 20, 'a page holds twenty') from first_page;
select is(a #>> '{rows,0,home,title}', 'The one by the sea', 'with the home') from first_page;
select is(a #>> '{rows,0,home,games,0}', 'asked-game', 'the games that show it') from first_page;
select is(a #>> '{rows,0,reporter_email}', 'a@example.com', 'and who asks') from first_page;
select ok((a #>> '{rows,0,created_at}')::timestamptz < (a #>> '{rows,19,created_at}')::timestamptz, 'the oldest first')
  from first_page;
select is(jsonb_array_length(public.takedowns('asked-game', 'asked', false, a ->> 'next') -> 'rows'), 2,
  'the next page has the rest') from first_page;
select is(public.takedowns('asked-game', 'asked', false, a ->> 'next') ->> 'next', null, 'and is the last')
  from first_page;
select is((public.manage_game('asked-game', 'asked') ->> 'open_takedowns')::integer, 22, 'the game says how many wait');
select tests.refuses($$select public.takedowns('other-game', 'another')$$, 'not_allowed', 403,
  'nobody sees those of a game of others');
select is(jsonb_array_length(public.takedowns() -> 'rows'), 20,
  'without a game an agent sees what is about the agency''s homes');
select tests.sign_in(host) from t;
select is(public.takedowns('asked-game', 'asked') - 'is_staff', '{"rows": [], "next": null, "elsewhere": 22}'::jsonb,
  'who runs the game but not the home learns how many others decide about, and nothing of them');
select is((public.manage_game('asked-game', 'asked') ->> 'open_takedowns')::integer, 0, 'and is asked to decide none');
select tests.sign_in(stranger) from t;
select is(jsonb_array_length(public.takedowns() -> 'rows'), 1, 'another agency sees its own');
select tests.visit();
select tests.denies($$select public.takedowns()$$, 'a visitor none');

-- Staff.
select tests.sign_in(staff) from t;
select is(jsonb_array_length(public.takedowns(after => public.takedowns() ->> 'next') -> 'rows')
  >= 4, true, 'staff see all, those that name no home too');
select is(public.homes_to_take_down('http://sample-agents.co.uk/homes/1/') #>> '{0,listing_id}',
  (select listing::text from t), 'staff find a home by its source');
select ok(public.homes_to_take_down('ONE BY the se')::text like '%The one by the sea%', 'or by its words');
select is(public.homes_to_take_down('%'), '[]'::jsonb, 'but not by nothing');
select tests.sign_in(agent) from t;
select tests.refuses($$select public.homes_to_take_down('The one by the sea')$$, 'not_allowed', 403,
  'others look for no home');

-- Decided.
select tests.sign_out();
select lives_ok($$select public.decide_takedown(agent, (select (a #>> '{rows,0,id}')::uuid from first_page), false,
  'Nothing proves it.') from t$$, 'one is refused');
select tests.sign_in(agent) from t;
select results_eq($$select r ->> 'status', r ->> 'decided_by', r ->> 'decision_note'
  from jsonb_array_elements(public.takedowns('asked-game', 'asked', true) -> 'rows') r$$,
  $$values ('refused', 'Agent', 'Nothing proves it.')$$, 'and is listed with who decided, and why');
select isnt(public.takedowns('asked-game', 'asked') #>> '{rows,0,id}', a #>> '{rows,0,id}',
  'no more with those that wait') from first_page;
select is(public.takedowns('asked-game', 'asked') ->> 'elsewhere', '0', 'others decide about no home of the agency');
select tests.sign_in(host) from t;
select is(public.takedowns('asked-game', 'asked') ->> 'elsewhere', '21',
  'who runs the game alone learns how many still wait');
select is(public.takedowns('asked-game', 'asked', true) -> 'rows', '[]', 'and of none that was decided');
select tests.sign_out();
update public.takedown_requests r set status = 'refused', decided_at = r.created_at from t
  where r.listing_id = t.listing and r.status = 'open';
select tests.sign_in(agent) from t;
create temp table decided as select public.takedowns('asked-game', 'asked', true) as a;
grant select on decided to public;
select is(jsonb_array_length(a -> 'rows'), 20, 'a page of decided ones holds twenty') from decided;
select ok((a #>> '{rows,0,decided_at}')::timestamptz > (a #>> '{rows,19,decided_at}')::timestamptz, 'the latest first')
  from decided;
select is(jsonb_array_length(n -> 'rows') || ' ' || coalesce(n ->> 'next', 'last'), '2 last',
  'the next page has the rest')
  from decided, public.takedowns('asked-game', 'asked', true, a ->> 'next') n;

-- Another game of the agency.
select tests.sign_out();
create temp table too as select tests.game('asked-too', agency, '{28000000}') as game from t;
insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
  statement, listing_id, status, decided_at)
  select gen_random_uuid(), 'C. Sample', 'c@example.com', 'owner', 'photos', 'here', 'These are photos of mine.',
    gl.listing_id, s, case when s <> 'open' then now() end
  from too join public.game_listings gl on gl.game_id = too.game, unnest('{open,open,refused}'::text[]) s;
update public.takedown_requests r set status = 'open', decided_at = null from t, decided
  where r.id = (a #>> '{rows,5,id}')::uuid;
select tests.sign_in(agent) from t;
select is(jsonb_array_length(public.takedowns('asked-too', 'asked') -> 'rows'), 2,
  'of another game its own are listed');
select is(jsonb_array_length(public.takedowns('asked-too', 'asked', true) -> 'rows'), 1,
  'and its own that were decided');
select is(jsonb_array_length(public.takedowns() -> 'rows'), 3, 'without a game all of the agency');
select * from finish();
