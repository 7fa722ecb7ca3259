import { wordTexts } from '#domain/word-batches.ts';
import { answerKey } from '#lib/answer-key.ts';
import type { Boot } from '#lib/env.ts';
import { LOCALES } from '#lib/i18n.ts';
import { askDatabase } from '#wire/ask-database.ts';
import type { EditionKey } from '#domain/editions.ts';
import type { BrandRecord } from '#wire/brands.ts';
import type { DossierFeed } from '#wire/dossier-feeds.ts';
import type { DailyChallenge } from '#wire/editions.ts';
import type { RpcAnswer, RpcArgs, RpcName } from '#wire/calls.ts';
import { CallFailure } from '#wire/call-failure.ts';
import { camelCase } from '#wire/camel-case.ts';
import type { Game, ListedGame, LiveProof } from '#wire/games.ts';
import type { PublishedPage, SitePage } from '#wire/site.ts';
import type { SharedRun } from '#wire/results.ts';
import { snakeNames } from '#wire/snake-case.ts';

export interface BackendReader {
  /** the brand of a host label; an unknown label is the default brand, an unreachable backend null */
  /** @param host its whole name, which may be an agency's own */
  readBrand(label: string, host?: string): Promise<BrandRecord | null>;
  /** null: there is no such game; undefined: nobody knows, because the backend could not be reached */
  /** @param isFresh asks anew: what a brand's people have just saved holds at once */
  readGame(slug: string, brand: string, isFresh?: boolean): Promise<Game | null | undefined>;
  /** what a brand says in the place of our words, by language; only languages in which it does */
  readWords(brand: string): Promise<NonNullable<Boot['words']>>;
  readGames(brand: string): Promise<readonly Game[] | undefined>;
  /** what was played there today and yesterday */
  readLiveProof(brand: string): Promise<LiveProof | undefined>;
  /** every game that search engines may know of */
  readListedGames(brand: string): Promise<readonly ListedGame[] | undefined>;
  /** the challenge that began last; null: there is none */
  readChallenge(edition: EditionKey): Promise<DailyChallenge | null | undefined>;
  /** what a public call answers; null: there is nothing; undefined: the backend could not be reached */
  readPublic(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** what is at a secret address now; null: nothing any more; undefined: the backend could not be reached */
  readDossierFeed(token: string): Promise<DossierFeed | null | undefined>;
  /** what the brand's people published at an address; null: nothing */
  readSitePage(slug: string, brand: string, locale: string): Promise<SitePage | null | undefined>;
  /** where everything is that the brand's people published */
  readSitePages(brand: string): Promise<readonly PublishedPage[] | undefined>;
  /** what anybody may see of a run; null: there is no such run */
  readShared(sessionId: string): Promise<SharedRun | null | undefined>;
}

interface BackendReaderOptions {
  readonly apiUrl: string;
  readonly publishableKey: string;
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const FRESH_MS = 10_000;
/** What a brand's people have just saved shows within two seconds. */
const SOON_FRESH_MS = 1_000;
const SOON_FRESH: readonly RpcName[] = ['brand_record', 'site_page', 'site_pages', 'brand_words'];
const TIMEOUT_MS = 3_000;
/** Host labels are the visitor's to choose: the cache forgets its oldest entry rather than grow. */
const MAX_ENTRIES = 500;

/** Reads public facts as a visitor would, and remembers them for ten seconds, or for one where their people edit them. */
export function createBackendReader({
  apiUrl,
  publishableKey,
  now = Date.now,
  fetch = globalThis.fetch,
}: BackendReaderOptions): BackendReader {
  const address = { url: apiUrl, key: publishableKey, fetcher: fetch };
  const cache = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();

  function read<Name extends RpcName, const Args extends RpcArgs<Name>>(
    name: Name,
    args: Args,
    isFresh = false,
  ): Promise<RpcAnswer<Name, Args> | null | undefined> {
    const named = snakeNames(args);
    const key = answerKey(name, args);
    const freshMs = SOON_FRESH.includes(name) ? SOON_FRESH_MS : FRESH_MS;
    const kept = cache.get(key);
    // What is kept under a call is what that call answered.
    if (kept && !isFresh && now() - kept.at < freshMs) return kept.answer as Promise<RpcAnswer<Name, Args>>;
    const answer = ask(name, named).then((body) => {
      // What nobody knows is asked again at once.
      if (body === undefined) cache.delete(key);
      return body as RpcAnswer<Name, Args> | null | undefined;
    });
    cache.delete(key);
    cache.set(key, { at: now(), answer });
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    return answer;
  }

  // Not parsed: a page is better with a field more or less than without its head, and the browser asks the same again.
  async function ask(name: string, args: Record<string, unknown>): Promise<unknown> {
    try {
      return camelCase(await askDatabase(address, name, args, { timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      return error instanceof CallFailure && error.status === 404 ? null : undefined;
    }
  }

  return {
    readBrand: async (label, host) =>
      (await read('brand_record', { hostLabel: label, ...(host === undefined ? {} : { host }) })) ?? null,
    readGame: (slug, brand, isFresh) => read('game_overview', gameArgs(slug, brand), isFresh),
    readWords: async (brand) => {
      const said = await Promise.all(
        LOCALES.map(async (locale) => {
          const words = (await read('brand_words', { ...brandArgs(brand), locale })) ?? [];
          return words.length === 0 ? [] : [[locale, wordTexts(words)] as const];
        }),
      );
      return Object.fromEntries(said.flat());
    },
    readGames: async (brand) => (await read('brand_games', brandArgs(brand))) ?? undefined,
    readLiveProof: async (brand) => (await read('live_proof', brandArgs(brand))) ?? undefined,
    readListedGames: async (brand) => (await read('listed_games', brandArgs(brand))) ?? undefined,
    readChallenge: (edition) => read('daily_challenge', { edition }),
    readPublic: (name, args) => read(name as RpcName, args as RpcArgs<RpcName>),
    // Never what was kept: whoever lost the dossier a moment ago reads it no more.
    readDossierFeed: async (token) =>
      (await ask('dossier_feed', { token })) as DossierFeed | null | undefined,
    readSitePage: (slug, brand, locale) => read('site_page', sitePageArgs(slug, brand, locale)),
    readSitePages: async (brand) => (await read('site_pages', brandArgs(brand))) ?? undefined,
    readShared: async (sessionId) =>
      IS_ID.test(sessionId) ? read('session_results', shareArgs(sessionId)) : null,
  };
}

/** The arguments that the browser sends for the same question (`brandArg()`): none for the default brand. */
export function brandArgs(brand: string): { brand?: string } {
  return brand === 'default' ? {} : { brand };
}

/** The arguments of a page that a brand's people wrote, as the browser sends them. */
export function sitePageArgs(slug: string, brand: string, locale: string) {
  return { slug, ...brandArgs(brand), locale };
}

/** The arguments of the results that anybody may see, as the browser sends them. */
export function shareArgs(sessionId: string): { sessionId: string; variant: 'share' } {
  return { sessionId, variant: 'share' };
}

export function gameArgs(slug: string, brand: string): { gameSlug: string; brand?: string } {
  return { gameSlug: slug, ...brandArgs(brand) };
}
