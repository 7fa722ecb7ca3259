-- What is typed is cut before it is read, and every list of the API has an end.
select plan(9);

create temp table long as select repeat('Málaga ', 700000) as text;
grant select on long to public;
create temp table t as select tests.person('Ada') as ada;
grant select on t to public;
create function pg_temp.milliseconds(statement text) returns double precision language plpgsql as $$
declare
  begun timestamptz := clock_timestamp();
begin
  execute statement;
  return extract(epoch from clock_timestamp() - begun) * 1000;
end $$;
select tests.visit();
select cmp_ok(pg_temp.milliseconds('select public.game_collection(search => (select text from long))'), '<',
  300::double precision, 'five megabytes of search text cost a visitor''s list next to nothing');
select tests.sign_in((select ada from t));
select cmp_ok(pg_temp.milliseconds('select public.own_listings((select text from long))'), '<', 300::double precision,
  'nor the list of own homes');
select tests.sign_out();
select is(private.search_of('Málaga ' || repeat('x', 5000000)), private.search_of('malaga ' || repeat('x', 193)),
  'what stands first is searched for');
select is(private.search_of(null), null, 'and nothing finds everything');

-- Searches cut what was typed where they first name it.
select is_empty($$
  select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'private' and p.proname in ('search_of', 'own_listings', 'homes_to_add', 'homes_to_take_down',
    'plain_text')
    and p.prosrc !~ 'left\((coalesce\()?[a-z_.]*(search|typed|text_in)'$$, 'every search cuts its text first');

-- Lists without a limit of their own, and what ends them.
create temp table ended (name text, why text);
insert into ended values
  ('game_homes', 'homes of one game: 50'), ('forum_posts', 'homes of one game: 50'),
    ('client_report', 'homes of one game: 50'), ('brand_games', 'games_shown: 60'),
  ('run_fairness', 'rounds of one run: 50, a question for each'),
  ('session_results', 'rounds of one run: 50'), ('run_state', 'rounds of one run: 50'),
    ('over_par', 'rounds of one run: 50'), ('own_data', 'what a person has of their own'),
    ('public_profile', 'badges: as many as there are'),
    ('open_round', 'photos of one home'),
    ('room_state', 'seats of one room: 200, rounds of one game: 50'), ('import_sources', 'feeds of a brand: 10'),
    ('runs_over_time', 'days or weeks: 30'),
  ('edition_record', 'days of one month, marks of three years'), ('edition_plan', 'sixty-one days'),
  ('reveal_hint', 'one round'), ('note_imports', 'what the caller sent'), ('board_facts', 'regions of one game: 20'),
    ('create_photo_folders', 'what the caller asked for: 100'),
    ('save_draft_changes', 'one draft: eight megabytes'),
  ('push_reminders', 'editions: as many as there are'), ('take_out_of_editions', 'homes of one game: 50'),
  ('area_cluster', 'kinds, and years of the register'), ('sold_cells', 'cells of one view: two thousand'),
    ('sold_distribution', 'bins of one chart: forty'), ('sold_figures', 'months of the register by kind'),
    ('own_quests', 'searches of a hunt: 30'), ('dossier_conversations', 'conversations in a dossier: 200'),
    ('dossier_conversation', 'questions of one conversation: 200'),
    ('dossier_listing_photos', 'photos of one listing: 100'),
    ('dossier_people', 'people of a dossier: 20, open links: 20'),
    ('verdicts_of_comparison', 'people of a dossier: 20'),
  ('agency_lead_people', 'people of one agency, and its templates: fifty'), ('agency_overview', 'ninety days'),
    ('agency_words', 'words of one batch: a thousand keys'), ('brand_words', 'four batches of a thousand keys'),
    ('ask_agency', 'what the caller sent'), ('change_homes', 'what the caller sent: a thousand homes'),
    ('crowd_report', 'homes of one game: 50'), ('home_views', 'views of an agency: 50'),
  ('agency_site', 'pages of a site: 100, links of a menu: 40'),
    ('site_pages', 'pages of a site: 100'),
    ('site_versions', 'versions of a page: fifty, and the published one');
select isnt_empty('select from ended', 'there is a list of them');
create view pg_temp.lists as
  select distinct p.proname::text as name, p.prosrc ~* '\mlimit\M|\[1:' as has_end from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prosrc ~ '(jsonb|json|array)_agg\('
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'));
select is_empty($$select name from pg_temp.lists where not has_end and name not in (select name from ended)
  order by name$$, 'every list of the API has a limit, or something that ends it');
select cmp_ok((select count(*)::integer from pg_temp.lists where has_end), '>=', 10, 'most have a limit');
select tests.sign_in((select ada from t));
select tests.refuses($$select public.scoot_games('default')$$, 'not_allowed', 403, 'a brand''s list is its people''s');
select * from finish();
