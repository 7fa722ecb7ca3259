import { reasonsOfAgencies } from './reasons-of-agencies.ts';
import { reasonsOfDossiers } from './reasons-of-dossiers.ts';
import { reasonsOfPlay } from './reasons-of-play.ts';
import { reasonsOfTheMarket } from './reasons-of-the-market.ts';

/**
 * Mutants that no test can notice, by their id, each with the reason why it changes nothing that anybody could see.
 * A reason for a mutant that is noticed, or that is no longer made, makes the run fail.
 */
export const reasons: Readonly<Record<string, string>> = {
  ...reasonsOfAgencies,
  ...reasonsOfDossiers,
  ...reasonsOfPlay,
  ...reasonsOfTheMarket,
  "private.games_shown(text): part of an and removed: g.state in ('open', 'scheduled') 78af00":
    'is_open, asked beside it, is yes in these two states alone.',
  "private.broadcast_boards(): never: not pg_try_advisory_xact_lock(hashtextextended('broadcast_boards', 0)) 7d06bc":
    'The lock is refused to a second connection only; these tests have one.',
  "private.can_be_guessed(uuid): part of an and removed: g.state <> 'archived' 43f64b":
    'Neither half of the rest names archived among the states that it is about.',
  "private.catalogue_games(uuid[]): part of an and removed: not 'country_code' = any (gl.hidden_facts) d5b535":
    'A country is no fact that a game can hide: a_game_hides_known_facts refuses the word.',
  'private.catalogue_games(uuid[]): part of an and removed: not exists (select from found f where f.id = c.game_id) cb7f5a':
    'The statement has written the rows of found games by then, and Postgres deletes no row that the same statement has written.',
  'private.check_moderator(uuid,text): part of an or removed: game_id is null f6350a':
    'manages_game answers no for no game, so the other half refuses it.',
  'private.check_photos(jsonb,uuid): part of an and removed: f.user_id = check_photos.user_id 8ee5b1':
    'It chooses which rows are locked; a single transaction sees no lock.',
  'private.claim_guest_runs(text): part of an and removed: char_length(guest_token) >= 32 530d75':
    'Every token that is made has 32 characters or more, so no row has the hash of a shorter one.',
  'private.claim_guest_runs(text): part of an and removed: s.is_ranked e70ea9':
    'make_practice leaves a run that is practice as it is, and such a run has no counted guess and no place on a board.',
  'private.commitment_of(uuid): never: found_id is not null e29f8e':
    'The insert below does nothing where the seal is there, and the same one is found after it.',
  'private.edition_record(text,date,text): part of an and removed: d.game_id is not null e04b64':
    'A day without a game has none that a run could be of, which the other half sees.',
  'private.game_collection(text,text,text,text,text,text,text,text): part of an or removed: last is null 2a8e2c':
    'No place names no order, so the last part of the condition is met as well.',
  'private.forget_idle_guests(interval): condition dropped: not exists (select from public.sessions s where s.guest_id = i) ea8629':
    'A run comes between the look and the lock from another connection only; these tests have one.',
  'private.guess_answer(uuid,uuid,boolean): case always: g.log_error is not null b5608c':
    'The error in per cent of no error is null either way.',
  'private.guess_answer(uuid,uuid,boolean): case always: g.log_error is not null 07bb11':
    'The error in per cent of no error is null either way.',
  'private.import_source(uuid,uuid): part of an or removed: listing.id is null cd7391':
    'manages_listing answers no for no listing, so the other half refuses it.',
  "private.hold_showcases_to_agency_staff(): part of an and removed: tg_op = 'UPDATE' f5ebe1":
    'With an insert there is no old row, so its family is unknown and the rest of the condition is not met.',
  'private.is_banned_for(text,uuid): part of an and removed: is_banned_for.source_url is not null af2858':
    'No address has no hash, and no ban has no hash.',
  'private.is_banned_source(text,uuid,uuid): part of an and removed: is_banned_source.source_url is not null 013824':
    'No address has no hash, and no ban has no hash.',
  'private.is_withdrawn_source(text): part of an and removed: is_withdrawn_source.source_url is not null 4cef01':
    'No address has no hash, and no row has no hash.',
  "private.listed_games(text): part of an and removed: g.state in ('open', 'scheduled') d126e4":
    'is_open, asked beside it, says no in every other state.',
  'private.make_practice(uuid[],text,guesses): part of an and removed: g.is_counted 17d053 #2':
    'It would write false over false.',
  "private.one_off_games(text,text): part of an and removed: g.state in ('open', 'scheduled') d126e4":
    'is_open, beside it, asks for the same states.',
  'private.open_round(uuid,uuid,text): part of an and removed: r.opened_at is null 5b5b99':
    'Only a round that was not opened comes here; this holds a second request of the same moment, which takes two connections.',
  'private.place_of(private.leaderboard_entries,text): case always: players > 1 6b91cf':
    'Whoever has a place is a player, so there is at least one, and one alone is the case before.',
  'private.practise_as_managers(): condition dropped: c.owner_id is not null ebd3dd':
    "A person who is unknown equals nobody's id, so no run is found for them below.",
  'private.practise_as_managers(): condition dropped: c.owner_id is not null ebd3dd #2':
    "A person who is unknown equals nobody's id, so no run is found for them below.",
  'private.practise_as_managers(): condition dropped: g.owner_id is not null e16cae':
    "A person who is unknown equals nobody's id, so no run is found for them below.",
  'private.practise_as_managers(): condition dropped: m.agency_id = c.agency_id 787898':
    'It chooses whom to ask: runs_of_what_is_known applies the rule to each, and finds nothing new for people whom the change does not concern.',
  'private.practise_as_managers(): condition dropped: m.agency_id = c.agency_id 787898 #2':
    'It chooses whom to ask: runs_of_what_is_known applies the rule to each, and finds nothing new for people whom the change does not concern.',
  'private.practise_as_managers(): condition dropped: m.agency_id = g.agency_id 1b7ab3':
    'It chooses whom to ask: runs_of_what_is_known applies the rule to each, and finds nothing new for people whom the change does not concern.',
  'private.practise_as_managers(): part of an and removed: s.is_ranked b642ef':
    'It chooses whom to ask: runs_of_what_is_known looks for ranked runs under way itself.',
  "private.practise_as_managers(): part of an and removed: s.status = 'active' 524bd4":
    'It chooses whom to ask: runs_of_what_is_known looks for ranked runs under way itself.',
  'private.practise_as_managers(): part of an and removed: s.user_id = any (people) c4c663':
    'It chooses whom to ask: runs_of_what_is_known applies the rule to each, and finds nothing new for people whom the change does not concern.',
  "private.publish_game(jsonb): call dropped: perform private.check_source(home -> 'listing' ->> 'source_url', caller, case when agenc … 4bd81a":
    'The trigger hold_source_bans refuses the same address for the same people with the same code when the home is written.',
  "private.queue_unused_photos(interval): never: not pg_try_advisory_xact_lock(hashtextextended('queue_unused_photos', 0)) 40668b":
    'Only a second caller at the same moment finds it locked, which takes two connections.',
  'private.manage_guesses(text,uuid,text,text,boolean,jsonb,text,integer): part of an and removed: p.log_error is not null 976078':
    'The error in per cent of no error is null either way.',
  "private.may_lift(private.source_bans): part of an and removed: ban.reach = 'tenant' 2c4864":
    'A ban for everybody names no tenant (a_ban_for_everybody_names_no_tenant), so the rest of the condition is not met.',
  'private.may_look_up_prices(games,uuid[],uuid): never: user_id is null c75aa9':
    'Nobody is no owner, no member and no staff, so the answer below is no as well.',
  "private.may_look_up_prices(games,uuid[],uuid): part of an and removed: agencies <> '{}' a856df":
    'It spares a search that finds nothing: no agency is among none.',
  'private.read_comments(uuid,uuid,text,text): case always: jsonb_array_length(rows) > page_rows 8621e1':
    'Taking the 21st of at most 20 rows away takes nothing.',
  'private.read_comments(uuid,uuid,text,text): part of an and removed: c.removed_at is not null 860403':
    'A comment neither removed nor deleted is shown by the first alternative already.',
  "private.refresh_listing(uuid,uuid,jsonb): part of an and removed: l.status <> 'withdrawn' b291ea":
    'import_source has refused withdrawn homes at the top; this holds one withdrawn in between, which one transaction cannot be.',
  'private.rename_run(uuid,text,uuid,text): call dropped: perform private.take_turn(player) 4c3de5':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.remember_spoiler(uuid,uuid): call dropped: perform private.take_turn(viewer) b1b128':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  "private.resumable_runs(text,text): part of an and removed: s.status = 'active' f384a0":
    'Only active and expired runs come here, and has_run_out, beside it, knows the expired ones.',
  'private.restore_run(uuid): call dropped: perform private.take_turn(coalesce(run.user_id, run.guest_id)) 660eb5':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.run_periodic_jobs(): part of an and removed: j.ran_at <= clock_timestamp() - make_interval(secs => j.every_seconds) 2c9b93':
    'The loop has asked the same of the same row; this asks again after another caller may have run the job, which takes two connections.',
  'private.runs_of_what_is_known(uuid,uuid,uuid): part of an and removed: s.is_ranked 6d5818':
    'make_practice leaves a run that is practice already as it is, and such a run counts nowhere that it could be taken back from.',
  'private.save_scoot(text,jsonb,text): condition dropped: a.id = agency.id 666c17':
    'It chooses which row is locked; a single transaction sees no lock.',
  "private.session_results(uuid,text,text): refusal off: perform private.refuse(404, 'not_found', 'There is no result at this address. Ask for th … 9d7f22":
    'share_of refuses with the same code a few lines on.',
  'private.set_game_listings(uuid,uuid[]): condition dropped: (gl.position, gl.is_visible) is distinct from (excluded.position, true) 603f5f':
    'It spares writing a row as it is.',
  'private.set_game_listings(uuid,uuid[]): part of an and removed: gl.is_visible ef6a3e':
    'It spares hiding what is hidden.',
  'private.set_managed_homes(games,jsonb,uuid): part of an or removed: listing.id is null 988962':
    'user_manages_asset answers no for no home, so the other half refuses it.',
  'private.share_card(text,text,uuid): part of an and removed: game.id is not null 75f1e0':
    'Without a game there is no visibility, which the condition asks for as well.',
  "private.source_bans(text): part of an and removed: m.role in ('owner', 'admin', 'agent') d4620b":
    'There is no other role: a_member_is_owner_admin_or_agent.',
  'private.standing_of(sessions): case always: players > 1 6b91cf':
    'Without a place on the board the number of players is unknown, and what is reckoned from it is unknown too.',
  'private.takedowns(text,text,boolean,text): part of an or removed: caller_is_staff d8d7f9':
    'Staff manage every home, so the count finds none that others decide about.',
  'private.takedowns(text,text,boolean,text): part of an or removed: game.id is null 304272':
    'Without a game no home is in it, so the count finds none.',
  "private.user_manages_asset(uuid,uuid): part of an and removed: m.role in ('owner', 'admin', 'agent') bd4a51":
    'There is no other role: a_member_is_owner_admin_or_agent.',
  "private.user_manages_game(uuid,uuid): part of an and removed: m.role in ('owner', 'admin', 'agent') 0b4267":
    'There is no other role: a_member_is_owner_admin_or_agent.',
  'private.void_rounds(uuid): part of an and removed: not r.is_void 7cf14f':
    'The update below asks the same of each round and goes on where it found none.',
  'private.void_rounds(uuid): part of an and removed: not r.is_void 612cc9':
    'The loop above chose runs by the same question about the same round.',
  'private.why_this_price(uuid,uuid): case always: a.floor_area_m2 > 0 4ed26f':
    'An area is positive or unknown (rooms_and_areas_are_not_negative), and what is divided by an unknown one is unknown.',
  'private.why_this_price(uuid,uuid): case always: a.floor_area_m2 > 0 befd11':
    'An area is positive or unknown (rooms_and_areas_are_not_negative), and what is divided by an unknown one is unknown.',
  'private.why_this_price(uuid,uuid): case always: oa.floor_area_m2 > 0 4dccad':
    'An area is positive or unknown (rooms_and_areas_are_not_negative), and what is divided by an unknown one is unknown.',
  'private.write_comment(uuid,uuid,text,text,uuid,text,uuid,uuid): never: comment.id is not null fe8c60':
    'Only the same post sent twice at one moment comes here, which takes two connections; these tests have one.',
  'private.write_comment(uuid,uuid,text,text,uuid,text,uuid,uuid): never: comment.id is null 108940':
    'Only the same post sent twice at one moment comes here, which takes two connections; these tests have one.',
  'public.agencies "owners and admins edit their brand": with check opened d30ded':
    'The rule asks about the id alone, which nobody may update.',
  'public.import_hosts "staff change hosts": with check opened cd1592':
    'The rule asks about the caller alone, whom the same question has let through to the row.',
  'public.profiles "people edit their own profile": with check opened d66508':
    'The rule asks about the id alone, which nobody may update.',
  'public.takedown_requests "staff and the home\'s managers read takedown requests": using, part of an and removed: (listing_id IS NOT NULL) 618769':
    'manages_listing answers no for no listing.',
  'assets makers_of_a_new_home_practise: trigger disabled 659e7d':
    'A home that has just been made is in no run yet, so its makers have none that it could turn into practice.',
  'games a_new_game_is_catalogued: trigger disabled ba27a8':
    'A new game has no homes yet and is in no list; the trigger of its homes puts it there.',
  'games makers_of_a_new_game_practise: trigger disabled 1b4ba5':
    'A new game has no runs and no homes yet; the trigger of its homes asks about its makers when they are added.',
  'private.may_open_page(text,text,text): never: caller is null 35fd7a':
    'Only the role of signed-in people may call it, and whoever has that role has an id.',
  'private.forget_classroom_runs(interval): part of an and removed: c.started_at < now() - grace 2afdb0':
    'A run is active from its start on, so one with no sign of life for a month began before that month; the start is there for the index.',
  'private.forget_classroom_runs(interval): part of an and removed: c.started_at < now() - grace f88cf6':
    'A run is active from its start on, so one with no sign of life for a month began before that month; the start is there for the index.',
  "private.game_homes(text,text,text): case always: not 'photos' = any (gl.hidden_facts) 98b7ec":
    'Photos are no fact that a game can hide: a_game_hides_known_facts refuses the word.',
};
