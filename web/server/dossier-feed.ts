import { feedEntries } from '#domain/dossier/calendar/feed-entries.ts';
import { writeIcs } from '#domain/dossier/calendar/write-ics.ts';
import type { BackendReader } from './backend-reader.ts';

interface FeedQuestion {
  readonly token: string;
  readonly origin: string;
  readonly reader: Pick<BackendReader, 'readDossierFeed'>;
}

/**
 * A dossier's calendar for whoever has its secret address.
 * @returns null where the address leads nowhere any more; undefined where nobody knows: a calendar then keeps what it has
 */
export async function dossierFeed({
  token,
  origin,
  reader,
}: FeedQuestion): Promise<string | null | undefined> {
  const feed = await reader.readDossierFeed(token);
  if (!feed) return feed;
  return writeIcs({
    title: feed.title,
    host: new URL(origin).host,
    url: `${origin}/dossiers/${feed.dossierId}/calendar`,
    entries: feedEntries(feed),
  });
}
