-- A feed is claimed once, written once, and says what appeared, changed and went; played games keep
-- their prices.
select plan(53);

create temp table t as select tests.agency('feed-brand') as brand, tests.agency('feed-rival') as rival,
  tests.person('Agent') as agent, tests.person('Rival') as other, tests.person('Player') as player;
insert into public.agency_members select brand, agent, 'agent' from t union all select rival, other, 'owner' from t;
grant select on t to public;
create temp table s (id uuid);
grant all on s to public;

create function pg_temp.home(key text, price bigint, bedrooms integer default 3, kind text default 'appeared')
returns jsonb language sql as $$
  select jsonb_build_object('key', key, 'kind', kind, 'home', key || ' Mill Lane', 'fields', '["price"]'::jsonb,
    'prints', jsonb_build_object('price', price), 'listing', jsonb_build_object('currency', 'GBP', 'title', 'A home',
    'description', '', 'price', jsonb_build_object('kind', 'asking', 'amount_minor', price),
    'asset', jsonb_build_object('property_type', 'house', 'country_code', 'GB', 'bedrooms', bedrooms, 'town', 'Testham',
      'address_line', key || ' Mill Lane')))
$$;
create function pg_temp.claim() returns jsonb language sql as $$ select public.claim_import_source() $$;
-- One reading by the clock: claimed, written, finished.
create function pg_temp.run(homes jsonb, seen text[]) returns jsonb language plpgsql as $$
declare
  lease uuid;
begin
  update private.import_sources set next_run_at = now() - interval '1 second';
  lease := (pg_temp.claim() ->> 'lease_id')::uuid;
  perform public.record_feed_homes(lease, homes);
  return public.finish_import_run(lease, '{"outcome": "read", "rows_read": 3, "etag": "e1"}', seen);
end $$;
create function pg_temp.listing(key text) returns uuid language sql as $$
  select h.listing_id from private.import_source_homes h where h.home_key = key
$$;

