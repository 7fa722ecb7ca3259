import type {
  FeedFields,
  FeedPreview,
  ImportRun,
  ImportRunDetails,
  ImportSource,
  ImportSourceList,
} from '#wire/feeds.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** The feeds of the subdomain's brand; refuses whoever does not work for it. */
export function readFeeds(): Promise<ImportSourceList> {
  return callRpc('import_sources', brandArg());
}

export interface FeedHistory {
  readonly rows: readonly ImportRunDetails[];
  readonly next: string | null;
}

/** Readings of a feed, newest first. */
export function readFeedHistory(sourceId: string, after: string | null): Promise<FeedHistory> {
  return callRpc('import_source_history', { sourceId, ...(after ? { after } : {}) });
}

/** Adds a feed, or changes one from the version that was edited. */
export function saveFeed(fields: FeedFields, of: Pick<ImportSource, 'id' | 'version'> | null) {
  const edited = of === null ? {} : { sourceId: of.id, version: of.version };
  return callRpc('save_import_source', { ...fields, ...edited, ...brandArg() }, { attempts: 1 });
}

/** Pauses a feed, or has it read again. */
export function setFeedState(sourceId: string, state: ImportSource['state']): Promise<ImportSourceList> {
  return callRpc('set_import_source_state', { sourceId, state, ...brandArg() });
}

/** Offers the homes of a feed to hunters of this site, or ends that. */
export function offerFeed(sourceId: string, isOffered: boolean): Promise<ImportSourceList> {
  return callRpc('offer_feed_to_hunters', { sourceId, isOffered, ...brandArg() });
}

/** Forgets a feed; its homes stay. */
export function removeFeed(sourceId: string): Promise<ImportSourceList> {
  return callRpc('remove_import_source', { sourceId, ...brandArg() }, { attempts: 1 });
}

/** What a feed would bring; writes nothing. */
export async function tryFeed(
  { address, currency }: Pick<FeedFields, 'address' | 'currency'>,
  sourceId: string | null,
): Promise<FeedPreview | undefined> {
  const known = sourceId === null ? {} : { sourceId };
  const { body } = await callFunction('read-feed', {
    address,
    currency: currency ?? null,
    ...known,
    ...brandArg(),
  });
  return body.preview;
}

/** Reads a feed now; null while another run reads it. */
export async function runFeed(sourceId: string, acceptsLoss: boolean): Promise<ImportRun | null> {
  const { body } = await callFunction('read-feed', { sourceId, acceptsLoss });
  return body.run ?? null;
}
