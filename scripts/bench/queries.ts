import { PLAYER_ID, type Caller } from './act-as.ts';

/** A row of bench.samples or bench.work that a measured call is made for. */
export interface Sample {
  readonly session_id: string;
  readonly guest_token: string;
  readonly game_listing_id: string;
  readonly cursor: string;
}
/** A guess that waits to be recorded. */
export interface Work {
  readonly session_id: string;
  readonly game_listing_id: string;
  readonly listing_price_id: string;
  readonly amount_minor: string;
  readonly log_error: number;
  readonly score: number;
  readonly guest_token: string;
}

type Value = string | number | null;

/** A call that a screen or a function makes. */
export interface MeasuredRead {
  readonly name: string;
  /** What the median must stay under, in ms, where the specification says so. */
  readonly targetMs?: number;
  /** Asked this many times, where every time takes long. */
  readonly atMost?: number;
  readonly role: Caller;
  readonly sql: string;
  readonly values: (sample: Sample, slug: string) => Value[];
}

const board = (name: string, period: string): MeasuredRead => ({
  name,
  targetMs: 2,
  role: 'anon',
  sql: `select * from public.leaderboard($1, null, '${period}')`,
  values: (_sample, slug) => [slug],
});

const own = (name: string, call: string, targetMs?: number): MeasuredRead => ({
  name,
  ...(targetMs === undefined ? {} : { targetMs }),
  role: 'anon',
  sql: `select public.${call}`,
  values: (sample) => [sample.session_id, sample.guest_token],
});

const listed = (name: string, args: string, values: readonly string[] = []): MeasuredRead => ({
  name: `list of games, ${name}`,
  role: 'anon',
  sql: `select public.game_collection(${args})`,
  values: () => [...values],
});

const guesses = (name: string, args: string): MeasuredRead => ({
  name: `guesses on a home, ${name}`,
  role: 'manager',
  sql: `select public.manage_guesses($1, $2${args})`,
  values: (sample, slug) => [slug, sample.game_listing_id],
  atMost: 10,
});

/** The end of a page in the middle of the list: a title, and the least of ids. */
const DEEP_IN_THE_LIST = Buffer.from(
  JSON.stringify(['title', 'game 3000', '00000000-0000-0000-0000-000000000000']),
).toString('base64');

/** What the screens read. */
export const READS: readonly MeasuredRead[] = [
  board('top 100, all time', 'all_time'),
  board('top 100, month', 'month'),
  board('top 100, week', 'week'),
  board('top 100, day', 'day'),
  {
    name: '100 after a deep cursor',
    role: 'anon',
    sql: `select * from public.leaderboard($1, null, 'all_time', $2)`,
    values: (sample, slug) => [slug, sample.cursor],
  },
  own('own rank, all time', `leaderboard_place($1, $2, 'all_time')`, 5),
  own('own rank, month', `leaderboard_place($1, $2, 'month')`, 5),
  own('own rank, week', `leaderboard_place($1, $2, 'week')`, 5),
  own('own rank, day', `leaderboard_place($1, $2, 'day')`, 5),
  own('results, summary', `session_results($1, 'summary', $2)`),
  own('results, detailed', `session_results($1, 'detailed', $2)`),
  {
    name: 'results, share',
    role: 'anon',
    sql: `select public.session_results($1, 'share')`,
    values: (sample) => [sample.session_id],
  },
  {
    name: 'crowd figures',
    role: 'anon',
    sql: 'select public.crowd_figures($1, $2, $3)',
    values: (sample) => [sample.session_id, sample.game_listing_id, sample.guest_token],
  },
  own('run state', 'run_state($1, $2)'),
  {
    name: 'unfinished runs',
    role: 'anon',
    sql: 'select public.unfinished_runs($1)',
    values: (sample) => [sample.guest_token],
  },
  {
    name: 'own runs',
    role: 'anon',
    sql: 'select public.own_runs(null, $1)',
    values: (sample) => [sample.guest_token],
  },
  {
    name: 'own games',
    role: 'manager',
    sql: 'select public.own_games()',
    values: () => [],
  },
  {
    name: 'outlook of a start',
    role: 'anon',
    sql: 'select public.start_outlook($1, null, $2)',
    values: (sample, slug) => [slug, sample.guest_token],
  },
  {
    name: 'outlook of a challenge',
    role: 'anon',
    sql: 'select public.start_outlook($1, null, null, $2)',
    values: (sample, slug) => [slug, sample.session_id],
  },
  own('both sides of a challenge', 'challenge_of($1, $2)'),
  {
    name: 'open round, guessed',
    role: 'anon',
    sql: 'select public.open_round($1, $2, $3)',
    values: (sample) => [sample.session_id, sample.game_listing_id, sample.guest_token],
  },
  {
    name: 'game overview',
    role: 'anon',
    sql: 'select public.game_overview($1)',
    values: (_sample, slug) => [slug],
  },
  { name: 'games of a brand', role: 'anon', sql: 'select public.brand_games(null)', values: () => [] },
  { name: 'proof of a front page', role: 'anon', sql: 'select public.live_proof(null)', values: () => [] },
  listed('newest', `sort => 'newest'`),
  listed('most played', `sort => 'most_played'`),
  listed('shortest', `sort => 'length'`),
  listed('after a deep cursor', `sort => 'title', after => $1`, [DEEP_IN_THE_LIST]),
  listed('one word', 'search => $1', ['malaga']),
  listed('a word that is rare', 'search => $1', ['game 1234']),
  listed('a place and a family', `place => 'GB', family => 'ultima', sort => 'title'`),
  {
    name: 'choices of the list of games',
    role: 'anon',
    sql: 'select public.game_choices(null)',
    values: () => [],
  },
  {
    name: 'runs to go on with',
    role: 'anon',
    sql: 'select public.resumable_runs(null, $1)',
    values: (sample) => [sample.guest_token],
  },
  {
    name: 'games of a code',
    role: 'service_role',
    sql: 'select public.games_of_code(null, $1)',
    values: () => ['code 123'],
  },
  {
    name: 'a game to manage',
    role: 'manager',
    sql: 'select public.manage_game($1)',
    values: (_sample, slug) => [slug],
    atMost: 20,
  },
  {
    name: 'figures of a home to manage',
    role: 'manager',
    sql: 'select public.manage_guess_figures($1, $2)',
    values: (sample, slug) => [slug, sample.game_listing_id],
    atMost: 20,
  },
  guesses('newest', ''),
  guesses('oldest', ', is_descending => false'),
  guesses('dearest', `, sort => 'amount'`),
  guesses('furthest off', `, sort => 'error'`),
  guesses('a name', `, filter => '{"name": "player 77"}'`),
  {
    name: 'reports of a game',
    role: 'manager',
    sql: 'select public.open_reports($1)',
    values: (_sample, slug) => [slug],
  },
  {
    name: "may a page of an agency's people be opened",
    role: 'manager',
    sql: `select public.may_open_page('agency-staff')`,
    values: () => [],
  },
  {
    name: 'own homes',
    role: 'manager',
    sql: 'select public.own_listings()',
    values: () => [],
  },
  {
    name: 'own homes, a word',
    role: 'manager',
    sql: 'select public.own_listings($1)',
    values: () => ['measured'],
  },
  {
    name: 'homes to add to a game',
    role: 'manager',
    sql: 'select public.homes_to_add($1)',
    values: (_sample, slug) => [slug],
  },
  {
    name: 'games of a brand to manage',
    role: 'manager',
    sql: 'select public.scoot_games(null)',
    values: () => [],
    atMost: 5,
  },
];

