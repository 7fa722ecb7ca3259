-- Nobody reads, counts, answers or reports a comment about a home that they have not guessed.
select plan(20);

create temp table t as select tests.game('talk', tests.agency('talk-brand'), '{25000000,40000000}') as game,
  tests.person('Ada') as ada, tests.person('Ben') as ben;
update public.games set family = 'forum' where slug = 'talk';
alter table t add ada_run jsonb, add ben_run jsonb, add guest_run jsonb, add said uuid;
update t set ada_run = tests.start(game, ada), ben_run = tests.start(game, ben), guest_run = tests.start(game);
select tests.guess(ada_run, 1, 26000000, ada) from t;
update t set said = tests.id_of(tests.say(ada_run, 1, 'It went for 250,000.', ada));
grant select on t to public;

select tests.sign_in(ada) from t;
select is((select tests.heard(ada_run, 1) -> 'comments' -> 0 ->> 'body' from t), 'It went for 250,000.',
  'who has guessed a home reads its comments');
select is((select tests.heard(ada_run, 1) ->> 'total' from t), '1', 'and how many there are');
select tests.refuses($$select tests.heard(ada_run, 2) from t$$, 'not_allowed', 403,
  'not those of a home not guessed yet');

select tests.sign_in(ben) from t;
select tests.refuses($$select tests.heard(ben_run, 1) from t$$, 'not_allowed', 403,
  'another player does not read them before guessing');
select tests.refuses($$select tests.heard(ada_run, 1) from t$$, 'not_your_run', 403,
  'nor with the run of somebody who has');
select tests.refuses($$select public.report_comment((ben_run ->> 'session_id')::uuid, said, 'abuse')
  from t$$, 'not_allowed', 403, 'nor reports one');
select tests.denies($$select count(*) from private.comments$$, 'nor counts the table');
select tests.denies($$select private.count_comments(tests.home(ben_run, 1)) from t$$, 'nor asks the counter');
select is((select public.forum_posts('talk', 'talk-brand') -> 0 ->> 'comments' from t), null,
  'the list of posts counts no comments');
select is((select public.forum_posts('talk', 'talk-brand') -> 0 ->> 'guesses' from t), '1', 'but guesses');
select tests.visit();
select tests.refuses($$select tests.heard(guest_run, 1) from t$$, 'not_allowed', 403, 'a guest waits as well');
select tests.refuses($$select tests.heard(guest_run - 'guest_token', 1)
  from t$$, 'not_your_run', 403, 'a visitor has no run to read with');
select tests.denies($$select public.write_comment((guest_run ->> 'session_id')::uuid, tests.home(guest_run, 1), 'x',
  'k') from t$$, 'nobody writes past the function that judges words');
select tests.sign_out();
select tests.refuses($$select tests.say(ben_run, 1, 'Me first', ben)
  from t$$, 'not_allowed', 403, 'nobody writes before guessing');
select tests.refuses($$select tests.say(ada_run, 2, 'About the next one', ada)
  from t$$, 'not_allowed', 403, 'not even who has guessed another home');

select tests.guess(ben_run, 1, 24000000, ben), tests.guess(guest_run, 1, 27000000) from t;
select tests.sign_in(ben) from t;
select is((select tests.heard(ben_run, 1) -> 'comments' -> 0 ->> 'display_name' from t), 'Ada',
  'after the guess it is open');
select is((select public.forum_posts('talk', 'talk-brand') -> 0 ->> 'comments' from t), '1',
  'and the post shows how many there are');
select tests.visit();
select is((select jsonb_array_length(tests.heard(guest_run, 1) -> 'comments') from t), 1, 'for guests too');

select tests.sign_out();
update public.games set mode_options = '{"is_classroom": true}' where slug = 'talk';
select tests.refuses($$select tests.heard(guest_run, 1) from t$$, 'not_allowed', 403, 'a classroom has no comments');
update public.games set mode_options = '{}', family = 'public' where slug = 'talk';
select tests.refuses($$select tests.heard(guest_run, 1) from t$$, 'not_allowed', 403, 'nor has another family');
select * from finish();
