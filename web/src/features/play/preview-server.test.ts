import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoundPreview } from '#kit/games/round-preview.ts';
import { examples } from '#wire/examples.ts';
import { env } from '#lib/env.ts';
import { submitGuess } from './mutations.ts';
import { answerGuess, openClueOf, servePreview, stakeOn } from './preview-server.ts';

const round = { ...examples.open_round, gameListingId: 'home-1', commitment: 'sealed' };
const preview: RoundPreview = {
  run: { ...examples.run_state, totalScore: 300, guessed: 1 },
  homes: [{ before: round, after: round, priceMinor: 40_000_000, priceKind: 'asking', salt: 'salt' }],
  formula: 'log_ratio',
  difficulty: 'normal',
  scoringOptions: [],
  absoluteLimitMinor: null,
};
const real = window.fetch;

afterEach(() => {
  window.fetch = real;
});

describe('answerGuess()', () => {
  it('scores as the game will, and adds it to the run', () => {
    const spotOn = answerGuess(preview, { gameListingId: 'home-1', amountMinor: 40_000_000 });
    expect(spotOn.guess).toMatchObject({ score: 1000, errorPercent: 0, priceMinor: 40_000_000 });
    expect(spotOn.session).toMatchObject({ totalScore: 1300, guessed: 2 });
    expect(spotOn.proof).toEqual({ salt: 'salt', commitment: 'sealed' });
    const high = answerGuess(preview, { gameListingId: 'home-1', amountMinor: 44_000_000 });
    expect(high.guess.signedErrorPercent).toBe(10);
    expect(high.guess.score).toBeLessThan(1000);
  });

  it('tells no points of a home whose price it does not know', () => {
    const unknown = { ...preview, homes: preview.homes.map((home) => ({ ...home, priceMinor: null })) };
    expect(answerGuess(unknown, { gameListingId: 'home-1', amountMinor: 1 }).guess).toMatchObject({
      priceMinor: null,
      score: null,
    });
  });
});

describe('stakeOn() and openClueOf()', () => {
  it('a home shows once its player has said whether they stake, and counts double or not at all', () => {
    const [home] = preview.homes;
    if (!home) throw new Error('The preview has no home.');
    const closed = { ...home, opened: round, before: { ...round, mustStake: true, facts: {}, photos: [] } };
    const staked = stakeOn(closed, true);
    expect(staked.before).toEqual({ ...round, isStaked: true });
    const game = { ...preview, homes: [staked] };
    const points = (amountMinor: number) =>
      answerGuess(game, { gameListingId: 'home-1', amountMinor }).guess.score;
    expect([points(40_000_000), points(60_000_000)]).toEqual([2000, 0]);
  });

  it('clues open one after the other, and each leaves a share of the points', () => {
    const [home] = preview.homes;
    if (!home) throw new Error('The preview has no home.');
    const once = openClueOf(home, 'rooms');
    const open = openClueOf(once, 'photos');
    expect(open.before.clues?.filter(({ isOpen }) => isOpen).map(({ kind }) => kind)).toEqual([
      'rooms',
      'photos',
    ]);
    expect(once.before.facts.bedrooms).toBe(round.facts.bedrooms);
    expect(once.before.facts.description).toBeUndefined();
    const { guess } = answerGuess(
      { ...preview, homes: [once] },
      { gameListingId: 'home-1', amountMinor: 40_000_000 },
    );
    expect(guess.score).toBe(950);
  });
});

describe('servePreview()', () => {
  it('answers every question of the screens itself, and lets files through', async () => {
    const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
    window.fetch = network;
    const onGuess = vi.fn<(answer: unknown) => void>();
    const stop = servePreview(() => preview, onGuess, vi.fn());
    const answer = await submitGuess({
      sessionId: 's',
      gameListingId: 'home-1',
      currency: 'GBP',
      amountMinor: 40_000_000,
    });
    expect(answer.guess.score).toBe(1000);
    expect(onGuess).toHaveBeenCalledOnce();
    const other = await window.fetch(`${env.supabaseUrl}/rest/v1/rpc/give_up_run`, { method: 'POST' });
    expect(other.status).toBe(404);
    expect(network).not.toHaveBeenCalled();
    await window.fetch(`${env.supabaseUrl}/storage/v1/object/public/listing-photos/a/480.webp`);
    expect(network).toHaveBeenCalledOnce();
    stop();
    expect(window.fetch).toBe(network);
  });
});
