-- Sold homes as yardsticks, and reports about homes for sale: who sees which, and not before the guess.
select plan(68);

create temp table p as select tests.person('Agent') as agent, tests.person('Other') as other;
create temp table b as select tests.agency('yard-agency') as agency, tests.agency('yard-other') as other_agency;
insert into public.agency_members select b.agency, p.agent, 'agent' from b, p;
insert into public.agency_members select b.other_agency, p.other, 'owner' from b, p;
create temp table l as select tests.listing(b.agency, 31500000) as id from b;
update public.assets a set address_line = '12 Sample Road', postcode = 'TQ1 1AA', district = 'TQ1', country_code = 'GB'
  from l join public.listings x on x.id = l.id where a.id = x.asset_id;

insert into private.sales (id, place, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon,
  street, town)
select md5('yard ' || n)::uuid, 500000::bigint * 1048576 + 340000 + n, 20000000 + n * 1000000,
  '2024-01-01'::date + n, 0, (case when n % 2 = 0 then 'T' else 'F' end)::"char", 'GB', 'GBP',
  case when n <= 20 then 'TQ1 1AA' else 'EX1 2BB' end, n::text, 'SAMPLE ROAD', 'Testham' from generate_series(1, 30) n;
insert into private.sales (id, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon, town)
select md5('yard ' || n)::uuid, 20000000, '2024-01-01', 0, 'T', 'GB', 'GBP', 'IX1 1AA', n::text, 'Exactham'
  from generate_series(31, 54) n;
insert into private.reference_properties (sale_id) select md5('yard ' || n)::uuid from generate_series(1, 54) n;
select private.count_market();
create temp table r as select f.id from private.reference_properties f where f.sale_id = md5('yard 12')::uuid;
grant select on p, l, r to public;

create function pg_temp.ids(page jsonb) returns text[] language sql as $$
  select array_agg(x ->> 'id') from jsonb_array_elements(page -> 'rows') x
$$;
create function pg_temp.has(page jsonb) returns boolean language sql as $$
  select coalesce((select r.id from r)::text = any (pg_temp.ids(page)), false)
$$;

-- The list.
select tests.visit();
select is(jsonb_array_length(public.list_reference_properties('GB', 'tq1') -> 'rows'), 20,
  'a half postcode finds its homes');
select is(jsonb_array_length(public.list_reference_properties(area => 'TQ11AA') -> 'rows'), 20,
  'without a space as well');
select is(jsonb_array_length(public.list_reference_properties(area => 'testh') -> 'rows'), 24,
  'or a town, a page at a time');
select is(jsonb_array_length(public.list_reference_properties('GB', 'TQ1', '{flat}') -> 'rows'), 10,
  'some kinds alone');
select is(jsonb_array_length(public.list_reference_properties('US', 'TQ1') -> 'rows'), 0, 'of a country');
select is(jsonb_array_length(public.list_reference_properties(area => '%') -> 'rows'), 24, 'signs are no pattern');
create temp table page as
  select public.list_reference_properties(area => 'testham') as one;
create temp table page_two as select public.list_reference_properties(area => 'testham', after => one ->> 'next') as two
  from page;
select is(jsonb_array_length(two -> 'rows'), 6, 'the list goes on where it ended') from page_two;
select is(two ->> 'next', null, 'and ends') from page_two;
select ok(not pg_temp.ids(one) && pg_temp.ids(two), 'no home is on two pages') from page, page_two;
select is((select max(x ->> 'sold_on') from page_two, jsonb_array_elements(two -> 'rows') x),
  '2024-01-07', 'the latest come first');
select tests.refuses($$select public.list_reference_properties(after => 'real/2024-13-45/x')$$, 'invalid_request', 422,
  'a cursor of nobody''s is refused');
select tests.refuses($$select public.list_reference_properties(after => 'drop')$$, 'invalid_request', 422,
  'as is any other text');
select tests.refuses(format('select public.list_reference_properties(after => %L)',
  'real/' || o.day || '/' || o.id),
  'invalid_request', 422, o.what)
from (values ('yesterday', gen_random_uuid()::text, 'a day is written as a day'),
  ('2024-13-45', gen_random_uuid()::text, 'and is one'), ('2024-01-01', repeat('-', 36), 'as an id is'))
  o (day, id, what);
select is((select jsonb_array_length(e -> 'rows') || ' ' || (e -> 'next')::text
  from public.list_reference_properties(area => 'exactham') e), '24 null', 'a page that is just full is the last');
select ok(pg_temp.has(public.list_reference_properties('GB', 'TQ1')), 'the home is on the list');

-- One yardstick.
select is(public.reference_property((select r.id from r)) ->> 'price_minor', '32000000', 'its page tells its price');
select tests.refuses('select public.reference_property(gen_random_uuid())', 'not_found', 404, 'nobody else''s address');
select tests.sign_out();
-- Invented homes stand behind real ones, however new they are.
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, state, first_on,
  last_on, finished_at, is_sample)
