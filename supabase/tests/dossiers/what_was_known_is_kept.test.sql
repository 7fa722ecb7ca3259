-- Each fact of a home is kept as it was said, verdicts are given apart, and homes that a game asks for are held back.
select plan(33);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id;
create temp table h as select gen_random_uuid() as one, gen_random_uuid() as other, gen_random_uuid() as pair;
create temp table g as
  select tests.game('held-open', tests.agency('held-brand'), '{25000000,40000000}') as open;
grant select on p, d, h, g to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'viewer' from d, p;
create function pg_temp.history() returns text language sql as $$
  select coalesce(string_agg(concat_ws(':', v.name, v.value #>> '{}', v.source), ',' order by v.id), '')
  from public.dossier_fact_versions v
$$;

-- Facts.
select tests.sign_in(ada) from p;
insert into public.dossier_assets (id, dossier_id, title, facts)
  select one, d.id, 'One', '{"bedrooms": {"value": 2, "source": "agent"}}' from d, h;
insert into public.dossier_assets (id, dossier_id, title) select other, d.id, 'Other' from d, h;
select is(pg_temp.history(), 'bedrooms:2:agent', 'a fact is kept as it comes in');
update public.dossier_assets set facts = '{"bedrooms": {"value": 3, "source": "typed", "on": "2026-11-01"}}',
  version = version where title = 'One';
select is(pg_temp.history(), 'bedrooms:2:agent,bedrooms:3:typed', 'and again when it is corrected');
update public.dossier_assets set title = 'The one', version = version where title = 'One';
select is(pg_temp.history(), 'bedrooms:2:agent,bedrooms:3:typed', 'what does not touch it adds nothing');
update public.dossier_assets set facts = '{}', version = version where title = 'The one';
select is(pg_temp.history(), 'bedrooms:2:agent,bedrooms:3:typed,bedrooms:typed', 'a fact that is taken away is told');
select is((select array_agg(distinct author_id) from public.dossier_fact_versions), array[ada], 'with who did it')
  from p;
select is((select max(said_on) from public.dossier_fact_versions), '2026-11-01', 'and the day of which it is');
select lives_ok($$insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on)
  select d.id, one, 'price_minor', '30000000', 'agent', '2026-03-01' from d, h$$, 'an earlier price is added');
select tests.denies($$insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on)
  select d.id, one, 'bedrooms', '9', 'agent', '2026-03-01' from d, h$$, 'other facts change where they stand');
select tests.denies($$insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source)
  select d.id, one, 'price_minor', '9', 'agent' from d, h$$, 'and a price has its day');
select tests.denies($$update public.dossier_fact_versions set value = '1'$$, 'nobody changes what was known');
select tests.denies($$delete from public.dossier_fact_versions$$, 'or takes it away');
select tests.sign_in(cleo) from p;
select is((select count(*) from public.dossier_fact_versions), 4::bigint, 'a viewer reads it');
select tests.denies($$insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on)
  select d.id, one, 'price_minor', '9', 'agent', '2026-03-01' from d, h$$, 'and adds nothing');
select tests.sign_in(dan) from p;
select is((select count(*) from public.dossier_fact_versions), 0::bigint, 'a stranger reads nothing');
select tests.sign_out();
insert into public.dossier_fact_versions (dossier_id, asset_id, name, source)
  select d.id, one, 'bedrooms', 'typed' from d, h, generate_series(1, 1996);
select tests.sign_in(ada) from p;
select tests.refuses($$update public.dossier_assets set facts = '{"bedrooms": {"value": 4, "source": "typed"}}',
  version = version where title = 'The one'$$, 'history_full', 409, 'the history of a home has an end');

-- Verdicts.
insert into public.assets_comparisons (id, dossier_id, one_id, other_id) select pair, d.id, one, other from d, h;
create function pg_temp.seen() returns text language sql as $$
  select string_agg(concat_ws(':', x ->> 'name', x ->> 'has_judged', x -> 'verdict' ->> 'winner'), ','
    order by x ->> 'name')
  from jsonb_array_elements(public.verdicts_of_comparison((select pair from h)) -> 'people') x
$$;
select tests.refuses(format('select public.give_verdict(%L, %L)', pair, 'both'), 'invalid_request', 422,
  'a verdict is for one, the other or neither') from h;
select tests.refuses(format('select public.give_verdict(%L, %L, %L)', pair, 'one', '{"cost": 1}'), 'invalid_request',
  422, 'so is each part of it') from h;
select ok(public.give_verdict(pair, 'one', '{"cost": "other"}', 'Light'), 'whoever buys judges') from h;
select is(pg_temp.seen(), 'Ada:true:one,Ben:false', 'and reads their own verdict');
select tests.sign_in(ben) from p;
select is(pg_temp.seen(), 'Ada:true,Ben:false', 'their partner sees that one was given, and not which');
select tests.sign_in(cleo) from p;
select is(pg_temp.seen(), 'Ada:true,Ben:false', 'a viewer as little');
select tests.refuses(format('select public.give_verdict(%L, %L)', pair, 'one'), 'not_allowed', 403,
  'who does not judge') from h;
select tests.sign_in(ada) from p;
select ok(public.give_verdict(pair, 'neither'), 'until then it may be changed') from h;
select tests.sign_in(ben) from p;
select ok(public.give_verdict(pair, 'other'), 'the partner judges as well') from h;
select is(pg_temp.seen(), 'Ada:true:neither,Ben:true:other', 'and both read both');
select ok(public.give_verdict(pair, 'other'), 'the same one again is no change') from h;
select tests.refuses(format('select public.give_verdict(%L, %L)', pair, 'neither'), 'verdict_stands', 409,
  'another one is') from h;
select tests.sign_in(cleo) from p;
select is(pg_temp.seen(), 'Ada:true:neither,Ben:true:other', 'now the viewer reads them');
select tests.sign_in(dan) from p;
select tests.refuses(format('select public.verdicts_of_comparison(%L)', pair), 'not_found', 404,
  'a stranger finds no comparison') from h;

-- Homes that a game asks for.
select tests.sign_out();
insert into public.dossier_assets (dossier_id, title, listing_id)
  select d.id, 'Played', gl.listing_id from d, g, public.game_listings gl
  where gl.game_id = g.open and gl.position = 1;
create temp table r as select tests.start(open, ada) as run from g, p;
select tests.guess(run, 1, 26000000, ada) from r, p;
select tests.sign_in(ben) from p;
select is(public.held_homes_of_dossier(d.id), array(select a.id from public.dossier_assets a where a.title = 'Played'),
  'a home that a game asks for is held back') from d;
select is(public.own_misses(), '[]', 'and whoever guessed nothing has no misses');
select tests.sign_in(ada) from p;
select is(public.held_homes_of_dossier(d.id), '{}'::uuid[], 'until one has guessed it') from d;
select is((select round((x ->> 'miss')::numeric, 4) from jsonb_array_elements(public.own_misses()) x),
  round(ln(26.0 / 25), 4), 'whose misses are one''s own');
select * from finish();
