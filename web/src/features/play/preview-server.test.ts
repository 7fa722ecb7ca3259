import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoundPreview } from '#kit/games/round-preview.ts';
import { examples } from '#wire/examples.ts';
import { env } from '#lib/env.ts';
import { submitGuess } from './mutations.ts';
import { answerGuess, servePreview } from './preview-server.ts';

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

describe('servePreview()', () => {
  it('answers every question of the screens itself, and lets files through', async () => {
    const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
    window.fetch = network;
    const onGuess = vi.fn<(answer: unknown) => void>();
    const stop = servePreview(() => preview, onGuess);
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
