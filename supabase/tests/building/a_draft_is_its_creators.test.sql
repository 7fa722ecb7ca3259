-- A draft is read, saved and deleted by its creator alone; a save names the version that it changed.
select plan(21);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob, gen_random_uuid() as draft;
grant select on t to public;
create function pg_temp.doc(title text) returns jsonb language sql as $$
  select jsonb_build_object('title', title, 'family', 'public', 'rows',
    '[{"facts": {"price": {"amountMinor": 73821900}}}]'::jsonb)
$$;

select tests.visit();
select tests.denies($$select public.save_draft((select draft from t), pg_temp.doc('One'))$$,
  'a visitor saves nothing on the server');
select tests.denies($$select * from private.game_drafts$$, 'nobody reads the table');

select tests.sign_in((select ada from t));
select is((public.save_draft((select draft from t), pg_temp.doc('One')) ->> 'version')::integer, 1,
  'a first save makes version 1');
select is((public.save_draft((select draft from t), pg_temp.doc('One'), 0) ->> 'version')::integer, 1,
  'the same save again changes nothing');
select is((public.save_draft((select draft from t), pg_temp.doc('Two'), 1) ->> 'version')::integer, 2,
  'a save over the newest version is taken');
select tests.refuses($$select public.save_draft((select draft from t), pg_temp.doc('Three'), 1)$$, 'draft_changed', 409,
  'a save over an older version is refused');
select is(public.read_draft((select draft from t)) -> 'document' ->> 'title', 'Two', 'and the newest version stays');

-- The answer to a save is lost: the next one names it, and is no conflict with oneself.
create temp table s as select gen_random_uuid() as lost, gen_random_uuid() as next, gen_random_uuid() as other,
  gen_random_uuid() as late, gen_random_uuid() as side;
grant select on s to public;
create temp table sides as select gen_random_uuid() as draft;
grant select on sides to public;
select public.save_draft(side.draft, pg_temp.doc('Side'), 0, s.lost) from sides side, s;
select is((public.save_draft(side.draft, pg_temp.doc('Side, changed'), 0, s.next,
  array[s.lost]) ->> 'version')::integer, 2,
  'a save that names the unanswered one before it is taken') from sides side, s;
select is((public.save_draft(side.draft, pg_temp.doc('Side, changed'), 0, s.next,
  array[s.lost]) ->> 'version')::integer, 2, 'and once') from sides side, s;
select is((public.save_draft(side.draft, pg_temp.doc('From the phone'), 2, s.other) ->> 'version')::integer, 3,
  'another device saves over it') from sides side, s;
select tests.refuses($$select public.save_draft(side.draft, pg_temp.doc('Late'), 1, s.late, array[s.lost, s.next])
  from sides side, s$$, 'draft_changed', 409,
  'whose save is no unanswered one of ours');
select is(public.read_draft(draft) -> 'document' ->> 'title', 'From the phone', 'so it stays') from sides;
select is(public.delete_draft(draft), true, 'and the draft is deleted') from sides;
select is((public.read_draft((select draft from t)) #>> '{document,rows,0,facts,price,amountMinor}')::bigint,
  73821900::bigint, 'its creator reads its prices');
select is(jsonb_array_length(public.own_drafts()), 1, 'it is among its creator''s drafts');
select tests.refuses($$select public.save_draft(gen_random_uuid(), '[]')$$, 'draft_too_large', 422,
  'a draft is a document');

select tests.sign_in((select bob from t));
select tests.refuses($$select public.read_draft((select draft from t))$$, 'not_found', 404,
  'somebody else does not read it');
select tests.refuses($$select public.save_draft((select draft from t), pg_temp.doc('Mine'), 2)$$, 'not_found', 404,
  'nor save over it');
select is(public.delete_draft((select draft from t)), false, 'nor delete it');
select is(public.own_drafts(), '[]'::jsonb, 'nor see it in a list');

select tests.sign_in((select ada from t));
select is(public.delete_draft((select draft from t)), true, 'its creator deletes it');
select * from finish();
