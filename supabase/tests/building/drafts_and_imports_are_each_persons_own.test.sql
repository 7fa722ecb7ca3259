-- Drafts, import histories and the lists of one's homes hold what is one's own, within their limits.
select plan(45);
select tests.wait_for_a_whole_minute();

create temp table t as select tests.agency('own-homes') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben, tests.person('Agent') as agent,
  gen_random_uuid() as draft, gen_random_uuid() as entry, gen_random_uuid() as import;
insert into public.agency_members select brand, agent, 'agent' from t;
alter table t add home uuid, add agency_home uuid, add gone uuid, add sample uuid;
update t set home = tests.listing(null, 25000000, ada), agency_home = tests.listing(brand, 30000000),
  gone = tests.listing(null, 25000000, ada), sample = tests.listing(null, 35000000);
update public.listings set status = 'withdrawn' where id = (select gone from t);
update public.listings set created_at = now() - interval '1 day', title = 'Older'
  where id = (select agency_home from t);
update public.game_templates set home_count = 50 where key = (select min(key) from public.game_templates);
update public.listings l set external_ref = tpl.sample_prefix || '-own-test'
  from t, (select sample_prefix from public.game_templates order by key limit 1) tpl where l.id = t.sample;
grant select on t to public;

-- Drafts.
select tests.sign_in(ada) from t;
select lives_ok($$select public.save_draft(draft, '{"title": "Mine", "rows": [1, 2]}') from t$$, 'a draft is saved');
select is((public.own_drafts() -> 0 ->> 'rows'), '2', 'the list counts its homes');
select is((public.own_drafts() -> 0 -> 'document'), null, 'without its text');
select is((public.read_draft(draft) -> 'document' ->> 'title'), 'Mine', 'which its creator reads') from t;
select tests.refuses($$select public.save_draft(draft, '[]')
  from t$$, 'draft_too_large', 422, 'what is no draft is refused');
select tests.refuses($$select public.save_draft(gen_random_uuid(), jsonb_build_object('rows', repeat('x', 8388608)))$$,
  'draft_too_large', 422, 'and what is longer than eight megabytes');
select lives_ok($$select public.save_draft(gen_random_uuid(), '{"rows": "none"}')$$,
  'one whose rows are none yet is kept');
select is((select array_agg(d ->> 'rows' order by d ->> 'rows') from jsonb_array_elements(public.own_drafts()) d),
  '{0,2}', 'with no home');
select tests.sign_in(ben) from t;
select tests.refuses($$select public.read_draft(draft) from t$$, 'not_found', 404, 'nobody else reads it');
select tests.refuses($$select public.save_draft(draft, '{"title": "Stolen"}', 1)
  from t$$, 'not_found', 404, 'writes it');
select is(public.delete_draft(draft), false, 'or deletes it') from t;
select is(public.own_drafts(), '[]'::jsonb, 'nor has it in a list');
select tests.serve();
select tests.refuses($$select public.draft_to_publish(draft, ben) from t$$, 'not_found', 404, 'nor publishes it');
select tests.refuses($$select public.draft_to_publish(gen_random_uuid(), ada)
  from t$$, 'not_found', 404, 'one that is not there is nobody''s');
select is((public.draft_to_publish(draft, ada) -> 'document' ->> 'title'), 'Mine', 'its creator does') from t;
select tests.sign_out();
insert into private.game_drafts (id, owner_id, document) select gen_random_uuid(), ada, '{}'
  from t, generate_series(1, 98);
select tests.sign_in(ada) from t;
select tests.refuses($$select public.save_draft(gen_random_uuid(), '{}')$$, 'draft_limit', 409,
  'a hundred drafts are the most');
select lives_ok($$select public.save_draft(draft, '{"title": "Still mine"}', 1) from t$$, 'of which each may change');
select tests.sign_in(ben) from t;
select lives_ok($$select public.save_draft(gen_random_uuid(), '{}')$$, 'and others have theirs');

-- Homes of one's own.
create function pg_temp.homes(after text default null) returns text[] language sql as $$
  select array_agg(h ->> 'title' || ' ' || (h -> 'price' ->> 'amount_minor'))
  from jsonb_array_elements(public.own_listings(null, after) -> 'rows') h
$$;
select tests.sign_in(ada) from t;
select is(pg_temp.homes(), '{"A home for tests 25000000"}',
  'people find their own homes, with the price, and none that was withdrawn');
select is(pg_temp.homes(home::text), null, 'after the last one none') from t;
select tests.sign_in(agent) from t;
select is(pg_temp.homes(), '{"Older 30000000"}', 'agents those of their brand');
select is(pg_temp.homes(home::text), '{"Older 30000000"}', 'older ones after newer ones') from t;
select tests.sign_in(ben) from t;
select is(pg_temp.homes(), null, 'others none');
create function pg_temp.template() returns jsonb language sql as $$
  select h from jsonb_array_elements(public.template_homes((select min(key) from public.game_templates))) h, t
    where h ->> 'id' = t.sample::text
