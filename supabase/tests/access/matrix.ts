// The access matrix: who reaches what, as it should be. access.stack.test.ts measures who really does, by trying, and
// fails for whatever has no row here. A role that is not named is denied: it has not even the right to ask.
//
// 'all' rows, or exactly those of measure.sql's rows that are named here: by a brand (x), a home of one (x1), an actor,
// or by all of these that are in the row's key (x agent); [] is a right without a row that is theirs.

export const actors = [
  'visitor',
  'guest',
  'player',
  'other player',
  'host',
  'agent',
  'admin',
  'owner',
  'other admin',
  'staff',
  'service',
] as const;
export type Actor = (typeof actors)[number];
export type Verb = 'select' | 'insert' | 'update' | 'delete';
export type Reach = 'all' | 'denied' | readonly string[];

export interface Rights {
  reach: Partial<Record<Actor, Reach>>;
  /** The columns that the right covers; absent means every column. */
  columns?: { only: readonly string[] } | { except: readonly string[] };
}

const everybody: Rights = {
  reach: Object.fromEntries(actors.filter((actor) => actor !== 'service').map((actor) => [actor, 'all'])),
};

/** Everybody with an account has the right; these reach rows with it. */
function signedIn(reach: Partial<Record<Actor, Reach>>, columns?: Rights['columns']): Rights {
  const people = actors.filter((actor) => !['visitor', 'guest', 'service'].includes(actor));
  return {
    reach: { ...Object.fromEntries(people.map((actor) => [actor, []])), ...reach },
    ...(columns && { columns }),
  };
}

/** Who works for brand x, or anything of theirs. */
function atX(reach: Reach): Partial<Record<Actor, Reach>> {
  return { agent: reach, admin: reach, owner: reach };
}

/** The homes of each brand, by those who manage them. */
const homes = { ...atX(['x1', 'x2']), host: ['z1'], 'other admin': ['y1', 'y2'], staff: 'all' } as const;

export const tables: Record<string, Partial<Record<Verb, Rights>>> = {
  'public.agencies': {
    select: everybody,
    update: signedIn(
      { admin: ['x'], owner: ['x'], 'other admin': ['y'] },
      { except: ['id', 'key', 'is_sample', 'created_at', 'updated_at'] },
    ),
  },
  'public.agency_members': {
    select: signedIn({
      ...atX(['x admin', 'x agent', 'x owner']),
      agent: ['x agent'],
      'other admin': ['y other admin'],
    }),
  },
  'public.profiles': {
    select: signedIn(eachTheirOwn()),
    update: signedIn(eachTheirOwn(), { only: ['display_name'] }),
  },
  'public.assets': { select: signedIn(homes) },
  'public.listings': { select: signedIn(homes) },
  'public.listing_photos': { select: signedIn(homes) },
  'public.games': {
    select: signedIn({ ...atX(['x']), host: ['z'], 'other admin': ['y'], staff: 'all' }),
  },
  'public.game_listings': { select: signedIn(homes) },
  'public.market_bounds': { select: everybody },
  'public.sessions': {
    select: signedIn(
      { player: ['player'], 'other player': ['other player'] },
      { except: ['guest_id', 'request_key', 'seed', 'median_log_error', 'practice_reason', 'like_id'] },
    ),
  },
  'public.session_rounds': {
    select: signedIn(
      { player: ['player x1', 'player x2'], 'other player': ['other player y1', 'other player y2'] },
      { except: ['commitment_id'] },
    ),
  },
  'public.guesses': {
    select: signedIn(
      { player: ['player x1'], 'other player': ['other player y1'] },
      { except: ['log_error', 'formula', 'formula_version', 'multiplier', 'is_counted'] },
    ),
  },
  'public.import_hosts': {
    select: everybody,
    insert: signedIn({ staff: 'all' }, { only: ['host', 'rule', 'reason', 'agency_id'] }),
    update: signedIn({ staff: 'all' }, { only: ['rule', 'reason', 'agency_id'] }),
    delete: signedIn({ staff: 'all' }),
  },
  'public.listing_imports': { select: signedIn({ host: ['host'], agent: ['agent'] }) },
  // One about a home of agency X, one that names no home.
  'public.takedown_requests': { select: signedIn({ ...atX(['about x1']), staff: 'all' }) },
  'public.game_templates': { select: everybody },
  'private.access_codes': {},
  'private.address_rule': {},
  'private.area_price_levels': {},
  'private.comment_blocks': {},
  'private.comments': {},
  'private.game_transitions': {},
  'private.crowd_histogram': {},
  'private.currencies': {},
  'private.file_removals': {},
  'private.front_page_figures': {},
  'private.game_catalogue': {},
  'private.game_drafts': {},
  'private.guest_identities': {},
  'private.import_source_changes': {},
  'private.import_source_homes': {},
  'private.import_source_runs': {},
  'private.import_sources': {},
  'private.job_failures': {},
  'private.leaderboard_broadcasts': {},
  'private.leaderboard_changes': {},
  'private.leaderboard_entries': {},
  'private.listing_prices': {},
  'private.moderation_log': {},
  'private.periodic_jobs': {},
  'private.photo_days': {},
  'private.photo_folders': {},
  'private.postcode_districts': {},
  'private.price_commitments': {},
  'private.rate_limits': {},
  'private.replaced_names': {},
  'private.reports': {},
  'private.management_log': {},
  'private.run_exclusions': {},
  'private.report_viewers': {},
  'private.reserved_slugs': {},
  'private.score_histogram': {},
  'private.seen_spoilers': {},
  'private.source_bans': {},
  'private.staff_members': {},
  'private.time_zones': {},
  'private.token_keys': {},
  'private.used_photo_folders': {},
};

