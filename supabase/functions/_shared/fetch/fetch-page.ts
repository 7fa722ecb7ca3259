import { decodePage } from '../reader/texts/decode-text.ts';
import { checkLink, type Target } from './check-link.ts';
import { FetchFailure, malformed } from './fetch-failure.ts';
import { httpGet, type HttpAnswer } from './http-exchange.ts';
import { isPublicAddress } from './is-public-address.ts';
import type { Network } from './network.ts';
import { ALLOW_ALL, ALLOW_NOTHING, parseRobots, type RobotsRules } from './robots-rules.ts';

/** Limits of one fetch; the defaults are the product's, tests wait less. */
export interface FetchLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

export const FETCH_LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 5_000_000, maxRedirects: 5 };

/** The token that robots.txt knows us by, and the whole name with which we introduce ourselves. */
export const ROBOTS_AGENT = 'housepricegame';

export interface FetchOptions {
  readonly network: Network;
  readonly userAgent: string;
  /** Throws where the operator's table has the host off. Asked again for every host that a redirect leads to. */
  readonly checkHost: (host: string) => Promise<void>;
  readonly limits?: FetchLimits;
}

export interface FetchedPage {
  readonly html: string;
  /** where the last redirect led */
  readonly url: string;
  readonly host: string;
}

/** Fetches one page on somebody's behalf, or throws a `FetchFailure`. Every step that leads elsewhere is checked anew. */
export async function fetchPage(link: string, options: FetchOptions): Promise<FetchedPage> {
  return fetchWith(link, options, { accept: 'text/html,application/xhtml+xml;q=0.9', read: readPage });
}

/** What is asked of the address, and what is made of its answer. */
export interface Wanted<Content> {
  readonly accept: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly read: (answer: HttpAnswer, limits: FetchLimits) => Promise<Content>;
}

