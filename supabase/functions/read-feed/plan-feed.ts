import { hashOf } from '../_shared/domain/spread-homes.ts';
import { createHomeIndex } from '../_shared/reader/same-home.ts';
import type { FeedChange } from '../_shared/wire/feeds.ts';
import type { FeedHomeToWrite, KnownHomes } from '../_shared/wire/procedures/feeds.ts';
import type { FeedHome } from './feed-homes.ts';

/** What a reading of a feed changes. */
export interface FeedPlan {
  readonly writes: readonly FeedHomeToWrite[];
  readonly changes: readonly FeedChange[];
  /** keys of all homes that the feed has now */
  readonly seen: readonly string[];
  /** how many of the homes that it had are gone */
  readonly went: number;
  /** nearly all homes are gone at once: more likely a broken feed than a sold-out agency */
  readonly hasShrunk: boolean;
}

/** So few homes may all go without a question. */
const FEW = 5;

/** Compares what a feed says with what it said before. Nothing that did not change is written. */
export function planFeed(homes: readonly FeedHome[], { known, others }: KnownHomes): FeedPlan {
  const before = new Map(known.map((home) => [home.key, home]));
  const elsewhere = createHomeIndex<string>();
  for (const { listingId, url, address, postcode, amountMinor, currency, latitude, longitude } of others)
    elsewhere.add(
      {
        ...{ url, address, postcode, listingId: null, price: { amountMinor, currency } },
        position: latitude === null || longitude === null ? null : { latitude, longitude },
      },
      listingId,
    );
  const writes: FeedHomeToWrite[] = [];
  const changes: FeedChange[] = [];
  for (const { key, name, listing, identity } of homes) {
    const prints = printsOf(listing);
    const old = before.get(key);
    const base = { key, home: name, prints: Object.values(prints) };
    if (!old) {
      // A home that somebody brought in another way is the same home: the feed takes it over as it stands.
      const listingId = elsewhere.find({ ...identity, listingId: null });
      if (listingId === null) changes.push({ kind: 'appeared', home: name, fields: [] });
      writes.push(
        listingId === null
          ? { ...base, kind: 'appeared', fields: [], listing }
          : { ...base, kind: 'known', fields: [], listingId, listing: {} },
      );
      continue;
    }
    const said = new Set(old.prints);
    const fields = Object.keys(prints).filter((field) => !said.has(prints[field] ?? ''));
    if (fields.length === 0 && !old.hasGone) continue;
    const kind = old.hasGone ? 'appeared' : 'changed';
    const named = fields
      .filter((field) => field !== 'currency')
      .map((field) => field.replace(/^asset\./, ''));
    changes.push({ kind, home: name, fields: named });
    writes.push({ ...base, kind, fields: named, listing: partOf(listing, fields) });
  }
  const seen = new Set(homes.map(({ key }) => key));
  const here = known.filter(({ hasGone }) => !hasGone);
  const went = here.filter(({ key }) => !seen.has(key)).length;
  const hasShrunk = here.length > FEW && went > here.length / 2;
  return { writes, changes, seen: [...seen], went, hasShrunk };
}

/** A print of each field, by which the next reading knows whether it changed. The date of a price is no price. */
function printsOf({ asset, price, ...offer }: FeedHome['listing']): Record<string, string> {
  const fields = {
    ...offer,
    price: [price.kind, price.amountMinor],
    ...Object.fromEntries(Object.entries(asset).map(([key, value]) => [`asset.${key}`, value])),
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const text = JSON.stringify(value ?? null);
      return [field, `${field}:${hashOf(text).toString(36)}${hashOf(`${text}|`).toString(36)}`];
    }),
  );
}

/** Only the fields that changed: what people wrote over the others stays. */
function partOf(listing: FeedHome['listing'], fields: readonly string[]): FeedHomeToWrite['listing'] {
  const asset = Object.entries(listing.asset).filter(([key]) => fields.includes(`asset.${key}`));
  const offer = Object.entries(listing).filter(([key]) => key !== 'asset' && fields.includes(key));
  return {
    ...Object.fromEntries(offer),
    ...(asset.length === 0 ? {} : { asset: Object.fromEntries(asset) }),
    ...(fields.length === 0 ? {} : { currency: listing.currency }),
  };
}
