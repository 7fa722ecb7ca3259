import { randomUUID } from 'node:crypto';
import type { StartRunAnswer } from '#wire/runs.ts';
import { post } from './post.ts';
import type { Stage } from './scene.ts';

/** A guest's run of a game in which every home is guessed. */
export async function layRun(
  stage: Stage,
  game: string,
  brand = 'default',
): Promise<{ readonly sessionId: string; readonly guestToken: string }> {
  const run = await post<StartRunAnswer>(stage, 'functions/v1/start-run', {
    game,
    brand,
    displayName: 'Gus',
    requestKey: randomUUID(),
  });
  const { sessionId, guestToken = '' } = run;
  for (const { gameListingId } of run.rounds) {
    const amount = { amountMinor: 44_000_000, currency: run.game.currency };
    await post(stage, 'functions/v1/submit-guess', { sessionId, gameListingId, guestToken, ...amount });
  }
  return { sessionId, guestToken };
}