/** Fetches anything under the same guard: every address and every redirect is checked, and robots.txt is asked. */
export async function fetchWith<Content extends object>(
  link: string,
  options: FetchOptions,
  wanted: Wanted<Content>,
): Promise<Content & Omit<FetchedPage, 'html'>> {
  const limits = options.limits ?? FETCH_LIMITS;
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, limits.timeoutMs);
  try {
    const visit = (target: Target, accept: string, headers = {}) =>
      open(target, { accept, headers }, options, abort.signal);
    return await follow(checkLink(link), options, limits, visit, wanted);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (abort.signal.aborted) {
      throw new FetchFailure(
        'too_slow',
        `The site did not answer within ${limits.timeoutMs / 1_000} seconds.`,
      );
    }
    throw new FetchFailure(
      'not_reached',
      'The site could not be reached. Try again later, or bring the page.',
    );
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

type Visit = (
  target: Target,
  accept: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<HttpAnswer>;

async function follow<Content extends object>(
  start: Target,
  options: FetchOptions,
  limits: FetchLimits,
  visit: Visit,
  wanted: Wanted<Content>,
): Promise<Content & Omit<FetchedPage, 'html'>> {
  let target = start;
  const robots = new Map<string, RobotsRules>();
  for (let step = 0; step <= limits.maxRedirects; step += 1) {
    await options.checkHost(target.host);
    const rules = robots.get(target.url.origin) ?? (await readRobots(target, limits, visit));
    robots.set(target.url.origin, rules);
    if (!rules.allows(target.url.pathname + target.url.search)) {
      throw new FetchFailure(
        'robots_disallowed',
        'The site asks programs not to read this page. Bring it yourself.',
      );
    }
    const answer = await visit(target, wanted.accept, wanted.headers);
    const next = redirectOf(answer, target);
    if (next === null)
      return { ...(await wanted.read(answer, limits)), url: target.url.href, host: target.host };
    target = next;
  }
  throw new FetchFailure(
    'too_many_redirects',
    'The link leads on and on. Open it in your browser and copy where it ends.',
  );
}

function redirectOf(answer: HttpAnswer, from: Target): Target | null {
  if (![301, 302, 303, 307, 308].includes(answer.status)) return null;
  const location = answer.headers.get('location');
  if (location === undefined || !URL.canParse(location, from.url)) {
    throw malformed('The site leads on without saying where.');
  }
  return checkLink(new URL(location, from.url));
}

/** Throws what a status that brings nothing says. */
export function refuseStatus({ status }: HttpAnswer): void {
  if (status === 404 || status === 410) {
    throw new FetchFailure('page_gone', 'The site has no page at this address any more.');
  }
  if ([401, 402, 403, 407, 418, 423, 429, 451, 503].includes(status)) {
    throw new FetchFailure(
      'host_refused',
      `The site turned our reader away (${status}). Bring the page yourself.`,
    );
  }
  if (status !== 200) throw malformed(`The site answered ${status} instead of a page.`);
}

async function readPage(answer: HttpAnswer, limits: FetchLimits): Promise<{ html: string }> {
  refuseStatus(answer);
  const type = answer.headers.get('content-type') ?? '';
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) {
    throw new FetchFailure('not_a_page', 'The link leads to a file, not to a listing’s page.');
  }
  return { html: decodePage(await answer.readBody(limits.maxBytes)) };
}

/** No robots.txt allows everything; one that cannot be read allows nothing (RFC 9309, 2.3.1). */
async function readRobots(of: Target, limits: FetchLimits, visit: Visit): Promise<RobotsRules> {
  let target = checkLink(new URL('/robots.txt', of.url));
  for (let step = 0; step <= limits.maxRedirects; step += 1) {
    const answer = await visit(target, 'text/plain');
    const next = redirectOf(answer, target);
    if (next !== null) {
      target = next;
      continue;
    }
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return ALLOW_ALL;
    if (answer.status !== 200) return ALLOW_NOTHING;
    const text = decodePage(await answer.readBody(limits.maxBytes));
    // Many sites answer any address with a page; that is no rule.
    return /^\s*<(?:!doctype|html)/i.test(text) ? ALLOW_ALL : parseRobots(text, ROBOTS_AGENT);
  }
  return ALLOW_NOTHING;
}

/**
 * Resolves the name, checks every address of it, and connects to one of those very addresses: a name that answers
 * something else a moment later changes nothing.
 */
async function open(
  target: Target,
  { accept, headers }: Pick<Wanted<object>, 'accept' | 'headers'>,
  { network, userAgent }: FetchOptions,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const addresses = await within(signal, network.resolve(target.host, signal)).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return [];
  });
  if (addresses.length === 0) {
    throw new FetchFailure('host_not_found', 'There is no site of that name. Check the link for a slip.');
  }
  if (!addresses.every(isPublicAddress)) {
    throw new FetchFailure(
      'address_not_public',
      'The link leads into a private network, not to a public site.',
    );
  }
  // IPv4 first: hosted functions have no IPv6 on the way out.
  const ordered = [...addresses].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  let last: unknown = null;
  for (const address of ordered.slice(0, 3)) {
    try {
      const connection = await within(
        signal,
        network.connect({
          address,
          port: target.port,
          serverName: target.host,
          isSecure: target.isSecure,
          signal,
        }),
      );
      signal.addEventListener('abort', () => {
        connection.close();
      });
      const patient = {
        write: (bytes: Uint8Array) => within(signal, connection.write(bytes)),
        read: () => within(signal, connection.read()),
        close: () => {
          connection.close();
        },
      };
      return await httpGet(patient, {
        host: target.url.host,
        path: target.url.pathname + target.url.search,
        userAgent,
        accept,
        ...(headers && { headers }),
      });
    } catch (error) {
      if (signal.aborted || error instanceof FetchFailure) throw error;
      last = error;
    }
  }
  throw last;
}

/** Waits no longer than the signal, whatever becomes of the promise. */
function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(new Error('aborted'));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}
