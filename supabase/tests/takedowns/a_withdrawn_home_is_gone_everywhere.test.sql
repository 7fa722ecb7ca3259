-- Photos, texts, address and source go at once; past runs keep their points; open rounds are void; nothing comes back.
select plan(46);

create temp table t as select tests.agency('gone') as agency, tests.person('Agent') as agent,
  tests.person('Player') as player, tests.person('Stranger') as stranger;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t;
alter table t add game uuid, add single uuid, add listing uuid, add folder text, add finished jsonb,
  add under_way jsonb, add last_open jsonb, add one_round jsonb, add answer jsonb;
update t set game = tests.game('gone', agency, '{25000000,30000000}'),
  single = tests.game('gone-single', agency, '{20000000}');
update public.game_listings set is_visible = false where game_id = (select single from t);
update t set listing = (select gl.listing_id from public.game_listings gl where gl.game_id = game and gl.position = 1);
update public.listings set source_url = 'https://www.sample-agents.co.uk/homes/1', title = 'Secret Cottage',
  description = 'A secret garden.' where id = (select listing from t);
insert into public.game_listings (game_id, listing_id, position, title_override) select single, listing, 2, 'Own title'
  from t;
update public.games set rounds_per_run = 1 where id = (select single from t);
update t set folder = (select p.path from public.listing_photos p where p.listing_id = listing);
update t set finished = tests.start(game, player);
select lives_ok($$select tests.guess(finished, 1, 25000000, player), tests.guess(finished, 2, 30000000, player)
  from t$$, 'one run is finished');
update t set under_way = tests.start(game), last_open = tests.start(game), one_round = tests.start(single);
select lives_ok($$select tests.guess(last_open, 2, 30000000)
  from t$$, 'one has only this home left, one nothing guessed, one no other home');

-- Two buyers have it in a dossier: one as it came, one in their own words.
create temp table b as select gen_random_uuid() as copied, gen_random_uuid() as own;
insert into public.dossiers (id, title) select copied, 'Copied' from b union all select own, 'Own' from b;
insert into public.dossier_assets (dossier_id, title, address_line, town, postcode, source_url, listing_id)
  select b.copied, l.title, h.address_line, h.town, h.postcode, l.source_url, l.id
  from b, t join public.listings l on l.id = t.listing join public.assets h on h.id = l.asset_id
  union all select b.own, 'Our dream', 'Where the oak is', '', '', 'https://buyers.example.com', t.listing from b, t;

select tests.refuses($$select public.withdraw_listings(stranger, array[listing])
  from t$$, 'not_allowed', 403, 'a stranger withdraws nothing');
select is((select l.status from public.listings l, t where l.id = t.listing), 'available', 'and nothing has happened');
update t set answer = public.withdraw_listings(agent, array[listing]);
select is((select (answer ->> 'void_rounds')::integer from t), 3,
  'its agent withdraws it, and three open rounds are void');

-- Gone everywhere.
select is((select l.status || l.title || l.description || coalesce(l.source_url, '') || coalesce(l.portal, '')
  from public.listings l, t where l.id = t.listing), 'withdrawn', 'no text and no source is left');
select is_empty($$select from public.listing_photos p, t where p.listing_id = t.listing$$, 'no photo is left');
select is((select q.folder from private.file_removals q, t where q.folder = t.folder), (select folder from t),
  'its files wait to be removed');
select is((select concat(a.address_line, a.town, a.postcode, a.district, a.region, a.latitude, a.longitude)
  from public.assets a join public.listings l on l.asset_id = a.id, t
  where l.id = t.listing), '', 'no address is left');
select is((select concat_ws('|', a.title, a.address_line, a.town, a.postcode, a.source_url)
  from public.dossier_assets a, b where a.dossier_id = b.copied), '⌂|||', 'nothing of it in a dossier is left');
select is((select concat_ws('|', a.title, a.address_line, a.source_url) from public.dossier_assets a, b
  where a.dossier_id = b.own), 'Our dream|Where the oak is|https://buyers.example.com',
  'but what its people said themselves');
select is((select count(*) from public.game_listings gl, t where gl.listing_id = t.listing
  and (gl.title_override is not null or gl.is_visible)), 0::bigint, 'no game shows it');
