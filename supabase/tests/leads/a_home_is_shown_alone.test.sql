-- One home in a frame is a game of one round that no list names. The home's own agency makes it, once.
select plan(20);
create temp table t as
  select tests.agency('alone-brand') as agency, tests.agency('alone-rival') as rival, tests.person('Agent') as agent,
    tests.person('Rival') as rival_agent, tests.person('Player') as player;
insert into public.agency_members (agency_id, user_id, role) select agency, agent, 'agent' from t
  union all select rival, rival_agent, 'owner' from t;
create temp table g as select tests.game('alone-game', agency, '{20000000,30000000}') as game from t;
create temp table h as select gl.listing_id as home, gl.position from public.game_listings gl, g
  where gl.game_id = g.game;
update public.assets a set agency_id = t.agency from t, public.listings l, h where l.id = h.home and a.id = l.asset_id;
update public.games set embed_domains = '{blog.example.com}' where id = (select game from g);
grant select on t, g, h to public;
create function pg_temp.embed(place integer default 1) returns jsonb language sql as
  $$ select public.embed_home(home) from h where position = place $$;
create temp table made (slug text);
grant all on made to public;

select tests.visit();
select throws_ok('select pg_temp.embed()', '42501', null, 'a visitor makes none');
select tests.sign_in(player) from t;
select tests.refuses('select pg_temp.embed()', 'not_found', 404, 'nor does a player');
select tests.sign_in(rival_agent) from t;
select tests.refuses('select pg_temp.embed()', 'not_found', 404, 'nor the owner of another agency');
select tests.sign_in(agent) from t;
select tests.refuses('select public.embed_home(gen_random_uuid())', 'not_found', 404, 'nor is one made of no home');
select is(pg_temp.embed() -> 'is_new', 'true', 'an agent of the home''s agency makes it');
select is(pg_temp.embed() -> 'is_new', 'false', 'once');
insert into made select pg_temp.embed() ->> 'slug';
select tests.sign_out();
select is((select count(*) from public.games m, made where m.slug = made.slug), 1::bigint, 'it is one game');
select unalike(slug, '%' || (select replace(home::text, '-', '') from h where position = 1) || '%',
  'whose address tells no id') from made;
select is(m.state || ' ' || m.visibility || ' ' || m.rounds_per_run, 'open unlisted 1',
  'which is open, in no list, and of one round') from public.games m, made where m.slug = made.slug;
select is(m.embed_domains, '{blog.example.com}', 'shown where others of its agency are') from public.games m, made
  where m.slug = made.slug;
select is(array_agg(gl.listing_id), (select array_agg(home) from h where position = 1), 'and holds that home alone')
  from public.game_listings gl join public.games m on m.id = gl.game_id, made where m.slug = made.slug;
select tests.visit();
select is((select count(*) from jsonb_array_elements(public.listed_games('alone-brand')) l, made
  where l ->> 'slug' = made.slug), 0::bigint, 'no sitemap names it');
select is((select count(*) from jsonb_array_elements(public.brand_games('alone-brand')) l, made
  where l ->> 'slug' = made.slug), 0::bigint, 'nor does a list of games');
select is(public.game_overview(made.slug, 'alone-brand') -> 'rounds', '1', 'whoever has its address plays it')
  from made;
select unalike(public.game_overview(made.slug, 'alone-brand')::text, '%20000000%', 'and learns no price from it')
  from made;
select tests.sign_out();
create temp table run as select tests.start(m.id, t.player) as run from public.games m, made, t
  where m.slug = made.slug;
select is(s.practice_reason, null, 'a player''s run of it counts') from run, public.sessions s
  where s.id = (run ->> 'session_id')::uuid;
update public.games m set state = 'closed' from made where m.slug = made.slug;
select tests.sign_in(agent) from t;
select is(pg_temp.embed() -> 'is_new', 'true', 'after it was closed another one is made');
select isnt(pg_temp.embed() ->> 'slug', slug, 'with an address of its own') from made;
select is(pg_temp.embed(2) -> 'is_new', 'true', 'and another home has another one');
select tests.sign_out();
update public.listings l set status = 'withdrawn' from h where l.id = h.home and h.position = 2;
select tests.sign_in(agent) from t;
select tests.refuses('select pg_temp.embed(2)', 'listing_withdrawn', 410, 'a home that was withdrawn is shown nowhere');
select * from finish();
