import type { DailyChallenge, EditionRecord } from '#wire/editions.ts';
import type { EditionKey } from '#domain/editions.ts';
import type { ServerClock } from '#domain/time-left.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';

/** A day of an edition, and what the server's clock said when it came. */
export interface Challenge extends DailyChallenge {
  readonly clock: ServerClock;
}

/** The challenge that began last; refuses with `not_found` where there is none. */
export async function readChallenge(edition: EditionKey): Promise<Challenge> {
  const answer = await callRpc('daily_challenge', { edition });
  return { ...answer, clock: { serverAt: Date.parse(answer.nowAt), tickedAt: performance.now() } };
}

/** What this visitor made of an edition: a month of days, and a mark for each. */
export function readRecord(edition: EditionKey, month?: string): Promise<EditionRecord> {
  return callRpc('edition_record', { edition, ...(month === undefined ? {} : { month }), ...guestArgs() });
}
