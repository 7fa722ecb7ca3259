import { parseAddress } from './parse-address.ts';
import { Refusal, Unavailable } from './problem.ts';
import type { AddressRule, Settings } from './settings.ts';

/** Who asks. A guest has no user id; the guest token is part of the request's body. */
export interface Caller {
  readonly userId: string | null;
  /** The network address that limits count by. */
  readonly address: string;
}

export type FindUser = (authorization: string | null) => Promise<string | null>;

const REMEMBER_MS = 60_000;
const REMEMBER_AT_MOST = 1_000;
const TIMEOUT_MS = 5_000;

/**
 * Verifies the bearer token of a signed-in player with the Auth server and remembers the answer for a minute. Without one,
 * or with the publishable key (which supabase-js sends for visitors), the caller is nobody's user: null.
 * A token that Auth refuses is `not_your_run`; no answer from Auth is `unavailable`.
 */
export function createFindUser(settings: Settings, fetcher: typeof fetch, now: () => number): FindUser {
  const known = new Map<string, { userId: Promise<string>; until: number }>();
  return async (authorization) => {
    const token = /^bearer\s+(.+)$/i.exec(authorization ?? '')?.[1]?.trim();
    if (token === undefined || token === settings.publishableKey) return null;
    const remembered = known.get(token);
    if (remembered && remembered.until > now()) return remembered.userId;
    const userId = askAuth(settings, fetcher, token);
    known.delete(token);
    known.set(token, { userId, until: now() + REMEMBER_MS });
    const [oldest] = known.keys();
    if (known.size > REMEMBER_AT_MOST && oldest !== undefined) known.delete(oldest);
    try {
      return await userId;
    } catch (error) {
      // A refusal is not worth remembering, and an outage must not outlive itself.
      known.delete(token);
      throw error;
    }
  };
}

async function askAuth(settings: Settings, fetcher: typeof fetch, token: string): Promise<string> {
  let status: number;
  let body: unknown;
  try {
    const response = await fetcher(`${settings.url}/auth/v1/user`, {
      headers: { apikey: settings.publishableKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    body = status === 200 ? await response.json() : await response.text();
  } catch (error) {
    throw new Unavailable(error instanceof Error ? `auth: ${error.name}` : 'auth');
  }
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string')
    return body.id;
  if (status >= 500) throw new Unavailable(`auth answered ${status}`);
  throw new Refusal(
    'not_your_run',
    'Your sign-in is not valid any more, so this run cannot be told to be yours. Sign in again.',
  );
}

/**
 * The network address that limits count by: the hop that the rule names, counted from the right, since whatever stands
 * left of it a client may have written. IPv6 counts by its /64, of which one line has all. Empty where there is no such
 * hop or it is no address: all requests of which nothing is known share one count.
 */
export function clientAddress(headers: Headers, { header, hop }: AddressRule): string {
  const hops = (headers.get(header) ?? '').split(',');
  const bytes = parseAddress(hops.at(-hop)?.trim() ?? '');
  if (bytes === null) return '';
  if (bytes.length === 4) return bytes.join('.');
  const isMapped = bytes.slice(0, 12).every((byte, place) => byte === (place < 10 ? 0 : 0xff));
  if (isMapped) return bytes.slice(12).join('.');
  const group = (place: number) => (((bytes[place] ?? 0) << 8) | (bytes[place + 1] ?? 0)).toString(16);
  return `${[0, 2, 4, 6].map(group).join(':')}::/64`;
}
