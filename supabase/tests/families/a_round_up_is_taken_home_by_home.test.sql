-- Roundup: a run holds every home of the edition, in any order; what is shared of it is a band per home and nothing more.
select plan(9);

create temp table t as select tests.game('edition', tests.agency('edition-brand'), '{20000000,30000000,40000000}') as game;
update public.games set family = 'roundup', rounds_per_run = 1, round_order = 'random' where id = (select game from t);
create temp table run as select tests.start(game) as run from t;

select is(jsonb_array_length(run -> 'rounds'), 3, 'a run holds every home, however many rounds the game names') from run;
select is((public.game_overview('edition', 'edition-brand') ->> 'rounds')::int, 3, 'and the game says so');
select lives_ok($$select tests.guess(run, 3, 41000000) from run$$, 'the last home may be guessed first');
select is((select jsonb_agg(h -> 'guessed' is distinct from 'null'::jsonb order by h -> 'position') from jsonb_array_elements(a -> 'homes') h),
  '[false,false,true]'::jsonb, 'each home has a state of its own')
  from run, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;
select is(a ->> 'session_id', run ->> 'session_id', 'and the run under way is named')
  from run, lateral public.game_homes('edition', 'edition-brand', run ->> 'guest_token') a;
select is((select count(*)::int from jsonb_array_elements(a -> 'homes') h where h -> 'guessed' <> 'null'::jsonb), 0, 'to its own player only')
  from public.game_homes('edition', 'edition-brand') a;
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
