-- An author changes a comment for 15 minutes and deletes it whenever they like; nobody else does either.
select plan(16);

create temp table t as select tests.game('own', tests.agency('own-brand'), '{25000000}') as game,
  tests.person('Ada') as ada, tests.person('Ben') as ben;
update public.games set family = 'forum' where slug = 'own';
alter table t add ada_run jsonb, add ben_run jsonb, add said uuid, add answer uuid;
update t set ada_run = tests.start(game, ada), ben_run = tests.start(game, ben);
select tests.guess(ada_run, 1, 26000000, ada), tests.guess(ben_run, 1, 24000000, ben) from t;
update t set said = tests.id_of(tests.say(ada_run, 1, 'First', ada));
grant select on t to public;

select is((select tests.say(ada_run, 1, 'Second', ada, comment_id => said) -> 'comment' ->> 'body' from t), 'Second',
  'an author changes a comment');
select isnt((select tests.heard(ada_run, 1) from (select tests.sign_in(ada) from t) s, t), null, 'and still reads');
select tests.sign_out();
select isnt((select edited_at from private.comments c, t where c.id = t.said), null, 'the time of the change is kept');
select is((select tests.say(ada_run, 1, 'Second', ada, comment_id => said) ->> 'replayed' from t), 'true',
  'the same change again changes nothing');
select tests.refuses($$select tests.say(ben_run, 1, 'Mine now', ben, comment_id => said)
  from t$$, 'not_allowed', 403, 'nobody else changes it');
update private.comments set created_at = created_at - interval '15 minutes 1 second' where id = (select said from t);
select tests.refuses($$select tests.say(ada_run, 1, 'Third', ada, comment_id => said)
  from t$$, 'edit_time_over', 409, 'after 15 minutes not even its author');
select is((select tests.say(ada_run, 1, 'Second', ada, comment_id => said) ->> 'replayed' from t), 'true',
  'a late replay of a change still gets its answer');
update t set answer = tests.id_of(tests.say(ben_run, 1, 'I answer', ben, parent_id => said));

select tests.sign_in(ben) from t;
select tests.refuses($$select public.delete_comment((ben_run ->> 'session_id')::uuid, said)
  from t$$, 'not_allowed', 403, 'nobody else deletes it');
select tests.refuses($$select public.delete_comment((ada_run ->> 'session_id')::uuid, said)
  from t$$, 'not_your_run', 403, 'nor with its author''s run');
select tests.sign_in(ada) from t;
select ok((select public.delete_comment((ada_run ->> 'session_id')::uuid, said) from t), 'its author does');
select ok((select public.delete_comment((ada_run ->> 'session_id')::uuid, said) from t), 'twice is once');
select is((select tests.heard(ada_run, 1) -> 'comments' -> 0 ->> 'state' from t), 'deleted',
  'where it was answered, a place is kept');
select is((select tests.heard(ada_run, 1) -> 'comments' -> 0 ->> 'body' from t), null, 'without its text');
select tests.sign_out();
select is((select body from private.comments c, t where c.id = t.said), null, 'which is gone for good');
select tests.refuses($$select tests.say(ada_run, 1, 'Back', ada, comment_id => said)
  from t$$, 'not_found', 404, 'and cannot be written back');
select tests.sign_in(ben) from t;
select public.delete_comment((ben_run ->> 'session_id')::uuid, answer) from t;
select is((select jsonb_array_length(tests.heard(ben_run, 1) -> 'comments') from t), 0,
  'a deleted comment that nobody answers leaves no place');
select * from finish();
