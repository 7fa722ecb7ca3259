-- A hunter keeps searches, sees what fits and what is new, hides it or takes it into a dossier; nobody else does.
select plan(72);
create temp table p as select tests.person('quest-hunter') as hunter, tests.person('quest-other') as other,
  tests.agency('quest-agency') as agency, tests.agency('quest-other-agency') as other_agency,
  gen_random_uuid() as quest, gen_random_uuid() as query, gen_random_uuid() as others_quest,
  gen_random_uuid() as dossier, gen_random_uuid() as others_dossier;
grant select on p to anon, authenticated;
create function pg_temp.home(key text, price_minor bigint, bedrooms integer default 3, town text default 'Questham',
  agency uuid default null, owner uuid default null) returns uuid language plpgsql as $$
declare
  made uuid := tests.listing(coalesce(agency, (select p.agency from p)), price_minor);
  feed uuid := (select s.id from private.import_sources s
    where s.agency_id = coalesce(home.agency, (select p.agency from p)));
begin
  update public.listings set title = key, source_url = 'https://feeds.test/' || key where id = made;
  update public.assets a set bedrooms = home.bedrooms, town = home.town, postcode = 'QP1 1AA', district = 'QP1',
    property_type = 'house', country_code = 'GB', address_line = '1 Quest Road',
    owner_id = home.owner, agency_id = case when home.owner is null then a.agency_id end
    from public.listings l where l.id = made and a.id = l.asset_id;
  if home.owner is null then
    insert into private.import_source_homes (source_id, home_key, listing_id) values (feed, key, made);
  end if;
  return made;
end $$;
insert into private.import_sources (agency_id, name, address)
  select a.id, 'Quest feed', 'https://feeds.test/quest-' || a.id
  from p cross join lateral unnest(array[p.agency, p.other_agency]) a (id);
select pg_temp.home('first', 20000000, 2), pg_temp.home('second', 40000000, 4),
  pg_temp.home('third', 60000000, 3, 'Elsewhere'), pg_temp.home('asked', 30000000),
  pg_temp.home('gone', 30000000), pg_temp.home('withdrawn', 30000000),
  pg_temp.home('of-others', 30000000, agency => (select p.other_agency from p)),
  pg_temp.home('own', 35000000, owner => (select p.hunter from p));
update public.listings set status = 'withdrawn' where title = 'withdrawn';
update private.import_source_homes set went_at = now() where home_key = 'gone';
create temp table h as select l.title, l.id from public.listings l
  where l.source_url like 'https://feeds.test/%' and l.title in ('first', 'second', 'asked', 'own', 'of-others');
grant select on h to anon, authenticated;
-- A game that takes guesses of one of them.
create temp table game as select tests.game('quest-game', (select agency from p), '{10000000}') as id;
insert into public.game_listings (game_id, listing_id, position) select game.id, h.id, 2 from game, h
  where h.title = 'asked';

create function pg_temp.save(version integer, name text default 'Near', place text default 'questham',
  bedrooms integer default null, low bigint default null, high bigint default null, kinds text[] default '{}',
  currency text default 'GBP', country text default 'GB', wishes text default '', query uuid default null,
  quest uuid default null) returns jsonb language sql as $$
  select public.save_search_query(coalesce(query, (select p.query from p)), version, coalesce(quest,
    (select p.quest from p)), name, country, currency, place, kinds, bedrooms, low, high, wishes)
$$;
create function pg_temp.found(what text default 'is_own') returns text language sql as $$
  select string_agg((m ->> 'title') || case when (m ->> what)::boolean then '*' else '' end, ',' order by m ->> 'title')
  from jsonb_array_elements(public.search_matches((select p.query from p)) -> 'rows') m
$$;
create function pg_temp.listing(title text) returns uuid language sql as $$
  select h.id from h where h.title = listing.title $$;
create function pg_temp.knows(title text, person uuid) returns boolean language sql as $$
  select private.was_shown_prices(gen_random_uuid(), array[pg_temp.listing(title)], person, null, 'infinity', null)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.visit();
