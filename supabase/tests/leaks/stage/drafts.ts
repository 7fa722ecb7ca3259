import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { NO_FACTS } from '../../../functions/_shared/reader/listing-record.ts';
import { invoke, rpc, type Account } from './call-api.ts';
import { readGame, type StagedGame } from './staged-game.ts';

/** A draft that is not published: its maker's alone. */
export interface StagedDraft {
  id: string;
  owner: Account;
  priceMinor: number;
  /** Storage folder of its photo. */
  folder: string;
}

/** Of the draft: no home of any game costs it. */
const draftPriceMinor = 67_291_400;

/** Of the home that a host types in. */
export const hostsPriceMinor = 61_483_500;

/** Somebody who builds a game and has not published it: a home typed in with a photo, and a page that was read and noted. */
export async function stageDraft(address: StackAddress, owner: Account): Promise<StagedDraft> {
  const id = randomUUID();
  const [folder] = await rpc<string[]>(address, owner, 'create_photo_folders', { folder_count: 1 });
  if (folder === undefined) throw new Error('No folder was handed out.');
  const document = {
    family: 'public',
    title: 'Not yet',
    rows: [{ ...typedRow(id, draftPriceMinor, 96), photos: [{ id, folder }] }],
  };
  await rpc(address, owner, 'save_draft', { draft_id: id, document });
  const read = { id, way: 'page', outcome: 'read', grade: 'A', home: 'A home of the draft' };
  await rpc(address, owner, 'note_imports', { entries: [read] });
  return { id, owner, priceMinor: draftPriceMinor, folder };
}

/** A host takes samples of a template and a home of their own, and publishes them unlisted. */
export async function publishOwnGame(
  address: StackAddress,
  sql: Sql,
  host: Account,
  slug: string,
  sampleIds: readonly string[],
): Promise<{ game: StagedGame; draftId: string }> {
  const draftId = randomUUID();
  const samples = sampleIds.map((listingId) => ({
    ...typedRow(randomUUID(), null, 0),
    origin: 'sample' as const,
    listingId,
    card: {
      title: 'A sample',
      place: 'Somewhere',
      photoPath: null,
      photoWidth: null,
      photoType: 'webp' as const,
    },
  }));
  const document = {
    ...emptyDocument,
    title: 'A host of the leak hunt',
    slug,
    rows: [typedRow(randomUUID(), hostsPriceMinor, 85), ...samples],
  };
  await rpc(address, host, 'save_draft', { draft_id: draftId, document });
  await invoke(address, host, 'publish-game', { draftId, version: 1, requestKey: draftId });
  return { game: await readGame(address, sql, slug, null), draftId };
}

/** A home that somebody typed in. */
export function typedRow(id: string, amountMinor: number | null, house: number) {
  const price =
    amountMinor === null
      ? null
      : { kind: 'asking' as const, amountMinor, highMinor: null, currency: 'GBP', period: null };
  return {
    id,
    origin: 'typed',
    importId: null,
    portal: null,
    isWanted: true,
    listingId: null,
    card: null,
    facts: {
      ...NO_FACTS,
      price,
      bedrooms: 3,
      propertyType: 'house',
      address: `${house} Undisclosed Lane`,
      town: 'Testham',
      country: 'GB',
      description: `Yours for £${((amountMinor ?? 0) / 100).toLocaleString('en-GB')}.`,
    },
    sources: { price: 'typed' },
    pageRefusal: null,
    line: null,
    soldOn: null,
    grade: 'A',
    photos: [],
  };
}

/** A draft of nothing. */
export const emptyDocument = {
  schema: 1,
  family: 'public',
  title: '',
  slug: '',
  description: '',
  hostName: '',
  brand: null,
  currency: 'GBP',
  regions: [],
  rules: {
    rounds: 5,
    order: 'fixed',
    mode: 'classic',
    formula: 'log_ratio',
    difficulty: 'normal',
    scoringOptions: [],
    absoluteLimitMinor: null,
    hints: [],
    hiddenFacts: [],
    roundSeconds: null,
    missLimitPercent: null,
    bounds: null,
    hasLeaderboard: true,
  },
  visibility: 'unlisted',
  codes: [],
  opensAt: null,
  closesAt: null,
  embedDomains: [],
  arePhotosChecked: false,
  rows: [],
};
