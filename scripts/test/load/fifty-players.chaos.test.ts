import postgres, { type ISql, type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN_RATIO, binBounds, crowdBin } from '#domain/crowd-bins.ts';
import { scoreGuess } from '#domain/scoring.ts';
import { layGames, type LaidGame } from '../../bench/lay-games.ts';
import { startOwnStack, type OwnStack } from '../../bench/own-stack.ts';
import { createAmountDraw } from './draw-amount.ts';
import { createGuestPlayer, type GuestPlayer } from './guest-player.ts';
import { findDifferences, readRawGuesses, recountRanks, type RawGuess } from './recount.ts';

const PLAYERS = 50;
const ROUNDS = 10;

interface FinishedRun {
  readonly player: GuestPlayer;
  readonly sessionId: string;
  readonly listings: readonly string[];
}
interface Place {
  readonly rank: number;
  readonly players: number;
  readonly total_score: number;
}
interface Crowd {
  readonly count: number;
  readonly q1_minor: number;
  readonly median_minor: number;
  readonly q3_minor: number;
  readonly bins: readonly {
    readonly from_minor: number;
    readonly to_minor: number;
    readonly guesses: number;
  }[];
}

let stack: OwnStack;
let sql: Sql;
let game: LaidGame;
let runs: FinishedRun[];
let guesses: RawGuess[];

async function play(index: number): Promise<FinishedRun> {
  const player = createGuestPlayer(stack, `Player ${index + 1}`, `198.51.100.${index}`);
  const drawAmount = createAmountDraw(index);
  const run = await player.startRun(game.slug);
  for (const round of run.rounds) {
    await player.openRound(run.sessionId, round.gameListingId);
    await player.guess(run.sessionId, round.gameListingId, drawAmount());
  }
  return { player, sessionId: run.sessionId, listings: run.rounds.map((round) => round.gameListingId) };
}

/** The bins that crowd figures must have, from the amounts alone: log-price steps of 1 %, empty ones left out. */
function rebuildBins(amounts: readonly number[]): Crowd['bins'] {
  const counts = new Map<number, number>();
  for (const amount of amounts) counts.set(crowdBin(amount), (counts.get(crowdBin(amount)) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([bin, count]) => {
      const { fromMinor, toMinor } = binBounds(bin);
      return { from_minor: fromMinor, to_minor: toMinor, guesses: count };
    });
}

beforeAll(async () => {
  stack = await startOwnStack(() => undefined);
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => undefined });
  const [laid] = await layGames(sql, ['ten-rounds'], ROUNDS);
  if (laid === undefined) throw new Error('no game was laid');
  game = laid;
  const begun = performance.now();
  runs = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => play(index)));
  const seconds = (performance.now() - begun) / 1000;
  guesses = await readRawGuesses(sql, game.id);
  console.info(
    `${PLAYERS} players at once finished ${ROUNDS} rounds each in ${seconds.toFixed(1)} s: ${(guesses.length / seconds).toFixed(0)} rounds a second`,
  );
}, 300_000);

afterAll(async () => {
  await sql.end({ timeout: 5 });
  await stack.stop();
});

describe('fifty players at once', () => {
  test('submit-guess records each guess once, with the score of the domain', () => {
    expect(guesses).toHaveLength(PLAYERS * ROUNDS);
    for (const guess of guesses) {
      const { score } = scoreGuess({
        formula: 'log_ratio',
        difficulty: 'normal',
        guess: { amountMinor: guess.amount_minor },
        priceMinor: guess.price_minor,
      });
      expect(guess.score).toBe(score);
    }
  });

  test('totals, board entries and counters equal a recount from the raw guesses', async () => {
    expect(await findDifferences(sql, game.id)).toEqual([]);
  });

  test.each([
    [
      'a total',
      (tx: ISql) =>
        tx`update public.sessions set total_score = total_score + 1 where id = ${runs[0]?.sessionId ?? ''}`,
    ],
    [
      'a board entry',
      (tx: ISql) =>
        tx`delete from private.leaderboard_entries where session_id = ${runs[0]?.sessionId ?? ''}`,
    ],
    [
      'a score counter',
      (tx: ISql) =>
        tx`update private.score_histogram set players = players + 1 where step = 1 and period = 'day'`,
    ],
    ['a crowd counter', (tx: ISql) => tx`delete from private.crowd_histogram where slot = 0`],
  ])('findDifferences() notices %s that is off', async (_what, spoil) => {
    let found = 0;
    const undone = sql.begin(async (tx) => {
      await spoil(tx);
      found = (await findDifferences(tx, game.id)).length;
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(found).toBeGreaterThan(0);
  });

  test('leaderboard_place() and session_results() give each player the recounted rank', async () => {
    const ranks = await recountRanks(sql, game.id);
    expect([...ranks.values()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: PLAYERS }, (_, index) => index + 1),
    );
    for (const { player, sessionId } of runs) {
      const total = guesses
        .filter((guess) => guess.session_id === sessionId)
        .reduce((sum, guess) => sum + guess.score, 0);
      const place = (await player.call('leaderboard_place', { session_id: sessionId })) as Place;
      expect(place).toMatchObject({ rank: ranks.get(sessionId), players: PLAYERS, total_score: total });
      const summary = await player.call('session_results', { session_id: sessionId, variant: 'summary' });
      expect(summary).toMatchObject({ rank: ranks.get(sessionId), total_score: total, status: 'finished' });
    }
  });

  test('leaderboard() shows everybody once, in the recounted order with the recounted totals', async () => {
    const rows =
      await sql`select rank::integer, display_name, total_score from public.leaderboard(${game.slug})`;
    const ranks = await recountRanks(sql, game.id);
    const wanted = runs.map(({ player, sessionId }) => ({
      rank: ranks.get(sessionId),
      display_name: player.name,
      total_score: guesses
        .filter((guess) => guess.session_id === sessionId)
        .reduce((sum, guess) => sum + guess.score, 0),
    }));
    expect([...rows]).toEqual(wanted.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)));
  });

  test('crowd_figures() has the recounted bins, and quantiles within one bin of exact', async () => {
    const [first] = runs;
    if (first === undefined) throw new Error('nobody played');
    for (const listing of first.listings) {
      const crowd = (await first.player.call('crowd_figures', {
        session_id: first.sessionId,
        game_listing_id: listing,
      })) as Crowd;
      const amounts = guesses
        .filter((guess) => guess.game_listing_id === listing)
        .map((guess) => guess.amount_minor)
        .sort((a, b) => a - b);
      const exact = (share: number) => amounts[Math.ceil(share * amounts.length) - 1] ?? NaN;
      const binsAway = (figure: number, share: number) =>
        Math.abs(Math.log(figure / exact(share)) / Math.log(BIN_RATIO));
      expect(crowd.count).toBe(PLAYERS);
      expect(crowd.bins).toEqual(rebuildBins(amounts));
      expect(binsAway(crowd.q1_minor, 0.25)).toBeLessThanOrEqual(1);
      expect(binsAway(crowd.median_minor, 0.5)).toBeLessThanOrEqual(1);
      expect(binsAway(crowd.q3_minor, 0.75)).toBeLessThanOrEqual(1);
    }
  });
});
