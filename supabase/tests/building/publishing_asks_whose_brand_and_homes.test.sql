-- Publishing asks whose the brand and the homes are, counts them, and opens the game on its day.
select plan(22);

create temp table t as select tests.person('Ada') as ada, tests.person('Agent') as agent,
  tests.person('Staff') as staff, tests.agency('asked-brand') as brand, tests.agency('neighbour-brand') as neighbour;
alter table t add own uuid, add foreign_home uuid;
update t set own = tests.listing(null, 25000000, ada), foreign_home = tests.listing(null, 25000000, agent);
insert into public.agency_members select brand, agent, 'agent' from t;
insert into private.staff_members select staff from t;
grant select on t to public;

create function pg_temp.own_homes(variadic ids uuid[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('row_id', id, 'listing_id', id)) from unnest(ids) id
$$;
create function pg_temp.new_home(source_url text default null) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('row_id', 'new', 'listing',
    jsonb_build_object('currency', 'GBP', 'title', 'A house', 'description', 'Light.',
    'price', '{"kind": "asking", "amount_minor": 25000000}'::jsonb, 'photos', '[]'::jsonb, 'source_url', source_url,
    'asset', '{"property_type": "house", "country_code": "GB", "town": "Leeds"}'::jsonb)))
$$;
-- Publishes a new draft of this person; answers the game.
create function pg_temp.publish(person uuid, slug text, homes jsonb, more jsonb default '{}',
  top jsonb default '{}') returns jsonb language plpgsql as $$
declare
  draft uuid := gen_random_uuid();
  answer jsonb;
begin
  perform tests.sign_in(person);
  perform public.save_draft(draft, '{"title": "Asked", "rows": []}');
  perform tests.serve();
  answer := public.publish_game(jsonb_build_object('draft_id', draft, 'user_id', person, 'version', 1,
    'request_key', slug, 'codes', '[]'::jsonb, 'hidden_facts', '[]'::jsonb, 'homes', homes,
    'game', jsonb_build_object('slug', slug, 'family', 'public', 'title', 'Asked', 'description', '',
      'visibility', 'public', 'currency', 'GBP', 'mode', 'classic', 'rounds_per_run', 5, 'round_order', 'fixed',
      'formula', 'log_ratio', 'difficulty', 'normal', 'hints', '[]'::jsonb, 'has_leaderboard', true,
      'embed_domains', '[]'::jsonb) || more) || top);
  return answer -> 'published';
end $$;
create function pg_temp.titles(slug text) returns text[] language sql as $$
  select array_agg(gl.title_override order by gl.position) from public.game_listings gl
    join public.games g on g.id = gl.game_id where g.slug = titles.slug
$$;

-- Brands.
select tests.refuses($$
  select pg_temp.publish(ada, 'ask-nowhere', pg_temp.new_home(), '{}', '{"agency_key": "no-such-brand"}') from t$$,
  'not_found', 404, 'a brand that does not exist is not found');
select tests.refuses($$select pg_temp.publish(ada, 'ask-branded', pg_temp.new_home(), '{"family": "branded"}') from t$$,
  'agency_only', 403, 'a branded game is for the people of the brand');
select tests.refuses($$
  select pg_temp.publish(agent, 'ask-neighbour', pg_temp.new_home(), '{}',
    '{"agency_key": "neighbour-brand"}') from t$$,
  'agency_only', 403, 'who works for one brand does not publish in another');
select is(pg_temp.publish(agent, 'ask-own', pg_temp.new_home(), '{}', '{"agency_key": "asked-brand"}') ->> 'brand',
  'asked-brand', 'but in their own') from t;
select is(pg_temp.publish(staff, 'ask-staff', pg_temp.new_home(), '{}',
  '{"agency_key": "neighbour-brand"}') ->> 'brand', 'neighbour-brand', 'staff publish in any') from t;
select is(pg_temp.publish(ada, 'ask-default', pg_temp.new_home()) ->> 'brand', 'default',
  'and everybody in the default one') from t;