-- Whose feeds they are.
select tests.sign_in(agent) from t;
insert into s select (public.save_import_source('feed-brand', null, 'Our homes', 'https://feeds.test/a.xml', 'GBP')
  #>> '{sources,0,id}')::uuid;
select is(public.import_sources('feed-brand') #>> '{sources,0,name}', 'Our homes', 'an agent names a feed');
select tests.refuses($$select public.save_import_source('feed-rival', null, 'Theirs', 'https://feeds.test/b.xml')$$,
  'not_allowed', 403, 'but none of another brand');
select tests.refuses($$select public.save_import_source('feed-brand', null, 'Again', 'https://feeds.test/a.xml')$$,
  'feed_known', 409, 'an address is one feed');
select tests.refuses($$select public.save_import_source('feed-brand', null, 'Odd', 'ftp://feeds.example.com/a.xml')$$,
  'invalid_request', 422, 'and a web address');
select tests.refuses($$select public.save_import_source('feed-brand', null, 'Odd', 'https://feeds.test/c', null, 5)$$,
  'invalid_request', 422, 'nothing is read every five minutes');
select tests.refuses(format($$select public.save_import_source('feed-brand', %L, 'Ours', 'https://feeds.test/a.xml',
  'GBP', 1440, 7)$$, id), 'edit_conflict', 409, 'a save from another version is refused') from s;
select is(public.save_import_source('feed-brand', id, 'Ours', 'https://feeds.test/a.xml', 'GBP', 60, 1)
  #>> '{sources,0,every_minutes}', '60', 'one from this version is taken') from s;
select count(public.save_import_source('feed-brand', null, 'Feed ' || n, 'https://feeds.test/' || n))
  from generate_series(1, 9) n;
select tests.refuses($$select public.save_import_source('feed-brand', null, 'One more', 'https://feeds.test/more')$$,
  'feeds_full', 409, 'a brand has ten at most');
select count(public.remove_import_source((e ->> 'id')::uuid, 'feed-brand'))
  from jsonb_array_elements(public.import_sources('feed-brand') -> 'sources') e where e ->> 'name' like 'Feed %';
select tests.sign_in(other) from t;
select tests.refuses($$select public.import_sources('feed-brand')$$, 'not_allowed', 403, 'others do not see it');
select tests.refuses(format('select public.import_source_history(%L)', id), 'not_found', 404, 'nor its history') from s;
select tests.refuses(format($$select public.set_import_source_state(%L, 'paused', 'feed-rival')$$, id), 'not_found',
  404, 'nor do they pause it') from s;
select tests.refuses(format($$select public.offer_feed_to_hunters(%L, true, 'feed-rival')$$, id), 'not_found', 404,
  'nor offer it to hunters') from s;
select tests.refuses(format($$select public.remove_import_source(%L, 'feed-rival')$$, id), 'not_found', 404,
  'or remove it') from s;
select tests.serve();
select tests.refuses(format($$select public.claim_import_source(%L, %L)$$, s.id, t.other), 'not_found', 404,
  'or have it read') from s, t;
select tests.refuses(format($$select public.begin_feed_test(%L, 'feed-brand')$$, other), 'not_allowed', 403,
  'a feed is tried for a brand of one''s own') from t;
select is(public.begin_feed_test(agent, 'feed-brand') ->> 'agency_key', 'feed-brand', 'by its people it is') from t;

-- One run at a time.
create temp table lease as select pg_temp.claim() as c;
grant select on lease to public;
select is(c ->> 'address', 'https://feeds.test/a.xml', 'the clock claims a feed that is due') from lease;
select is(pg_temp.claim(), null, 'which nobody else can meanwhile');
select tests.sign_out();
select ok(bool_and(s.lease_ends_at > now() + interval '2 minutes'),
  'for two minutes from then, however long before the transaction began')
  from private.import_sources s where s.lease_id is not null;
select ok(not private.has_due_import_sources(), 'and then nothing is due');
update private.import_sources set lease_ends_at = clock_timestamp() - interval '1 second';
select ok(private.has_due_import_sources(), 'a run that was killed is due again when its lease is over');
create temp table again as select pg_temp.claim() as c;
grant select on again to public;
select is((select count(*)::integer from private.import_source_runs), 1, 'and goes on as the same run');
select tests.serve();
select tests.refuses(format($$select public.record_feed_homes(%L, '[]')$$, c ->> 'lease_id'), 'edit_conflict', 409,
  'the one before it writes nothing more') from lease;
select is(public.record_feed_homes((c ->> 'lease_id')::uuid, jsonb_build_array(pg_temp.home('1', 25000000),
  pg_temp.home('2', 30000000), pg_temp.home('3', 99, 3) #- '{listing,asset,property_type}')), '[]'::jsonb,
  'homes are written') from again;
select is(public.record_feed_homes((c ->> 'lease_id')::uuid, jsonb_build_array(jsonb_set(pg_temp.home('4', 30000000),
  '{listing,asset,bedrooms}', '4000'))) #>> '{0,code}', 'invalid_request', 'one that cannot be is refused alone')
  from again;
select is(public.finish_import_run((c ->> 'lease_id')::uuid, '{"outcome": "read", "rows_read": 4}', '{1,2,3}')
  - 'id' - 'started_at' - 'finished_at', '{"begun_by": "clock", "outcome": "read", "code": null, "reason": null,
  "rows_read": 4, "refused": 0, "appeared": 3, "changed": 0, "went": 0}'::jsonb, 'and the run says what appeared')
  from again;
select tests.sign_out();
select is((select count(*)::integer from public.assets a, t where a.agency_id = t.brand), 3,
  'they are homes of the agency');
select ok(not private.has_due_import_sources(), 'it is read again when its time has come');

-- The same again, then another price.
create temp table game as select tests.game('feed-game', brand, '{10000000}') as id from t;
insert into public.game_listings (game_id, listing_id, position) select game.id, pg_temp.listing('1'), 2 from game;
create temp table other_game as select tests.game('feed-fresh', brand, '{10000000}') as id from t;
insert into public.game_listings (game_id, listing_id, position) select id, pg_temp.listing('1'), 2 from other_game;
grant select on game, other_game to public;
update public.games set rounds_per_run = 2 where slug like 'feed-%';
create temp table run as select tests.start(id) as r from game;
grant select on run to public;
select is(pg_temp.run('[]', '{1,2,3}') - 'id' - 'started_at' - 'finished_at', '{"begun_by": "clock", "outcome": "read",
  "code": null, "reason": null, "rows_read": 3, "refused": 0, "appeared": 0, "changed": 0, "went": 0}'::jsonb,
  'the same feed again changes nothing');
update public.listings set description = 'Written by hand' where id = pg_temp.listing('1');
select is(pg_temp.run(jsonb_build_array((pg_temp.home('1', 26000000, 3, 'changed') || '{"listing": {"currency": "GBP",
  "price": {"kind": "asking", "amount_minor": 26000000}}}'::jsonb)), '{1,2,3}') ->> 'changed', '1', 'a price changes');
select is((select array_agg(p.amount_minor order by p.version) from private.listing_prices p
  where p.listing_id = pg_temp.listing('1')), '{25000000,26000000}', 'as a new version');
select is((select description from public.listings where id = pg_temp.listing('1')), 'Written by hand',
  'what people wrote stays');
select is((select a.bedrooms::integer from public.assets a join public.listings l on l.asset_id = a.id
  where l.id = pg_temp.listing('1')), 3, 'and what did not change');
select is(tests.guess(r, 2, 25000000) #>> '{guess,price_minor}', '25000000', 'a run under way keeps its price')
  from run;
select is(tests.guess(tests.start(id), 2, 25000000) #>> '{guess,price_minor}', '25000000',
  'and so does the game that somebody plays') from game;
select is(tests.guess(tests.start(id), 2, 25000000) #>> '{guess,price_minor}', '26000000',
  'one that nobody has played takes the new one') from other_game;

-- A home goes, and comes back.
select is(pg_temp.run('[]', '{2,3}') ->> 'went', '1', 'a home that the feed lacks went');
select isnt((select went_at from public.listings where id = pg_temp.listing('1')), null, 'and says so');
select is(jsonb_array_length(tests.start(id) -> 'rounds'), 2, 'a game that has it keeps it') from game;
select tests.refuses(format($$insert into public.game_listings (game_id, listing_id, position)
  values (%L, %L, 3)$$, tests.game('feed-later', brand, '{10000000}'), pg_temp.listing('1')), 'home_went', 410,
  'a new game does not get it') from t;
select lives_ok(format($$insert into public.game_listings (game_id, listing_id, position) values (%L, %L, 3)$$, id,
  pg_temp.listing('2')), 'others it does') from game;
select tests.sign_in(agent) from t;
select is((select count(*)::integer from jsonb_array_elements(public.own_listings('Mill Lane') -> 'rows')), 2,
  'it is not offered any more') from t;
select tests.sign_out();
select is(pg_temp.run(jsonb_build_array(pg_temp.home('1', 26000000)), '{1,2,3}') ->> 'appeared', '1', 'it comes back');
select tests.sign_in(agent) from t;
select is((select count(*)::integer from jsonb_array_elements(public.own_listings('Mill Lane') -> 'rows')), 3,
  'and is offered again');
select is((select count(*)::integer from jsonb_array_elements(public.import_source_history(id) -> 'rows')), 5,
  'its people read the history') from s;
select is(public.import_source_history(id) #> '{rows,1,changes}', '[{"home": "1 Mill Lane", "kind": "went",
  "fields": []}]'::jsonb, 'home by home') from s;
select tests.sign_out();

-- What fails is tried later and later, then paused.
create function pg_temp.fail(pauses boolean default false) returns void language plpgsql as $$
declare
  lease uuid;
begin
  update private.import_sources set next_run_at = now() - interval '1 second';
  lease := (pg_temp.claim() ->> 'lease_id')::uuid;
  perform public.finish_import_run(lease, jsonb_build_object('outcome', 'failed', 'code', 'too_slow', 'reason',
    'No answer.', 'pauses', pauses));
end $$;
select pg_temp.fail();
select is((select next_run_at - now() from private.import_sources), '15 minutes'::interval,
  'a quarter of an hour later');
select pg_temp.fail();
select is((select next_run_at - now() from private.import_sources), '30 minutes'::interval, 'then twice as long');
select is((select etag from private.import_sources), 'e1', 'what was known of the feed is kept');
select pg_temp.fail() from generate_series(1, 4);
select is((select state || ' ' || pause_code from private.import_sources), 'paused too_slow',
  'six times in a row pause it, with the reason');
update private.import_sources set next_run_at = now() - interval '1 second';
select ok(not private.has_due_import_sources(), 'a paused feed is never due');
select tests.sign_in(agent) from t;
select is(public.set_import_source_state(id, 'active', 'feed-brand') #>> '{sources,0,failures}', '0',
  'its people let it go on') from s;
select is(public.remove_import_source(id, 'feed-brand') -> 'sources', '[]'::jsonb, 'or remove it; its homes stay')
  from s;
select * from finish();
