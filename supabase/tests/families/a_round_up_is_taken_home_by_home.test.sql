-- Roundup: a run holds every home of the edition, in any order; what is shared of it is a band per home and nothing
-- more.
select plan(16);

create temp table t as select tests.game('edition', tests.agency('edition-brand'),
  '{20000000,30000000,40000000}') as game;
update public.games set family = 'roundup', rounds_per_run = 1, round_order = 'random' where id = (select game from t);
create temp table run as select tests.start(game) as run from t;

select is(jsonb_array_length(run -> 'rounds'), 3, 'a run holds every home, however many rounds the game names')
  from run;
select is((public.game_overview('edition', 'edition-brand') ->> 'rounds')::int, 3, 'and the game says so');
select lives_ok($$select tests.guess(run, 3, 41000000) from run$$, 'the last home may be guessed first');
select is((select jsonb_agg(h -> 'guessed' is distinct from 'null'::jsonb order by h -> 'position')
  from jsonb_array_elements(a -> 'homes') h),
  '[false,false,true]'::jsonb, 'each home has a state of its own')
  from run, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;
select is(a ->> 'session_id', run ->> 'session_id', 'and the run under way is named')
  from run, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;
select is((select count(*)::int from jsonb_array_elements(a -> 'homes') h where h -> 'guessed' <> 'null'::jsonb), 0,
  'to its own player only')
  from public.game_homes('edition', 'edition-brand') a;
select is(a -> 'counts', 'true'::jsonb, 'a reader is told that the guesses of a first run count')
  from run, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;
select is(a -> 'had_counted_run', 'false'::jsonb, 'and that no earlier one did')
  from run, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;

-- Back after more than 24 hours: the counted run is over, and what is guessed now is practice, which the reader learns
-- first.
create temp table late as select tests.start(game) as run from t;
select tests.guess(run, 3, 41000000) from late;
update public.sessions set active_at = now() - interval '25 hours'
  where id = (select (run ->> 'session_id')::uuid from late);
select is(a - 'homes', '{"session_id": null, "counts": false, "had_counted_run": true}'::jsonb,
  'after 24 hours the next guess is announced as practice')
  from late, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;
create temp table again as select public.start_run('edition', 'edition-brand',
  guest_token_in => run ->> 'guest_token') as run from late;
select is(run -> 'ranked', 'false'::jsonb, 'and so it is') from again;
select tests.guess(again.run || jsonb_build_object('guest_token', late.run ->> 'guest_token'), 1, 20000000)
  from again, late;
select is((select jsonb_agg(h -> 'guessed' -> 'is_ranked' order by h -> 'position')
  from jsonb_array_elements(a -> 'homes') h),
  '[false,null,true]'::jsonb, 'the edition tells homes that count from practice')
  from late, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;
select is((select s.guessed from public.sessions s where s.id = (select (run ->> 'session_id')::uuid from late)),
  1::smallint,
  'the counted run keeps what it had, and nothing of the practice');
-- The twin: a player of a game that is played as a whole is told nothing of the kind.
update public.games set family = 'public' where id = (select game from t);
select ok(not a ? 'counts', 'games that are played as a whole say it on their start page instead')
  from public.game_homes('edition', 'edition-brand') a;
update public.games set family = 'roundup' where id = (select game from t);

select tests.guess(run, n, 30000000) from run, generate_series(1, 2) n;
select ok(s -> 'total_score' = 'null'::jsonb and not s ? 'rating', 'a shared edition says no total and no rating')
  from run, lateral public.session_results((run ->> 'session_id')::uuid, 'share') s;
select ok(s::text !~ '30000000|41000000|"score"|error', 'and no amount, score or error of a home')
  from run, lateral public.session_results((run ->> 'session_id')::uuid, 'share') s;
-- The twin: another family with several guesses does share its total.
update public.games set family = 'public' where id = (select game from t);
select ok((s ->> 'total_score')::int > 0, 'a game that is played as a whole shares its total')
  from run, lateral public.session_results((run ->> 'session_id')::uuid, 'share') s;
select * from finish();
