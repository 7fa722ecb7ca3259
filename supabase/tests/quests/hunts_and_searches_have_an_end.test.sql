-- A person has twenty hunts, and a hunt thirty searches.
select plan(5);
create temp table p as select tests.person('full-hunter') as hunter, gen_random_uuid() as quest;
grant select on p to authenticated;
select tests.sign_in(hunter) from p;
select public.save_quest(case n when 1 then quest else gen_random_uuid() end, 'Hunt ' || n)
  from p cross join generate_series(1, 20) n;
select is(jsonb_array_length(public.own_quests() -> 'quests'), 20, 'twenty hunts are kept');
select tests.refuses($$select public.save_quest(gen_random_uuid(), 'One more')$$, 'quests_full', 409, 'and no more');
select lives_ok($$select public.save_quest((select quest from p), 'The first')$$, 'what is there may change');
select lives_ok(format($$select public.save_search_query(%L, 0, (select quest from p), 'Search', 'GB', 'GBP')$$,
  gen_random_uuid()), 'a search is kept') from generate_series(1, 1);
select public.save_search_query(gen_random_uuid(), 0, quest, 'Search ' || n, 'GB', 'GBP')
  from p cross join generate_series(2, 30) n;
select tests.refuses($$select public.save_search_query(gen_random_uuid(), 0, (select quest from p), 'More', 'GB',
  'GBP')$$, 'quests_full', 409, 'a hunt has thirty searches');
select * from finish();
