-- Publishing makes new homes: no id of a draft leads to one that is there. Importers change a home only for whoever may
-- edit it.
select plan(25);

create temp table t as select tests.person('Ada') as ada, tests.person('Mallory') as mallory,
  tests.agency('taken-brand') as brand, tests.agency('rival-brand') as rival,
  gen_random_uuid() as draft;
grant select on t to public;
create function pg_temp.payload(draft uuid, user_id uuid, slug text, price bigint) returns jsonb language sql as $$
  select jsonb_build_object('draft_id', draft, 'user_id', user_id, 'version', 1, 'request_key', 'a-request-key',
    'codes', '[]'::jsonb, 'hidden_facts', '[]'::jsonb,
    'homes', jsonb_build_array(jsonb_build_object('row_id', 'the-row', 'listing',
      jsonb_build_object('currency', 'GBP', 'title', 'By ' || slug, 'description', 'Light.',
      'price', jsonb_build_object('kind', 'asking', 'amount_minor', price), 'photos', '[]'::jsonb, 'source_url',
        'https://example.com/' || slug,
      'asset', jsonb_build_object('property_type', 'house', 'country_code', 'GB', 'town', 'Leeds', 'agency_id',
        gen_random_uuid(), 'owner_id', gen_random_uuid())))),
    'game', jsonb_build_object('slug', slug, 'family', 'public', 'title', slug, 'description', '', 'visibility',
      'public', 'currency', 'GBP', 'mode', 'classic',
      'rounds_per_run', 5, 'round_order', 'fixed', 'formula', 'log_ratio', 'difficulty', 'normal', 'hints', '[]'::jsonb,
        'has_leaderboard', true, 'embed_domains', '[]'::jsonb))
$$;
create function pg_temp.draft(who uuid, draft uuid) returns void language plpgsql as $$
begin
  perform tests.sign_in(who);
  perform public.delete_draft(draft);
  perform public.save_draft(draft, '{"title": "Mine", "rows": []}');
  perform tests.serve();
end $$;
create function pg_temp.home(wanted text) returns table (id uuid, owner_id uuid, title text, price bigint,
  external_ref text, agency_id uuid) language sql as $$
  select l.id, a.owner_id, l.title, (private.latest_price(l.id)).amount_minor, l.external_ref, a.agency_id
  from public.games g join public.game_listings gl on gl.game_id = g.id join public.listings l on l.id = gl.listing_id
    join public.assets a on a.id = l.asset_id where g.slug = wanted
$$;
create function pg_temp.import(ref text, owner uuid, agency text default null,
  price bigint default 20000000) returns jsonb language sql as $$
  select public.import_listing(jsonb_strip_nulls(jsonb_build_object('external_ref', ref, 'owner_id', owner,
    'agency_key', agency, 'currency', 'GBP', 'title', 'Imported', 'description', '',
    'price', jsonb_build_object('kind', 'asking', 'amount_minor', price), 'asset',
      jsonb_build_object('property_type', 'house', 'country_code', 'GB', 'town', 'York'))))
$$;

select pg_temp.draft(ada, draft) from t;
select is(public.publish_game(pg_temp.payload(draft, ada, 'ada-game', 30000000)) ->> 'created', 'true',
  'Ada publishes a home') from t;
select tests.sign_out();
select is((select external_ref from pg_temp.home('ada-game')), null,
  'which has no reference that could be named again');
select is((select owner_id from pg_temp.home('ada-game')), (select ada from t), 'and is hers, whatever the draft said');
select is((select agency_id from pg_temp.home('ada-game')), null, 'and no agency''s');

-- The draft is deleted; Mallory makes one of the same id with a row of the same id.
select tests.sign_in(ada) from t;
select is(public.delete_draft(draft), true, 'its draft is deleted') from t;
select tests.sign_out();
update private.game_drafts d set deleted_at = now() - interval '31 days' from t where d.id = t.draft;
select private.forget_deleted_drafts();
select pg_temp.draft(mallory, draft) from t;
select is(public.publish_game(pg_temp.payload(draft, mallory, 'mallory-game', 99900000)) ->> 'created', 'true',
  'a draft of the same id is published by somebody else') from t;
select tests.sign_out();
select isnt((select id from pg_temp.home('mallory-game')), (select id from pg_temp.home('ada-game')),
  'it has a home of its own');
select is((select title || owner_id || price from pg_temp.home('ada-game')),
  (select 'By ada-game' || ada || '30000000' from t), 'Ada''s stays as it was');

-- References of importers.
select tests.serve();
select tests.refuses(format('select public.import_listing(%L)',
  '{"external_ref": "a", "currency": "GBP", "asset": {}, "price": {"kind": "asking", "amount_minor": 20000000}}'::jsonb
  - missing),
  'invalid_request', 422, 'an import says its ' || missing) from unnest('{external_ref,asset,price}'::text[]) missing;
select is(pg_temp.import('shared-ref', ada) ->> 'created', 'true', 'an import for Ada makes a home') from t;
select tests.refuses($$select pg_temp.import('shared-ref', mallory)
  from t$$, 'home_not_yours', 403, 'the same reference for Mallory is refused');
select tests.refuses($$select pg_temp.import('shared-ref', null) from t$$, 'home_not_yours', 403, 'and for nobody');
select is(pg_temp.import('shared-ref', ada, price => 21000000) ->> 'price_added', 'true',
  'Ada''s next import adds its price') from t;
select is(pg_temp.import('brand-ref', null, 'taken-brand') ->> 'created', 'true',
  'an import for an agency makes a home');
select tests.refuses($$select pg_temp.import('brand-ref', null, 'rival-brand')$$, 'home_not_yours', 403,
  'another agency does not get it');
select is(pg_temp.import('brand-ref', null, 'taken-brand') ->> 'created', 'false', 'the same one finds it');
select is(pg_temp.import('brand-ref', null) ->> 'created', 'false', 'so does the operator without naming one');
select tests.sign_out();
select is((select a.agency_id from public.listings l join public.assets a on a.id = l.asset_id
  where l.external_ref = 'brand-ref'), (select brand from t), 'and it stays the agency''s');
insert into public.agency_members select rival, mallory, 'admin' from t;
select tests.serve();
select tests.refuses($$select pg_temp.import('brand-ref', mallory, 'rival-brand')
  from t$$, 'home_not_yours', 403, 'an admin of another agency changes nothing of it');
select tests.sign_out();
insert into public.agency_members select brand, mallory, 'agent' from t;
select tests.serve();
select is(pg_temp.import('brand-ref', mallory, price => 22000000) ->> 'price_added', 'true',
  'an agent of its own agency may') from t;
select tests.sign_out();
select is((select a.owner_id from public.listings l join public.assets a on a.id = l.asset_id
  where l.external_ref = 'brand-ref'), null, 'without coming to own it');
select is((select count(*) from public.listings l where l.external_ref like 'draft:%'), 0::bigint,
  'no reference spells a draft''s id');
select throws_ok($$insert into public.listings (asset_id, external_ref, currency) select l.asset_id, 'brand-ref', 'GBP'
  from public.listings l where l.external_ref = 'brand-ref'$$,
  '23505', null, 'a reference names one home');
select * from finish();
