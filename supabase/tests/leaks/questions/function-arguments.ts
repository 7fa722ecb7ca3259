import { addDays } from '../../../functions/_shared/domain/edition-days.ts';
import { CLUE_KINDS } from '../../../functions/_shared/domain/fog.ts';
import { EDITION_KEYS } from '../../../functions/_shared/domain/editions.ts';
import { fairnessArguments } from './fairness-arguments.ts';
import { HANDLE } from '../stage/stage-friends.ts';
import { leadArguments } from './lead-arguments.ts';
import { marketArguments } from './market-arguments.ts';
import { reminderArguments } from './reminder-arguments.ts';
import { openRoundsOf, otherRuns, ownRuns, rounds, type Scene } from './scene.ts';

/** What a spy passes to one function: a body for each call. */
export type Arguments = (scene: Scene) => object[];

// Digits of the secret price: what a list of homes or games could be searched, sorted or paged by.
const digits = ['568431', '56843100'];
/** Two days from now it is tomorrow everywhere. */
const futureDays = () => {
  const today = new Date().toISOString().slice(0, 10);
  return [2, 3, 40].map((days) => addDays(today, days));
};
const variants = ['summary', 'share', 'detailed', 'shared_detailed', 'prices'];

/** A region that some game may name, and one that none does. */
const REGIONS = ['Leeds', 'nowhere'];

/**
 * Arguments that reach each function which everybody may call. Nothing here may tell a spy a price that the spy does
 * not know yet: no guess on an open round, no spoiler, no claim of what somebody else has guessed.
 */
