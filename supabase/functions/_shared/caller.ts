import { parseAddress } from './parse-address.ts';
import { Refusal, Unavailable } from './problem.ts';
import type { AddressRule, Settings } from './settings.ts';

/** Who asks. A guest has no user id; the guest token is part of the request's body. */
export interface Caller {
  readonly userId: string | null;
  /** The network address that limits count by. */
  readonly address: string;
}

/** Whose token it is. */
export interface FoundUser {
  readonly userId: string | null;
  /** They have a second factor, and signed in without its code. */
  readonly awaitsCode: boolean;
}

export type FindUser = (authorization: string | null) => Promise<FoundUser>;

const NOBODY: FoundUser = { userId: null, awaitsCode: false };

const REMEMBER_MS = 60_000;
const REMEMBER_AT_MOST = 1_000;
const TIMEOUT_MS = 5_000;

/**
 * Verifies the bearer token of a signed-in player with the Auth server and remembers the answer for a minute. Without one,
 * or with the publishable key (which supabase-js sends for visitors), the caller is nobody's user.
 * A token that Auth refuses is `not_your_run`; no answer from Auth is `unavailable`.
 */
export function createFindUser(settings: Settings, fetcher: typeof fetch, now: () => number): FindUser {
  const known = new Map<string, { user: Promise<FoundUser>; until: number }>();
  return async (authorization) => {
    const token = /^bearer\s+(.+)$/i.exec(authorization ?? '')?.[1]?.trim();
    if (token === undefined || token === settings.publishableKey) return NOBODY;
    const remembered = known.get(token);
    if (remembered && remembered.until > now()) return remembered.user;
    const user = askAuth(settings, fetcher, token);
    known.delete(token);
    known.set(token, { user, until: now() + REMEMBER_MS });
    const [oldest] = known.keys();
    if (known.size > REMEMBER_AT_MOST && oldest !== undefined) known.delete(oldest);
    try {
      return await user;
    } catch (error) {
      // A refusal is not worth remembering, and an outage must not outlive itself.
      known.delete(token);
      throw error;
    }
  };
}

async function askAuth(settings: Settings, fetcher: typeof fetch, token: string): Promise<FoundUser> {
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
    return { userId: body.id, awaitsCode: hasFactor(body) && levelOf(token) !== 'aal2' };
  if (status >= 500) throw new Unavailable(`auth answered ${status}`);
  throw new Refusal(
    'not_your_run',
    'Your sign-in is not valid any more, so this run cannot be told to be yours. Sign in again.',
  );
}

/** Has the account a second factor that counts? Auth tells of those that were begun and left as well. */
function hasFactor(user: object): boolean {
  const factors: unknown = 'factors' in user ? user.factors : [];
  return (
    Array.isArray(factors) &&
    factors.some((factor: { readonly status?: unknown } | null) => factor?.status === 'verified')
  );
}

/** By how many proofs a session is somebody's; Auth has verified the token by now. */
function levelOf(token: string): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(body)) as { readonly aal?: unknown } | null)?.aal;
  } catch {
    return null;
  }
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