/** Files of a bucket: what the storage API lets these roles do. Public files are read by address, without listing. */
export const buckets: Record<string, Partial<Record<Verb, Rights>>> = {
  'listing-photos': {
    select: signedIn({ visitor: [], guest: [], service: 'all' }),
    // Into folders that they were given: tests/building/photos_go_into_given_folders.
    insert: signedIn({ visitor: [], guest: [], host: ['in the folder of host'], service: 'all' }),
    update: signedIn({ visitor: [], guest: [], service: 'all' }),
    delete: signedIn({ visitor: [], guest: [], service: 'all' }),
  },
};

/** Who hears a topic and who speaks on it. */
export interface Topic {
  listen: readonly Actor[];
  speak: readonly Actor[];
}

/** Topics of private channels, with an id that nothing has. Whoever is not named neither listens nor speaks. */
export const channels: Record<string, Topic> = {
  'leaderboard:': { listen: ['service'], speak: ['service'] },
};

/** Who hears the board of brand X's game, as each kind of game that it may be. Nobody but the database speaks there. */
export const boards: Record<
  'public' | 'unlisted' | 'code' | 'draft' | 'classroom' | 'without a board',
  readonly Actor[]
> = {
  public: actors,
  unlisted: actors,
  // The player has a run of it; a guest's token is nothing that a channel knows.
  code: ['player', 'agent', 'admin', 'owner', 'staff', 'service'],
  draft: ['service'],
  classroom: ['service'],
  'without a board': ['service'],
};

/** Public topics that functions send to. No policy is asked there, so nothing is sent that not everybody may know. */
export const publicTopics: Record<string, Topic> = {};

/** Every other public topic is anybody's, as on hosted Realtime: nothing of ours is sent there, and nothing listens. */
export const otherPublicTopics: Topic = { listen: actors, speak: actors };

function eachTheirOwn(): Partial<Record<Actor, Reach>> {
  return Object.fromEntries(actors.map((actor) => [actor, [actor]]).slice(2, -1)) as Partial<
    Record<Actor, Reach>
  >;
}

type Callers = 'everybody' | 'signed in' | 'service' | 'nobody';

