import { clampHomeText, fitHomeNumber, fitReadFacts } from '../domain/home-fields.ts';
import { NO_FACTS, type ListingFacts, type ListingRecord } from '../reader/listing-record.ts';
import type { ShareableHome } from '../domain/shared-homes.ts';
import type { DraftFacts, RowDoubt } from './draft-facts.ts';
import type { DraftRow } from './drafts.ts';

interface RowStart {
  readonly id: string;
  readonly origin: DraftRow['origin'];
  readonly line?: number | null;
  readonly file?: string;
  readonly unread?: NonNullable<DraftRow['unread']>;
}

/** Pages that hold no listing: the row says so until its page is brought, or the home is typed in. */
const PAGE_REFUSALS: ReadonlySet<string> = new Set([
  'unreadable',
  'too_complex',
  'blocked',
  'login',
  'search',
  'removed',
  'no_listing',
]);

/** What a row is spread by among others. */
export function shareableOf({ id, facts }: Pick<DraftRow, 'id' | 'facts'>): ShareableHome {
  return {
    id,
    amountMinor: facts.price?.amountMinor ?? 0,
    place: facts.town ?? facts.postcode ?? facts.region ?? '',
  };
}

/** A home as a page or a feed told it. */
export function rowOfRecord(record: ListingRecord, start: RowStart): DraftRow {
  const { id, origin, line = null, file, unread = [] } = start;
  const { refused } = record;
  const doubts = doubtsOf(record);
  return {
    id,
    origin,
    importId: null,
    portal: record.portal,
    isWanted: true,
    listingId: null,
    card: null,
    facts: draftFactsOf(record),
    sources: { ...record.sources },
    pageRefusal: refused && PAGE_REFUSALS.has(refused.code) ? { ...refused } : null,
    line,
    ...(file === undefined ? {} : { file: file.slice(0, 200) }),
    ...(unread.length === 0 ? {} : { unread: unread.slice(0, 20) }),
    ...(doubts.length === 0 ? {} : { doubts }),
    soldOn: null,
    grade: record.grade,
    photos: [],
  };
}

/** A home of which nothing is known yet but, perhaps, its address in the web. */
export function emptyRow(start: RowStart, url: string | null = null, portal: string | null = null): DraftRow {
  return {
    id: start.id,
    origin: start.origin,
    importId: null,
    portal,
    isWanted: true,
    listingId: null,
    card: null,
    facts: draftFactsOf({ ...NO_FACTS, url }),
    sources: {},
    pageRefusal: null,
    line: start.line ?? null,
    soldOn: null,
    grade: 'F',
    photos: [],
  };
}

/** The reader's facts within the limits of a draft: no page makes it too large to be kept. */
export function draftFactsOf(facts: ListingFacts): DraftFacts {
  return {
    listingType: facts.listingType,
    status: cut(facts.status, 200),
    price: facts.price && {
      ...facts.price,
      amountMinor: inLimits(facts.price.amountMinor),
      currency: cut(facts.price.currency, 3),
    },
    ...fitReadFacts(facts),
    area: areaOf('floorAreaM2', facts.area),
    plot: areaOf('plotAreaM2', facts.plot),
    address: clampHomeText('addressLine', facts.address),
    country: cut(facts.country, 2),
    position: facts.position,
    photos: facts.photos?.slice(0, 60).filter((link) => link.length <= 4_000) ?? null,
    agent: cut(facts.agent, 300),
    listedOn: dayOf(facts.listedOn),
    updatedOn: dayOf(facts.updatedOn),
    listingId: cut(facts.listingId, 200),
    url: facts.url && facts.url.length <= 4_000 ? facts.url : null,
  };
}

/** The reader's doubts, their values within the limits of a draft. */
function doubtsOf({ doubts }: ListingRecord): RowDoubt[] {
  return doubts.slice(0, 12).flatMap(({ field, reason, values }) => {
    const choices = values.slice(0, 4).flatMap(({ value }) => {
      const fact = draftFactsOf({ ...NO_FACTS, [field]: value })[field];
      return fact === null || (typeof fact === 'object' && 'length' in fact) ? [] : [fact];
    });
    return choices.length === 0 ? [] : [{ field, reason, choices }];
  });
}

function cut(text: string | null, most: number): string | null {
  return text === null ? null : text.slice(0, most);
}

function inLimits(amount: number | null): number | null {
  return amount !== null && Number.isInteger(amount) && amount > 0 && amount <= 1e12 ? amount : null;
}

function areaOf(key: 'floorAreaM2' | 'plotAreaM2', area: DraftFacts['area']): DraftFacts['area'] {
  return area && fitHomeNumber(key, area.m2) === null ? null : area;
}

function dayOf(text: string | null): string | null {
  const day = text?.slice(0, 10) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