/** A call that writes; each works on a guess of its own, so it is measured once per guess. */
export interface MeasuredWrite {
  readonly name: string;
  readonly targetMs?: number;
  readonly role: Caller;
  readonly sql: string;
  readonly values: (work: Work, slug: string) => Value[];
}

/** What one guess does, in order: the round opens, is scored, is recorded. */
export const OPEN_ROUND: MeasuredWrite = {
  name: 'open round, first time',
  role: 'anon',
  sql: 'select public.open_round($1, $2, $3)',
  values: (work) => [work.session_id, work.game_listing_id, work.guest_token],
};
export const GUESS_CONTEXT: MeasuredWrite = {
  name: 'guess context',
  role: 'service_role',
  sql: `select public.guess_context($1, $2, null, $3, '192.0.2.1', $4, null, null, 'GBP')`,
  values: (work) => [work.session_id, work.game_listing_id, work.guest_token, work.amount_minor],
};
export const RECORD_GUESS: MeasuredWrite = {
  name: 'recording a guess',
  targetMs: 10,
  role: 'service_role',
  sql: `select public.record_guess($1, $2, $3, $4, null, null, $5, $6, 'fair', 'log_ratio', 1, 1, false)`,
  values: (work) => [
    work.session_id,
    work.game_listing_id,
    work.listing_price_id,
    work.amount_minor,
    work.log_error,
    work.score,
  ],
};
export const START_RUN: MeasuredWrite = {
  name: 'starting a run',
  role: 'service_role',
  sql: `select public.start_run($1, null, null, 'Player', client_address => '192.0.2.1')`,
  values: (_work, slug) => [slug],
};
/** A player with an account, whose first run asks more questions than a guest's; its plans are looked at, not its time. */
export const START_SIGNED_IN: MeasuredWrite = {
  name: 'starting a run, signed in',
  role: 'service_role',
  sql: `select public.start_run($1, null, null, 'Player', user_id => $2, client_address => '192.0.2.1')`,
  values: (_work, slug) => [slug, PLAYER_ID],
};
/** A challenge plays the homes of another run; its plans are looked at, not its time. */
export const START_LIKE: MeasuredWrite = {
  name: 'starting a run like another',
  role: 'service_role',
  sql: `select public.start_run($1, null, null, 'Player', client_address => '192.0.2.1', like_run => $2)`,
  values: (work, slug) => [slug, work.session_id],
};
/** The yardstick of throughput: one row into a table of the same shape, committed durably. */
export const BARE_INSERT: MeasuredWrite = {
  name: 'bare insert',
  role: 'service_role',
  sql: `insert into bench.bare_guesses (session_id, game_listing_id, amount_minor, currency, log_error, score, label, formula,
    formula_version, multiplier, is_late, is_counted) values ($1, $2, $3, 'GBP', $4, $5, 'fair', 'log_ratio', 1, 1, false, true)`,
  values: (work) => [work.session_id, work.game_listing_id, work.amount_minor, work.log_error, work.score],
};
