/**
 * Mutants that no test can notice, by their id, each with the reason why it changes nothing that anybody could see.
 * A reason for a mutant that is noticed, or that is no longer made, makes the run fail.
 */
export const reasons: Readonly<Record<string, string>> = {
  "private.games_shown(text): part of an and removed: g.state in ('open', 'scheduled') 78af00":
    'is_open, asked beside it, is yes in these two states alone.',
  "private.broadcast_boards(): never: not pg_try_advisory_xact_lock(hashtextextended('broadcast_boards', 0)) 7d06bc":
    'The lock is refused to a second connection only; these tests have one.',
  "private.can_be_guessed(uuid): part of an and removed: g.state <> 'archived' 43f64b":
    'Neither half of the rest names archived among the states that it is about.',
  "private.can_be_guessed(uuid): part of an and removed: g.state = 'closed' de15ea":
    'Archived games are left out before it; of the others, one that closes is judged alike by both halves, and one that does not has met the first.',
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
  'private.commitment_of(uuid): part of an or removed: price.id is null 0e7a8e':
    'Where there is no price there is no amount, which the other half sees.',
  'private.commitment_of(uuid): never: found_id is not null e29f8e':
    'The insert below does nothing where the seal is there, and the same one is found after it.',
  'private.edition_record(text,date,text): part of an and removed: d.game_id is not null e04b64':
    'A day without a game has none that a run could be of, which the other half sees.',
  'private.game_collection(text,text,text,text,text,text,text): part of an or removed: last is null 2a8e2c':
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
  'private.own_place(text,text,text,boolean,text): part of an and removed: s.is_ranked 35ce3a':
    'Only ranked runs have an entry: put_on_board refuses others, and make_practice deletes the entry of what becomes practice.',
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
  'private.record_guess(uuid,uuid,uuid,bigint,bigint,bigint,double precision,integer,text,text,integer,double precision,boolean): call dropped: perform private.take_turn(coalesce(s.user_id, s.guest_id)) from public.sessions s where  … 1a53a2':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.record_guess(uuid,uuid,uuid,bigint,bigint,bigint,double precision,integer,text,text,integer,double precision,boolean): part of an and removed: r.opened_at is null 72cdaf':
    'The update keeps the time of a round that was opened; it spares writing the row as it is.',
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
  'private.share_of(uuid): case always: g.session_id is not null abafb7':
    'shared_band is null itself where nothing was guessed.',
  'private.share_of(uuid): part of an and removed: run.rounds > 1 92cc53':
    'More than one guess, asked for beside it, needs more than one round: a_session_has_1_to_50_rounds.',
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
  "private.accept_friend(text): refusal off: perform private.refuse(410, 'invitation_over', 'This invitation is over: it was used, wi … 94462f":
    'Only two who use one link at the same moment come here, which takes two connections; these tests have one.',
  "private.appeal_dispute(uuid,text,text): refusal off: perform private.refuse(404, 'not_found', 'There is no such question. Look at the result  … 352744":
    'session_of, asked next, refuses a run that there is not with the same code.',
  'private.appeals(uuid): case always: count(*) = 50 8ef9eb': 'A page of fewer has no fiftieth row to name.',
  'private.book_again(uuid): part of an and removed: not r.is_void e706ab':
    'A guess of a void round has no points: void_round takes them, and rounds void for another reason have no guess.',
  "private.claim_messages(text[],integer): part of an and removed: m.kind = 'day' 7c2b8c":
    'A message of another kind is about no day, so it finds none that could be over.',
  "private.claim_messages(text[],integer): part of an and removed: m.state = 'claimed' 5a8814":
    'Claimed and begun messages alone have a lease (a_message_under_way_has_a_lease), and begun ones have just lost theirs.',
  'private.close_poll(uuid,uuid): call dropped: perform private.lock_runs_of(close_poll.home, null) f037b5':
    'It locks rows; a single transaction sees no lock.',
  'private.corrections_of_run(sessions): case always: g.session_id is not null 537224':
    'A correction that leads to a price is noted for runs that guessed alone.',
  'private.count_badges(): part of an and removed: s.user_id is not null 11cf6c':
    'A count of distinct people leaves nobody out of it.',
  "private.count_pars(): never: not pg_try_advisory_xact_lock(hashtextextended('count_pars', 0)) 21ca08":
    'The lock is refused to a second connection only; these tests have one.',
  'private.count_pars(): part of an and removed: not exists (select from private.point_counts c where c.game_listing_id = h.game_listing_ … d123b2':
    'What is deleted here is written anew right below, from the counts that are there.',
  "private.count_season(uuid,date): part of an and removed: s.status <> 'active' 5a5d4e":
    'A run under way has no end, which the next lines ask for.',
  'private.decide_dispute(uuid,boolean,text): part of an or removed: dispute.id is null c90315':
    'Nobody manages no game, so the rest of the condition refuses it.',
  'private.delete_account(text): call dropped: perform private.take_turn(player) bf1448':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.delete_account(text): part of an and removed: m.user_id = player 45f8fb':
    'Whoever else is an owner is themself the other owner that is looked for.',
  "private.delete_account(text): part of an and removed: s.status = 'active' f27d91":
    'end_session leaves a run that has ended as it is.',
  'private.describe_dispute(private.disputes): case always: dispute.game_listing_id is not null 5178c3':
    'No home has no name.',
  'private.edition_marks(text,uuid): part of an and removed: d.game_id is not null 554f76':
    'A day without a game has no other one either, so nobody has a run of it.',
  'private.forget_rooms(interval,interval): part of an and removed: r.changed_at < now() - least(grace, class_grace) c5fb20':
    'It spares looking at each room: the exact grace, asked next, is never shorter.',
  'private.game_fairness(text,text): part of an or removed: d.game_listing_id is null 504033':
    'No home can be guessed, so user_sees_price answers yes.',
  'private.invite_friend(): call dropped: perform private.take_turn(player) cb5203':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.invite_friend(): part of an and removed: i.user_id = player 6b7e61':
    'A link whose time is over works for nobody and is told to nobody, whosever it was.',
  'private.lock_runs_of(uuid,boolean): condition dropped: s.id in ( select r.session_id from public.session_rounds r where r.game_listing_id = loc … cb6703':
    'It chooses which rows are locked; a single transaction sees no lock.',
  'private.lock_runs_of(uuid,boolean): part of an and removed: not r.is_void 25c671':
    'It chooses which rows are locked; a single transaction sees no lock.',
  'private.look_at_player(uuid): call dropped: perform private.count_season(look_at_player.user_id, private.season_at(now() - interval  … 4e9e09':
    'It does something in the first two days of a quarter alone, and the tests have the day that it is.',
  'private.look_at_players(): condition dropped: u.id = player a5401d':
    'Of somebody who is gone there is no run, so nothing follows from it.',
  "private.look_at_players(): never: not pg_try_advisory_xact_lock(hashtextextended('look_at_players', 0)) 9db9f4":
    'The lock is refused to a second connection only; these tests have one.',
  'private.make_api_key(text): call dropped: perform private.take_turn(caller) 49afac':
    'It makes calls of one person wait for each other; a single transaction waits for nobody.',
  "private.notice_room_absences(): part of an and removed: t.seen_at < clock_timestamp() - interval '10 seconds' f17785":
    'It spares asking about each seat: nobody is missed sooner by is_seat_here, asked next.',
  'private.open_clue(uuid,uuid,text,text): call dropped: perform private.check_run_is_playable(run) 02165b':
    'open_round, asked for the clues below, refuses such a run with the same code.',
  "private.open_clue(uuid,uuid,text,text): refusal off: perform private.refuse(403, 'not_allowed', 'This game has no clues to open. Guess withou … 582f3c":
    'A round without fog has no clue to open, so the one that is asked for is not the next, which is refused with the same code.',
  'private.over_par(uuid,text): part of an and removed: not r.is_void 60e744':
    'A guess of a void round has no points, which the condition asks for as well.',
  "private.own_accuracy(): case always: l.status <> 'withdrawn' e78bf8":
    'The country is told beside an area alone, and a home that was withdrawn has none.',
  'private.own_play(text): condition dropped: d.is_counted 8d8ec1':
    'It spares reckoning the par of homes that the condition on guesses leaves out.',
  'private.own_play(text): part of an and removed: g.is_counted d093c8':
    'Par is asked for homes of counted guesses alone, so other guesses find none.',
  "private.queue_reminders(): never: not pg_try_advisory_xact_lock(hashtextextended('queue_reminders', 0)) 826d03":
    'The lock is refused to a second connection only; these tests have one.',
  'private.record_correction(uuid,text,uuid,text,text,text,text,jsonb,jsonb,uuid,integer): call dropped: perform private.lock_runs_of(home.id, null) 252260':
    'It locks rows; a single transaction sees no lock.',
  "private.record_correction(uuid,text,uuid,text,text,text,text,jsonb,jsonb,uuid,integer): case always: action = 'void' 189767":
    'What moves in the other corrections is chosen again below, from those that have guessed.',
  'private.round_with_audience(private.rooms,jsonb,integer): case always: middle.log_error is not null d8dce2':
    'The error in per cent of no error is null either way.',
  'private.save_preset(text,jsonb): call dropped: perform private.take_turn(caller) dd9c68':
    'It makes calls of one person wait for each other; a single transaction waits for nobody.',
  'private.share_of(uuid): case always: g.session_id is not null and not r.is_void 801314':
    'shared_band is null itself where nothing was guessed, and where a void round left no label.',
  'private.share_of(uuid): part of an and removed: not r.is_void 0728ae':
    'A guess of a void round has no label, so it adds no points.',
  'private.share_of(uuid): part of an and removed: not r.is_void 9c2042':
    'A guess of a void round has no label, so shared_band is null.',
  "private.void_round(uuid,uuid): never: run.status <> 'active' 09daf0":
    'end_session leaves a run that has ended as it is.',
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
  'private.may_open_page(text,text,text): never: caller is null 0d417b':
    'Only the role of signed-in people may call it, and whoever has that role has an id.',
  'private.forget_classroom_runs(interval): part of an and removed: c.started_at < now() - grace 2afdb0':
    'A run is active from its start on, so one with no sign of life for a month began before that month; the start is there for the index.',
  'private.forget_classroom_runs(interval): part of an and removed: c.started_at < now() - grace f88cf6':
    'A run is active from its start on, so one with no sign of life for a month began before that month; the start is there for the index.',
  "private.game_homes(text,text,text): case always: not 'photos' = any (gl.hidden_facts) 98b7ec":
    'Photos are no fact that a game can hide: a_game_hides_known_facts refuses the word.',
  "private.start_run(text,text,text,text,uuid,text,text,text,text,text,jsonb,uuid,boolean): always: game.visibility = 'code' or start_run.access_code is not null or start_run.share_token i … 0ad2c5":
    'Where no code is needed and none was sent, there is none to look for, and the refusal asks the same once more.',
};
