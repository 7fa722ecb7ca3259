-- A save names the version that it was made from; one made from an older version changes nothing.
select plan(19);

create temp table t as select tests.agency('two-managers') as brand, tests.person('first') as first,
  tests.person('second') as second, tests.person('other') as other;
insert into public.agency_members select brand, first, 'agent' from t union all select brand, second, 'admin' from t;
create temp table g as select tests.game('shared-game', brand, '{25000000,40000000,55000000}') as game from t;
create temp table h as select array_agg(gl.id order by gl.position) as ids from public.game_listings gl, g
  where gl.game_id = g.game;
grant select on t, g, h to public;

create function pg_temp.homes(ids uuid[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('game_listing_id', i, 'is_visible', true, 'title_override', null, 'hidden_facts',
    '[]'::jsonb) order by p)
  from unnest(ids) with ordinality u (i, p)
$$;
create function pg_temp.save(who uuid, version integer, settings jsonb, homes jsonb default null) returns jsonb
  language sql as $$
  select public.save_game(who, 'shared-game', version, 'two-managers', settings, homes)
$$;

select tests.serve();
select is(pg_temp.save(first, 1, '{"title": "First"}') #>> '{settings,title}', 'First', 'the first save holds') from t;
select tests.refuses(format($$select pg_temp.save(%L, 1, '{"title": "Second"}')$$, second), 'edit_conflict', 409,
  'a second from the same version is refused') from t;
select tests.sign_out();
select is((select title from public.games where slug = 'shared-game'), 'First', 'and changed nothing');
select is((select version from public.games where slug = 'shared-game'), 2, 'the version counts saves');
select tests.serve();
select is(pg_temp.save(second, 2, '{"title": "Second"}') #>> '{settings,title}', 'Second',
  'from the newer version it holds') from t;
select tests.refuses(format($$select pg_temp.save(%L, 3, '{}')$$, other), 'not_allowed', 403,
  'whoever manages nothing saves nothing') from t;

-- Order, titles, hiding; what is left out leaves.
select is((pg_temp.save(first, 3, '{}', jsonb_set(pg_temp.homes(array[ids[3], ids[1]]), '{0,title_override}',
  '"By the sea"')) #>> '{homes,0,title_override}'), 'By the sea',
  'homes are ordered and named anew') from t, h;
select tests.sign_out();
select is((select array_agg(gl.id order by gl.position) from public.game_listings gl, g where gl.game_id = g.game),
  array[ids[3], ids[1]], 'a home that nobody plays is gone') from h;
select is((select rounds_per_run from public.games where slug = 'shared-game'), 3::smallint,
  'settings that were not sent stay');
select tests.serve();
select tests.refuses(format($$select pg_temp.save(%L, 4,
  '{"opens_at": "2030-01-02T00:00:00Z", "closes_at": "2030-01-01T00:00:00Z"}')$$, first), 'dates_crossed', 422,
  'a game does not close before it opens') from t;
select tests.refuses(format($$select pg_temp.save(%L, 4, '{}', '[]')$$, first), 'game_incomplete', 422,
  'an open game keeps a home') from t;
select tests.refuses(format($$select pg_temp.save(%L, 4, '{}', '[{"game_listing_id": "%s"}]')$$, first,
  gen_random_uuid()), 'invalid_request', 422, 'a home of another game is none of this') from t;
select tests.sign_out();
select is((select count(*)::integer from public.game_listings gl, g where gl.game_id = g.game), 2,
  'and a refused save changes no home');

-- Adding: only homes that the manager manages.
create temp table l as select tests.listing(brand, 61000000) as own, tests.listing(null, 62000000) as foreign_home,
  tests.listing(brand, 63000000, null, 'EUR') as euro from t;
grant select on l to public;
select tests.serve();
select is(jsonb_array_length(pg_temp.save(first, 4, '{}', pg_temp.homes(ids[1:1])
  || jsonb_build_object('listing_id', own)) -> 'homes'), 2, 'an agency''s home is added') from t, h, l;
select tests.refuses(format($$select pg_temp.save(%L, 5, '{}', '[{"listing_id": "%s"}]')$$, first, foreign_home),
  'home_not_yours', 403, 'somebody else''s is not') from t, l;
select tests.refuses(format($$select pg_temp.save(%L, 5, '{}', '[{"listing_id": "%s"}]')$$, first, euro),
  'currencies_mixed', 422, 'nor one in another currency') from t, l;
select tests.sign_in(first) from t;
select is((select jsonb_agg(e -> 'listing_id') from jsonb_array_elements(public.homes_to_add('shared-game',
  'two-managers')) e) @> to_jsonb(own::text), false, 'a home in the game is not offered again') from l;
select is((select count(*)::integer from jsonb_array_elements(public.homes_to_add('shared-game', 'two-managers')) e
  where e ->> 'listing_id' in (foreign_home::text, euro::text)), 0,
  'nor somebody else''s, nor one in another currency') from l;
select is(jsonb_array_length(public.manage_game('shared-game', 'two-managers') -> 'log'), 4,
  'each of the four saves is logged, no refusal is');
select * from finish();
