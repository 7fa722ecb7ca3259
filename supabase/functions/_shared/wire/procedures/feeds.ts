import { z } from 'zod';
import { procedure } from '../call.ts';
import { importRun, refusedRow } from '../feeds.ts';
import { id } from '../fields.ts';
import { storedAsset, storedListing } from './stored-homes.ts';

const text = z.string().nullable();
const number = z.number().nullable();

/** What is known of an agency's homes: those of a feed as it last said them, and the others. */
const knownHomes = z.object({
  known: z.array(z.object({ key: z.string(), prints: z.array(z.string()), hasGone: z.boolean() })),
  others: z.array(
    z.object({
      listingId: id,
      url: text,
      address: text,
      postcode: text,
      latitude: number,
      longitude: number,
      amountMinor: number,
      currency: text,
    }),
  ),
});
export type KnownHomes = z.output<typeof knownHomes>;

/** May this user try a feed for this brand, and what is known of its homes? */
export const beginFeedTest = procedure(
  z.object({ userId: id, brand: text, sourceId: text }),
  knownHomes.extend({ agencyKey: z.string(), waitSeconds: number }),
  { mayRepeat: false },
);

const claimed = knownHomes.extend({
  leaseId: id,
  sourceId: id,
  name: z.string(),
  address: z.string(),
  currency: text,
  etag: text,
  lastModified: text,
  contentHash: text,
  acceptsLoss: z.boolean(),
  agencyKey: z.string(),
});
export type ClaimedSource = z.output<typeof claimed>;

/** A feed to read under a lease; null where none is due, or another run holds it. */
export const claimImportSource = procedure(
  z.object({ sourceId: text, userId: text, acceptsLoss: z.boolean() }),
  claimed.nullable(),
  { mayRepeat: false },
);

const writtenListing = storedListing
  .omit({ asset: true })
  .extend({ status: z.string() })
  .partial()
  .extend({ asset: storedAsset.partial().optional() });

/** A home of a feed that is to be written. */
export const feedHomeToWrite = z.object({
  key: z.string(),
  kind: z.enum(['appeared', 'changed', 'known']),
  home: z.string(),
  fields: z.array(z.string()).readonly(),
  prints: z.array(z.string()).readonly(),
  /** of a home that the agency has from elsewhere */
  listingId: z.string().optional(),
  listing: writtenListing,
});
export type FeedHomeToWrite = z.output<typeof feedHomeToWrite>;

/** Writes homes that appeared or changed, each alone; answers those that could not be written. */
export const recordFeedHomes = procedure(
  z.object({ leaseId: id, homes: z.array(feedHomeToWrite) }),
  z.array(z.object({ key: z.string(), code: text, reason: z.string() })),
);

/** Ends a run. */
export const finishImportRun = procedure(
  z.object({
    leaseId: id,
    result: z.object({
      outcome: z.enum(['read', 'unchanged', 'failed']),
      code: text,
      reason: text,
      rowsRead: z.number().int(),
      refusedRows: z.array(refusedRow),
      etag: text,
      lastModified: text,
      contentHash: text,
      pauses: z.boolean(),
    }),
    /** keys of all homes that the feed has now; null where it was not read or has not changed */
    seen: z.array(z.string()).readonly().nullable(),
  }),
  importRun,
  { mayRepeat: false },
);
