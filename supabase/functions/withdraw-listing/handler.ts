import type { z } from 'zod';
import { emptyQueue, type RemoveFolder } from '../_shared/empty-queue.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import type { WithdrawListingAnswer, withdrawListingRequest } from '../_shared/wire/takedowns.ts';

/** What one call removes at most: a function has its time, and the rest is the next call's. */
const FOLDERS_AT_ONCE = 50;

/**
 * Withdraws listings, by decision on a request or by their own managers. The database takes everything back in one
 * transaction; then the files go, from a queue that also holds what earlier calls could not remove.
 */
export function createWithdrawListing(
  removeFolder: RemoveFolder,
): Handler<z.output<typeof withdrawListingRequest>> {
  return async (input, { caller, database }) => {
    if (caller.userId === null) {
      throw new Refusal(
        'not_allowed',
        'Only the people who manage a home, and staff, can withdraw it. Sign in.',
      );
    }
    const done =
      input.kind === 'own'
        ? await database.call('withdraw_listings', { userId: caller.userId, listingIds: input.listingIds })
        : await database.call('decide_takedown', {
            userId: caller.userId,
            requestId: input.requestId,
            isGranted: input.decision === 'grant',
            note: input.note ?? '',
            listingIds: input.listingIds ?? null,
          });
    const filesLeft = await emptyQueue(database, removeFolder, FOLDERS_AT_ONCE);
    const body: WithdrawListingAnswer = { ...done, filesLeft };
    return { status: 200, body };
  };
}
