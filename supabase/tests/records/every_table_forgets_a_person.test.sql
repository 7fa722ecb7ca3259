-- A census of every table: what knows a person is told by their export, goes with their account, and nothing of anybody
-- else goes with it.
select plan(25);

select tests.one_of_everything();
create temp table p as
  select u.id, u.email, u.raw_user_meta_data ->> 'display_name' as name from auth.users u
  where u.raw_user_meta_data ->> 'display_name' ~ '^(Person|Player|Other) of everything$';
-- The player has of everything what the other one has, so that taking one person's takes one person's alone.
insert into private.seen_spoilers (game_id, player_id)
  select x.game_id, p.id from private.seen_spoilers x, p where p.name ~ '^Player';
insert into private.comment_blocks (game_id, player_id, comment_id)
  select x.game_id, p.id, x.comment_id from private.comment_blocks x, p where p.name ~ '^Player';
insert into private.replaced_names (game_id, player_id, display_name)
  select x.game_id, p.id, 'Other name' from private.replaced_names x, p where p.name ~ '^Player';
insert into private.report_viewers (game_id, player_id, access_code_id)
  select x.game_id, p.id, x.access_code_id from private.report_viewers x, p where p.name ~ '^Player';
insert into private.reports (game_id, session_id, reporter_id, reason)
  select x.game_id, x.session_id, p.id, 'abuse' from private.reports x, p
  where p.name ~ '^Player' and x.session_id is not null;
insert into private.player_changes (user_id) select p.id from p where p.name ~ '^Other';
-- Each has a run under way, and has said and asked something there.
create temp table g as
  select s.game_id, a.id as agency, tests.game('census-game', a.id, '{10000000,20000000}') as more
  from public.sessions s join p on p.id = s.user_id and p.name ~ '^Player'
  join public.agencies a on a.key = 'brand-of-everything' limit 1;
update public.games set family = 'forum' where id = (select more from g);
create temp table run as select p.id, p.name, tests.start(g.more, p.id) as run from g, p;
select tests.guess(run, 1, 12000000, id), tests.say(run, 1, 'A word of mine', id) from run;
insert into private.disputes (request_key, game_id, game_listing_id, session_id, reason, note, state, decided_at,
    appealed_at, appeal_note)
  select gen_random_uuid(), g.more, tests.home(run.run, 1), (run.run ->> 'session_id')::uuid, 'wrong_price',
    'This is my own house', 'appealed', now(), now(), 'I do know it' from run, g;
insert into private.reminders (edition, channel, address, locale, time_zone, hour)
  select 'uk', 'mail', p.email, 'en-GB', 'UTC', 7 from p;
insert into private.source_bans (source_hash, reach, owner_id, agency_id, actor_id, reason)
  select sha256('census'), 'tenant', p.id, g.agency, p.id, 'Taken down' from p, g;
insert into private.source_bans (source_hash, reach, owner_id, agency_id, reason, lifted_at, lift_reason, lifted_by)
  select sha256('census'), 'tenant', p.id, null, 'Taken down', now(), 'A mistake', p.id from p;
-- Elsewhere the same address is taken down for another agency, and was once for this one.
create temp table bans as
select p.id, n, tests.agency('ban-' || n || '-' || left(p.id::text, 8)) as agency, sha256(convert_to(n || p.id, 'UTF8'))
  as hash from p, unnest('{elsewhere,once}'::text[]) n where p.name ~ '^Player';
insert into private.source_bans (source_hash, reach, owner_id, agency_id, reason)
  select b.hash, 'tenant', b.id, b.agency, 'Taken down' from bans b;
insert into private.source_bans (source_hash, reach, agency_id, reason)
  select b.hash, 'tenant', g.agency, 'Taken down' from bans b, g where n = 'elsewhere';
insert into private.source_bans (source_hash, reach, agency_id, reason, lifted_at, lift_reason)
  select b.hash, 'tenant', b.agency, 'Taken down', now(), 'A mistake' from bans b where n = 'once';
insert into storage.buckets (id, name) values ('census', 'census');
insert into storage.objects (bucket_id, name, owner, owner_id)
  select 'census', gen_random_uuid() || '/1.webp', null, p.id::text from p;

-- Every row that knows a text, by its table.
create function pg_temp.places_of(known text) returns table (place text, found jsonb) language plpgsql as $$
declare
  relation regclass;
begin
  for relation in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p')
  loop
    return query execute format('select %L::text, to_jsonb(t) from %s t where to_jsonb(t)::text ilike %L', relation,
      relation, '%' || known || '%');
  end loop;