select ok(private.run_state((select s from public.sessions s, t
  where s.id = (t.finished ->> 'session_id')::uuid))::text not like '%Secret%', 'no run shows its texts');
select ok((select count(*) > 0 from private.listing_prices p, t where p.listing_id = t.listing),
  'its price stays for the books');

-- Runs.
create function pg_temp.run(of jsonb) returns public.sessions language sql as $$ select s from public.sessions s
  where s.id = (of ->> 'session_id')::uuid $$;
select is((select (pg_temp.run(finished)).total_score from t), 2000, 'a past run keeps its points');
select is((select (pg_temp.run(finished)).rounds::integer from t), 2, 'and its rounds');
select is((select r -> 'rounds' -> 0 ->> 'is_withdrawn' from (select private.run_state(pg_temp.run(finished)) as r
  from t) x), 'true', 'and says withdrawn');
select is((select (pg_temp.run(under_way)).status || (pg_temp.run(under_way)).rounds from t), 'active1',
  'a run under way goes on with a round less');
select tests.refuses($$select tests.guess(under_way, 1, 25000000)
  from t$$, 'listing_withdrawn', 410, 'the void round takes no guess');
select tests.refuses($$select public.open_round((under_way ->> 'session_id')::uuid, tests.home(under_way, 1),
  under_way ->> 'guest_token') from t$$, 'listing_withdrawn', 410, 'and is not shown');
select tests.refuses($$select public.record_guess(session_id => (under_way ->> 'session_id')::uuid,
  game_listing_id => tests.home(under_way, 1),
  listing_price_id => (select c.listing_price_id from public.session_rounds r
    join private.price_commitments c on c.id = r.commitment_id
    where r.session_id = (under_way ->> 'session_id')::uuid
      and r.game_listing_id = tests.home(under_way, 1)), amount_minor => 25000000, score => 1000) from t$$,
  'listing_withdrawn', 410, 'not even when the guess was under way');
select is((select private.unfinished_runs(under_way ->> 'guest_token') -> 0 ->> 'next_game_listing_id' from t),
  (select tests.home(under_way, 2)::text from t), 'it goes on with the other home');
select is((select tests.guess(under_way, 2, 30000000) -> 'session' ->> 'status' from t), 'finished',
  'and finishes with it');
select is((select (pg_temp.run(last_open)).status || (pg_temp.run(last_open)).rounds from t), 'finished1',
  'a run that lacked only this home is finished');
select ok((select e.median_log_error < 1 from private.leaderboard_entries e, t
  where e.session_id = (t.last_open ->> 'session_id')::uuid), 'and the void round is no miss');
select is((select (pg_temp.run(one_round)).status from t), 'abandoned', 'a run of this home alone is over');
select is((select jsonb_array_length(tests.start(game) -> 'rounds') from t), 1, 'a new run is without it');
select tests.refuses($$select tests.start(single) from t$$, 'game_not_open', 409,
  'and a game of this home alone does not start');

-- Nothing comes back.
select is((select (public.withdraw_listings(agent, array[listing]) ->> 'void_rounds')::integer from t), 0,
  'withdrawing again changes nothing');
select tests.refuses($$select
  public.import_listing('{"external_ref": "back", "agency_key": "gone", "currency": "GBP", "source_url": '
  '"http://sample-agents.co.uk/homes/1/", "price": {"kind": "asking", "amount_minor": 1000000}, "asset": '
  '{"country_code": "GB"}}')$$,
  'listing_withdrawn', 410, 'its agency does not import the same address again');
select lives_ok($$select
  public.import_listing('{"external_ref": "front", "agency_key": "gone", "currency": "GBP", "source_url": '
  '"http://sample-agents.co.uk/homes/2", "price": {"kind": "asking", "amount_minor": 1000000}, "asset": '
  '{"country_code": "GB"}}')$$,
  'its neighbour is');
select is((select public.begin_import(agent, '{https://www.sample-agents.co.uk/homes/1}', '{www.sample-agents.co.uk}',
  '') -> 'withdrawn' ->> 0 from t), 'https://www.sample-agents.co.uk/homes/1', 'nor is it fetched');

