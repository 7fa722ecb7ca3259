-- The people of an agency list, change and import its homes, and nobody else's.
select plan(44);

create temp table t as select tests.agency('homes-a') as a, tests.agency('homes-b') as b, tests.person('Ada') as ada,
  tests.person('Bob') as bob, tests.person('Pia') as pia;
insert into public.agency_members select a, ada, 'agent' from t union all select b, bob, 'owner' from t;
create temp table homes as
  select tests.listing((select a from t), 10000000 * n) as id, n from generate_series(1, 7) n;
create temp table theirs as select tests.listing((select b from t), 90000000) as id;
update public.listings l set title = 'Home ' || h.n from homes h where h.id = l.id;
update public.assets a set town = case when h.n % 2 = 0 then 'Evenham' else 'Oddham' end, bedrooms = h.n
  from homes h join public.listings l on l.id = h.id where a.id = l.asset_id;
grant select on t, homes, theirs to public;

create function pg_temp.list(search text default null, filter jsonb default '{}', sort text default 'price',
  is_descending boolean default false, after text default null, page_size integer default 50) returns jsonb
language sql as $$
  select public.agency_homes((select a from t), search, filter, sort, is_descending, after, page_size)
$$;
-- The numbers of the homes on a page.
create function pg_temp.numbers(page jsonb) returns text language sql as $$
  select coalesce(string_agg(h.n::text, ',' order by r.place), '')
  from jsonb_array_elements(page -> 'rows') with ordinality as r (home, place)
  join homes h on h.id = (r.home ->> 'id')::uuid
$$;

select tests.sign_in(ada) from t;
select is(pg_temp.numbers(pg_temp.list()), '1,2,3,4,5,6,7', 'an agent lists the homes of the agency, by price');
select is((pg_temp.list() ->> 'total')::integer, 7, 'and learns how many there are');
select is(pg_temp.list() -> 'rows' -> 0 -> 'price' ->> 'amount_minor', '10000000', 'each with its price');
select is(pg_temp.numbers(pg_temp.list(is_descending => true)), '7,6,5,4,3,2,1', 'in the other order as well');
select is(pg_temp.numbers(pg_temp.list('evenham home')), '2,4,6', 'a search finds every word, wherever it stands');
select is(pg_temp.numbers(pg_temp.list('100%')), '', 'and takes no sign for a pattern');
select is(pg_temp.numbers(pg_temp.list(filter => '{"least_minor": 30000000, "most_minor": 50000000}')), '3,4,5',
  'a filter keeps to its prices');
select is(pg_temp.numbers(pg_temp.list(filter => '{"least_bedrooms": 6}')), '6,7', 'or bedrooms');
select is(pg_temp.numbers(pg_temp.list(page_size => 3)), '1,2,3', 'a page ends');
select is(pg_temp.numbers(pg_temp.list(page_size => 3, after => pg_temp.list(page_size => 3) ->> 'next')), '4,5,6',
  'the next goes on after it');
select is(pg_temp.list(page_size => 3, after => (select id::text from homes where n = 6)) ->> 'next', null,
  'the last names no next');
select is(pg_temp.numbers(pg_temp.list(sort => 'town', page_size => 4)),
  (select string_agg(n::text, ',' order by n % 2, id) from (select * from homes order by n % 2, id limit 4) h),
  'homes of one town follow each other by their ids');
select tests.refuses($$select pg_temp.list(sort => 'price_minor; drop table homes')$$, 'invalid_request', 422,
  'an order that is none of ours is refused');
select is(pg_temp.list(after => (select id::text from theirs)) -> 'rows', '[]'::jsonb,
  'and no page begins at a home of others');
select is(pg_temp.numbers(pg_temp.list(filter => '{"lacks": "photos"}')), '', 'every home has a photo');
select tests.sign_out();
delete from public.listing_photos where listing_id = (select id from homes where n = 5);
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
  select id, 2, 'asking', 75000000, 'GBP' from homes where n = 1;
select tests.sign_in(ada) from t;
select is(pg_temp.numbers(pg_temp.list(filter => '{"lacks": "photos"}')), '5', 'one that lost them is found');
select is(pg_temp.numbers(pg_temp.list()), '2,3,4,5,6,7,1', 'a new price puts a home into its new place');

-- Whose they are not.
select tests.sign_in(bob) from t;
select tests.refuses($$select pg_temp.list()$$, 'not_allowed', 403, 'the owner of another agency lists none of them');
select is(jsonb_array_length(public.agency_homes((select b from t)) -> 'rows'), 1, 'but the homes of their own');
select tests.refuses($$select public.change_homes((select b from t), array(select id from homes),
  '{"is_visible": false}')$$, 'not_allowed', 403, 'homes of another agency are not changed under one''s own');
