import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { randomKey } from '#lib/random-key.ts';

/** Counts that somebody handed a game on. Nothing is kept of who did, and nothing that they do waits for it. */
export function countShare(gameSlug: string): void {
  callRpc('count_share', { pressId: randomKey(), gameSlug, ...brandArg() }).catch(() => undefined);
}