/** Who may call a function; the private ones are what the public ones of the same name stand on. */
export const functions: Record<string, Callers> = {
  ...callable('everybody', [
    'accept_spoiler',
    'board_facts',
    'challenge_of',
    'start_outlook',
    'brand_games',
    'client_report',
    'crowd_figures',
    'game_choices',
    'game_collection',
    'delete_comment',
    'forum_posts',
    'game_homes',
    'game_overview',
    'give_up_run',
    'guesstimates',
    'leaderboard',
    'leaderboard_place',
    'listed_games',
    'live_proof',
    'one_off_games',
    'open_round',
    'resumable_runs',
    'own_place',
    'own_runs',
    'read_comments',
    'report_comment',
    'report_name',
    'run_state',
    'session_results',
    'set_detail_sharing',
    'template_homes',
    'unfinished_runs',
  ]),
  'public.brand_record': 'everybody',
  ...callable('signed in', ['claim_guest_runs', 'moderate_comment', 'moderate_name', 'open_reports']),
  // Managing: refused inside to whoever does not manage that game or brand.
  ...callable('signed in', [
    'change_access_code',
    'exclude_run',
    'homes_to_add',
    'homes_to_take_down',
    'import_source_history',
    'import_sources',
    'lift_source_ban',
    'make_access_code',
    'manage_game',
    'manage_guess_figures',
    'manage_guesses',
    'manage_listing',
    'may_manage_game',
    'may_open_page',
    'remove_import_source',
    'restore_run',
    'runs_over_time',
    'save_import_source',
    'save_scoot',
    'scoot_games',
    'set_game_state',
    'set_import_source_state',
    'source_bans',
    'switch_access_code',
    'takedowns',
  ]),
  'public.list_templates': 'everybody',
  'public.own_brands': 'signed in',
  ...callable('signed in', [
    'create_photo_folders',
    'delete_draft',
    'deleted_drafts',
    'note_imports',
    'own_drafts',
    'own_games',
    'own_imports',
    'own_listings',
    'read_draft',
    'restore_draft',
    'save_draft',
    'save_draft_changes',
  ]),
  ...callable('service', [
    'begin_feed_test',
    'begin_import',
    'claim_import_source',
    'count_wrong_code',
    'decide_takedown',
    'draft_to_publish',
    'finish_import_run',
    'folders_removed',
    'folders_to_remove',
    'games_of_code',
    'guess_context',
    'homes_of_game',
    'import_listing',
    'import_rules',
    'import_source',
    'open_client_report',
    'photo_hashes',
    'photos_checked',
    'photos_to_check',
    'profile_name',
    'prices_to_scrub',
    'publish_game',
    'record_feed_homes',
    'record_guess',
    'record_imports',
    'refresh_listing',
    'rename_run',
    'request_takedown',
    'reveal_hint',
    'save_game',
    'save_listing',
    'set_access_code',
    'set_agency_member',
    'set_area_price_levels',
    'set_game_listings',
    'set_staff_member',
    'share_card',
    'start_run',
    'take_code_try',
    'take_rate_limit',
    'upsert_agency',
    'upsert_game',
    'withdraw_listings',
    'write_comment',
  ]),
  // What policies ask.
  'private.has_agency_role': 'signed in',
  'private.is_staff': 'signed in',
  'private.manages_asset': 'signed in',
  'private.manages_game': 'signed in',
  'private.manages_listing': 'signed in',
  'private.may_upload_photo': 'signed in',
  'private.may_hear_board': 'everybody',
  // What checks of tables that people write themselves ask.
  'private.are_colours': 'signed in',
  'private.are_links': 'signed in',
  'private.are_short_texts': 'signed in',
  'private.is_flat_object': 'signed in',
  'private.is_place': 'signed in',
  'private.is_theme': 'signed in',
  'private.is_web_address': 'signed in',
  // Inside the database only.
  'private.act_as': 'nobody',
  'private.has_due_import_sources': 'nobody',
  'private.import_run_facts': 'nobody',
  'private.import_source_facts': 'nobody',
  'private.import_source_to_manage': 'nobody',
  'private.known_feed_homes': 'nobody',
  'private.refuse_homes_that_went': 'nobody',
  'private.source_of_lease': 'nobody',
  'private.write_feed_home': 'nobody',
  'private.ban_source': 'nobody',
  'private.band_of_share': 'nobody',
  'private.band_points': 'nobody',
  'private.blurred_point': 'nobody',
  'private.board_top': 'nobody',
  'private.bounds_for_display': 'nobody',
  'private.bounds_of': 'nobody',
  'private.brand_to_manage': 'nobody',
  'private.broadcast_boards': 'nobody',
  'private.caller_address': 'nobody',
  'private.catalogue_changed': 'nobody',
  'private.catalogue_games': 'nobody',
  'private.check_moderator': 'nobody',
  'private.check_report': 'nobody',
  'private.check_has_homes': 'nobody',
  'private.check_managed_files': 'nobody',
  'private.check_photos': 'nobody',
  'private.check_run_is_playable': 'nobody',
  'private.close_reports': 'nobody',
  'private.closer_than': 'nobody',
  'private.commitment_of': 'nobody',
  'private.count_comments': 'nobody',
  'private.count_in_crowd': 'nobody',
  'private.count_on_board': 'nobody',
  'private.count_players': 'nobody',
  'private.cover_of': 'nobody',
  'private.create_profile': 'nobody',
  'private.crowd_bin': 'nobody',
  'private.crowd_of': 'nobody',
  'private.cursor_of': 'nobody',
  'private.describe_comment': 'nobody',
  'private.describe_behind_code': 'nobody',
  'private.describe_game': 'nobody',
  'private.describe_own_game': 'nobody',
  'private.describe_own_run': 'nobody',
  'private.describe_takedown': 'nobody',
  'private.detailed_rounds': 'nobody',
  'private.discard_replaced_photos': 'nobody',
  'private.draft_answer': 'nobody',
  'private.end_session': 'nobody',
  'private.entry_of': 'nobody',
  'private.expose': 'nobody',
  'private.error_band': 'nobody',
  'private.expire_runs': 'nobody',
  'private.find_game': 'nobody',
  'private.folders_of_draft': 'nobody',
  'private.forget_classroom_runs': 'nobody',
  'private.forget_deleted_drafts': 'nobody',
  'private.forget_idle_guests': 'nobody',
  'private.forget_imports': 'nobody',
  'private.forget_rate_limits': 'nobody',
  'private.friendly_name': 'nobody',
  'private.game_to_manage': 'nobody',
  'private.guess_answer': 'nobody',
  'private.guest_of': 'nobody',
  'private.has_board': 'nobody',
  'private.has_ranked_runs': 'nobody',
  'private.has_client_report': 'nobody',
  'private.has_run_out': 'nobody',
  'private.hash_code': 'nobody',
  'private.hash_secret': 'nobody',
  'private.hash_source': 'nobody',
  'private.hint_multiplier': 'nobody',
  'private.hint_value': 'nobody',
  'private.hold_source_bans': 'nobody',
  'private.host_of': 'nobody',
  'private.insert_imports': 'nobody',
  'private.is_banned_for': 'nobody',
  'private.is_banned_source': 'nobody',
  'private.is_blocked': 'nobody',
  'private.hold_photo_uploads': 'nobody',
  'private.hold_showcases_to_agency_staff': 'nobody',
  'private.is_left_in_peace': 'nobody',
  'private.played_homes': 'nobody',
  'private.rounds_shown': 'nobody',
  'private.take_over_cover': 'nobody',
  'private.take_agency_version': 'nobody',
  'private.use_up_photo_folder': 'nobody',
  'private.is_open': 'nobody',
  'private.is_own_page': 'nobody',
  'private.is_withdrawn_source': 'nobody',
  'private.is_usable': 'nobody',
  'private.are_mode_options': 'nobody',
  'private.game_in_mode': 'nobody',
  'private.game_of_run': 'nobody',
  'private.is_classroom': 'nobody',
  'private.keep_game_to_its_mode': 'nobody',
  'private.leave_boards': 'nobody',
  'private.options_before_guess': 'nobody',
  'private.photos_in_mode': 'nobody',
  'private.knows_prices': 'nobody',
  'private.choose_homes': 'nobody',
  'private.count_front_page': 'nobody',
  'private.count_front_pages': 'nobody',
  'private.crowd_of_points': 'nobody',
  'private.day_of_home': 'nobody',
  'private.games_shown': 'nobody',
  'private.guesses_of_report': 'nobody',
  'private.homes_to_tell_of': 'nobody',
  'private.price_in_report': 'nobody',
  'private.sample_guesses': 'nobody',
  'private.is_let_in': 'nobody',
  'private.challenge_side': 'nobody',
  'private.homes_like': 'nobody',
  'private.may_look_up_prices': 'nobody',
  'private.was_shown_prices': 'nobody',
  'private.deserves_rank': 'nobody',
  'private.runs_of_what_is_known': 'nobody',
  'private.practise_what_is_known': 'nobody',
  'private.practise_as_managers': 'nobody',
  'private.take_turn': 'nobody',
  'private.can_be_guessed': 'nobody',
  'private.user_sees_price': 'nobody',
  'private.game_shows_price': 'nobody',
  'private.crowd_without_amounts': 'nobody',
  'private.district_of': 'nobody',
  'private.keep_district': 'nobody',
  'private.fill_listing': 'nobody',
  'private.write_asset': 'nobody',
  'private.clue_columns': 'nobody',
  'private.pick': 'nobody',
  'private.insert_listing': 'nobody',
  'private.check_source': 'nobody',
  'private.check_round_is_open': 'nobody',
  'private.listing_at': 'nobody',
  'private.latest_price': 'nobody',
  'private.log_management': 'nobody',
  'private.make_practice': 'nobody',
  'private.managed_game': 'nobody',
  'private.managed_home': 'nobody',
  'private.managed_listing': 'nobody',
  'private.managed_offer': 'nobody',
  'private.may_lift': 'nobody',
  'private.new_code': 'nobody',
  'private.miss_limit_of': 'nobody',
  'private.note_job_failure': 'nobody',
  'private.misses_too_far': 'nobody',
  'private.listing_card': 'nobody',
  'private.may_use_listing': 'nobody',
  'private.period_start': 'nobody',
  'private.photo_source': 'nobody',
  'private.photos_of': 'nobody',
  'private.plain_text': 'nobody',
  'private.place_of': 'nobody',
  'private.player_of': 'nobody',
  'private.players_on_board': 'nobody',
  'private.point_of': 'nobody',
  'private.put_on_board': 'nobody',
  'private.random_hex_32': 'nobody',
  'private.rank_of': 'nobody',
  'private.rating_of': 'nobody',
  'private.refuse': 'nobody',
  'private.refuse_log_change': 'nobody',
  'private.refuse_management_log_change': 'nobody',
  'private.refuse_price_change': 'nobody',
  'private.replace_name': 'nobody',
  'private.refuse_reserved_slug': 'nobody',
  'private.remember_spoiler': 'nobody',
  'private.report_home': 'nobody',
  'private.round_of': 'nobody',
  'private.queue_unused_photos': 'nobody',
  'private.run_job': 'nobody',
  'private.run_periodic_jobs': 'nobody',
  'private.streak_of': 'nobody',
  'private.run_start': 'nobody',
  'private.search_of': 'nobody',
  'private.run_to_judge': 'nobody',
  'private.scoot_version': 'nobody',
  'private.session_of': 'nobody',
  'private.set_managed_homes': 'nobody',
  'private.set_managed_photos': 'nobody',
  'private.share_of': 'nobody',
  'private.shared_band': 'nobody',
  'private.standing_of': 'nobody',
  'private.take_off_board': 'nobody',
  'private.take_report_limit': 'nobody',
  'private.thread_of': 'nobody',
  'private.state_now': 'nobody',
  'private.survived_of': 'nobody',
  'private.lives_left': 'nobody',
  'private.lives_lost': 'nobody',
  'private.ends_run': 'nobody',
  'private.may_end_early': 'nobody',
  'private.deadline_of': 'nobody',
  'private.touch_updated_at': 'nobody',
  'private.user_manages_asset': 'nobody',
  'private.user_manages_game': 'nobody',
  'private.viewer_of': 'nobody',
  'private.wait_for_own_imports': 'nobody',
  'private.void_rounds': 'nobody',
  'private.withdraw_homes': 'nobody',
  'private.withdraw_listing': 'nobody',
  'private.why_this_price': 'nobody',
};

/** Overloads that only the database itself calls, beside a callable one of the same name. */
export const closedOverloads: readonly string[] = ['private.run_state(sessions)'];

function callable(callers: Callers, names: readonly string[]): Record<string, Callers> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`public.${name}`, callers],
      [`private.${name}`, callers],
    ]),
  );
}

/** The database roles behind a word. */
export const rolesOf: Record<Callers, readonly string[]> = {
  everybody: ['anon', 'authenticated'],
  'signed in': ['authenticated'],
  service: ['service_role'],
  nobody: [],
};
