-- A draft is seen as the page at an address of ten minutes, which only those who write the page make.
select plan(23);
create temp table t as
  select tests.agency('seen-brand') as agency, tests.agency('seen-rival') as rival, tests.person('Owner') as owner,
    tests.person('Admin') as admin, tests.person('Agent') as agent, tests.person('Rival') as rival_owner;
insert into public.agency_members (agency_id, user_id, role)
select agency, owner, 'owner' from t union all select agency, admin, 'admin' from t
union all select agency, agent, 'agent' from t union all select rival, rival_owner, 'owner' from t;
update public.agencies set supported_locales = '{en-GB,es}' where key = 'seen-brand';
create temp table p as select r.id from private.site_rows r, t where r.agency_id = t.agency and r.kind = 'sell';
insert into private.site_rows (id, agency_id, parent_id, role, kind) select md5('seen ' || k)::uuid, t.agency, p.id,
  'part', 'text' from t, p, unnest('{shown,hidden}'::text[]) k;
insert into private.site_fields (row_id, locale, field, agency_id, value)
select p.id, l, 'title', t.agency, to_jsonb(l || ' title') from t, p, unnest('{en-GB,es}'::text[]) l
union all select md5('seen shown')::uuid, 'en-GB', 'title', t.agency, '"Shown"' from t
union all select md5('seen shown')::uuid, '', 'consent', t.agency, '"By word"' from t
union all select md5('seen hidden')::uuid, 'en-GB', 'title', t.agency, '"Hidden"' from t
union all select md5('seen hidden')::uuid, '', 'visible', t.agency, 'false' from t;
create temp table made (token text, expires_at timestamptz);
grant select on t, p to public;
grant all on made to public;
create function pg_temp.see(locale text default 'en-GB', key text default 'seen-brand') returns jsonb language sql as
  $$ select public.page_preview(token, key, locale) from made $$;

select tests.visit();
select throws_ok('select public.preview_site_page(id) from p', '42501', null, 'a visitor makes no such address');
select tests.sign_in(agent) from t;
select tests.refuses('select public.preview_site_page(id) from p', 'not_found', 404, 'nor does an agent');
select tests.sign_in(rival_owner) from t;
select tests.refuses('select public.preview_site_page(id) from p', 'not_found', 404, 'nor another agency''s owner');
select tests.sign_in(admin) from t;
select tests.refuses($$select public.preview_site_page(md5('seen shown')::uuid)$$, 'not_found', 404,
  'a part is no page');
insert into made select j ->> 'token', (j ->> 'expires_at')::timestamptz from p, public.preview_site_page(p.id) j;
select matches(token, '^[0-9a-f]{64}$', 'an admin makes one') from made;
select is(expires_at, now() + interval '10 minutes', 'of ten minutes') from made;
select tests.sign_out();
select is((select count(*) from private.page_previews v, made where position(made.token in v::text) > 0), 0::bigint,
  'the token is kept nowhere');
select is((select count(*) from private.page_previews v, made where v.token_hash = private.hash_secret(made.token)),
  1::bigint, 'but its hash');

select tests.visit();
select is((select string_agg(f ->> 'value', ', ' order by f ->> 'value') from jsonb_array_elements(pg_temp.see()
  -> 'fields') f), 'Shown, en-GB title', 'whoever has the address sees what visitors would see');
select is(jsonb_array_length(pg_temp.see() -> 'parts'), 1, 'and no hidden part');
select is(pg_temp.see('es') ->> 'locale', 'es', 'in each language of the agency');
select is(pg_temp.see('fr') ->> 'locale', 'en-GB', 'and in its first one for any other');
select tests.refuses($$select public.site_page('sell', 'seen-brand')$$, 'not_found', 404, 'while it is not public');
select tests.refuses($$select pg_temp.see(key => 'seen-rival')$$, 'not_found', 404, 'on its own site alone');
select tests.refuses($$select public.page_preview(repeat('0', 64), 'seen-brand')$$, 'not_found', 404,
  'by no other token');
select tests.sign_out();
update public.agencies set suspended_at = now() where key = 'seen-brand';
select tests.refuses('select pg_temp.see()', 'not_found', 404, 'nor while its agency is suspended');
update public.agencies set suspended_at = null where key = 'seen-brand';
select is(pg_temp.see() ->> 'locale', 'en-GB', 'after that it is seen again');
update private.page_previews set expires_at = now();
select tests.refuses('select pg_temp.see()', 'not_found', 404, 'after ten minutes it is over');
select tests.sign_in(owner) from t;
select isnt((select j ->> 'token' from p, public.preview_site_page(p.id) j), (select token from made),
  'an owner makes another one');
select tests.sign_out();
select is((select count(*) from private.page_previews v join p on p.id = v.page_id), 1::bigint,
  'with which those that were over go');
update public.agency_members m set role = 'agent' from t where m.user_id = t.admin;
select is((select count(*) from private.page_previews v join p on p.id = v.page_id), 0::bigint,
  'whoever may do less leaves none behind');
select tests.sign_in(owner) from t;
select public.preview_site_page(id) from p;
select tests.sign_out();
insert into public.agency_members (agency_id, user_id, role) select rival, agent, 'agent' from t;
delete from public.agency_members m using t where m.user_id = t.agent and m.agency_id = t.rival;
select is((select count(*) from private.page_previews v join p on p.id = v.page_id), 1::bigint,
  'of another agency nobody ends any');
delete from public.agency_members m using t where m.user_id = t.admin;
select is((select count(*) from private.page_previews v join p on p.id = v.page_id), 0::bigint,
  'nor does whoever leaves');
select * from finish();