values ('sold', 'invented', 'yard samples', 'Samples', 'Invented.', 'GB', 'done', '2024-01-01', '2024-12-31', now(),
  true);
insert into private.sales (id, price_minor, sold_on, import_id, kind, country_code, currency, postcode, paon, town)
select md5('mixed ' || n)::uuid, 20000000, case when n <= 20 then '2020-01-01'::date else '2024-06-01' end + n,
  case when n <= 20 then 0 else (select i.id from private.market_imports i where i.file_print = 'yard samples') end,
  'T', 'GB', 'GBP', 'IX1 1AA', n::text, 'Mixedham' from generate_series(1, 40) n;
insert into private.reference_properties (sale_id) select md5('mixed ' || n)::uuid from generate_series(1, 40) n;
create temp table mixed as select private.list_reference_properties(area => 'mixedham') as one;
create temp table mixed_two as
  select private.list_reference_properties(area => 'mixedham', after => one ->> 'next') as two from mixed;
select is((select string_agg(case when (x.home ->> 'is_sample')::boolean then 's' else 'r' end, '' order by x.turn)
  from mixed, jsonb_array_elements(one -> 'rows') with ordinality x (home, turn)), repeat('r', 20) || repeat('s', 4),
  'real homes come first');
select is(jsonb_array_length(two -> 'rows') || ' ' || (two -> 'next')::text, '16 null', 'the invented ones follow')
from mixed_two;
select ok(not pg_temp.ids(one) && pg_temp.ids(two), 'each once') from mixed, mixed_two;

select is(private.valuation_subject((select r.id from r)) ->> 'own_sale_id', md5('yard 12')::uuid::text,
  'whoever values it knows which sale is its own');
select tests.refuses('select private.valuation_subject(gen_random_uuid())', 'not_found', 404, 'nobody values none');

-- A report.
select tests.visit();
select tests.refuses(format('select public.listing_evaluation(%L)', (select l.id from l)), 'not_allowed', 403,
  'a visitor sees no report');
select tests.refuses(format('select public.listing_evaluation(%L)', gen_random_uuid()), 'not_allowed', 403,
  'and does not learn which homes there are');
select tests.sign_in(other) from p;
select tests.refuses(format('select public.listing_evaluation(%L)', (select l.id from l)), 'not_allowed', 403,
  'nor do people of another agency');
select tests.refuses(format('select public.share_evaluation(%L)', (select l.id from l)), 'not_allowed', 403,
  'who hand out no link');
select tests.refuses(format('select public.end_evaluation_links(%L)', (select l.id from l)), 'not_allowed', 403,
  'and end none');
select tests.sign_in(agent) from p;
select is(public.listing_evaluation((select l.id from l)) #>> '{price,amount_minor}', '31500000',
  'an agent of the home''s agency sees it with its price');
