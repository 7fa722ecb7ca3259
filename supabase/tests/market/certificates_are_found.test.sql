-- Energy certificates are found by postcode, or the beginning of one, and by authority; nobody reads the table.
select plan(19);
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, state, finished_at)
values ('epc', 'epc.csv', 'certificates', 'A register', 'Its notice.', 'GB', 'done', now());
insert into private.energy_certificates (certificate, postcode, address, uprn, authority_code, authority, rating,
  potential_rating, lodged_on, heating_cost_minor, import_id)
select 'c-' || n, case when n <= 30 then 'TZ1 1AA' when n <= 35 then 'TZ1 2BB' else 'TZ10 1AA' end,
  n || ' Energy Street', n, 'E0', 'Energyshire', case when n % 3 = 0 then 'C' else 'D' end::"char", 'B',
  date '2020-01-01' + n, 90000, (select i.id from private.market_imports i where i.file_print = 'certificates')
from generate_series(1, 40) n;
-- The third home had an older certificate.
insert into private.energy_certificates (certificate, postcode, address, uprn, authority_code, authority, rating,
  lodged_on, import_id)
select 'old', c.postcode, c.address, c.uprn, c.authority_code, c.authority, 'G', '2012-01-01', c.import_id
from private.energy_certificates c where c.certificate = 'c-3';

create function pg_temp.names(answer jsonb) returns text[] language sql as
  $$select array_agg(r ->> 'certificate') from jsonb_array_elements(answer -> 'rows') r$$;
create function pg_temp.homes(answer jsonb) returns integer language sql as
  $$select sum((b ->> 'count')::integer)::integer from jsonb_array_elements(answer -> 'bands') b$$;

select tests.visit();
create temp table first as select public.find_certificates('TZ1 1AA') as answer;
create temp table second as select public.find_certificates('TZ1 1AA', after => answer ->> 'next') as answer from first;
select is((select jsonb_array_length(answer -> 'rows') from first), 25, 'a postcode is answered a page at a time');
select is((select jsonb_array_length(answer -> 'rows') from second), 6, 'the next page has the rest');
select is((select answer ->> 'next' from second), null, 'and says that it is the last');
select is((select count(distinct n)::integer from (select unnest(pg_temp.names(answer)) n from first
  union all select unnest(pg_temp.names(answer)) from second) u), 31, 'each certificate is there once');
select is((select pg_temp.homes(answer) from first), 30, 'each home counts once');
select ok((select not answer -> 'bands' @> '[{"rating": "G"}]' from first), 'by its newest certificate');
select is((select answer -> 'sources' -> 0 ->> 'licence' from first), 'Its notice.', 'the notice comes with addresses');
select is(pg_temp.homes(public.find_certificates('TZ1')), 35, 'half a postcode has all of its postcodes, and no TZ10');
select is(pg_temp.homes(public.find_certificates('TZ1 2')), 5, 'as has half of its second half');
select is(jsonb_array_length(public.find_certificates('TZ1 1AA', ratings => '{G}') -> 'rows'), 1, 'a rating alone');
select is(jsonb_array_length(public.find_certificates('TZ1 1AA', to_year => 2019) -> 'rows'), 1, 'years alone');
select is((select r ->> 'certificate' from jsonb_array_elements(
  public.find_certificates(authority => 'E0') -> 'rows') r limit 1), 'c-40', 'an authority from the newest on');
select is((select cardinality(pg_temp.names(answer)) from (select public.find_certificates(authority => 'E0',
  after => 'c-16') as answer) a), 16, 'and on from where a page ended');
select ok(public.certificate_authorities() @> '[{"code": "E0", "name": "Energyshire"}]', 'authorities are named');
select is(public.find_certificates('ZZ1 1AA') -> 'rows', '[]'::jsonb, 'where there is none there is none');
select tests.refuses($$select public.find_certificates('tz1%')$$, 'invalid_request', 422, 'a postcode has its form');
select tests.refuses($$select public.find_certificates('TZ1', 'E0')$$, 'invalid_request', 422, 'one of two is said');
select tests.refuses($$select public.find_certificates('TZ1', ratings => '{H}')$$, 'invalid_request', 422,
  'a rating is one of seven');
select throws_ok('select from private.energy_certificates', '42501', null, 'nobody reads the table itself');
select tests.sign_out();
select * from finish();
