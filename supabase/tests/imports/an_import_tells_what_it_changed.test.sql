-- Importing a home again counts as a change of it where its price or its photos changed, and keeps no page that was
-- taken down.
select plan(10);

create temp table t as select tests.person('Host') as host;
create function pg_temp.import(price bigint, photo text default null) returns jsonb language sql as $$
  select public.import_listing(jsonb_build_object('external_ref', 'told', 'owner_id', host, 'currency', 'GBP', 'price',
    jsonb_build_object('kind', 'asking', 'amount_minor', price),
    'asset', '{"country_code": "GB"}'::jsonb) || case when photo is null then '{}'::jsonb
      else jsonb_build_object('photos', jsonb_build_array(jsonb_build_object(
      'path', gen_random_uuid(), 'widths', '[480]'::jsonb, 'width', 480, 'height', 360, 'alt', 'The front',
        'placeholder', 'data:,', 'content_hash', photo))) end) from t
$$;
create function pg_temp.version() returns integer language sql as $$ select version from public.listings
  where external_ref = 'told' $$;

select is(pg_temp.import(20000000) ->> 'created', 'true', 'a home is imported');
select is(pg_temp.version(), 1, 'its first version');
select is(pg_temp.import(20000000) ->> 'price_added', 'false', 'the same again adds no price');
select is(pg_temp.version(), 1, 'and is no new version');
select is(pg_temp.import(21000000) ->> 'price_added', 'true', 'another price does');
select is(pg_temp.version(), 2, 'and is one');
select is(pg_temp.import(21000000, repeat('ab', 32)) ->> 'photos_changed', 'true', 'so do other photos');
select is(pg_temp.version(), 3, 'and are one');
update public.listings set status = 'withdrawn' where external_ref = 'told';
select tests.refuses('select pg_temp.import(22000000)', 'listing_withdrawn', 410,
  'a home that was taken down is not imported again');

-- What a person's history keeps of a page that is banned for them, and of a link that is too long.
insert into private.source_bans (source_hash, reach, owner_id,
  reason) select private.hash_source('https://example.com/banned'), 'tenant', host, 'A test bans it' from t;
create temp table noted as select public.record_imports(host,
  jsonb_agg(jsonb_build_object('way', 'link', 'outcome', 'read', 'home', 'The words', 'link', 'https://example.com/'
  || page))) as ids
  from t, unnest(array['banned', 'free', repeat('x', 2000)]) page group by host;
select results_eq($$select i.home, i.link from noted, jsonb_array_elements_text(ids) with ordinality as n (id, place)
  join public.listing_imports i on i.id = n.id::uuid order by n.place$$,
  $$values (null, null), ('The words', 'https://example.com/free'), ('The words', null)$$,
    'of a banned page nothing, of a long link the words alone');
select * from finish();