select tests.refuses($$select public.change_homes((select a from t), array(select id from homes),
  '{"is_visible": false}')$$, 'not_allowed', 403, 'nor under theirs');
select tests.refuses($$select public.home_to_manage((select id from homes where n = 1))$$, 'not_found', 404,
  'one home of theirs is not there');
select lives_ok($$select public.home_to_manage((select id from theirs))$$, 'one''s own is');
select tests.sign_in(pia) from t;
select tests.refuses($$select pg_temp.list()$$, 'not_allowed', 403, 'a player lists none');
select tests.visit();
select tests.denies($$select pg_temp.list()$$, 'a visitor may not even ask');

-- Many at once.
select tests.sign_in(ada) from t;
create temp table done as select public.change_homes((select a from t),
  array(select id from homes where n in (2, 4)), '{"is_archived": true}') as archived;
grant select on done to public;
select is((select (archived ->> 'changed')::integer from done), 2, 'two homes are archived at once');
select is(pg_temp.numbers(pg_temp.list()), '3,5,6,7,1', 'and leave the list');
select is(pg_temp.numbers(pg_temp.list(filter => '{"is_archived": true}')), '2,4', 'for the one of what is archived');
select is((select count(*)::integer from jsonb_array_elements(public.own_listings() -> 'rows')), 5,
  'they are offered to no game');
select is(public.undo_home_change((select (archived ->> 'change_id')::uuid from done)),
  '{"kept": 0, "changed": 2}'::jsonb, 'undone, they are back');
select is(pg_temp.numbers(pg_temp.list()), '2,3,4,5,6,7,1', 'where they were');
select is(public.undo_home_change((select (archived ->> 'change_id')::uuid from done)) ->> 'changed', '0',
  'a second time it does nothing');
create temp table hidden as select public.change_homes((select a from t), array(select id from homes where n in (6, 7)),
  '{"status": "sold", "is_visible": false}') as change;
grant select on hidden to public;
select public.change_homes((select a from t), array[(select id from homes where n = 7)], '{"status": "under_offer"}');
select is(public.undo_home_change((select (change ->> 'change_id')::uuid from hidden)),
  '{"kept": 1, "changed": 1}'::jsonb, 'a home that somebody changed since keeps that change');
select is((select string_agg(status || is_visible, ',' order by n) from public.listings l join homes h on h.id = l.id
  where n in (6, 7)), 'availabletrue,under_offerfalse', 'and the other is as it was');
select tests.sign_in(bob) from t;
select tests.refuses($$select public.undo_home_change((select (change ->> 'change_id')::uuid from hidden))$$,
  'not_found', 404, 'nobody else takes it back');
select tests.sign_out();
update public.listings set archived_at = now() - interval '31 days' where id = (select id from homes where n = 3);
select tests.sign_in(ada) from t;
select is(public.change_homes((select a from t), array[(select id from homes where n = 3)], '{"is_archived": false}')
  - 'change_id', '{"late": 1, "changed": 0}'::jsonb, 'after thirty days an archived home stays so');
select tests.refuses($$select public.change_homes((select a from t), array[(select id from homes where n = 1)],
  '{"status": "withdrawn"}')$$, 'invalid_request', 422, 'taking down is no state that a list gives');

-- Views are the agency's.
select is(public.save_home_view((select a from t), ' Sea ', '{"search": "sea"}') -> 0 ->> 'name', 'Sea',
  'a view is kept under its name');
select is(jsonb_array_length(public.save_home_view((select a from t), 'Sea', '{"search": "lake"}')), 1,
  'under the same name it is replaced');
create temp table kept as select (public.home_views((select a from t)) -> 0 ->> 'id')::uuid as id;
grant select on kept to public;
select tests.refuses($$select public.save_home_view((select a from t), ' ', '{}')$$, 'invalid_request', 422,
  'it needs a name');
select tests.sign_in(bob) from t;
select tests.refuses($$select public.home_views((select a from t))$$, 'not_allowed', 403, 'others do not see it');
select public.remove_home_view((select b from t), (select id from kept));
select tests.sign_in(ada) from t;
select is(jsonb_array_length(public.home_views((select a from t))), 1, 'nor remove it under their own agency');

-- Whoever manages homes knows their prices: their runs with them are practice.
select tests.sign_out();
create temp table played as select tests.game('homes-played', (select b from t), '{25000000}') as game;
update public.game_listings gl set listing_id = h.id from played, homes h where gl.game_id = game and n = 1;
create temp table runs as select tests.start(game, ada) ->> 'session_id' as ada, tests.start(game, pia) ->> 'session_id'
  as pia from played, t;
select is((select is_ranked from public.sessions, runs where id = ada::uuid), false,
  'an agent of a home''s agency plays it as practice');
select is((select is_ranked from public.sessions, runs where id = pia::uuid), true, 'a player who does not is ranked');
select * from finish();
