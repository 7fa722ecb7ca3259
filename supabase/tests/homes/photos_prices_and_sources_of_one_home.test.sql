-- Photos, prices, sources and codes of one home: what is written or shown for it touches and shows no other.
select plan(34);

create temp table t as select tests.agency('one-home') as brand, tests.person('Agent') as agent,
  tests.person('Other') as other, gen_random_uuid() as import, gen_random_uuid() as other_import;
insert into public.agency_members select brand, agent, 'agent' from t;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('one-home-game', brand, '{25000000,30000000,35000000}');
create temp table h as select gl.id, gl.listing_id, gl.position from public.game_listings gl, t
  where gl.game_id = t.game;
create function pg_temp.home(place integer) returns uuid language sql as $$ select listing_id from h
  where position = place $$;
create function pg_temp.photos(place integer) returns text[] language sql as $$
  select array_agg(p.alt || case when p.is_hidden then ' hidden' else '' end order by p.position)
    from public.listing_photos p where p.listing_id = pg_temp.home(place)
$$;
grant select on t, h to public;

-- Photos.
insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder, content_hash)
  select pg_temp.home(1), 1 + n, gen_random_uuid()::text, '{480}', 1, 1, 'Photo ' || n, 'data:,', 'x'
    from generate_series(1, 2) n;
create temp table photos as select id, alt, listing_id from public.listing_photos
  where listing_id in (select listing_id from h);
select is(jsonb_array_length(private.set_managed_photos(pg_temp.home(1),
  (select jsonb_agg(jsonb_build_object('id', id, 'is_hidden', alt = 'Photo 1') order by alt desc) from photos
  where listing_id = pg_temp.home(1) and alt like 'Photo%'))),
  3, 'photos are put in order, one is hidden and one removed, whose three files are to go');
select is(pg_temp.photos(1), '{"Photo 2","Photo 1 hidden"}', 'so they are');
select is(pg_temp.photos(2), '{"The front of the house"}', 'another home keeps its own');
select is((select array_agg(p.position) from public.listing_photos p where p.listing_id = pg_temp.home(2)), '{1}',
  'in their order');
select tests.refuses($$select private.set_managed_photos(pg_temp.home(1),
  (select jsonb_agg(jsonb_build_object('id', id)) from photos where listing_id = pg_temp.home(2)))$$, 'invalid_request',
  422,
  'a photo of another home is not this one''s');
select is((select count(*) from private.file_removals f where f.folder in (select p.path from public.listing_photos p
  where p.listing_id in (select listing_id from h))), 0::bigint, 'and no file of what is left is to go');
select is(jsonb_array_length(public.photo_hashes((select external_ref from public.listings
  where id = pg_temp.home(1)))), 0, 'a home that was not imported has no hashes to ask for');
insert into private.file_removals (bucket_id, folder) select 'listing-photos', gen_random_uuid()
  from generate_series(1, 3);
update private.file_removals set attempts = 0;
select is(jsonb_array_length(public.folders_to_remove(2)), 2, 'files are removed some at a time');
select is((select count(*) from private.file_removals where attempts = 1), 2::bigint, 'and the others wait');

-- Sources and refreshed prices.
select tests.sign_out();
update public.listings set source_url = 'https://example.com/home-' || h.position from h
  where listings.id = h.listing_id;
insert into public.listing_imports (id, user_id, way, outcome, link, home) select import, agent, 'refresh', 'read',
  'https://example.com/home-1', 'Home 1' from t
  union all select other_import, other, 'link', 'read', 'https://example.com/home-2', 'Home 2' from t;
create function pg_temp.refresh(place integer, payload jsonb) returns jsonb language sql as $$
  select public.refresh_listing(pg_temp.home(place), agent,
    '{"currency": "GBP", "kind": "sold", "amount_minor": 26000000}'::jsonb || payload) from t
$$;
select tests.serve();
select is((public.import_source(pg_temp.home(1), agent) ->> 'source_url'), 'https://example.com/home-1',
  'whoever manages a home reads it again') from t;
select tests.refuses($$select public.import_source(pg_temp.home(1), other) from t$$, 'not_found', 404, 'nobody else');
select tests.refuses($$select public.import_source(gen_random_uuid(), agent)
  from t$$, 'not_found', 404, 'and nothing that is not there');
