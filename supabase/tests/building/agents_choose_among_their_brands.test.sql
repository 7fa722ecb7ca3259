-- Who works for an agency may publish under its brand; everybody else has the default one only.
select plan(5);

create temp table t as select tests.person('Ada') as ada, tests.person('Bob') as bob, tests.agency('brand-one') as one,
  tests.agency('brand-two') as two;
grant select on t to public;
insert into public.agency_members select one, ada, 'agent' from t union all select two, ada, 'owner' from t
  union all select two, bob, 'admin' from t;

select tests.visit();
select tests.denies($$select public.own_brands()$$, 'a visitor works for nobody');
select tests.sign_in((select ada from t));
select is((select jsonb_agg(b -> 'key') from jsonb_array_elements(public.own_brands()) b),
  '["brand-one", "brand-two"]'::jsonb, 'an agent chooses among the brands of their agencies');
select is(public.own_brands() -> 0 ->> 'display_name', 'brand-one', 'by their names');
select tests.sign_in((select bob from t));
select is((select jsonb_agg(b -> 'key') from jsonb_array_elements(public.own_brands()) b), '["brand-two"]'::jsonb,
  'colleagues of one brand do not see the other');
select tests.sign_out();
select tests.sign_in(tests.person('Carol'));
select is(public.own_brands(), '[]'::jsonb, 'somebody else has none');
select * from finish();
