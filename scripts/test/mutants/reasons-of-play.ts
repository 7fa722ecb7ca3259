/** Reasons for mutants of records, friends, fairness, reminders, rooms and modes; see reasons.ts. */
export const reasonsOfPlay: Readonly<Record<string, string>> = {
  "private.accept_friend(text): refusal off: perform private.refuse(410, 'invitation_over', 'This invitation is over: it was used, wi … 94462f":
    'Only two who use one link at the same moment come here, which takes two connections; these tests have one.',
  "private.appeal_dispute(uuid,text,text): refusal off: perform private.refuse(404, 'not_found', 'There is no such question. Look at the result  … 352744":
    'session_of, asked next, refuses a run that there is not with the same code.',
  'private.appeals(uuid): case always: count(*) = 50 8ef9eb': 'A page of fewer has no fiftieth row to name.',
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
  'private.decide_dispute(uuid,boolean,text): part of an or removed: dispute.id is null c90315':
    'Nobody manages no game, so the rest of the condition refuses it.',
  'private.delete_account(text,text): call dropped: perform private.take_turn(player) 938442':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.keep_account(): call dropped: perform private.take_turn(player) d12686':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  "private.save_mail_text(uuid,text,text,integer,text,text): refusal off: perform private.refuse(403, 'not_allowed', 'Owners and admins of an agency word its mail … 626f47":
    'The answer at its end is refused to the same people, and takes their change back.',
  'private.save_mail_text(uuid,text,text,integer,text,text): condition dropped: a.id = save_mail_text.agency_id 64cedd':
    'It locks the row of the agency for others who write at once; a single transaction waits for nobody.',
  'private.erase_account(uuid): call dropped: perform private.take_turn(player) bf1448':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.is_last_owner(uuid): part of an and removed: m.user_id = is_last_owner.user_id cb0916':
    'Whoever else is an owner is themself the other owner that is looked for.',
  "private.erase_account(uuid): part of an and removed: s.status = 'active' f27d91":
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
  "private.apply_correction(private.corrections,uuid[],jsonb,uuid): part of an and removed: s.status = 'active' f325f1":
    'keep_a_life asks the same of the run; this spares a call for each run that ended.',
  'private.book_again(uuid[]): part of an and removed: not r.is_void 3c9ed4':
    'A guess of a void round has no points: void_round takes them, and rounds void for another reason have no guess.',
  "private.can_be_guessed(uuid): part of an and removed: g.state = 'closed' 2fc8c1":
    'In the other states but archived, which is asked above, the first half asks the same of the day on which the game closes.',
  "private.count_season(uuid,date): part of an and removed: r.status <> 'active' 02458c":
    'A run under way has no end, which the next lines ask for.',
  'private.erase_account(uuid): condition dropped: player in (b.owner_id, b.actor_id, b.lifted_by) beb83a':
    'It chooses rows: of others nothing is changed, since none of the three is this person.',
  'private.go_on_with_run(uuid,text): call dropped: perform private.take_turn(coalesce(run.user_id, run.guest_id)) b7fb41':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.notice_room_absences(): part of an and removed: t.seen_at < clock_timestamp() - private.host_absence() c63733':
    'is_seat_here, asked beside it, says yes of everybody who was seen later; this is there for the index.',
  'private.own_place(text,text,text,boolean,text,text): part of an and removed: s.is_ranked 35ce3a':
    'Only a ranked run has an entry: put_on_boards asks, and make_practice takes it away.',
  'private.own_play(text): case always: r.may_double or exists (select from public.session_rounds o where o.session_id = r.id an … 4ffd74':
    'most_points says the same of a run without stakes and homes that wait; it is spared, since it looks run by run.',
  'private.own_play(text): part of an and removed: not o.is_void 02bb5a':
    'most_points, which is then asked, leaves void rounds out itself.',
  'private.record_correction(uuid,text,uuid,text,text,text,text,jsonb,jsonb,uuid,integer): part of an and removed: private.is_measured(g) 2ac125':
    'Every guess is measured: a_guess_is_an_amount_or_a_range lets none be written that says nothing.',
  'private.record_guess(uuid,uuid,uuid,bigint,bigint,bigint,double precision,integer,text,text,integer,double precision,boolean,boolean,integer,uuid): call dropped: perform private.take_turn(coalesce(s.user_id, s.guest_id)) from public.sessions s where  … 1a53a2':
    'It makes calls of one player wait for each other; a single transaction waits for nobody.',
  'private.record_guess(uuid,uuid,uuid,bigint,bigint,bigint,double precision,integer,text,text,integer,double precision,boolean,boolean,integer,uuid): part of an and removed: r.opened_at is null 72cdaf':
    'It would write the time that is there over itself.',
  'private.share_of(uuid): part of an and removed: g.session_id is not null abafb7':
    'No guess has no label, and shared_band knows no band without one.',
  'private.share_of(uuid): part of an and removed: run.rounds > 1 cb67cb':
    'A run has at most as many guesses as rounds, and more than one guess is asked for beside it.',
  "private.start_run(text,text,text,text,uuid,text,text,text,text,text,jsonb,uuid,boolean,text,text): always: game.visibility = 'code' or start_run.access_code is not null or start_run.share_token i … 0ad2c5":
    'Without a code or a token there is no hash that a row could have, and a game that needs neither refuses nobody.',
  "private.void_round(uuid[],uuid): condition dropped: w.status = 'active' 4c772a":
    'end_session, which alone follows, leaves a run that has ended as it is.',
  'private.void_rounds(uuid): part of an and removed: not r.is_void 13cc85': 'It would write true over true.',
  'private.ask_for_notice_mail(integer,text,text,text,text): call dropped: perform private.take_turn(coalesce(person, guest)) 2575de':
    'The turn is waited for by a second connection only; these tests have one.',
};
