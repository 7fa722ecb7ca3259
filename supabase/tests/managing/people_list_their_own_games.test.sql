-- The list of one's own games: whoever made one has it there, without an agency too; colleagues have their agency's.
select plan(25);

create temp table a as select tests.agency('own-games-brand') as id, tests.agency('own-games-other') as other;
create temp table p as select tests.person('Hana') as host, tests.person('Ada') as agent, tests.person('Ben') as player;
insert into public.agency_members (agency_id, user_id, role) select a.id, p.agent, 'agent' from a, p;
create temp table t as select tests.game('hosted', a.id, '{25000000}', p.host) as hosted,
  tests.game('of-the-agency', a.id, '{25000000,26000000}') as agencys,
  tests.game('of-others', a.other, '{25000000}') as others from a, p;
update public.games set state = 'draft', created_at = now() - interval '1 day' where id = (select agencys from t);
grant select on a, p, t to public;
create function pg_temp.mine(brand text default 'own-games-brand') returns text language sql as $$
  select coalesce(string_agg(g ->> 'slug' || ' ' || (g ->> 'state_now'), ', ' order by n), '')
  from jsonb_array_elements(public.own_games(mine.brand) -> 'games') with ordinality as e (g, n)
$$;

select tests.sign_in(host) from p;
select is(pg_temp.mine(), 'hosted open', 'whoever made a game finds it, without being of the agency');
select is(pg_temp.mine('own-games-other'), '', 'and nothing on another brand');
select is((public.own_games('own-games-brand') #>> '{games,0,homes}')::integer, 1, 'with how many homes it has');
select ok(public.may_manage_game(null, 'own-games-brand'), 'they manage games of this brand');
select ok(not public.may_manage_game(null, 'own-games-other'), 'and none of another');
select ok(public.may_manage_game('hosted', 'own-games-brand'), 'of a game that is named, theirs');
select ok(not public.may_manage_game('of-others', 'own-games-other'), 'and nobody else''s');
select tests.refuses('select public.scoot_games(''own-games-brand'')', 'not_allowed', 403,
  'though not the brand''s list of games');
select tests.sign_in(agent) from p;
select is(pg_temp.mine(), 'hosted open, of-the-agency draft', 'an agent finds all of the agency''s, the newest first');
select lives_ok('select public.scoot_games(''own-games-brand'')', 'and arranges its list');
select tests.sign_out();
insert into private.edition_days (edition, day_on, number, opens_at, closes_at, game_id)
  select 'uk', date '2031-05-05', 90001, now(), now() + interval '1 day', agencys from t;
select tests.sign_in(agent) from p;
select is(pg_temp.mine(), 'hosted open', 'the day of an edition is looked after elsewhere');
select tests.sign_out();
update private.edition_days set game_id = null where number = 90001;
select tests.sign_in(agent) from p;
select is(pg_temp.mine(), 'hosted open, of-the-agency draft', 'any other game is there');
select tests.sign_in(player) from p;
select is(pg_temp.mine(), '', 'a player who made none finds none');
select ok(not public.may_manage_game(null, 'own-games-brand'), 'and manages none');
select tests.refuses(format('select public.own_games(''own-games-brand'', %L)', hosted), 'invalid_request', 422,
  'a place in the list of others is no place in theirs') from t;
select tests.sign_out();

insert into public.games (agency_id, owner_id, slug, family, title, state, currency, rounds_per_run)
select a.id, p.host, 'many-' || n, 'public', 'Many', 'draft', 'GBP', 1 from a, p, generate_series(1, 24) n;
select tests.sign_in(host) from p;
create temp table first as select public.own_games('own-games-brand') as page;
select is(jsonb_array_length(page -> 'games'), 20, 'long lists come 20 at a time') from first;
select is(jsonb_array_length(public.own_games('own-games-brand', page ->> 'next') -> 'games'), 5,
  'and go on behind the last') from first;
select is(public.own_games('own-games-brand', page ->> 'next') ->> 'next', null, 'until there are no more') from first;
select tests.sign_in(agent) from p;
select is(jsonb_array_length(public.own_games('own-games-brand', page ->> 'next') -> 'games'), 6,
  'a colleague goes on behind a game that somebody else made') from first;

-- A page that is full and the last, hidden homes, and a place in the list of another brand.
select tests.sign_out();
delete from public.games where slug in ('many-1', 'many-2', 'many-3', 'many-4', 'many-5');
update public.game_listings set is_visible = false where game_id = (select hosted from t);
update public.games set owner_id = (select host from p) where id = (select others from t);
update public.games set state = 'open', created_at = now() - interval '1 year' where id = (select agencys from t);
select tests.sign_in(host) from p;
select ok(not public.may_manage_game('of-the-agency', 'own-games-brand'),
  'who made one game of a brand does not manage another one of it');
select is(jsonb_array_length(public.own_games('own-games-brand') -> 'games'), 20, 'twenty games are one page');
select is(public.own_games('own-games-brand') ->> 'next', null, 'with nothing behind it');
select is((select (g ->> 'homes')::integer from jsonb_array_elements(public.own_games('own-games-brand') -> 'games') g
  where g ->> 'slug' = 'hosted'), 0, 'a hidden home is not counted');
select is(pg_temp.mine('own-games-other'), 'of-others open', 'a game made on another brand is in the list there');
select tests.refuses(format('select public.own_games(''own-games-brand'', %L)', others), 'invalid_request', 422,
  'and no place in this one''s') from t;
select * from finish();