select is(public.listing_evaluation((select l.id from l)) ->> 'is_being_guessed', 'false', 'while nobody guesses it');
select is(public.listing_evaluation((select l.id from l)) ->> 'links', '0', 'and how many links are open');
create temp table link as select public.share_evaluation((select l.id from l)) ->> 'token' as token;
grant select on link to public;
select is(public.listing_evaluation((select l.id from l)) ->> 'links', '1', 'a link was made');
select is(public.listing_evaluation((select l.id from l)) #>> '{market,area_code}', 'TQ1', 'it tells of the district');
select is(public.listing_evaluation((select l.id from l)) #>> '{market,sales}', '20', 'how many were sold there');
select is(public.listing_evaluation((select l.id from l)) #>> '{market,median_minor}', '30500000',
  'and for how much');
select is(public.listing_evaluation((select l.id from l)) ->> 'crowd', null, 'under five guesses there is no crowd');
select tests.sign_out();
select isnt(e.token_hash, convert_to(k.token, 'UTF8'), 'of its token the hash alone is kept')
  from private.evaluation_links e, link k where e.listing_id = (select l.id from l);
select tests.visit();
select is(public.listing_evaluation((select l.id from l), (select k.token from link k)) #>> '{price,amount_minor}',
  '31500000', 'whoever has the link sees the report');
select is(public.listing_evaluation((select l.id from l), (select k.token from link k)) ->> 'links', null,
  'but no links');
select tests.sign_in(other) from p;
select is((select concat_ws(' ', e #>> '{price,amount_minor}', e ->> 'links')
  from public.listing_evaluation((select l.id from l), (select k.token from link k)) e), '31500000',
  'nor do people of another agency who have it');
select tests.visit();
select tests.refuses(format('select public.listing_evaluation(%L, %L)', (select l.id from l), repeat('0', 64)),
  'not_allowed', 403, 'another token opens nothing');
select throws_ok(format('select public.share_evaluation(%L)', (select l.id from l)), '42501', null,
  'a visitor makes no link');
select tests.sign_out();
select is(private.valuation_subject(listing_id => (select l.id from l), token => (select k.token from link k))
  ->> 'address_line', '12 Sample Road', 'its home can be valued by the link');
select tests.refuses(format('select private.valuation_subject(listing_id => %L)', (select l.id from l)),
  'not_allowed', 403, 'and not without');
create function pg_temp.tenure(known text) returns text language sql as $$
  update public.assets a set tenure = known from public.listings x where x.id = (select l.id from l)
    and a.id = x.asset_id;
  select private.valuation_subject(listing_id => (select l.id from l), token => (select k.token from link k))
    #>> '{home,tenure}'
$$;
select is(pg_temp.tenure('leasehold'), 'leasehold', 'it is valued as what it is');
select is(pg_temp.tenure('commonhold'), null, 'where sales have the word for it');
create temp table unpriced as select tests.listing(b.agency, 1000) as id from b;
delete from private.listing_prices p using unpriced u where p.listing_id = u.id;
grant select on unpriced to public;
select tests.sign_in(agent) from p;
select is(public.listing_evaluation(u.id) -> 'price', 'null', 'a home without a price has a report without one')
  from unpriced u;
select tests.sign_out();

-- A game begins in which the home has to be guessed. It is the very home of one of the sales.
create temp table g as select tests.game('yard-game', b.agency, '{9900000}') as game from b;
update public.game_listings gl set listing_id = (select l.id from l) from g where gl.game_id = g.game;
select tests.visit();
select tests.refuses(format('select public.reference_property(%L)', (select r.id from r)), 'not_found', 404,
  'its own sale is no yardstick now');
select ok(not pg_temp.has(public.list_reference_properties('GB', 'TQ1')), 'and on no list');
select is(jsonb_array_length(public.list_reference_properties('GB', 'TQ1') -> 'rows'), 19, 'where the others stay');
select tests.refuses(format('select public.listing_evaluation(%L, %L)', (select l.id from l),
  (select k.token from link k)), 'not_allowed', 403, 'a link opens no report while its home is being guessed');
select tests.sign_out();
select tests.refuses(format('select private.valuation_subject(listing_id => %L, token => %L)', (select l.id from l),
  (select k.token from link k)), 'not_allowed', 403, 'and values nothing');
select tests.refuses(format('select private.valuation_subject(%L)', (select r.id from r)), 'not_found', 404,
  'nor does the yardstick');
select tests.sign_in(agent) from p;
select is(public.listing_evaluation((select l.id from l)) ->> 'is_being_guessed', 'true',
  'its own people see that it is being guessed');
select is(public.listing_evaluation((select l.id from l)) #>> '{market,sales}', '19', 'its sale counts in no market');
select is(public.end_evaluation_links((select l.id from l)), 1, 'they end its links');
select is(public.end_evaluation_links((select l.id from l)), 0, 'once');
select is(public.listing_evaluation((select l.id from l)) ->> 'links', '0', 'then none is open');
select is((select count(public.share_evaluation((select l.id from l)))::integer from generate_series(1, 20)), 20,
  'and twenty more can be');
select tests.refuses(format('select public.share_evaluation(%L)', (select l.id from l)), 'links_full', 409,
  'but not one more');
select is(public.end_evaluation_links((select l.id from l)), 20, 'until these are ended');
create temp table late_link as select public.share_evaluation((select l.id from l)) ->> 'token' as token;
select tests.sign_out();
update public.games set state = 'archived' from g where id = g.game;
select tests.visit();
select tests.refuses(format('select public.listing_evaluation(%L, %L)', (select l.id from l),
  (select k.token from link k)), 'not_allowed', 403, 'a link that was ended opens nothing');
select tests.sign_out();

-- Whoever has guessed a home may have it explained, and nobody else.
update public.games set state = 'open' from g where id = g.game;
create temp table run as select tests.start(g.game, p.other) as run from g, p;
create function pg_temp.explained(person uuid) returns text language sql as $$
  select private.valuation_subject(session_id => (r.run ->> 'session_id')::uuid, user_id => person,
    game_listing_id => (select gl.id from public.game_listings gl, g where gl.game_id = g.game)) ->> 'address_line'
  from run r
$$;
select tests.refuses(format('select pg_temp.explained(%L)', p.other), 'not_allowed', 403,
  'a home that is still to be guessed is not explained') from p;
select tests.guess((select r.run from run r), 1, 12000000, p.other) from p;
select is(pg_temp.explained(p.other), '12 Sample Road', 'one that the run has guessed is') from p;
select tests.refuses(format('select pg_temp.explained(%L)', p.agent), 'not_your_run', 403,
  'and to nobody but its player') from p;
update public.listings x set status = 'withdrawn' from l where x.id = l.id;
select tests.refuses(format('select pg_temp.explained(%L)', p.other), 'not_allowed', 403,
  'nor is one that went') from p;
select tests.refuses(format('select private.valuation_subject(listing_id => %L, token => %L)', (select l.id from l),
  (select k.token from late_link k)), 'listing_withdrawn', 410, 'whoever has its link is told that it went');
select * from finish();
