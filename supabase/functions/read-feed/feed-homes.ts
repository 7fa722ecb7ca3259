import { hashOf } from '../_shared/domain/spread-homes.ts';
import type { Money } from '../_shared/domain/money.ts';
import type { FeedRow } from '../_shared/reader/feeds/feed-result.ts';
import { readHomes } from '../_shared/reader/feeds/read-homes.ts';
import { homeName } from '../_shared/reader/home-name.ts';
import type { HomeIdentity } from '../_shared/reader/same-home.ts';
import { addressKey } from '../_shared/reader/url/duplicate-keys.ts';
import { normaliseUrl } from '../_shared/reader/url/normalise-url.ts';
import { rowOfRecord } from '../_shared/wire/draft-row.ts';
import type { RefusedRow } from '../_shared/wire/feeds.ts';
import { listingPayload, recordOf } from '../_shared/listing-payload.ts';

type Payload = ReturnType<typeof listingPayload>;

/** A home as a feed says it. */
export interface FeedHome {
  /** what it is known by in every reading of the feed */
  readonly key: string;
  readonly line: number;
  readonly name: string;
  readonly listing: Pick<
    Payload,
    'sourceUrl' | 'status' | 'currency' | 'price' | 'asset' | 'title' | 'description' | 'portal'
  >;
  readonly identity: HomeIdentity;
}

export interface FeedHomes {
  readonly homes: readonly FeedHome[];
  readonly refused: readonly RefusedRow[];
  readonly rowsRead: number;
  /** why nothing of the feed could be read */
  readonly failure: string | null;
}

/** The homes of a feed by the one reader, and the rows that are none, with their reasons. */
export function feedHomes(text: string, currency: string | null): FeedHomes {
  const file = readHomes(text, { currency });
  const isPage = file.format === 'page' || file.format === 'unknown';
  if (file.refused !== null || isPage) {
    const failure = file.refused?.reason ?? 'The address leads to a page, not to a feed of homes.';
    return { homes: [], refused: [], rowsRead: 0, failure };
  }
  const numbers = countNumbers(file.rows);
  const used = new Set<string>();
  const homes: FeedHome[] = [];
  const refused: RefusedRow[] = [];
  for (const row of file.rows) {
    const { record, line } = row;
    const name = homeName(record) ?? '';
    const price = record.price;
    if (record.refused !== null || price?.amountMinor == null || price.currency === null) {
      refused.push({ line, home: name, ...(record.refused ?? NO_PRICE) });
      continue;
    }
    const key = unusedKey(keyOf(row, numbers), used);
    homes.push({
      key,
      line,
      name: name === '' ? key : name,
      listing: listingOf(row, { amountMinor: price.amountMinor, currency: price.currency }),
      identity: record,
    });
  }
  return { homes, refused, rowsRead: file.rows.length, failure: null };
}

const NO_PRICE = { code: 'no_price', reason: 'It has no price.' } as const;

function listingOf({ record, line }: FeedRow, price: Money): FeedHome['listing'] {
  const row = rowOfRecord(record, { id: `line ${line}`, origin: 'feed', line });
  const {
    photos: _,
    importId: __,
    ...listing
  } = listingPayload(row, recordOf(row), price.amountMinor, [price]);
  return listing;
}

/**
 * The agency's own number where no other home has it, else the page, else address, price and place: so a home keeps its
 * key when its price or a word of its address changes.
 */
function keyOf({ record }: FeedRow, numbers: ReadonlyMap<string, number>): string {
  const { listingId, url, address, postcode, price, position } = record;
  if (listingId !== null && numbers.get(listingId) === 1) return `number:${listingId}`;
  const page = url === null ? null : normaliseUrl(url);
  if (page !== null) return `url:${page}`;
  const where = position === null ? '' : `${position.latitude.toFixed(4)},${position.longitude.toFixed(4)}`;
  const what = [listingId, price?.currency, price?.amountMinor, record.bedrooms, record.propertyType];
  return `home:${[addressKey(address, postcode), postcode ?? '', where, ...what].join('|')}`;
}

function countNumbers(rows: readonly FeedRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { record } of rows)
    if (record.listingId !== null) counts.set(record.listingId, (counts.get(record.listingId) ?? 0) + 1);
  return counts;
}

const LONGEST_KEY = 160;

function unusedKey(key: string, used: Set<string>): string {
  const short =
    key.length <= LONGEST_KEY ? key : `${key.slice(0, LONGEST_KEY - 9)}#${hashOf(key).toString(16)}`;
  for (let time = 1; ; time += 1) {
    const one = time === 1 ? short : `${short}#${time}`;
    if (used.has(one)) continue;
    used.add(one);
    return one;
  }
}
