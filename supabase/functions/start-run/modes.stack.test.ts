// Every mode that can be chosen is played through the functions and holds what its row says; another row, another game.
import { expect, it } from 'vitest';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { camelCase } from '../_shared/wire/camel-case.ts';
import { BUILT_MODES, MODES, modeOptions, type ModeOptions, type Modes } from '../_shared/domain/modes.ts';
import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { startRunRequest } from '../_shared/wire/start-run.ts';
import { createStartRun } from './handler.ts';

const stack = readStackAddress();
const headers = {
  apikey: stack.publishableKey,
  authorization: `Bearer ${stack.publishableKey}`,
  'content-type': 'application/json',
};

interface Run {
  sessionId: string;
  guestToken: string;
  rounds: { gameListingId: string }[];
  ranked: boolean;
}
interface Round {
  openedAt: string;
  deadlineAt: string | null;
  currency: string;
  priceKind: string;
  bounds: { minMinor: number; maxMinor: number };
  isRange: boolean;
  facts: Record<string, unknown>;
  photos: unknown[];
  hints: { kind: string }[];
  guess: unknown;
  mustStake?: boolean;
  clues?: unknown[];
}

async function send(path: string, body: object): Promise<{ status: number; body: object }> {
  const answer = await fetch(stack.api + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: camelCase(await answer.json()) as object };
}

async function open(run: Run, place: number): Promise<Round> {
  const game_listing_id = run.rounds[place]?.gameListingId;
  const args = { session_id: run.sessionId, game_listing_id, guest_token: run.guestToken };
  return (await send('/rest/v1/rpc/open_round', args)).body as Round;
}

function ids(run: Run, place: number) {
  return {
    sessionId: run.sessionId,
    gameListingId: run.rounds[place]?.gameListingId,
    guestToken: run.guestToken,
  };
}

/** What a round looks like before the guess, by what its mode says. */
function expectToObey(round: Round, { roundSeconds, runSeconds, ...options }: ModeOptions): void {
  const seconds =
    round.deadlineAt === null
      ? null
      : Math.round((Date.parse(round.deadlineAt) - Date.parse(round.openedAt)) / 1000);
  expect(seconds).toBe(options.isCalm ? null : (runSeconds ?? roundSeconds ?? null));
  const showsFacts = options.showsFacts !== false;
  expect(Object.keys(round.facts).length > 0, 'facts').toBe(showsFacts);
  expect(round.photos.length > 0, 'photos').toBe(options.showsPhotos !== false);
  expect(round.hints.length > 0, 'hints').toBe(options.hasHints !== false && showsFacts);
  expect('bedrooms' in round.facts, 'what a clue opens').toBe(showsFacts && !options.hasFog);
  expect(round.clues?.[0], 'the first clue').toEqual(
    options.hasFog ? { kind: 'rooms', multiplier: 0.95, isOpen: false } : undefined,
  );
  expect(round.isRange).toBe(options.isRange === true);
  expect([round.guess, round.currency.length, typeof round.priceKind]).toEqual([null, 3, 'string']);
  expect(round.bounds.minMinor).toBeLessThan(round.bounds.maxMinor);
}

it.each(BUILT_MODES)('the mode %s is played as its row says', async (mode) => {
  const options = modeOptions(mode);
  const { body: game } = await send('/rest/v1/rpc/game_overview', { game_slug: `sample-mode-${mode}` });
  // The table names no regions: each game names its own.
  const own = options.regions
    ? { ...options, regions: expect.arrayContaining([expect.any(String)]) }
    : options;
  expect(game).toMatchObject({ mode, modeOptions: own, isOpen: true, isSample: true });
  expect(game).toMatchObject({
    leaderboardEnabled: options.isRanked !== false && !options.isClassroom,
    cover: options.showsPhotos === false || options.mayDouble ? null : expect.anything(),
  });

  const started = await send('/functions/v1/start-run', { game: `sample-mode-${mode}` });
  const run = started.body as Run;
  expect([started.status, run.ranked]).toEqual([201, options.isRanked !== false]);
  if (options.mayDouble) {
    const closed = await open(run, 0);
    expect([closed.mustStake, closed.facts, closed.photos, closed.hints]).toEqual([true, {}, [], []]);
    const { sessionId: session_id, gameListingId: game_listing_id, guestToken: guest_token } = ids(run, 0);
    const staked = { session_id, game_listing_id, guest_token, is_staked: true };
    expect((await send('/rest/v1/rpc/stake_round', staked)).body).toEqual({ isStaked: true });
  }
  const round = await open(run, 0);
  expectToObey(round, options);

  const hint = await send('/functions/v1/reveal-hint', { ...ids(run, 0), kind: 'year' });
  if (round.hints.length === 0) expect(hint).toMatchObject({ status: 403, body: { code: 'not_allowed' } });

  const amount = { currency: round.currency, guess: { amountMinor: 40_000_000 } };
  const range = { currency: round.currency, guess: { lowMinor: 30_000_000, highMinor: 50_000_000 } };
  const pair = { currency: round.currency, guess: { isDearer: true, gapPercent: 25 } };
  const [fitting, other] = options.isRange
    ? [range, amount]
    : options.isComparison
      ? [pair, amount]
      : [amount, range];
  const flat = ({ currency, guess }: typeof amount | typeof range | typeof pair) => ({
    ...ids(run, 0),
    currency,
    ...guess,
  });
  expect((await send('/functions/v1/submit-guess', flat(other))).body).toMatchObject({
    code: 'invalid_request',
  });
  expect((await send('/functions/v1/submit-guess', flat(fitting))).status).toBe(200);

  // Of a pair both prices show at once, and no other.
  const guessed = [await open(run, 0), await open(run, 1), await open(run, 2)].map(
    ({ guess }) => guess !== null,
  );
  if (!options.mayDouble && !options.runSeconds)
    expect(guessed).toEqual([true, options.isComparison === true, false]);

  const after = await open(run, 0);
  expect([Object.keys(after.facts).length > 0, after.photos.length > 0], 'after the guess').toEqual([
    true,
    true,
  ]);
});

it.each(Object.keys(MODES).filter((mode) => !(BUILT_MODES as readonly string[]).includes(mode)))(
  'the mode %s, which rooms alone play, cannot be started',
  async (mode) => {
    const answer = await send('/functions/v1/start-run', { game: 'sample-mode-classic', mode });
    expect(answer).toMatchObject({ status: 409, body: { code: 'room_only' } });
  },
);

it.each<ModeOptions>([
  { roundSeconds: 7, isRange: true },
  { showsPhotos: false, hasHints: false },
  { showsFacts: false, isCalm: true, roundSeconds: 30 },
])('another row of the table, %j, is another game', async (options) => {
  const modes: Modes = { sprint: { isBuilt: true, ...options } };
  const variables: Record<string, string> = {
    SUPABASE_URL: stack.api,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
  };
  const handler = serve(
    { name: 'start-run', contract: startRunRequest, handle: createStartRun(modes) },
    platform((name) => variables[name]),
  );
  const body = JSON.stringify({ game: 'sample-mode-classic', mode: 'sprint' });
  const answer = await handler(
    new Request('http://functions.test/start-run', { method: 'POST', headers, body }),
  );
  expect(answer.status).toBe(201);
  expectToObey(await open((await answer.json()) as Run, 0), options);
});
