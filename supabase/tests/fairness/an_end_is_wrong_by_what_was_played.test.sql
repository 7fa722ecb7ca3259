-- Whether a run was ended wrongly, and what it survived, follows from its own guesses on the homes that count.
select plan(21);

create temp table t as select tests.person('Host') as host, tests.person('Ann') as ann;
grant select on t to public;
create temp table g as
select tests.game('by-its-guesses', (select id from public.agencies where key = 'default'),
  '{40000000,50000000,60000000,70000000}', host) as id from t;
create temp table runs as select 'ann' as who, ann as player, tests.start((select id from g), ann) as run from t
union all select 'guest', null, tests.start((select id from g));
select tests.guess(run, n, 50000000, player) from runs, generate_series(1, 2) n;
create function pg_temp.run_of(who text) returns public.sessions language sql as $$
  select s from runs r join public.sessions s on s.id = (r.run ->> 'session_id')::uuid where r.who = run_of.who
$$;
create function pg_temp.play(options jsonb, status text default 'finished') returns void language sql as $$
  update public.sessions s set mode_options = options, status = play.status,
    finished_at = case when play.status = 'finished' then now() end
  from runs r where s.id = (r.run ->> 'session_id')::uuid
$$;
create function pg_temp.label(first text, is_late boolean default false, is_void boolean default false) returns void
language sql as $$
  update public.guesses x set label = label.first, is_late = label.is_late
    from runs r where x.session_id = (r.run ->> 'session_id')::uuid and x.game_listing_id = tests.home(r.run, 1);
  update public.session_rounds x set is_void = label.is_void
    from runs r where x.session_id = (r.run ->> 'session_id')::uuid and x.game_listing_id = tests.home(r.run, 1)
$$;
create function pg_temp.was_wrong(who text default 'ann') returns boolean language sql as $$
  select private.was_ended_wrongly(pg_temp.run_of(was_wrong.who))
$$;

-- Lives.
select pg_temp.play('{"lives": 3}');
select is(pg_temp.was_wrong(), true, 'who has lives left was ended wrongly');
select pg_temp.play('{"lives": 1}'), pg_temp.label('way off');
select is(private.lives_left(pg_temp.run_of('ann')), 0, 'one miss costs the only life');
select is(pg_temp.was_wrong(), false, 'who has none left was not');
select pg_temp.play('{}'), pg_temp.label('fair');
select is(pg_temp.was_wrong(), false, 'without rules that end a run no end is wrong');
select pg_temp.play('{"lives": 3}', 'active');
select is(pg_temp.was_wrong(), false, 'nor is what goes on');

-- One clock for all homes.
select pg_temp.play('{"run_seconds": 600}');
select is(pg_temp.was_wrong(), true, 'a clock that did not run out ended nothing');
select pg_temp.label('time_over', true);
select is(pg_temp.was_wrong(), false, 'one that ran out did');
select pg_temp.label('time_over', true, true);
select is(pg_temp.was_wrong(), true, 'a home that left does not say that it did');
select pg_temp.play('{"lives": 3}'), pg_temp.label('time_over', true);
select is(pg_temp.was_wrong(), true, 'a guess that came late ends no run that has lives');

-- Sudden death: what was survived, of the homes that count.
update public.games x set miss_limit_log = ln(2::float) from g where x.id = g.id;
select pg_temp.play('{}'), pg_temp.label('fair');
select is(private.survived_of(pg_temp.run_of('ann'), ln(2::float)), 2, 'both homes were survived');
select pg_temp.label('fair', false, true);
select is(private.survived_of(pg_temp.run_of('ann'), ln(2::float)), 1, 'of which one left');
select pg_temp.label('fair');
select is(pg_temp.was_wrong(), true, 'nothing that was played ends the run');

-- Who plays another run of the game does not take this one up.
select is(private.why_not_go_on(pg_temp.run_of('guest')), null, 'a guest may go on');
create temp table again as
select tests.start(g.id, guest_token => run ->> 'guest_token') as run from g, runs where who = 'guest';
select is(private.why_not_go_on(pg_temp.run_of('guest')), 'other_run', 'but not beside another run');
select is(private.why_not_go_on(pg_temp.run_of('ann')), null, 'which is nothing to others');

-- A later correction is news of its own; what it makes old is the lock of a poll alone.
update public.games x set miss_limit_log = null from g where x.id = g.id;
create function pg_temp.correct(price bigint) returns jsonb language sql as $$
  select private.record_correction(t.host, 'by-its-guesses', gl.id, 'correct', null, 'wrong_price', '',
    jsonb_build_object('kind', 'sold', 'amount_minor', price), (
      select jsonb_agg(jsonb_build_object('session_id', x.session_id, 'game_listing_id', gl.id, 'score', 500,
        'label', 'fair', 'log_error', 0.1)) from public.guesses x where x.game_listing_id = gl.id),
    gen_random_uuid(), private.corrections_of_game(gl.game_id))
  from t, g join public.game_listings gl on gl.game_id = g.id and gl.position = 2
$$;
create function pg_temp.notices() returns bigint language sql as $$
  select count(*) from private.notices n, t where n.player_id = t.ann
$$;
select isnt(pg_temp.correct(55000000), null, 'a price is corrected');
select is(pg_temp.notices(), 1::bigint, 'which its player hears');
select isnt(pg_temp.correct(56000000), null, 'it is corrected again');
select is(pg_temp.notices(), 2::bigint, 'and both are told');
select tests.sign_in(ann) from t;
select is(public.unread_notices(), 2, 'as unread');
select tests.sign_out();
update public.games x set state = 'draft' from g where x.id = g.id;
select tests.sign_in(ann) from t;
select is(public.unread_notices(), 0, 'while the game is there');
select tests.sign_out();
select * from finish();