select tests.denies(s.statement, 'a visitor has no hunt: ' || s.statement) from (values
  ('select public.own_quests()'), ('select public.own_dossiers()'),
  ('select public.save_quest(gen_random_uuid(), ''Mine'')'),
  ('select pg_temp.save(0)'), ('select public.search_query((select query from p))'),
  ('select public.search_matches((select query from p))'),
  ('select public.hide_match((select query from p), pg_temp.listing(''first''))'),
  ('select public.shortlist_match((select query from p), pg_temp.listing(''first''), (select dossier from p))'),
  ('select public.remove_search_query((select query from p))'), ('select public.remove_quest((select quest from p))'))
  s (statement);

select tests.sign_in(hunter) from p;
select is(public.own_quests(), '{"quests": []}', 'at first there is none');
select is(public.save_quest(quest, ' Home by the sea ', 'quest-agency') ->> 'id', quest::text, 'a hunt begins') from p;
select lives_ok($$select public.save_quest((select quest from p), 'Home by the lake')$$, 'it may be called otherwise');
select is(public.own_quests() #>> '{quests,0,title}', 'Home by the lake', 'and is');
select tests.refuses($$select public.save_quest((select quest from p), ' ')$$, 'invalid_request', 422,
  'a hunt has a title');
select is(pg_temp.save(0) ->> 'version', '1', 'a search is kept');
select is(pg_temp.save(0) ->> 'version', '1', 'the same one sent again is the same one');
select is(public.search_query(query) ->> 'name', 'Near', 'and read') from p;
select is(public.may_open_page('quest-owner', query::text), true, 'its page is the hunter''s') from p;

select is(pg_temp.found(), 'first,own*,second',
  'homes of the brand''s feeds and one''s own: none that a game asks for, none that went, none of another brand');
select is((public.search_matches((select query from p)) #>> '{rows,0,price_minor}') is not null, true,
  'with their price');
select is(pg_temp.found('is_new'), 'first,own,second', 'at a first visit nothing is new');
select is(pg_temp.save(1, bedrooms => 3) ->> 'version', '2', 'a search is changed');
select is(pg_temp.found(), 'own*,second', 'bedrooms narrow it');
select is(pg_temp.save(2, low => 38000000) ->> 'least_bedrooms', null, 'what is not said is not asked');
select is(pg_temp.found(), 'second', 'a lowest price narrows it');
select is(pg_temp.save(3, high => 25000000) ->> 'most_minor', '25000000', 'a highest price is kept');
select is(pg_temp.found(), 'first', 'and narrows it');
select is(pg_temp.save(4, kinds => '{castle}') ->> 'version', '5', 'kinds are those of listings');
select is(pg_temp.found(), null, 'of which there may be none');
select is(pg_temp.save(5, place => 'qp1', wishes => ' a garden ') ->> 'wishes', 'a garden', 'wishes are kept as said');
select is(pg_temp.found(), 'first,own*,second,third', 'a place may be half a postcode');
select tests.refuses('select pg_temp.save(5)', 'edit_conflict', 409, 'an older version changes nothing');
select tests.refuses('select pg_temp.save(' || q.said || ')', 'invalid_request', 422, q.what)
from (values ('6, name => '' ''', 'a search has a name'), ('6, low => 2, high => 1', 'prices are in order'),
  ('6, currency => ''QQQ''', 'a currency is known'), ('6, country => ''gb''', 'a country has two capitals'),
  ('6, wishes => repeat(''x'', 1001)', 'wishes are no book'), ('6, place => repeat(''x'', 81)', 'its place is short'),
  ('6, bedrooms => 0', 'bedrooms are some')) q (said, what);

-- Who looked at prices here knows them.
select tests.sign_out();
select is(pg_temp.knows('second', hunter), true, 'a price that a search showed is known') from p;
select is(pg_temp.knows('asked', hunter), false, 'that of a home in a game is not') from p;
select is(pg_temp.knows('second', other), false, 'and nobody else knows it') from p;

-- A later visit.
update private.search_queries s set visited_at = now() - interval '1 day' from p where s.id = p.query;
update private.search_finds f set found_at = now() - interval '1 day' from p where f.query_id = p.query;
select isnt(pg_temp.home('fresh', 33000000), null, 'a home comes into the feed');
select tests.sign_in(hunter) from p;
select is(pg_temp.found('is_new'), 'first,fresh*,own,second,third', 'what came since the last visit is new');
select is(pg_temp.found('is_new'), 'first,fresh*,own,second,third', 'for the whole of the visit');
select is(public.hide_match(query, pg_temp.listing('first')), true, 'a home is hidden') from p;
select is(pg_temp.found('is_hidden'), 'first*,fresh,own,second,third', 'and says so');
select is(public.hide_match(query, pg_temp.listing('first'), false), true, 'and shown again') from p;
select is(pg_temp.found('is_hidden'), 'first,fresh,own,second,third', 'which undoes it');
select tests.refuses($$select public.hide_match((select query from p), pg_temp.listing('of-others'))$$, 'not_found',
  404, 'what was not found is not hidden');

-- Into a dossier.
select is(public.create_dossier('A dossier', id => dossier) ->> 'dossier_id', dossier::text, 'a dossier is opened')
  from p;
select is(public.shortlist_match(query, pg_temp.listing('second'), dossier),
  public.shortlist_match(query, pg_temp.listing('second'), dossier), 'a home comes into it once') from p;
select is((select a.facts #>> '{price_minor,value}' from public.dossier_assets a join p on p.dossier = a.dossier_id),
  '40000000', 'with its price, and without its street: ' || coalesce((
    select a.address_line from public.dossier_assets a join p on p.dossier = a.dossier_id), '-'));
select is(public.own_dossiers() #>> '{dossiers,0,title}', 'A dossier', 'which is among one''s own');
select tests.refuses($$select public.shortlist_match((select query from p), pg_temp.listing('asked'),
  (select dossier from p))$$, 'not_found', 404, 'what a game asks for was not found');

select tests.sign_in(other) from p;
select is(public.own_dossiers(), '{"dossiers": []}', 'who is in none has none');
select public.create_dossier('Another', id => (select others_dossier from p));
select public.save_quest((select others_quest from p), 'Another');
select tests.refuses(s.statement, s.code, s.status, 'nobody else may: ' || s.statement) from (values
  ('select public.search_query((select query from p))', 'not_found', 404),
  ('select public.search_matches((select query from p))', 'not_found', 404),
  ('select public.hide_match((select query from p), pg_temp.listing(''first''))', 'not_found', 404),
  ('select public.shortlist_match((select query from p), pg_temp.listing(''first''), (select others_dossier from p))',
    'not_found', 404),
  ('select pg_temp.save(6)', 'not_found', 404),
  ('select pg_temp.save(6, quest => (select others_quest from p))', 'invalid_request', 422),
  ('select public.save_quest((select quest from p), ''Taken over'')', 'invalid_request', 422))
  s (statement, code, status);
select is(public.may_open_page('quest-owner', query::text), false, 'nor open its page') from p;
select is(public.remove_search_query(query), false, 'nor remove it') from p;
select is(public.remove_quest(quest), false, 'nor the hunt') from p;
select tests.sign_in(hunter) from p;
select tests.refuses($$select public.shortlist_match((select query from p), pg_temp.listing('first'),
  (select others_dossier from p))$$, 'not_found', 404, 'into somebody else''s dossier nothing comes');
select is(public.remove_search_query(query), true, 'a search is removed') from p;
select is(public.remove_quest(quest), true, 'and a hunt') from p;
select is(public.remove_quest(quest), false, 'once') from p;
select tests.sign_out();
select is(pg_temp.knows('second', hunter), true, 'what was seen stays known') from p;
select * from finish();