end $$;

-- Where a person is known, and by which part of the export they read it.
create temp table told (place, part) as values
  ('auth.users', 'account'), ('private.leaving_accounts', 'account_goes_at'),
  ('profiles', 'account'), ('agency_members', 'brands'),
  ('private.staff_members', 'is_staff'), ('assets', 'homes'), ('games', 'games'), ('sessions', 'runs'),
  ('listing_imports', 'imports'), ('private.game_drafts', 'drafts'), ('private.photo_folders', 'photos'),
  ('private.photo_days', 'photos_of_a_day'), ('private.mode_presets', 'presets'), ('private.api_keys', 'api_keys'),
  ('private.reminders', 'reminders'), ('private.earned_badges', 'badges'), ('private.season_places', 'seasons'),
  ('private.friend_invitations', 'invitations'), ('private.friendships', 'friends'),
  ('private.public_profiles', 'public_profile'), ('private.seen_spoilers', 'shown_prices_of'),
  ('private.report_viewers', 'client_reports'), ('private.replaced_names', 'names_given'),
  ('private.comment_blocks', 'silenced_in'), ('private.reports', 'reports'), ('private.room_seats', 'rooms'),
  ('private.source_bans', 'sources_taken_down'), ('private.notices', 'notices'), ('dossier_members', 'dossiers'),
  ('dossier_notes', 'dossier_notes'), ('dossier_note_versions', 'dossier_note_versions'),
  ('dossier_queries', 'dossier_queries'), ('dossier_tasks', 'dossier_tasks'),
  ('dossier_points', 'dossier_points'), ('dossier_point_votes', 'dossier_point_votes'),
  ('private.dossier_notices', 'dossier_notices'), ('private.dossier_notice_ways', 'dossier_notice_ways'),
  ('private.dossier_feeds', 'dossier_feeds'), ('private.dossier_visits', 'dossier_visits'),
  ('dossier_ai_consents', 'model_consents'), ('dossier_ai_threads', 'model_conversations'),
  ('private.dossier_ai_usage', 'model_use'), ('dossier_feedbacks', 'dossier_feedback'), ('private.quests', 'quests'),
  ('private.shown_prices', 'shown_prices'),
  ('dossier_fact_versions', 'dossier_fact_versions'), ('dossier_offer_versions', 'dossier_offer_versions'),
  ('private.comparison_verdicts', 'comparison_verdicts');
-- What is not told: logs, an agency's pages with who wrote them, decisions about others, a queue of seconds, limits of
-- minutes, files beside their folders.
create temp table untold (place) as values ('storage.objects'), ('private.moderation_log'), ('private.management_log'),
  ('private.agency_log'), ('private.site_fields'), ('private.site_versions'), ('private.run_exclusions'),
    ('private.disputes'), ('private.player_changes'), ('private.rate_limits'),
  ('private.dossier_log');
create temp table known as
  select p.name, x.place, count(*) as rows from p, pg_temp.places_of(p.id::text) x group by 1, 2;
create temp table export (name text, told jsonb);
grant select on p to public;
grant all on export to public;
do $$
declare
  one record;
begin
  for one in select * from p loop
    perform tests.sign_in(one.id);
    insert into export values (one.name, public.own_data());
    perform tests.sign_out();
  end loop;
end $$;
select is_empty($$select k.name, k.place from known k
  where k.place not in (select place from told union select place from untold)$$,
  'each table that knows a person is told of in their export, or has a reason not to be');
select is_empty($$select t.place from told t where t.place not in (select place from known)$$,
  'and in each of these tables somebody was looked for and found');
select is_empty($$select k.name, t.part from known k join told t on t.place = k.place join export e on e.name = k.name
  where coalesce(e.told -> t.part, 'null') in ('null', '[]', '{}', 'false')$$, 'no part of an export is empty then');
select is_empty($$select e.name, t.part from export e cross join told t
  left join known k on k.place = t.place and k.name = e.name
  where jsonb_typeof(e.told -> t.part) = 'array' and jsonb_array_length(e.told -> t.part) <> coalesce(k.rows, 0)$$,
  'each part has as many rows as know the person, and none of anybody else');
select is((select array_agg((e.told -> 'is_staff')::text || jsonb_array_length(e.told -> 'comments') order by e.name)
  from export e), '{false1,true1,false2}', 'who is staff and what each has said are their own');
