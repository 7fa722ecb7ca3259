import type { z } from 'zod';
import { listingPayload, recordOf } from '../_shared/listing-payload.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import type { ImportedHome, importHomesRequest } from '../_shared/wire/agency-homes.ts';
import type { DraftRow } from '../_shared/wire/drafts.ts';
import type { ProcedureArgs } from '../_shared/wire/procedures.ts';

type NewHome = ProcedureArgs<'import_homes'>['homes'][number];

/** Requests that one person may send in a minute: ten thousand homes in a little over a minute. */
const REQUESTS_PER_MINUTE = 120;

/**
 * Homes of a file that somebody read and looked through become their agency's. Each is judged by the one reader again; one
 * that is no home, or whose price no guess could reach, is refused alone.
 */
export const importHomes: Handler<z.output<typeof importHomesRequest>> = async (
  { agencyId, rows },
  { caller, database },
) => {
  if (caller.userId === null)
    throw new Refusal('not_allowed', 'Sign in first: only the people of an agency bring homes into it.');
  const wait = await database.call('take_rate_limit', {
    subject: `import-homes:${caller.userId}`,
    maxHits: REQUESTS_PER_MINUTE,
  });
  if (wait !== null)
    throw new Refusal('rate_limited', 'That were too many homes in one minute. Wait a moment.', {
      retryAfterSeconds: wait,
    });
  const judged = rows.map(judge);
  const homes = judged.flatMap((one) => ('listing' in one ? [one] : []));
  const written = await database.call('import_homes', { userId: caller.userId, agencyId, homes });
  let next = 0;
  const answers = judged.map((one) => ('listing' in one ? (written[next++] ?? UNWRITTEN) : one));
  return { status: 200, body: { rows: answers } };
};

/** What of a row is written, or why nothing of it is. */
function judge(row: DraftRow): NewHome | ImportedHome {
  const record = recordOf(row);
  const { price, refused } = record;
  if (refused !== null || price?.amountMinor == null || price.currency === null)
    return { line: row.line, listingId: null, outcome: 'refused', ...(refused ?? NO_PRICE) };
  const known = [{ amountMinor: price.amountMinor, currency: price.currency }];
  const { photos: _, importId: __, ...listing } = listingPayload(row, record, price.amountMinor, known);
  return { line: row.line, reference: row.facts.listingId, listing };
}

const NO_PRICE = { code: 'no_price', reason: 'It has no price.' } as const;
const UNWRITTEN: ImportedHome = {
  line: null,
  listingId: null,
  outcome: 'refused',
  code: 'invalid_request',
  reason: 'It was not written.',
};
