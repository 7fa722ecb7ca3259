import type { Position } from './listing-record.ts';
import { duplicateKeys, type DuplicateFacts } from './url/duplicate-keys.ts';
import type { FeedRow } from './feeds/feed-result.ts';

/** What tells one home from another: its page, or address, price and place. */
export interface HomeIdentity extends DuplicateFacts {
  readonly position?: Position | null;
  /** the source's own number */
  readonly listingId: string | null;
}

/** Degrees by which two sources may place one home apart, about a hundred metres. */
const NEAR = 0.001;

// A draft asks for the same homes at every key that is pressed, and facts do not change once they are read.
const known = new WeakMap<HomeIdentity, readonly string[]>();

function keysOf(home: HomeIdentity): readonly string[] {
  const keys = known.get(home) ?? [...duplicateKeys(home, home.listingId), ...numberKey(home)];
  known.set(home, keys);
  return keys;
}

/** A file's own number is one home where the price is one too: what was sold twice is two rounds. */
function numberKey({ address, listingId, price }: HomeIdentity): string[] {
  return address === null && listingId !== null && price?.amountMinor != null
    ? [`number:${listingId}|${price.currency ?? ''}${price.amountMinor}`]
    : [];
}

/**
 * Homes by what they are, each under a name of the caller's. `find` answers the name of the first home that is the same: the
 * same page, or the same price with the same address or, without one, the same number, unless both say where they are and
 * that is elsewhere.
 */
export function createHomeIndex<Name>() {
  const seen = new Map<string, { readonly name: Name; readonly position: Position | null }[]>();
  return {
    find: (home: HomeIdentity): Name | null => {
      for (const key of keysOf(home)) {
        const found = seen
          .get(key)
          ?.find(({ position }) => key.startsWith('url:') || isNear(position, home.position ?? null));
        if (found) return found.name;
      }
      return null;
    },
    add: (home: HomeIdentity, name: Name): void => {
      for (const key of keysOf(home)) {
        const others = seen.get(key) ?? [];
        others.push({ name, position: home.position ?? null });
        seen.set(key, others);
      }
    },
  };
}

function isNear(one: Position | null, other: Position | null): boolean {
  if (one === null || other === null) return true;
  return Math.abs(one.latitude - other.latitude) < NEAR && Math.abs(one.longitude - other.longitude) < NEAR;
}

/** Refuses every row that is the same home as one before it, and says as which. */
export function refuseRepeats(rows: readonly FeedRow[]): FeedRow[] {
  const homes = createHomeIndex<number>();
  return rows.map((row) => {
    if (row.record.refused) return row;
    const before = homes.find(row.record);
    if (before === null) {
      homes.add(row.record, row.line);
      return row;
    }
    const reason = `It is the same home as on line ${before}.`;
    return { ...row, record: { ...row.record, grade: 'F', refused: { code: 'duplicate', reason } } };
  });
}
