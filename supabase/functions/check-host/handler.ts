import type { z } from 'zod';
import { Refusal } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import { PROOF_LABEL, type checkHostRequest, type HostFailure } from '../_shared/wire/agency-hosts.ts';

/** Looks that one person may take in a minute. */
const LOOKS_PER_MINUTE = 10;

/** The TXT records of a name, each with its parts. @throws where there are none, or nobody answers */
export type ReadTxt = (name: string) => Promise<readonly (readonly string[])[]>;

interface Resolver {
  readonly readTxt: ReadTxt;
  /** whether an error says that there is no such record, rather than that nobody answered */
  readonly isNoRecord: (error: unknown) => boolean;
}

/** Looks whether a host's owner has put the agency's token into its records: from then on the site stands there. */
export function createCheckHost(resolver: Resolver): Handler<z.output<typeof checkHostRequest>> {
  return async ({ hostId }, { caller, database }) => {
    if (caller.userId === null)
      throw new Refusal('not_allowed', 'Sign in first: only owners and admins of an agency add hosts.');
    const wait = await database.call('take_rate_limit', {
      subject: `check-host:${caller.userId}`,
      maxHits: LOOKS_PER_MINUTE,
    });
    if (wait !== null)
      throw new Refusal(
        'rate_limited',
        'That were many looks in one minute. Records take a while to spread.',
        {
          retryAfterSeconds: wait,
        },
      );
    const { host, token } = await database.call('host_to_check', { userId: caller.userId, hostId });
    const failure = await findFailure(resolver, host, token);
    return { status: 200, body: await database.call('note_host_check', { hostId, failure }) };
  };
}

async function findFailure(
  { readTxt, isNoRecord }: Resolver,
  host: string,
  token: string,
): Promise<HostFailure | null> {
  try {
    const records = await readTxt(`${PROOF_LABEL}.${host}`);
    if (records.length === 0) return 'no_record';
    return records.some((parts) => parts.join('').trim() === token) ? null : 'other_record';
  } catch (error) {
    return isNoRecord(error) ? 'no_record' : 'no_answer';
  }
}
