-- A dossier about a home that a game asks for, in two worlds in which it costs something else: nothing that its people
-- can ask differs, neither for whoever plays, nor for whoever has guessed it, nor where its manager took it in.
select plan(15);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Mia') as manager,
  tests.person('Eve') as eve;
create temp table g as select tests.game('asked-for', a.id, '{41000100}', p.manager) as game, a.id as agency
  from p, (select tests.agency('asked-for') as id) a;
create temp table l as select gl.listing_id as id, gl.id as home from public.game_listings gl, g where gl.game_id =
  g.game;
update public.assets a set owner_id = p.manager from public.listings x, l, p where x.id = l.id and a.id = x.asset_id;
-- The home was sold for what it costs, and homes beside it for something else.
insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, is_sample, state,
  imported, lines_read, first_on, last_on, finished_at)
values ('sold', 'f', 'two worlds', 'A register', 'Its licence', 'GB', false, 'done', 60, 60, '2020-01-01', '2024-12-31',
  now());
insert into private.sales (id, price_minor, sold_on, import_id, kind, tenure, category, is_new, country_code,
  currency, postcode, paon, street, town, place)
select md5('sale' || n)::uuid, case n when 1 then 41000100 else 30000000 + n * 10000 end, date '2024-05-17' - n * 9,
  i.id, 'T', 'F', 'A', false, 'GB', 'GBP', 'TE1 1ST', n::text, 'TEST STREET', 'TESTHAM', private.tile_of(51.5, -0.1)
from generate_series(1, 60) n, private.market_imports i where i.file_print = 'two worlds';
create temp table told (world text, who text, what text, answer text);
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as of_manager;
grant all on told to public;
grant select on p, d, l, g to public;

-- Ada has guessed it and takes it into the dossier that she has with Ben, who is playing. Its manager has one with Ben.
create temp table run as select tests.start(g.game, p.ada) as run from g, p;
select tests.guess(run, 1, 40000000, (select ada from p)) from run;
select tests.sign_in(ada) from p;
select public.create_dossier('Ours', id => (select id from d));
select tests.sign_in(manager) from p;
select public.create_dossier('Theirs', id => (select of_manager from d));
select tests.sign_out();
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, ben, 'partner' from d, p union all select d.of_manager, ben, 'partner' from d, p;
select tests.sign_in(ada) from p;
select lives_ok(format('select public.add_listing_to_dossier(%L, %L)', d.id, l.id), 'who guessed it takes it in')
  from d, l;
select tests.sign_in(manager) from p;
select lives_ok(format('select public.add_listing_to_dossier(%L, %L)', d.of_manager, l.id), 'so does its manager')
  from d, l;
select is((select address_line || '|' || postcode || '|' || coalesce(source_url, '') || '|' || (facts ? 'price_minor')
  from public.dossier_assets), '|TE1||false', 'without its street, page or price while it is asked for');
-- Ben types in where it is, and asks whatever there is to ask.
select tests.sign_in(ben) from p;
update public.dossier_assets set address_line = '1 Test Street', postcode = 'TE1 1ST', version = version
  where dossier_id = (select id from d);
select public.save_quest(md5('hunt')::uuid, 'A hunt', 'asked-for');
select public.save_search_query(md5('search')::uuid, 0, md5('hunt')::uuid, 'A search', 'GB', 'GBP');
select tests.sign_out();
insert into private.import_sources (agency_id, name, address, state, is_for_hunters)
  select agency, 'A feed', 'https://feeds.example.com/two-worlds.json', 'paused', true from g;
insert into private.import_source_homes (source_id, home_key, listing_id)
  select s.id, 'asked', l.id from private.import_sources s, l
  where s.address = 'https://feeds.example.com/two-worlds.json';
select private.count_market();

create function pg_temp.ask(world text, who text, person uuid) returns void language plpgsql as $$
declare
  one record;
  said text;
