import type { z } from 'zod';
import { Refusal } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import { openReportAnswer, type openReportRequest } from './contract.ts';

/** A code is read from a letter or an e-mail: nobody needs more tries, and nobody finds one by trying. */
const TRIES_PER_MINUTE = 20;

/** Opens a client report. From then on the viewer's runs of the game are practice, since the report shows its prices. */
export const openReport: Handler<z.output<typeof openReportRequest>> = async (
  input,
  { caller, database },
) => {
  // Counted before the code is looked at, in a transaction of its own, so that refused tries count too.
  const wait = await database.call('take_rate_limit', {
    subject: `report:${caller.address}`,
    max_hits: TRIES_PER_MINUTE,
  });
  if (typeof wait === 'number') {
    throw new Refusal(
      'rate_limited',
      'That were too many tries with a code in one minute. Wait a moment and try again.',
      { retryAfterSeconds: wait },
    );
  }
  const opened = (await database.call('open_client_report', {
    game_slug: input.game.toLowerCase(),
    brand: input.brand === '' ? null : (input.brand ?? null),
    code: input.code,
    user_id: caller.userId,
    guest_token_in: input.guestToken ?? null,
  })) as { guest_token: string | null };
  return {
    status: 200,
    body: openReportAnswer.parse(opened.guest_token === null ? {} : { guestToken: opened.guest_token }),
  };
};
