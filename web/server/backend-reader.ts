import { answerKey } from '#lib/answer-key.ts';
import type { BrandRecord } from '#lib/brand.ts';

/** What the site server reads of a game: enough for its metadata, for where it lives and for a first look. */
export interface GameFacts {
  readonly slug: string;
  readonly brand: string;
  readonly family: string;
  readonly title: string;
  readonly description: string;
  readonly state: string;
  readonly visibility: string;
  readonly rounds?: number;
  readonly round_seconds?: number | null;
  readonly players?: number;
  readonly is_open?: boolean;
  readonly needs_code?: boolean;
  readonly leaderboard_enabled?: boolean;
  /** hosts of the sites that may show the game inside a page of theirs */
  readonly embed_domains?: readonly string[];
  readonly cover: {
    readonly path: string;
    readonly file_type?: string;
    readonly widths: readonly number[];
    readonly width?: number;
    readonly height?: number;
    readonly alt?: string;
    readonly placeholder?: string | null;
  } | null;
}

/** Of which game a shared result is; the rest of it is passed on as it came. */
export interface SharedFacts {
  readonly game: { readonly slug: string; readonly brand: string };
}

/** A game as the sitemap names it. */
export type ListedGame = Pick<GameFacts, 'slug' | 'family' | 'leaderboard_enabled'>;

export interface BackendReader {
  /** the brand of a host label; an unknown label is the default brand, an unreachable backend null */
  readBrand(label: string): Promise<BrandRecord | null>;
  /** null: there is no such game; undefined: nobody knows, because the backend could not be reached */
  readGame(slug: string, brand: string): Promise<GameFacts | null | undefined>;
  readGames(brand: string): Promise<readonly GameFacts[] | undefined>;
  /** every game that search engines may know of */
  readListedGames(brand: string): Promise<readonly ListedGame[] | undefined>;
  /** what anybody may see of a run; null: there is no such run */
  readShared(sessionId: string): Promise<SharedFacts | null | undefined>;
}

interface BackendReaderOptions {
  readonly apiUrl: string;
  readonly publishableKey: string;
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const FRESH_MS = 10_000;
const TIMEOUT_MS = 3_000;
/** Host labels are the visitor's to choose: the cache forgets its oldest entry rather than grow. */
const MAX_ENTRIES = 500;

/** Reads public facts as a visitor would, and remembers them for ten seconds. */
export function createBackendReader({
  apiUrl,
  publishableKey,
  now = Date.now,
  fetch = globalThis.fetch,
}: BackendReaderOptions): BackendReader {
  const cache = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();

  function read(name: string, args: Record<string, unknown>): Promise<unknown> {
    const key = answerKey(name, args);
    const kept = cache.get(key);
    if (kept && now() - kept.at < FRESH_MS) return kept.answer;
    const answer = ask(name, args).then((body) => {
      // What nobody knows is asked again at once.
      if (body === undefined) cache.delete(key);
      return body;
    });
    cache.delete(key);
    cache.set(key, { at: now(), answer });
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    return answer;
  }

  async function ask(name: string, args: Record<string, unknown>): Promise<unknown> {
    try {
      const response = await fetch(`${apiUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return null;
      return response.ok ? await response.json() : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    readBrand: async (label) =>
      ((await read('brand_record', { host_label: label })) ?? null) as BrandRecord | null,
    readGame: (slug, brand) =>
      read('game_overview', gameArgs(slug, brand)) as Promise<GameFacts | null | undefined>,
    readGames: async (brand) =>
      ((await read('brand_games', brandArgs(brand))) ?? undefined) as readonly GameFacts[] | undefined,
    readListedGames: async (brand) =>
      ((await read('listed_games', brandArgs(brand))) ?? undefined) as readonly ListedGame[] | undefined,
    readShared: async (sessionId) =>
      IS_ID.test(sessionId)
        ? ((await read('session_results', shareArgs(sessionId))) as SharedFacts | null | undefined)
        : null,
  };
}

/** The arguments that the browser sends for the same question (`brandArg()`): none for the default brand. */
export function brandArgs(brand: string): Record<string, unknown> {
  return brand === 'default' ? {} : { brand };
}

/** The arguments of the results that anybody may see, as the browser sends them. */
export function shareArgs(sessionId: string): Record<string, unknown> {
  return { session_id: sessionId, variant: 'share' };
}

export function gameArgs(slug: string, brand: string): Record<string, unknown> {
  return { game_slug: slug, ...brandArgs(brand) };
}
