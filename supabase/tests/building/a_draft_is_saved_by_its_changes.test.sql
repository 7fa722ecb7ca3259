-- What differs from the stored version of a draft is saved over that version alone, and makes the document that was
-- meant.
select plan(14);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob, gen_random_uuid() as draft,
  gen_random_uuid() as first, gen_random_uuid() as second, gen_random_uuid() as third;
grant select on t to public;
create function pg_temp.changed(fields jsonb, rows jsonb, new_order jsonb) returns jsonb language sql as $$
  select jsonb_build_object('fields', fields, 'rows', rows, 'order', new_order)
$$;
create function pg_temp.rows_now() returns text language sql as $$
  select string_agg((r ->> 'id') || (r ->> 'price'), ' ' order by place)
  from t, jsonb_array_elements(public.read_draft(draft) -> 'document' -> 'rows') with ordinality as x (r, place)
$$;

select tests.visit();
select tests.denies($$select public.save_draft_changes((select draft from t), '{}', 1, gen_random_uuid())$$,
  'a visitor saves nothing');

select tests.sign_in((select ada from t));
select tests.refuses($$select public.save_draft_changes((select draft from t), pg_temp.changed('{}', '[]', null), 0,
  gen_random_uuid())$$, 'not_found', 404, 'there is nothing to change before a first save');
select public.save_draft(draft, '{"title": "One", "family": "public",
  "rows": [{"id": "a", "price": 1}, {"id": "b", "price": 2}, {"id": "c", "price": 3}]}') from t;

select is((public.save_draft_changes(draft, pg_temp.changed('{}', '[{"id": "b", "price": 20}]', null), 1,
  first) ->> 'version')::integer, 2, 'a row is changed') from t;
select is(pg_temp.rows_now(), 'a1 b20 c3', 'and the others stay where they are');
select is((public.save_draft_changes(draft, pg_temp.changed('{}', '[{"id": "b", "price": 20}]', null), 1,
  first) ->> 'version')::integer, 2, 'the same save again changes nothing') from t;
select is((public.save_draft_changes(draft, pg_temp.changed('{"title": "Two"}', '[{"id": "d", "price": 4}]',
  '["d", "c", "a"]'), 2, second) ->> 'version')::integer, 3, 'rows come, go and move') from t;
select is(pg_temp.rows_now(), 'd4 c3 a1', 'as the order says');
select is(public.read_draft(draft) -> 'document' ->> 'title', 'Two', 'fields are changed') from t;
select is(public.read_draft(draft) -> 'document' ->> 'family', 'public', 'and others stay') from t;

select tests.refuses($$select public.save_draft_changes((select draft from t),
  pg_temp.changed('{"title": "Late"}', '[]', null), 2, gen_random_uuid())$$, 'draft_changed', 409,
  'changes of an older version are refused');
select tests.refuses($$select public.save_draft_changes((select draft from t), pg_temp.changed('{}', '[]', '["z"]'), 3,
  gen_random_uuid())$$, 'invalid_request', 422, 'a row that nobody has is in no order');
select tests.refuses($$select public.save_draft_changes((select draft from t), '{"rows": 1}', 3, gen_random_uuid())$$,
  'invalid_request', 422, 'changes have a shape');
select is((public.save_draft_changes(draft, pg_temp.changed('{}', '[]', '[]'), 3, third) ->> 'version')::integer, 4,
  'all rows may go') from t;

select tests.sign_in((select bob from t));
select tests.refuses($$select public.save_draft_changes((select draft from t), pg_temp.changed('{}', '[]', null), 4,
  gen_random_uuid())$$, 'not_found', 404, 'somebody else changes nothing');

select * from finish();
