import type { Database } from '../_shared/database.ts';
import type { KnownHomes } from '../_shared/wire/procedures/feeds.ts';
import { FetchFailure } from '../_shared/fetch/fetch-failure.ts';
import type { ImportTools } from '../_shared/fetch/import-tools.ts';
import { rulesFrom } from '../_shared/fetch/import-rules.ts';
import { feedHomes, type FeedHomes } from './feed-homes.ts';
import { fetchFeed, type FetchedFeed, type FeedVersion } from './fetch-feed.ts';
import { planFeed, type FeedPlan } from './plan-feed.ts';

/** As many homes as a draft holds. */
export const MAX_FEED_HOMES = 2_000;

export interface FeedToRead extends FeedVersion {
  readonly address: string;
  readonly currency: string | null;
  readonly contentHash: string | null;
  readonly known: KnownHomes;
}

export type ReadFeed =
  | { readonly kind: 'same' }
  | { readonly kind: 'failed'; readonly code: string; readonly reason: string; readonly pauses: boolean }
  | ({ readonly kind: 'read'; readonly plan: FeedPlan; readonly version: Version } & FeedHomes);

type Version = Omit<Extract<FetchedFeed, { isSame: false }>, 'isSame' | 'text'>;

/** What waiting does not mend: somebody has to look. */
const PAUSING: ReadonlySet<string> = new Set([
  'not_a_web_address',
  'port_not_allowed',
  'address_not_public',
  'host_not_allowed',
  'robots_disallowed',
  'page_gone',
  'too_large',
  'not_a_feed',
]);

/** Fetches a feed and tells what it would change; writes nothing. Whatever is wrong with it is a failure with a reason. */
export async function readAndPlan(
  { address, currency, contentHash, known, etag, lastModified }: FeedToRead,
  database: Database,
  tools: ImportTools,
): Promise<ReadFeed> {
  let fetched: FetchedFeed;
  try {
    fetched = await fetchFeed(address, { etag, lastModified }, rulesFrom(database), tools);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return failed(error.code, error.message);
  }
  if (fetched.isSame || fetched.contentHash === contentHash) return { kind: 'same' };
  const { text, isSame: _, ...version } = fetched;
  const read = feedHomes(text, currency);
  if (read.failure !== null) return failed('not_a_feed', read.failure);
  if (read.homes.length > MAX_FEED_HOMES)
    return failed('too_large', `The feed has more than ${MAX_FEED_HOMES} homes. Offer it in parts.`);
  return { kind: 'read', ...read, version, plan: planFeed(read.homes, known) };
}

function failed(code: string, reason: string): ReadFeed {
  return { kind: 'failed', code, reason, pauses: PAUSING.has(code) };
}