$$;
select is((pg_temp.template() ->> 'title'), 'A home for tests', 'a sample is shown to everybody');
select is((pg_temp.template() -> 'price'), 'null'::jsonb, 'without its price');
select is((pg_temp.template() -> 'address'), 'null'::jsonb, 'and its address');
select tests.sign_out();
select is((select array[private.may_use_listing(sample, ben), private.may_use_listing(home, ben),
  private.may_use_listing(agency_home, ben)] from t), '{t,f,f}', 'samples are used by anybody, other homes are not');
select is((select array[private.may_use_listing(home, ada), private.may_use_listing(agency_home, agent),
  private.may_use_listing(home, agent), private.may_use_listing(gone, ada)] from t),
  '{t,t,f,f}', 'but by those whose they are, while they are there');
update public.listings set status = 'withdrawn' where id = (select sample from t);
select is(pg_temp.template(), null, 'a withdrawn sample is shown to nobody');

-- Import histories.
create function pg_temp.note(entry uuid, more jsonb default '{}') returns jsonb language sql as $$
  select public.note_imports(jsonb_build_array(jsonb_build_object('id', entry, 'way', 'page', 'outcome', 'read', 'home',
    'A house', 'link', 'https://example.com/a') || more))
$$;
select tests.sign_in(ada) from t;
select lives_ok($$select pg_temp.note(entry) from t$$, 'an import is noted');
select tests.refuses($$select public.note_imports((select jsonb_agg('{"way": "page", "outcome": "read"}'::jsonb)
  from generate_series(1, 501)))$$, 'invalid_request', 422, 'at most 500 at a time');
select lives_ok($$select pg_temp.note(import, jsonb_build_object('link', 'https://example.com/' || repeat('x', 2000)))
  from t$$, 'a link that is too long is not kept');
select is((select array_agg((r -> 'link')::text order by r ->> 'created_at')
  from jsonb_array_elements(public.own_imports() -> 'rows') r), '{"\"https://example.com/a\"","null"}', 'the rest is');
select tests.sign_in(ben) from t;
select is(public.own_imports() -> 'rows', '[]'::jsonb, 'it is in nobody else''s history');
select is((public.own_imports((select entry::text from t)) -> 'rows'), '[]'::jsonb,
  'nor is a place in it a place in theirs');
select tests.sign_out();
insert into private.source_bans (source_hash, reach, reason)
  values (private.hash_source('https://example.com/withdrawn'), 'everybody', 'A test bans it');
update public.listing_imports set created_at = now() - interval '13 months' where id = (select entry from t);
insert into public.listing_imports (user_id, way, outcome, created_at) select ben, 'page', 'read',
  now() - interval '13 months' from t;
select tests.sign_in(ada) from t;
select is(pg_temp.note(gen_random_uuid(), '{"link": "https://example.com/withdrawn"}') is not null, true,
  'what was withdrawn is noted');
select is((select array_agg(r ->> 'home' order by r ->> 'created_at')
  from jsonb_array_elements(public.own_imports() -> 'rows') r), array['A house', null],
  'without its words, and what is older than a year is gone');
select is((select array_agg(r ->> 'link') from jsonb_array_elements(public.own_imports() -> 'rows') r
  where r ->> 'link' like '%withdrawn'), null, 'nor is its link kept');
select tests.sign_out();
select is((select count(*) from public.listing_imports i, t where i.user_id = t.ben), 1::bigint, 'not from another''s');
-- Ten thousand entries are kept of each person.
insert into public.listing_imports (id, user_id, way, outcome, created_at) select gen_random_uuid(), ben, 'page',
  'read', now() - make_interval(secs => n) from t, generate_series(1, 10005) n;
update public.listing_imports set created_at = now() - interval '2 months' where id = (select import from t);
select tests.sign_in(ada) from t;
select lives_ok($$select pg_temp.note(gen_random_uuid())$$, 'somebody with few entries notes one more');
select tests.sign_out();
select is((select count(*) from public.listing_imports i, t where i.id = t.import), 1::bigint,
  'and loses none, however many others have');
select tests.sign_in(ben) from t;
select lives_ok($$select pg_temp.note(gen_random_uuid())$$, 'whoever has more');
select tests.sign_out();
select ok((select count(*) between 10000 and 10001 from public.listing_imports i, t where i.user_id = t.ben),
  'loses the oldest');
update public.listing_imports set created_at = now() - interval '3 months' where id = (select import from t);
select tests.sign_in(ben) from t;
select is(jsonb_array_length(public.own_imports((select import::text from t)) -> 'rows'), 30,
  'another''s entry is no place in one''s own history, which begins at the top');
select tests.sign_out();
update private.rate_limits set hits = 30 where subject = (select 'note-imports:' || ada from t);
select tests.sign_in(ada) from t;
select tests.refuses($$select pg_temp.note(gen_random_uuid())$$, 'rate_limited', 429,
  'thirty times a minute are enough');
select * from finish();