-- More homes, without a page.
create temp table more as select tests.listing(agency, 40000000) as unplayed, tests.listing(null, 40000000) as nobodys,
  tests.listing(agency, 40000000) as one,
  gen_random_uuid() as two, tests.listing(agency, 40000000) as asked, tests.listing(agency, 40000000) as shown,
    tests.listing(null, 40000000, player) as elsewhere,
  gen_random_uuid() as unknown, tests.person('Staff') as staff from t;
update public.listings l set source_url = null from more
  where l.id in (unplayed, nobodys, one, asked, shown, elsewhere);
insert into private.staff_members select staff from more;

-- Who withdrew it is kept once for each game, for a home that nobody plays as well.
create function pg_temp.logged(of_listing uuid) returns text language sql as $$
  select string_agg(concat_ws(' ', g.slug, p.display_name), ', ' order by g.slug)
  from private.management_log l left join public.games g on g.id = l.game_id
    left join public.profiles p on p.id = l.actor_id
  where l.listing_id = of_listing and l.action = 'withdraw_listing'
$$;
select is(pg_temp.logged(listing), 'gone Agent, gone-single Agent',
  'both games say in their history who withdrew it, once') from t;
select lives_ok($$select public.withdraw_listings(agent, array[unplayed])
  from t, more$$, 'a home of no game is withdrawn');
select is(pg_temp.logged(unplayed), 'Agent', 'and that is kept too') from more;
select is(private.withdraw_listing(unknown), 0, 'a home that is not there') from more;
select is_empty($$select from private.management_log where action = 'withdraw_listing'
  and listing_id is null$$, 'leaves no word in the history');
select lives_ok($$select public.withdraw_listings(staff, array[nobodys])
  from more$$, 'staff withdraw a home of nobody, whose photos are kept from nobody');

-- Two offers of one home.
insert into public.listings (id, asset_id, currency) select two, l.asset_id, l.currency from more
  join public.listings l on l.id = one;
create function pg_temp.address() returns text language sql as $$
  select a.address_line from more join public.listings l on l.id = one join public.assets a on a.id = l.asset_id
$$;
select public.withdraw_listings(agent, array[one]) from t, more;
select is(pg_temp.address(), '1 Test Street', 'the address stays while the home is offered once more');
select public.withdraw_listings(agent, array[two]) from t, more;
select is(pg_temp.address(), null, 'and goes with the last offer');

-- Requests about it: what waits is granted, what was decided stays so.
insert into public.takedown_requests (request_key, reporter_name, reporter_email, capacity, subject, page_url,
  statement, listing_id, status, decided_at)
  select gen_random_uuid(), 'A. Sample', 'a@example.com', 'owner', 'photos', 'here', 'These are photos of mine.', asked,
    s, case s when 'refused' then now() - interval '1 day' end
  from more, unnest('{open,refused}'::text[]) s;
select public.withdraw_listings(agent, array[asked]) from t, more;
select results_eq($$select r.status, r.decided_by = agent from public.takedown_requests r, more, t
  where r.listing_id = asked order by r.status$$,
  $$values ('granted', true), ('refused', null)$$,
    'an open request is granted by who withdraws, a refused one stays refused');

-- Photos bind the tenant who withdrew them, whoever else shows them.
update public.listing_photos p set content_hash = repeat('ef', 32) from more where p.listing_id in (shown, elsewhere);
select public.withdraw_listings(agent, array[shown]) from t, more;
select is((select count(*) from private.source_bans b, t, more where b.listing_id = shown and b.agency_id = t.agency
  and b.reach = 'tenant'), 1::bigint,
  'the photo of an agency''s home is kept from that agency');
select is((select count(*) from public.listing_photos p, more where p.listing_id = elsewhere), 1::bigint,
  'not from somebody else who shows it');

-- Files.
select is((select jsonb_array_length(public.folders_to_remove(10))),
  (select count(*)::integer from private.file_removals), 'the folders are handed out');
select is((select public.folders_removed(array[folder]) from t), 1, 'and crossed off when they are empty');
select is_empty($$select from private.file_removals q, t where q.folder = t.folder$$, 'for good');
select * from finish();