begin
  for one in
    select t.table_name as what, format('select jsonb_agg(to_jsonb(t) - ''updated_at'' order by to_jsonb(t)::text) '
      'from public.%I t', t.table_name) as question
    from information_schema.tables t where t.table_schema = 'public'
      and t.table_name ~ '^(dossier|hunter_prof|assets_comp)'
    union all
    select q, 'select public.' || q from unnest(array[
      'own_data()', 'own_dossiers()', 'own_misses()', 'own_quests()',
      format('dossier_people(%L)', (select id from d)), format('held_homes_of_dossier(%L)', (select id from d)),
      format('own_dossier_notices(%L)', (select id from d)), format('dossier_log(%L)', (select id from d)),
      format('search_matches(%L)', md5('search')::uuid), $q$sold_homes('GB', 'district', 'TE1')$q$,
      $q$sold_homes('GB', 'postcode', 'TE1 1ST')$q$, $q$sold_figures('GB', 'TE1')$q$,
      $q$sold_distribution('GB', 'TE1')$q$, $q$market_around('GB', 'TE1 1ST')$q$,
      $q$drawn_area('GB', '{"TE1 1ST"}')$q$]) q
  loop
    begin
      perform tests.sign_in(person);
      execute one.question into said;
      raise exception using errcode = 'UNDO1';
    exception
      when sqlstate 'UNDO1' then null;
      when insufficient_privilege then said := 'denied';
      when others then said := sqlstate || sqlerrm;
    end;
    insert into told values (world, who, one.what, said);
  end loop;
end $$;
create function pg_temp.ask_all(world text) returns void language sql as $$
  select pg_temp.ask(world, v.who, v.id) from p, lateral (values ('who plays', p.ben), ('a stranger', p.eve)) v (who,
    id)
$$;
select pg_temp.ask_all('as it is');
set local session_replication_role = replica;
update private.listing_prices x set amount_minor = 57777700 from l where x.listing_id = l.id;
update private.sales set price_minor = 57777700 where id = md5('sale1')::uuid;
set local session_replication_role = origin;
select pg_temp.ask_all('other');

select is((select count(*) from told where world = 'other'), (select count(*) from told where world = 'as it is'),
  'both worlds were asked the same');
select ok((select count(*) from told where answer is not null and answer !~ '^(denied|[0-9A-Z]{5}[A-Za-z])') > 30,
  'and most of it was answered: ' || (select count(*) from told where answer is not null
    and answer !~ '^(denied|[0-9A-Z]{5}[A-Za-z])'));
select is_empty($$select o.who, o.what, o.answer, a.answer from told o join told a using (who, what)
  where o.world = 'other' and a.world = 'as it is' and o.answer is distinct from a.answer$$,
  'no answer differs between the worlds');
select is_empty($$select who, what from told where answer ~ '41000100|410001|57777700|577777'$$,
  'and the price stands in none');
select ok((select answer ~ 'A home for tests' from told where world = 'other' and who = 'who plays'
  and what = 'dossier_assets'), 'although the home is among them');
select ok((select answer = '[]' or answer ~ l.id::text or answer ~ '[0-9a-f-]{36}' from told, l
  where world = 'other' and who = 'who plays' and what like 'held_homes%'), 'whoever plays is told that it is held');
select is_empty($$select what from told where who = 'a stranger' and what ~ '^(dossier|hunter|assets)'
  and answer is not null and answer !~ '^(denied|PT404)' and answer <> 'null'$$, 'a stranger is told nothing at all');
-- The sale of the home is in no list, and the others are.
select ok((select answer ~ '"price_minor"|price' from told where world = 'other' and who = 'who plays'
  and what like 'sold_homes%district%'), 'sales beside it are listed');
select is(public.search_matches(md5('search')::uuid) -> 'rows', '[]', 'and no hunt finds it')
  from (select tests.sign_in(ben) from p) s;
select tests.sign_out();

-- Once nobody asks for it any more all of it may be told.
update public.games set state = 'archived' where id = (select game from g);
delete from public.dossier_assets;
select tests.sign_in(manager) from p;
select public.add_listing_to_dossier(d.of_manager, l.id) from d, l;
select is((select address_line || '|' || postcode || '|' || source_url || '|' || (facts ? 'price_minor')
  from public.dossier_assets), '1 Test Street|TE1 1ST|https://example.com/listing|true', 'then its page comes along');
select tests.sign_out();
-- And if it is asked for once more, whoever read that knows it: their run is practice.
update public.games set state = 'open' where id = (select game from g);
select is((select private.was_shown_prices(g.game, array[l.id], v.id, null, now() + interval '1 second', null)
  from g, l), v.knows, v.who || ' knows its price: ' || v.knows)
  from p, lateral (values ('the partner', p.ben, true), ('a stranger', p.eve, false)) v (who, id, knows);
select * from finish();
