-- What an offer said is kept with who said it; a hunter's wishes and rate are kept; both follow their ticks.
select plan(19);

create temp table p as select tests.person('Ada') as ada, tests.person('Ben') as ben, tests.person('Cleo') as cleo,
  tests.person('Dan') as dan;
create temp table d as select gen_random_uuid() as id, gen_random_uuid() as home, gen_random_uuid() as offer;
grant select on p, d to public;
insert into public.dossiers (id, title) select id, 'A dossier' from d;
insert into public.dossier_members (dossier_id, user_id, role)
  select d.id, p.ada, 'owner' from d, p union all select d.id, p.ben, 'partner' from d, p
  union all select d.id, p.cleo, 'adviser' from d, p;
insert into public.dossier_assets (id, dossier_id, title) select home, id, 'Home' from d;
create function pg_temp.history() returns text language sql as $$
  select coalesce(string_agg(concat_ws(':', v.version, v.state, v.amount_minor, nullif(v.reply, ''),
    (select m.role from public.dossier_members m where m.user_id = v.author_id)), ',' order by v.version), '')
  from public.dossier_offer_versions v
$$;
create function pg_temp.tick(ticks text[]) returns void language plpgsql as $$
begin
  perform tests.sign_in((select ada from p));
  perform public.set_dossier_member((select id from d), (select cleo from p), 'adviser', ticks);
  perform tests.sign_in((select cleo from p));
end $$;

select tests.sign_in(ada) from p;
select lives_ok($$insert into public.dossier_offers (id, dossier_id, asset_id, amount_minor, currency, open_until_on)
  select offer, id, home, 30000000, 'GBP', '2026-12-01' from d$$, 'an offer knows until when it stands');
select is(pg_temp.history(), '1:planned:30000000:owner', 'what it says is kept as it comes in');
select tests.sign_in(ben) from p;
select lives_ok($$update public.dossier_offers set state = 'countered', reply = 'More', replied_on = '2026-11-28',
  version = version$$, 'the other one writes down the reply');
select is(pg_temp.history(), '1:planned:30000000:owner,2:countered:30000000:More:partner', 'with who did it');
select tests.refuses($$update public.dossier_offers set amount_minor = 1, version = 1$$, 'edit_conflict', 409,
  'whoever saw the version before is told');
select is(pg_temp.history(), '1:planned:30000000:owner,2:countered:30000000:More:partner',
  'and what is refused is no version');
select tests.denies($$update public.dossier_offer_versions set amount_minor = 1$$, 'nobody changes what was said');
select tests.denies($$delete from public.dossier_offer_versions$$, 'or takes it away');
select tests.denies($$insert into public.dossier_offer_versions (offer_id, version, state, amount_minor, currency,
  conditions, reply, chain) select offer, 9, 'made', 1, 'GBP', '', '', '' from d$$, 'or makes it up');

select tests.sign_in(cleo) from p;
select is(pg_temp.history(), '', 'an adviser reads none of it');
select pg_temp.tick('{offers}');
select is(pg_temp.history(), '1:planned:30000000:owner,2:countered:30000000:More:partner',
  'ticked for offers they do');
select pg_temp.tick('{}');
select is(pg_temp.history(), '', 'unticked they do not');
select tests.sign_in(dan) from p;
select is(pg_temp.history(), '', 'a stranger reads nothing');

select tests.sign_in(ben) from p;
select is(jsonb_path_query_array(public.own_data(), '$.dossier_offer_versions[*].reply'), '["More"]',
  'what somebody wrote of an offer is among their data, and what the other one wrote is not');

-- Wishes.
select lives_ok($$insert into public.hunter_profiles (dossier_id, rate_bp, wishes, weights)
  select id, 475, '[{"fact": "hasGarden", "want": "is", "value": true, "is_must": true}]', '{"hasGarden": 5}' from d$$,
  'a hunter keeps wishes and a rate');
select tests.sign_in(ada) from p;
select lives_ok($$update public.hunter_profiles set wishes = '[]', rate_bp = null, version = version$$,
  'and the other one changes them');
select tests.refuses($$update public.hunter_profiles set rate_bp = 1, version = 1$$, 'edit_conflict', 409,
  'from the version that they saw');
select pg_temp.tick('{profile}');
select is((select count(*) from public.hunter_profiles where wishes = '[]'), 1::bigint,
  'ticked, an adviser reads them');
with changed as (update public.hunter_profiles set wishes = '[1]', version = version returning 1)
  select is((select count(*) from changed), 0::bigint, 'and changes nothing');
