-- Search does not care for accents, case or punctuation; pages of every order follow one another without a gap.
select plan(27);

create temp table a as select tests.agency('searched-brand') as id;
insert into public.games (agency_id, slug, family, title, description, state, currency, rounds_per_run, created_at)
select a.id, 'g-' || n, case when n % 5 = 0 then 'ultima' else 'public' end,
  case n when 1 then 'Casas de Málaga' when 2 then 'MALAGA by night' when 3 then 'Łódź, Åland & Straße' when 6
    then 'Σπίτια στην ΑΘΉΝΑ' else 'Game ' || lpad(n::text, 3, '0') end,
  case n when 4 then 'Five cottages in the Cotswolds' else '' end, 'open', 'GBP', 1 + n % 9,
    now() - n * interval '1 minute'
from a, generate_series(1, 60) n;
insert into public.game_listings (game_id, listing_id, position)
select g.id, l.id, l.n from public.games g join a on a.id = g.agency_id
cross join (select tests.listing((select id from a), 25000000) as id, n from generate_series(1, 9) n) l;

create function pg_temp.page(sort text, after text default null, search text default null, family text default null,
  length text default null) returns jsonb language sql as $$
  select public.game_collection('searched-brand', search, null, family, length, sort, after)
$$;
create function pg_temp.found(search text) returns text language sql as $$
  select coalesce(string_agg(g ->> 'slug', ' ' order by g ->> 'slug'), '')
    from jsonb_array_elements(pg_temp.page(null, null, search) -> 'games') g
$$;
-- Every slug of an order, page after page.
create function pg_temp.walk(sort text, search text default null) returns text[] language plpgsql as $$
declare
  answer jsonb := pg_temp.page(sort, null, search);
  slugs text[] := '{}';
begin
  loop
    slugs := slugs || array(select g ->> 'slug' from jsonb_array_elements(answer -> 'games') g);
    exit when answer ->> 'next' is null;
    answer := pg_temp.page(sort, answer ->> 'next', search);
  end loop;
  return slugs;
end $$;

select is(pg_temp.found('malaga'), 'g-1 g-2', 'a search without accents finds both spellings');
select is(pg_temp.found('  MÁLAGA casas'), 'g-1', 'all words must be there, in any order');
select is(pg_temp.found('cotsw'), 'g-4', 'the beginning of a word is enough, also in the description');
select is(pg_temp.found('lodz'), 'g-3', 'letters that no accent can be taken from are found by their plain ones');
select is(pg_temp.found('strasse'), 'g-3', 'and ß by ss');
select is(pg_temp.found('αθηνα'), 'g-6', 'in other alphabets too');
select is(pg_temp.found('zzz'), '', 'a word that is nowhere finds nothing');
select is(pg_temp.found(''' | ! & :* ( casas'), 'g-1', 'signs of a query language are just signs');
select is(jsonb_array_length(pg_temp.page(null, null, '***') -> 'games'), 24,
  'a search of signs alone finds everything');

select is(jsonb_array_length(pg_temp.page(null) -> 'games'), 24, 'a page has 24 games');
select is(pg_temp.page(null) -> 'total', '60', 'and says how many there are in all');
select is(cardinality(pg_temp.walk(sort)), 60, 'no game twice or not at all: ' || sort)
  from unnest('{newest,most_played,trending,length,title}'::text[]) sort;
select is((pg_temp.walk('newest'))[1:3], '{g-1,g-2,g-3}', 'newest first');
select is((pg_temp.walk('title'))[1:3], '{g-1,g-4,g-5}', 'titles from a to z');
select is((select array_agg(r.rounds::integer order by n) from unnest(pg_temp.walk('length'))
  with ordinality as w (slug, n)
  join lateral (select least(g.rounds_per_run, 9) as rounds from public.games g join a on a.id = g.agency_id
    where g.slug = w.slug) r on true),
  (select array_agg(1 + n % 9 order by 1 + n % 9) from generate_series(1, 60) n), 'shortest first');
update private.game_catalogue set players = 7 where game_id = (select g.id from public.games g
  join a on a.id = g.agency_id where g.slug = 'g-40');
select is((pg_temp.walk('most_played'))[1], 'g-40', 'most played first');
select is((select count(*)::integer from jsonb_array_elements(pg_temp.page(null, null, null, 'ultima') -> 'games')), 12,
  'only one family');
select ok((select bool_and((g ->> 'rounds')::integer between 4 and 7)
  from jsonb_array_elements(pg_temp.page(null, null, null, null, 'medium') -> 'games') g), 'only one length');

select tests.refuses($$select public.game_collection('searched-brand', sort => 'price')$$, 'invalid_request', 422,
  'there is no order by price');
select tests.refuses($$select pg_temp.page('newest', length => 'endless')$$, 'invalid_request', 422,
  'and no such length');

-- A place in the list is of one order, and names the game that it stands at.
select tests.refuses($$select pg_temp.page('newest', 'no such place')$$, 'invalid_request', 422,
  'an invented place is refused');
select tests.refuses($$select pg_temp.page('length', pg_temp.page('most_played') ->> 'next')$$, 'invalid_request', 422,
  'a place in another order too');
select tests.refuses($$select pg_temp.page('length', encode('["length", 3]', 'base64'))$$, 'invalid_request', 422,
  'and one without its game');
select * from finish();
