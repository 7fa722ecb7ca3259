-- Removed and deleted comments are neither read, counted, answered nor changed; a withdrawn home's thread is gone.
select plan(27);

create temp table t as select tests.agency('gone-brand') as brand, tests.person('Ada') as ada,
  tests.person('Ben') as ben;
alter table t add game uuid, add ada_run jsonb, add ben_run jsonb, add kept uuid, add removed uuid, add deleted uuid,
  add answered uuid, add answer uuid;
update t set game = tests.game('gone', brand, '{25000000,30000000}');
update public.games set family = 'forum' where id = (select game from t);
update t set ada_run = tests.start(game, ada), ben_run = tests.start(game, ben);
select tests.guess(ada_run, 1, 26000000, ada), tests.guess(ben_run, 1, 26000000, ben) from t;
update t set kept = tests.id_of(tests.say(ada_run, 1, 'Kept', ada)),
  removed = tests.id_of(tests.say(ada_run, 1, 'Removed', ada)),
  deleted = tests.id_of(tests.say(ada_run, 1, 'Deleted', ada)),
  answered = tests.id_of(tests.say(ada_run, 1, 'Answered', ada));
update t set answer = tests.id_of(tests.say(ben_run, 1, 'An answer', ben, parent_id => answered));
update private.comments set removed_at = now() where id in (select removed from t union all select answer from t
  union all select answered from t);
update private.comments set body = null, deleted_at = now() where id = (select deleted from t);
grant select on t to public;
create function pg_temp.seen(run jsonb) returns text[] language sql as $$
  select array_agg(coalesce(c ->> 'body', c ->> 'state') order by c ->> 'created_at')
    from jsonb_array_elements(tests.heard(run, 1) -> 'comments') c
$$;

select tests.sign_in(ben) from t;
select is((select pg_temp.seen(ben_run) from t), '{Kept,removed}',
  'others read what is left, and their own that was removed');
select is((select tests.heard(ben_run, 1) ->> 'total' from t), '1', 'and that is what is counted');
select is((select tests.heard(ben_run, 1) ->> 'has_more' from t), 'false', 'there is no more');
select tests.sign_in(ada) from t;
select is((select pg_temp.seen(ada_run) from t), '{Kept,removed,removed}',
  'an author sees that theirs were removed, not what they deleted');
select tests.sign_out();
update private.comments set body = null, deleted_at = now() where id = (select removed from t);
select tests.sign_in(ada) from t;
select is((select pg_temp.seen(ada_run) from t), '{Kept,removed}', 'and deletes even that');
select tests.sign_out();
update t set removed = answered;

create function pg_temp.told(run jsonb, field text) returns text language sql as $$
  select c ->> field from jsonb_array_elements(tests.heard(run, 1) -> 'comments') c, t where (c ->> 'id')::uuid = t.kept
$$;
select tests.sign_in(ada) from t;
select is((select pg_temp.told(ada_run, 'state') from t), 'visible', 'what is there is said to be visible');
select isnt((select pg_temp.told(ada_run, 'editable_until') from t), null, 'and until when its author may change it');
select tests.sign_in(ben) from t;
select is((select pg_temp.told(ben_run, 'editable_until') from t), null, 'which is nobody else''s matter');
select tests.sign_out();
select is((select array[private.describe_comment(jsonb_populate_record(c, '{"removed_at": "2024-01-01T00:00:00Z"}'),
  ada) -> 'editable_until',
    private.describe_comment(jsonb_populate_record(c, '{"deleted_at": "2024-01-01T00:00:00Z"}'),
      ada) -> 'editable_until'] from private.comments c, t where c.id = t.kept), array['null', 'null']::jsonb[],
  'nor of what is removed or deleted');
update private.comments set deleted_at = now() - interval '1 hour' where id = (select deleted from t);
select tests.sign_in(ada) from t;
select ok((select public.delete_comment((ada_run ->> 'session_id')::uuid, deleted) from t),
  'a comment may be deleted again');
select tests.sign_out();
select is((select c.deleted_at from private.comments c, t where c.id = t.deleted), now() - interval '1 hour',
  'which it then was before');
select tests.refuses($$select tests.say(ada_run, 1, 'Changed', ada, comment_id => removed)
  from t$$, 'not_found', 404, 'a removed comment is not changed');
select tests.refuses($$select tests.say(ada_run, 1, 'Changed', ada, comment_id => deleted)
  from t$$, 'not_found', 404, 'nor a deleted one');
select tests.refuses($$select tests.say(ada_run, 1, 'Changed', ada, comment_id => gen_random_uuid())
  from t$$, 'not_found', 404, 'nor one that never was');
select tests.refuses($$select tests.say(ben_run, 1, 'Answer', ben, parent_id => removed)
  from t$$, 'not_found', 404, 'a removed comment is not answered');
select tests.refuses($$select tests.say(ben_run, 1, 'Answer', ben, parent_id => deleted)
  from t$$, 'not_found', 404, 'nor a deleted one');
select lives_ok($$select tests.say(ben_run, 1, 'Answer', ben, parent_id => kept) from t$$, 'one that is there is');
select is((select tests.say(ada_run, 1, 'Kept and changed', ada, comment_id => kept) -> 'comment' ->> 'body' from t),
  'Kept and changed', 'and changed');
select is((select body from private.comments c, t where c.id = t.answer), 'An answer', 'which changes no other');

select tests.sign_in(ben) from t;
select tests.refuses($$select tests.heard(ben_run, 1) from (select ben_run
  || '{"rounds": [{"game_listing_id": "11111111-1111-4111-8111-111111111111"}]}' as ben_run
  from t) t$$, 'not_in_run', 409,
  'a home that is not in the run has no thread for it');
select is((select public.report_comment((ben_run ->> 'session_id')::uuid, kept, 'spam') from t), true,
  'a comment is reported');
select is((select public.report_comment((ben_run ->> 'session_id')::uuid, kept, 'spam') from t), true,
  'again it is said to be');
select tests.sign_out();
select is((select count(*) from private.reports r, t where r.comment_id = t.kept), 1::bigint, 'and is, once');
select tests.sign_in(ben) from t;
select is((select bool_and(public.report_comment((ben_run ->> 'session_id')::uuid, kept, 'spam'))
  from t, generate_series(1, 12)), true, 'reporting what is reported is not counted against anybody');
select tests.refuses($$select public.crowd_figures((ben_run ->> 'session_id')::uuid, gen_random_uuid())
  from t$$, 'not_in_run', 409, 'figures of a home that is not in the run are not asked for');
select tests.sign_out();
update public.listings l set status = 'withdrawn' from public.game_listings gl, t where gl.listing_id = l.id
  and gl.id = tests.home(t.ben_run, 1);
select tests.sign_in(ben) from t;
select tests.refuses($$select tests.heard(ben_run, 1) from t$$, 'listing_withdrawn', 410,
  'the thread of a withdrawn home is gone');
select tests.refuses($$select public.report_comment((ben_run ->> 'session_id')::uuid, kept, 'spam')
  from t$$, 'listing_withdrawn', 410, 'and nothing in it is reported');
select * from finish();