select is((select string_agg(coalesce(e.told -> 'public_profile' ->> 'handle', '-')
    || coalesce(e.told -> 'photos_of_a_day' ->> 'folders', '-'), ' ' order by e.name) from export e),
  '-- -1 0123456789abcdef-', 'and so are profile and count of photos');
select is_empty($$select e.name, q from export e, jsonb_array_elements(e.told -> 'questions') q
  where q ->> 'note' <> '' and q ->> 'appeal_note' <> 'I do know it'$$, 'questions are told in full');
select is((select count(*)::integer from export e, jsonb_array_elements(e.told -> 'questions') q
  where q ->> 'note' = 'This is my own house'), 3, 'to each of the three');
select is((select count(*)::integer from export e where (e.told -> 'reminders')::text ~ '@example.com'), 3,
  'and so are reminders to their mailbox, whoever asked for them');
select is_empty($$select e.name, o.id from export e join p o on o.name <> e.name where e.told::text ~ o.id::text
  or e.told::text ~ o.email$$, 'nobody''s export knows somebody else');

select is_empty($$select e.name from export e, jsonb_array_elements(e.told -> 'friends') f
  where f ->> 'name' = e.name$$,
  'friends are called by their own names');

-- The player goes.
create temp table other as select x.place, x.found from p, pg_temp.places_of(p.id::text) x where p.name !~ '^Player';
create function pg_temp.leave(who text) returns integer language plpgsql as $$
declare
  one record;
begin
  select * into one from p where name = who;
  perform tests.sign_in(one.id);
  perform public.delete_account(one.email);
  perform tests.sign_out();
  return private.erase_account(one.id);
end $$;
select is(pg_temp.leave('Player of everything'), 2, 'a player goes, and two runs stay');
select is_empty($$select x.place from p, pg_temp.places_of(p.id::text) x where p.name ~ '^Player'
  and x.place not in ('private.moderation_log', 'private.management_log', 'private.agency_log',
    'private.rate_limits')$$,
  'only logs know the player''s id, and limits for some minutes');
select is_empty($$select x.place from p, pg_temp.places_of(p.email) x where p.name ~ '^Player'$$,
  'nothing knows their mailbox');
select is_empty($$select x.place from p, pg_temp.places_of(p.name) x where p.name ~ '^Player'$$, 'or their name');
select is_empty($$select d.id from private.disputes d join run r on (r.run ->> 'session_id')::uuid = d.session_id
  where r.name ~ '^Player' and (d.note <> '' or d.appeal_note <> '')$$, 'or what they wrote in a question');
select is((select count(*)::integer from private.disputes d where d.note = 'This is my own house'), 2,
  'what others wrote is there');
select is_empty($$select o.place, o.found from other o where o.place <> 'private.friendships' and not exists (
  select from p, pg_temp.places_of(p.id::text) x
  where p.name !~ '^Player' and x.place = o.place and x.found = o.found)$$,
  'every row that knows somebody else is as it was');
select is((select count(*)::integer from private.source_bans b, g where b.source_hash = sha256('census')
  and b.agency_id = g.agency and b.lifted_at is null and b.owner_id is null), 1, 'what was taken down stays down');
select is((select count(*) from private.source_bans b join bans x on x.hash = b.source_hash
  and x.agency = b.agency_id and x.n = 'elsewhere' where b.lifted_at is null), (select count(*) from bans
  where n = 'elsewhere'), 'also where another agency has taken down the same');
select is((select count(*) from private.source_bans b join bans x on x.hash = b.source_hash
  and x.agency = b.agency_id and x.n = 'once' where b.lifted_at is null), (select count(*) from bans
  where n = 'once'), 'and where it was taken down once before');
select is((select count(*) from private.source_bans b where b.source_hash = sha256('census')
  and b.lifted_at is not null), (select count(*) from p), 'what was lifted stays to be read');
select is((select count(*) from storage.objects o where o.bucket_id = 'census' and o.owner_id is not null),
  (select count(*) from p where name !~ '^Player'), 'files of others stay theirs');

-- The others go as well.
select pg_temp.leave('Other of everything'), pg_temp.leave('Person of everything');
select is_empty($$select p.name, x.place from p, pg_temp.places_of(p.id::text) x
  where x.place not in ('private.moderation_log', 'private.management_log', 'private.agency_log',
    'private.rate_limits')$$,
  'who manages and who is staff goes as well');
select is((select count(*)::integer from private.source_bans b, g where b.source_hash = sha256('census')
  and b.agency_id = g.agency and b.lifted_at is null), 1, 'and what was taken down for their agency stays down, once');
