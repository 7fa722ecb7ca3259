import { createFakeBackend, post, type BackendCall } from '../_shared/fake-backend.ts';
import { NO_FACTS } from '../_shared/reader/listing-record.ts';
import { serve } from '../_shared/serve.ts';
import { publishGameRequest, type DraftDocument, type DraftRow } from '../_shared/wire/drafts.ts';
import { EXAMPLE_DRAFT } from '../_shared/wire/examples/example-draft.ts';
import { createPublishGame } from './handler.ts';

/** Storage without a fault. */
export const publishGame = createPublishGame(() => Promise.resolve());

export const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
export const FOLDER = '118f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';

/** A home for 738,219 pounds, as its page was read. */
export function row(facts: Partial<DraftRow['facts']> = {}, more: Partial<DraftRow> = {}): DraftRow {
  return {
    id: ID,
    origin: 'page',
    importId: null,
    portal: null,
    isWanted: true,
    listingId: null,
    card: null,
    facts: {
      ...NO_FACTS,
      features: null,
      photos: null,
      price: { kind: 'asking', amountMinor: 73_821_900, highMinor: null, currency: 'GBP', period: null },
      bedrooms: 3,
      propertyType: 'Terraced house',
      title: '3 bedroom house for sale in Acacia Avenue',
      address: '12 Acacia Avenue, Leeds',
      town: 'Leeds',
      postcode: 'LS6 3AA',
      country: 'GB',
      description: 'A bright house on Acacia Avenue, LS6 3AA, yours for £738,219.',
      ...facts,
    },
    sources: {},
    pageRefusal: null,
    line: null,
    soldOn: null,
    grade: 'A',
    photos: [],
    ...more,
  };
}

/** A draft with one home that can be published. */
export function draft(more: Partial<DraftDocument> = {}): DraftDocument {
  return { ...EXAMPLE_DRAFT, title: 'Homes of Leeds', rows: [row()], ...more };
}

/** What the database answers about the game that was made. */
export const published = {
  game_id: ID,
  slug: 'homes-of-leeds',
  family: 'public',
  state: 'open',
  title: 'Homes of Leeds',
  visibility: 'public',
  brand: 'default',
};

interface Stored {
  readonly before?: unknown;
  readonly version?: number;
}

/** The function over a backend that has this draft and publishes it. */
export function server(document: unknown, { before = null, version = 3 }: Stored = {}) {
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: 'user-1' }),
    '/rest/v1/rpc/draft_to_publish': () => ({ version, document, published: before }),
    '/rest/v1/rpc/take_rate_limit': () => null,
    '/rest/v1/rpc/publish_game': () => ({ created: true, published }),
    '/rest/v1/rpc/photos_to_check': () => [],
  });
  const handler = serve(
    { name: 'publish-game', contract: publishGameRequest, handle: publishGame },
    backend.platform,
  );
  const send = (headers: Record<string, string> = { authorization: 'Bearer good' }, more: object = {}) =>
    handler(post({ draftId: ID, version: 3, requestKey: 'a-request-key', ...more }, headers));
  return { ...backend, send };
}

/** The payload that the database got. */
export function payloadOf(calls: readonly BackendCall[]) {
  const call = calls.find(({ path }) => path.endsWith('/publish_game'));
  return call?.args['payload'] as {
    agency_key: string | null;
    codes: unknown;
    game: Record<string, unknown>;
    homes: {
      row_id: string;
      import: { way: string; grade: string } | null;
      listing: Record<
        'title' | 'description' | 'asset' | 'price' | 'photos' | 'import_id' | 'source_url',
        unknown
      >;
    }[];
  };
}