export const argumentsForEverybody: Record<string, Arguments> = {
  accept_spoiler: (scene) =>
    scene.spy.name === 'viewer of a spoiler'
      ? [{ session_id: scene.backstage?.shared.sessionId, ...scene.token }]
      : ownRuns(scene),
  ...fairnessArguments,
  ...leadArguments,
  ...marketArguments,
  ...reminderArguments,
  board_facts: ({ games, token }) => games.flatMap((game) => [game, { ...game, ...token }]),
  brand_games: () => [{}, { brand: 'star' }],
  brand_words: () => [{}, { brand: 'star', locale: 'es' }],
  brand_record: () => [{}, { host_label: 'star' }, { host: 'homes.example.com' }],
  client_report: ({ games, token }) => games.map((game) => ({ ...game, ...token })),
  crowd_figures: rounds,
  // Every edition, and days that have not begun by any clock.
  daily_challenge: () => [
    ...EDITION_KEYS.map((edition) => ({ edition })),
    ...EDITION_KEYS.flatMap((edition) => futureDays().map((on) => ({ edition, on }))),
    { edition: digits[0] },
  ],
  delete_comment: (scene) =>
    ownRuns(scene).flatMap((run) =>
      [...scene.stage.comments.slice(0, 2), scene.backstage?.ownComment].map((id) => ({
        ...run,
        comment_id: id,
      })),
    ),
  edition_record: ({ token }) => [
    ...EDITION_KEYS.map((edition) => ({ edition, ...token })),
    ...futureDays().map((month) => ({ edition: 'uk', month, ...token })),
  ],
  forum_posts: ({ games, token }) => games.map((game) => ({ ...game, ...token })),
  game_choices: () => [{}, { brand: 'star' }],
  game_collection: () => [
    {},
    ...['newest', 'most_played', 'trending', 'length', 'title', 'price', 'amount_minor'].map((sort) => ({
      sort,
    })),
    ...digits.map((search) => ({ search })),
    ...['GB', ...digits].map((place) => ({ place })),
    ...['short', 'price'].map((length) => ({ length })),
    ...['blitz', 'price', ...digits].map((way) => ({ way })),
    ...digits.map((after) => ({ after })),
    { brand: 'star' },
    ...['klavo', 'price'].map((family) => ({ family })),
  ],
  game_homes: ({ games, token }) => games.map((game) => ({ ...game, ...token })),
  game_overview: ({ games, token }) => games.map((game) => ({ ...game, ...token })),
  // Of the run that is given up already; of others' runs, which are not theirs.
  give_up_run: (scene) =>
    scene.spy.name === 'somebody who gave up'
      ? ownRuns(scene)
      : otherRuns(scene).map((run) => ({ ...run, ...scene.token })),
  guesstimates: ({ stage, backstage, token }) =>
    [stage.main, ...(backstage ? [backstage.again, backstage.showcase, backstage.hosted] : [])]
      .flatMap(({ homes }) => homes)
      .map(({ gameListingId }) => ({ game_listing_id: gameListingId, ...token })),
  leaderboard: ({ games, stage, token }) => [
    ...games,
    ...['week', 'day', 'price'].map((period) => ({ ...games[0], period })),
    ...[...digits, ...stage.places].map((after) => ({ ...games[0], after })),
    { ...games[0], timed: true, ...token },
    ...REGIONS.flatMap((region) => games.map((game) => ({ ...game, region }))),
  ],
  leaderboard_place: (scene) => [
    ...ownRuns(scene).flatMap((run) => [run, { ...run, period: 'week' }]),
    ...otherRuns(scene),
    {
      session_id: scene.backstage?.shared.sessionId,
      guest_token: scene.backstage?.shared.guestToken ?? undefined,
    },
  ],
  list_templates: () => [{}],
  listed_games: () => [{}, { brand: 'star' }],
  live_proof: () => [{}, { brand: 'star' }],
  one_off_games: ({ stage }) => [
    {},
    { brand: 'star' },
    { after: stage.main.id },
    ...digits.map((after) => ({ after })),
  ],
  open_round: rounds,
  open_clue: (scene) => CLUE_KINDS.flatMap((kind) => rounds(scene).map((round) => ({ ...round, kind }))),
  preset_of_code: () => [{ code: 'LEAKTEST' }, ...digits.map((code) => ({ code }))],
  stake_round: (scene) => rounds(scene).map((round) => ({ ...round, is_staked: true })),
  own_place: ({ games, token }) => [
    ...games.map((game) => ({ ...game, ...token })),
    ...['week', 'price'].map((period) => ({ ...games[0], ...token, period })),
    { ...games[0], ...token, timed: true },
    ...REGIONS.map((region) => ({ ...games[0], ...token, region })),
  ],
  own_runs: ({ token, spy }) => [
    { ...token },
    { brand: 'star', ...token },
    ...[...spy.runs.map(({ sessionId }) => sessionId).slice(0, 1), 'x'].map((after) => ({ ...token, after })),
  ],
  over_par: (scene) => [...ownRuns(scene), ...otherRuns(scene)],
  public_profile: () => [HANDLE, ...digits].map((handle) => ({ handle })),
  read_comments: (scene) => [
    ...rounds(scene),
    ...rounds(scene)
      .slice(-1)
      .flatMap((round) => [digits[0], scene.stage.comments[0]].map((after) => ({ ...round, after }))),
  ],
  report_comment: (scene) =>
    ownRuns(scene).flatMap((run) =>
      scene.stage.comments.map((id) => ({ ...run, comment_id: id, reason: 'abuse', note: '' })),
    ),
  report_name: ({ stage, token, games }) =>
    [...[...stage.places, ...digits].map((entry) => ({ entry })), { entry: digits[0], brand: 'star' }].map(
      (asked) => ({ ...games[0], ...token, reason: 'abuse', note: '', ...asked }),
    ),
  resumable_runs: ({ token }) => [{ ...token }, { brand: 'star', ...token }],
  room_beat: ({ backstage, spy, token }) => [
    {
      room_id: backstage?.room.id,
      player_token: spy.name === 'player' ? backstage?.room.playerToken : (token.guest_token ?? 'x'),
    },
  ],
  // The player sits in the room; everybody else has found its id somewhere.
  room_state: ({ backstage, spy, token }) => {
    const own = (playerToken?: string) => (spy.name === 'player' ? playerToken : (token.guest_token ?? 'x'));
    const { room, draftRoom } = backstage ?? {};
    return [
      ...[room, draftRoom].map((one) => ({ room_id: one?.id, player_token: own(one?.playerToken) })),
      { room_id: room?.id, player_token: 'price' },
    ];
  },
  run_state: (scene) => [...ownRuns(scene), ...otherRuns(scene)],
  season_board: () => [{}, { season_on: '2020-02-01' }, ...['1', ...digits].map((after) => ({ after }))],
  // Results of others by their id alone are asked for by aboutSharedResults.
  session_results: (scene) => [
    ...[...ownRuns(scene), ...otherRuns(scene)].flatMap((run) =>
      variants.map((variant) => ({ ...run, variant })),
    ),
    ...(scene.backstage
      ? [{ session_id: scene.backstage.shared.sessionId, variant: 'shared_detailed', ...scene.token }]
      : []),
  ],
  challenge_of: (scene) => [...ownRuns(scene), ...otherRuns(scene)],
  start_outlook: (scene) => [
    ...scene.games.map((game) => ({ ...game, ...scene.token })),
    ...[...ownRuns(scene), ...otherRuns(scene)].map(({ session_id }) => ({
      ...scene.games[0],
      ...scene.token,
      like_run: session_id,
    })),
  ],
  set_detail_sharing: (scene) =>
    [...ownRuns(scene), ...otherRuns(scene)].map((run) => ({ ...run, is_shared: false })),
  template_homes: () => ['quick-three', 'one-home', 'price'].map((template_key) => ({ template_key })),
  unfinished_runs: ({ token }) => [{ ...token }],
};

/** Functions whose arguments say nothing of the spy: all of their arguments are tried by one spy with an account and one without. */
export const impersonal: readonly string[] = [
  ...[
    'brand_games',
    'brand_record',
    'brand_words',
    'daily_challenge',
    'day_corrections',
    'game_choices',
    'game_collection',
    'game_overview',
  ],
  ...['ask_for_reminder', 'confirm_reminder', 'end_reminder', 'push_reminders', 'reminder_by_token'],
  'save_push_reminders',
  // The market is the same for everybody.
  ...[
    'certificate_authorities',
    'find_certificates',
    'drawn_area',
    'market_place',
    'price_areas',
    'settled_values',
  ],
  ...[
    'sales_near',
    'sold_cells',
    'sold_distribution',
    'sold_figures',
    'sold_homes',
    'sold_markets',
    'sold_places',
  ],
  ...['list_reference_properties', 'valuation_accuracy'],
  ...['list_templates', 'listed_games', 'live_proof', 'one_off_games', 'template_homes'],
  'report_name',
];

/** The rounds that the spy has still to guess, as edge functions name them. */
export function openRounds(
  scene: Scene,
): { sessionId: string; gameListingId: string; guestToken?: string }[] {
  return openRoundsOf(scene).map(({ run, home }) => ({
    sessionId: run.sessionId,
    gameListingId: home.gameListingId,
    ...(scene.spy.guestToken === null ? {} : { guestToken: scene.spy.guestToken }),
  }));
}
