-- A deleted draft comes back under its own id, for thirty days, to its creator alone.
select plan(21);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob, gen_random_uuid() as draft,
  gen_random_uuid() as other;
grant select on t to public;
create function pg_temp.doc(title text) returns jsonb language sql as $$
  select jsonb_build_object('title', title, 'family', 'public', 'rows', '[]'::jsonb)
$$;

select tests.sign_in((select ada from t));
select public.save_draft(draft, pg_temp.doc('One')) from t;
select public.save_draft(other, pg_temp.doc('Two')) from t;
select is(public.deleted_drafts(), '[]'::jsonb, 'nothing is deleted yet');
select is(public.delete_draft(draft), true, 'a draft is deleted') from t;
select is(public.delete_draft(draft), false, 'once') from t;
select is(jsonb_array_length(public.own_drafts()), 1, 'it is no longer among the drafts');
select is((public.deleted_drafts() -> 0 ->> 'id')::uuid, draft, 'but among those that were deleted') from t;
select isnt(public.deleted_drafts() -> 0 ->> 'deleted_at', null, 'with the time at which it was');

select tests.sign_in((select bob from t));
select is(public.deleted_drafts(), '[]'::jsonb, 'somebody else does not see it');
select tests.refuses($$select public.restore_draft((select draft from t))$$, 'not_found', 404, 'nor brings it back');
select tests.visit();
select tests.denies($$select public.restore_draft((select draft from t))$$, 'nor does a visitor');
select tests.denies($$select public.deleted_drafts()$$, 'who has none');

select tests.sign_in((select ada from t));
select is((public.restore_draft(draft) ->> 'version')::integer, 1, 'its creator brings it back as it was') from t;
select is((public.restore_draft(draft) ->> 'id')::uuid, draft, 'again changes nothing') from t;
select is(jsonb_array_length(public.own_drafts()), 2, 'there is one of it');
select is(public.deleted_drafts(), '[]'::jsonb, 'and none among the deleted ones');

-- Another device did not hear of it.
select public.delete_draft(draft) from t;
select is((public.save_draft(draft, pg_temp.doc('One, changed'), 1) ->> 'version')::integer, 2,
  'a save over the newest version is taken') from t;
select is(jsonb_array_length(public.own_drafts()), 2, 'and brings the draft back');

-- Full is full, and what was deleted does not count.
select tests.sign_out();
insert into private.game_drafts (id, owner_id, document) select gen_random_uuid(), ada, pg_temp.doc('Filler')
  from t, generate_series(1, 98);
select tests.sign_in((select ada from t));
select tests.refuses($$select public.save_draft(gen_random_uuid(), pg_temp.doc('Too many'))$$, 'draft_limit', 409,
  'a hundred drafts are the most');
select public.delete_draft(draft) from t;
select public.save_draft(gen_random_uuid(), pg_temp.doc('Instead'));
select tests.refuses($$select public.restore_draft((select draft from t))$$, 'draft_limit', 409,
  'none is brought back beyond them');

-- A month later it is gone.
select tests.sign_out();
update private.game_drafts d set deleted_at = now() - interval '31 days' from t where d.id = t.draft;
select is(private.forget_deleted_drafts(), 1, 'after thirty days it goes for good');
select is(private.forget_deleted_drafts(), 0, 'it alone');
-- Of many, the last hundred are kept.
insert into private.game_drafts (id, owner_id, document, deleted_at) select gen_random_uuid(), ada, pg_temp.doc('Old'),
  now() - n * interval '1 minute' from t, generate_series(1, 120) n;
select tests.sign_in((select ada from t));
select public.delete_draft(other) from t;
select is(jsonb_array_length(public.deleted_drafts()), 100, 'of many the hundred that were deleted last are kept');
select * from finish();
