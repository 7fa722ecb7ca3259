-- Each way of knowing a home's price, alone, makes a run practice; the same of another person or another home does not.
select plan(26);

create temp table t as select tests.agency('known-brand') as brand, tests.agency('known-elsewhere') as elsewhere;
alter table t add game uuid, add other uuid, add home uuid, add free_home uuid;
update t set game = tests.game('known', brand, '{25000000,30000000}'),
  other = tests.game('known-too', elsewhere, '{25000000}');
update t set home = (select gl.listing_id from public.game_listings gl where gl.game_id = t.game and gl.position = 1),
  free_home = (select gl.listing_id from public.game_listings gl where gl.game_id = t.other);
-- Would a run that this person starts now count? What is done for it is undone.
create function pg_temp.counts(knowing text, token text default null) returns boolean language plpgsql as $$
declare
  person uuid := tests.person('Knower');
  answer boolean;
begin
  begin
    execute replace(knowing, '$me', quote_literal(person));
    answer := (select (tests.start(game, case when token is null
      then person end, guest_token => token) ->> 'ranked')::boolean from t);
    raise exception using errcode = 'UNDO1';
  exception when sqlstate 'UNDO1' then
    return answer;
  end;
end $$;

select is(pg_temp.counts('select 1'), true, 'a person who knows nothing plays ranked');
select is(pg_temp.counts('update public.games set owner_id = $me where id = (select game from t)'), false,
  'who owns the game plays practice');
select is(pg_temp.counts('update public.games set owner_id = $me where id = (select other from t)'), true,
  'who owns another game without these homes does not');
-- The homes are nobody's from here on, so that each way stands alone.
update public.assets a set agency_id = null from public.listings l, public.game_listings gl, t where a.id = l.asset_id
  and l.id = gl.listing_id and gl.game_id in (t.game, t.other);
select is(pg_temp.counts($$insert into public.agency_members select brand, $me, 'agent' from t$$), false,
  'who works for the game''s brand');
select is(pg_temp.counts($$insert into public.agency_members select elsewhere, $me, 'agent' from t$$), true,
  'not who works for another');
select is(pg_temp.counts('insert into private.staff_members values ($me)'), false, 'who is staff');
select
  is(pg_temp.counts('update public.assets a set owner_id = $me from public.listings l, t where a.id = l.asset_id and '
  'l.id = t.home'), false, 'who owns a home of it');
select
  is(pg_temp.counts('update public.assets a set owner_id = $me from public.listings l, t where a.id = l.asset_id and '
  'l.id = t.free_home'), true, 'not who owns another home');
select is(pg_temp.counts($$insert into public.agency_members select elsewhere, $me, 'agent' from t;
  update public.assets a set agency_id = t.elsewhere from public.listings l, t where a.id = l.asset_id
    and l.id = t.home$$), false, 'who works for the agency of a home');
select is(pg_temp.counts($$insert into public.game_listings (game_id, listing_id, position) select other, home, 9
  from t;
  update public.games set owner_id = $me where id = (select other from t)$$), false,
    'who owns another game with one of its homes');
select is(pg_temp.counts($$insert into public.game_listings (game_id, listing_id, position) select other, home, 9
  from t;
  insert into public.agency_members select elsewhere, $me, 'agent'
    from t$$), false, 'who works for the brand of another game with one of them');
select is(pg_temp.counts($$insert into public.game_listings (game_id, listing_id, position) select other, home, 9
  from t$$), true, 'not who has nothing to do with that game');
select is(pg_temp.counts('insert into private.seen_spoilers (game_id, player_id) select game, $me from t'), false,
  'who was shown the game''s prices');
select is(pg_temp.counts('insert into private.seen_spoilers (game_id, player_id) select other, $me from t'), true,
  'not who was shown another''s');
select is(pg_temp.counts($$insert into public.game_listings (game_id, listing_id, position) select other, home, 9
  from t;
  insert into private.seen_spoilers (game_id, player_id) select other, $me
    from t$$), false, 'unless it has one of the homes');
select
  is(pg_temp.counts('insert into private.seen_spoilers (game_id, player_id) select game, gen_random_uuid() from t'),
  true, 'nor who was not shown them, whoever was');

-- Whoever runs the game, whichever of its homes are asked about.
create temp table runs_it as select tests.person('Owner') as owner, tests.person('Agent') as agent;
update public.games g set owner_id = r.owner from t, runs_it r where g.id = t.game;
insert into public.agency_members select brand, agent, 'agent' from t, runs_it;
select is(private.may_look_up_prices(g, '{}', owner), true, 'the owner of a game looks its prices up')
  from public.games g, t, runs_it where g.id = t.game;
select is(private.may_look_up_prices(g, '{}', agent), true, 'so do the people of its brand')
  from public.games g, t, runs_it where g.id = t.game;
select is(private.may_look_up_prices(g, '{}', agent), false, 'but not those of another game')
  from public.games g, t, runs_it where g.id = t.other;
update public.games g set owner_id = null from t where g.id = t.game;

-- Guesses made in another game.
update public.games set rounds_per_run = 1 where id = (select other from t);
create temp table elsewhere as select tests.game('known-there', (select elsewhere from t), '{40000000}') as game;
create function pg_temp.guess_there(person uuid, listing uuid, token text default null) returns void
  language plpgsql as $$
declare
  run jsonb;
begin
  update public.game_listings gl set listing_id = guess_there.listing where gl.game_id = (select game from elsewhere);
  run := tests.start((select game from elsewhere), person, guest_token => token);
  perform tests.guess(run || jsonb_build_object('guest_token', token), 1, 26000000, person);
end $$;
select is(pg_temp.counts('select pg_temp.guess_there($me, (select home from t))'), false,
  'who has guessed a home in another game');
select is(pg_temp.counts('select pg_temp.guess_there($me, (select free_home from t))'), true,
  'not who has guessed another home');
select is(pg_temp.counts('select pg_temp.guess_there(tests.person(''Somebody else''), (select home from t))'), true,
  'nor who has not, whoever has');
create temp table guest as select tests.start(other) ->> 'guest_token' as token from t;
select is((select pg_temp.counts('select 1', token) from guest), true, 'a guest who knows nothing plays ranked');
select is((select pg_temp.counts('select pg_temp.guess_there(null, (select home from t), (select token from guest))',
  token) from guest), false, 'not one who has guessed a home');
select is((select pg_temp.counts('select pg_temp.guess_there(tests.person(''Somebody else''), (select home from t))',
  token) from guest), true, 'whoever else has');
select is((select
  pg_temp.counts('insert into private.seen_spoilers (game_id, player_id) select game, private.guest_of(token) from t, '
  'guest', token) from guest), false, 'nor one who was shown the prices');
select * from finish();
