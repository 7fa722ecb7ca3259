-- A brand is saved from the version that was edited: of two admins at once, the second is told.
select plan(14);

create temp table t as select tests.agency('versioned') as brand, tests.person('Ada') as ada,
  tests.person('Bob') as bob;
grant select on t to public;
insert into public.agency_members select brand, ada, 'owner' from t union all select brand, bob, 'admin' from t;
create function pg_temp.stored() returns text language sql
  security definer as $$ select version || ' ' || coalesce(phone, '-') || ' ' || coalesce(website, '-')
  from public.agencies where key = 'versioned' $$;

select tests.sign_in((select ada from t));
select lives_ok($$update public.agencies set version = 1, phone = '0161 496 0000'
  where key = 'versioned'$$, 'an edit from the stored version is saved');
select is(pg_temp.stored(), '2 0161 496 0000 -', 'and makes a new version');
select tests.sign_in((select bob from t));
select tests.refuses($$update public.agencies set version = 1, website = 'https://example.com/b'
  where key = 'versioned'$$, 'edit_conflict', 409, 'an edit from an older version is refused');
select tests.refuses($$update public.agencies set version = 3, website = 'https://example.com/b'
  where key = 'versioned'$$, 'edit_conflict', 409, 'so is one from a version that never was');
select tests.refuses($$update public.agencies set website = 'https://example.com/b'
  where key = 'versioned'$$, 'edit_conflict', 409, 'and one that names none');
select tests.refuses($$update public.agencies set version = null, website = 'https://example.com/b'
  where key = 'versioned'$$, 'edit_conflict', 409, 'or null');
select is(pg_temp.stored(), '2 0161 496 0000 -', 'what was refused changed nothing');
select lives_ok($$update public.agencies set version = 2, website = 'https://example.com/b'
  where key = 'versioned'$$, 'looked at again, it is saved');
select is(pg_temp.stored(), '3 0161 496 0000 https://example.com/b', 'beside what the first one wrote');

-- What the server writes.
select tests.serve();
create function pg_temp.upsert(phone text) returns uuid language sql as $$
  select public.upsert_agency(jsonb_build_object('key', 'versioned', 'name', 'versioned', 'display_name', 'versioned',
    'home_url', 'https://example.com',
    'service_email', 'versioned@example.com', 'whitelabel_name', 'versioned', 'branded_game_slug', 'test-game', 'phone',
      upsert.phone, 'website', 'https://example.com/b'))
$$;
select lives_ok($$select pg_temp.upsert('0161 496 0001')$$, 'the server names no version');
select is(pg_temp.stored(), '4 0161 496 0001 https://example.com/b', 'and its change is one too');
select pg_temp.upsert('0161 496 0001');
select is(pg_temp.stored(), '4 0161 496 0001 https://example.com/b', 'the same again changes nothing');
select tests.sign_out();
select lives_ok($$update public.agencies set version = 1, phone = '0161 496 0002'
  where key = 'versioned'$$, 'a version that the server names holds nothing up');
select is(pg_temp.stored(), '5 0161 496 0002 https://example.com/b', 'nor is it taken');
select * from finish();