select tests.sign_out();
select is((select a.agency_id from public.listings l join public.assets a on a.id = l.asset_id
  join public.game_listings gl on gl.listing_id = l.id
  join public.games g on g.id = gl.game_id where g.slug = 'ask-own'), (select brand from t),
    'a home of a brand''s game is the brand''s');
select is((select a.agency_id from public.listings l join public.assets a on a.id = l.asset_id
  join public.game_listings gl on gl.listing_id = l.id
  join public.games g on g.id = gl.game_id where g.slug = 'ask-default'), null,
    'one of a game in the default brand is its creator''s alone');

-- Homes.
select is(pg_temp.publish(ada, 'ask-again', pg_temp.own_homes(own)) ->> 'slug', 'ask-again',
  'an own home is used again') from t;
select tests.refuses($$select pg_temp.publish(ada, 'ask-foreign', pg_temp.own_homes(foreign_home)) from t$$,
  'home_not_yours', 403, 'somebody else''s is not');
select tests.refuses($$select pg_temp.publish(ada, 'ask-twice', pg_temp.own_homes(own, own)) from t$$, 'homes_count',
  422, 'a home is in a game once');
select tests.sign_out();
create temp table many as select tests.listing(null, 25000000, ada) as id from t, generate_series(1, 51);
grant select on many to public;
select tests.refuses($$
  select pg_temp.publish(ada, 'ask-many', (select pg_temp.own_homes(variadic array_agg(id)) from many)) from t$$,
  'homes_count', 422, '51 homes are too many');
select is(pg_temp.publish(ada, 'ask-fifty',
  (select pg_temp.own_homes(variadic (array_agg(id))[1:50]) from many)) ->> 'slug', 'ask-fifty', '50 are not') from t;

-- A home that was taken down is not published again by whom the ban binds.
select tests.sign_out();
insert into private.source_bans (source_hash, reach, owner_id, agency_id, reason)
select private.hash_source('https://example.com/banned-for-ada'), 'tenant', ada, null::uuid, 'Taken down' from t
union all select private.hash_source('https://example.com/banned-for-a-brand'), 'tenant', null, a.id, 'Taken down'
  from public.agencies a where a.key = 'default';
select tests.refuses($$
  select pg_temp.publish(ada, 'ask-banned', pg_temp.new_home('https://example.com/banned-for-ada')) from t$$,
  'listing_withdrawn', 410, 'a page that is banned for its creator is refused');
select is(pg_temp.publish(ada, 'ask-unbound', pg_temp.new_home('https://example.com/banned-for-a-brand')) ->> 'slug',
  'ask-unbound', 'a ban of the default brand''s own homes does not bind people who publish in it') from t;

-- Days and titles.
select is(pg_temp.publish(ada, 'ask-now', pg_temp.new_home()) ->> 'state', 'open',
  'a game without a day is open at once') from t;
select is(pg_temp.publish(ada, 'ask-past', pg_temp.new_home(),
  jsonb_build_object('opens_at', now() - interval '1 day')) ->> 'state', 'open',
  'as is one whose day has come') from t;
select is(pg_temp.publish(ada, 'ask-later', pg_temp.new_home(),
  jsonb_build_object('opens_at', now() + interval '1 day')) ->> 'state', 'scheduled',
  'one of another day waits for it') from t;
select is(pg_temp.publish(ada, 'ask-plot', pg_temp.new_home(), '{}', '{"hidden_facts": ["plot_area_m2"]}') ->> 'slug',
  'ask-plot', 'facts are hidden') from t;
select is(pg_temp.publish(ada, 'ask-town', pg_temp.new_home(), '{}', '{"hidden_facts": ["town"]}') ->> 'slug',
  'ask-town', 'whichever they are') from t;
select tests.sign_out();
select is(pg_temp.titles('ask-plot'), '{NULL}'::text[], 'a fact that no title tells leaves the titles as they are');
select is(pg_temp.titles('ask-town'), '{№ 1}'::text[], 'one that a title tells takes its place');
select * from finish();