select is(pg_temp.refresh(1, jsonb_build_object('import_id', import)) ->> 'is_price_changed', 'true',
  'a price that changed is noted') from t;
select is(pg_temp.refresh(1, jsonb_build_object('import_id', other_import)) ->> 'is_price_changed', 'false',
  'one that did not is none') from t;
select is(pg_temp.refresh(1, '{"status": "sold"}') ->> 'is_price_changed', 'false', 'nor is a status');
select tests.sign_out();
select is((select array_agg(l.status order by h.position) from public.listings l join h on h.listing_id = l.id),
  '{sold,available,available}', 'which is saved for that home');
select is((select array_agg(p.version order by p.version) from private.listing_prices p
  where p.listing_id = pg_temp.home(1)), '{1,2}', 'a version for each price');
select is((select array_agg(p.version) from private.listing_prices p where p.listing_id = pg_temp.home(2)), '{1}',
  'of that home alone');
select is((select i.listing_id = pg_temp.home(1) from public.listing_imports i, t where i.id = t.import), true,
  'the history leads to it');
select is((select i.listing_id from public.listing_imports i, t where i.id = t.other_import), null,
  'nobody else''s does');
update public.listings set status = 'withdrawn' where id = pg_temp.home(1);
select tests.refuses($$select pg_temp.refresh(1, '{}')$$, 'listing_withdrawn', 410,
  'a withdrawn home is not read again');
select lives_ok($$select private.forget_imports(pg_temp.home(1), 'https://example.com/home-1', null, null)$$,
  'and leaves the histories');
select is((select array_agg(i.home order by i.home) from public.listing_imports i, t
  where i.id in (t.import, t.other_import)), array['Home 2', null], 'that one alone');
insert into private.source_bans (source_hash, reach, reason)
  values (private.hash_source('https://example.com/home-1'), 'everybody', 'A test bans it');
select is((select array[private.is_withdrawn_source('https://example.com/home-1'),
  private.is_withdrawn_source('https://example.com/home-2'), private.is_withdrawn_source(null)]), '{t,f,f}',
  'its source is known as withdrawn');
select is(private.listing_at('https://example.com/home-2', null), pg_temp.home(2), 'a home is found by its source');
select is(private.listing_at('/game/' || (select id from h where position = 3), 'https://example.com/home-2'),
  pg_temp.home(3), 'by the address of its page before that');
select is(private.listing_at('/game/' || gen_random_uuid(), 'https://example.com/home-2'), pg_temp.home(2),
  'not by one that names nothing of ours');
select is(private.listing_at(null, 'https://example.com/nowhere'), null, 'and not by another');

-- A price that is sealed, and where none is.
select is((select (private.bounds_of(g, 'GBP', 'sold')).min_minor from public.games g, t where g.id = t.game),
  (select min_minor from public.market_bounds where currency = 'GBP' and price_kind = 'sold'),
  'a range of guesses is of the currency and the kind of price');
create temp table before as select * from public.market_bounds where currency = 'GBP';
update public.market_bounds set min_minor = min_minor + case price_kind when 'asking' then 1 when 'sold' then 2
  else 3 end where currency = 'GBP';
select is((select array_agg((private.bounds_of(g, 'GBP', k)).min_minor - b.min_minor order by k)
  from public.games g, t, before b join unnest('{asking,poll,sold}'::text[]) k on k = b.price_kind
  where g.id = t.game), '{1,3,2}', 'each kind its own');
select is((select private.commitment_of(id) from h where position = 2),
  (select private.commitment_of(id) from h where position = 2), 'a price is sealed once');
select isnt((select private.commitment_of(id) from h where position = 2), null, 'so it is');
insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
  values (pg_temp.home(3), 2, 'poll', null, 'GBP', '2024-05-17');
select is((select private.commitment_of(id) from h where position = 3), null, 'a poll has nothing to seal');
delete from private.price_commitments where game_listing_id in (select id from h);
select throws_like($$update private.listing_prices set amount_minor = 1
  where listing_id = pg_temp.home(2)$$, '%never changes%', 'a price version never changes');
select * from finish();
