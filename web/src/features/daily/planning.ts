import type { EditionKey } from '#domain/editions.ts';
import type { EditionPool, PlannedDay } from '#wire/editions.ts';
import { callRpc } from '#lib/api.ts';

/** What staff read of an edition: its days, and how long its homes last. */
export interface EditionPlan {
  readonly pool: EditionPool;
  readonly days: readonly PlannedDay[];
}

/** Reads both. */
export async function readPlan(edition: EditionKey): Promise<EditionPlan> {
  const [pool, days] = await Promise.all([
    callRpc('edition_pool', { edition }),
    callRpc('edition_plan', { edition }),
  ]);
  return { pool, days };
}

/** Gives a day that has not begun another home in the place of this one. */
export async function replaceHome(edition: EditionKey, on: string, listingId: string): Promise<void> {
  await callRpc('replace_edition_home', { edition, on, listingId }, { attempts: 1 });
}

/** Sets the homes of a game of the operator's aside. */
export async function setAside(gameSlug: string): Promise<void> {
  await callRpc('set_aside_for_editions', { gameSlug });
}

/** Takes them out again. */
export async function takeOut(gameSlug: string): Promise<void> {
  await callRpc('take_out_of_editions', { gameSlug });
}
