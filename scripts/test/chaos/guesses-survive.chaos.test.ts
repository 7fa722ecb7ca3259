import { setTimeout as delay } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubmitGuessAnswer } from '#wire/guesses.ts';
import { layGames, type LaidGame } from '../../bench/lay-games.ts';
import { startOwnStack, type OwnStack } from '../../bench/own-stack.ts';
import { createAmountDraw } from '../load/draw-amount.ts';
import { createGuestPlayer } from '../load/guest-player.ts';
import { findDifferences, readRawGuesses } from '../load/recount.ts';
import { startReplyEater } from './reply-eater.ts';

const GUESTS = 20;
const ROUNDS = 10;

let stack: OwnStack;
let sql: Sql;
let games: LaidGame[];

beforeAll(async () => {
  stack = await startOwnStack((line) => {
    if (line.includes('While stopping')) console.info(line);
  });
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => undefined });
  games = await layGames(sql, ['same-guess', 'lost-reply', 'killed'], ROUNDS);
});

afterAll(async () => {
  await sql.end({ timeout: 5 });
  await stack.stop();
});

function gameOf(slug: string): LaidGame {
  const game = games.find((one) => one.slug === slug);
  if (game === undefined) throw new Error(`no game ${slug}`);
  return game;
}

/** What must be the same in every answer to one guess. */
function essence({ guess, proof, session }: SubmitGuessAnswer) {
  return { guess, proof, session };
}

describe('submit-guess', () => {
  test('records a guess that 100 parallel requests send once, and answers all of them the same', async () => {
    const game = gameOf('same-guess');
    const player = createGuestPlayer(stack, 'Impatient', '198.51.100.200');
    const run = await player.startRun(game.slug);
    const listing = run.rounds[0]?.gameListingId ?? '';
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => player.guess(run.sessionId, listing, 31_415_900)),
    );
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(essence(answer)))).size).toBe(1);
    expect(answers[0]?.session).toMatchObject({ guessed: 1, totalScore: answers[0]?.guess.score });
    expect(await readRawGuesses(sql, game.id)).toHaveLength(1);
    expect(await findDifferences(sql, game.id)).toEqual([]);
    expect(player.retried()).toBe(0);
  });

  test('answers the retry of every guess whose reply was lost, the last of the run included', async () => {
    const game = gameOf('lost-reply');
    const eater = await startReplyEater(stack.api, ROUNDS);
    try {
      const player = createGuestPlayer(stack, 'Unlucky', '198.51.100.201');
      const run = await player.startRun(game.slug);
      for (const round of run.rounds) {
        // The player's own token, and a line that loses the answer after the guess was recorded.
        const lost = await player.guessThrough(eater.url, run.sessionId, round.gameListingId, 30_000_000);
        expect(lost).toBe('lost');
        const answer = await player.guess(run.sessionId, round.gameListingId, 30_000_000);
        expect(answer).toMatchObject({ replayed: true, session: { guessed: round.position } });
      }
      expect(eater.eaten).toEqual(Array.from({ length: ROUNDS }, () => 200));
      expect(await readRawGuesses(sql, game.id)).toHaveLength(ROUNDS);
      expect(await findDifferences(sql, game.id)).toEqual([]);
    } finally {
      await eater.stop();
    }
  });

  test('loses no acknowledged guess and doubles none while the functions and Postgres are killed', async () => {
    const game = gameOf('killed');
    const acknowledged = new Map<string, SubmitGuessAnswer>();
    const acknowledgedAt: number[] = [];
    const kills: { what: string; at: number }[] = [];
    const kill = async (what: string, act: () => Promise<unknown>) => {
      kills.push({ what, at: performance.now() });
      await act();
    };
    // Each kill hits while guesses are on their way: it comes as soon as so many are acknowledged.
    const plan = new Map([
      [40, () => kill('functions', () => stack.killFunctions())],
      [90, () => kill('Postgres', () => stack.killPostgres())],
      [140, () => kill('both', () => Promise.all([stack.killFunctions(), stack.killPostgres()]))],
    ]);
    const killings: Promise<void>[] = [];

    const play = async (index: number): Promise<number> => {
      const player = createGuestPlayer(stack, `Guest ${index + 1}`, `203.0.113.${index}`);
      const drawAmount = createAmountDraw(1000 + index);
      const run = await player.startRun(game.slug);
      for (const round of run.rounds) {
        const answer = await player.guess(run.sessionId, round.gameListingId, drawAmount());
        acknowledged.set(`${run.sessionId} ${round.gameListingId}`, answer);
        acknowledgedAt.push(performance.now());
        const next = plan.get(acknowledged.size);
        if (next !== undefined) killings.push(next());
      }
      return player.retried();
    };
    const begun = performance.now();
    const retries = await Promise.all(Array.from({ length: GUESTS }, (_, index) => play(index)));
    await Promise.all(killings);
    const seconds = (performance.now() - begun) / 1000;

    const stored = await readAfterRestart(game.id);
    expect(kills).toHaveLength(3);
    expect(acknowledged.size).toBe(GUESTS * ROUNDS);
    expect(stored).toHaveLength(GUESTS * ROUNDS);
    for (const guess of stored)
      expect(acknowledged.get(`${guess.session_id} ${guess.game_listing_id}`)?.guess).toMatchObject({
        amountMinor: guess.amount_minor,
        priceMinor: guess.price_minor,
        score: guess.score,
      });
    expect(await findDifferences(sql, game.id)).toEqual([]);

    const replayed = [...acknowledged.values()].filter((answer) => answer.replayed).length;
    const retried = retries.reduce((sum, one) => sum + one, 0);
    expect(retried).toBeGreaterThan(0);
    console.info(
      `${acknowledged.size} guesses acknowledged in ${seconds.toFixed(1)} s, ${retried} requests sent again, ${replayed} answered by replay`,
    );
    for (const [index, { what, at }] of kills.entries()) {
      const until = kills[index + 1]?.at ?? Infinity;
      const times = [at, ...acknowledgedAt.filter((time) => time > at && time < until)];
      const pauses = times.slice(1).map((time, place) => time - (times[place] ?? time));
      console.info(`killed ${what}: longest silence ${(Math.max(...pauses) / 1000).toFixed(2)} s`);
    }
  });
});

/** Our own connections died with the server; the first query after it may still notice. */
async function readAfterRestart(gameId: string) {
  for (let attempt = 0; ; attempt++)
    try {
      return await readRawGuesses(sql, gameId);
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(250);
    }
}
