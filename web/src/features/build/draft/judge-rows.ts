import type { RowDoubt } from '#wire/draft-facts.ts';
import type { DraftDocument, DraftRow } from '#wire/drafts.ts';
import { shareableOf } from '#wire/draft-row.ts';
import { gradeListing } from '#functions/_shared/reader/grade-listing.ts';
import type { Field, Grade } from '#functions/_shared/reader/listing-record.ts';
import { isInRegions } from '#domain/regions.ts';
import { spreadHomes } from '#domain/spread-homes.ts';
import { refuseListing } from '#functions/_shared/reader/refuse-listing.ts';
import { homeTypeOf } from '#functions/_shared/reader/texts/home-words.ts';
import { createHomeIndex } from '#functions/_shared/reader/same-home.ts';

/** Why a row is no home of the game; `null` where it can be one. */
export interface RowFault {
  /** a refusal of the reader, of the import function, or one of the draft's own: see below */
  readonly code: string;
  readonly reason: string;
  /** of a duplicate: place of the row that it repeats, from 1 */
  readonly of?: number;
}

export interface JudgedRow {
  readonly row: DraftRow;
  /** from 1, as the list shows it */
  readonly place: number;
  readonly grade: Grade;
  readonly missing: readonly Field[];
  readonly fault: RowFault | null;
  /** what is simply not there yet, a game in its currency included: nothing is wrong with such a row, nothing of it is graded */
  readonly awaits: 'page' | 'price' | 'currency' | null;
  /** wanted, sound, and within the regions */
  readonly isIn: boolean;
  /** wanted and sound, but not of the regions that the game is about */
  readonly isOutside: boolean;
}

interface Judgement {
  readonly grade: Grade;
  readonly missing: readonly Field[];
  readonly fault: RowFault | null;
}

// A row is judged once: edits leave what they do not change the same objects, and a tick changes nothing that is judged.
const judgements = new WeakMap<DraftRow['facts'], { readonly of: DraftRow; readonly judgement: Judgement }>();

/** Judges new rows before a list takes them in, which then finds them judged. */
export function judgeAhead(rows: readonly DraftRow[]): void {
  const homes = createHomeIndex<number>();
  for (const row of rows) {
    judge(row);
    homes.find(row.facts);
  }
}

/** What the reader says of a row as it is now. */
function judge(row: DraftRow): Judgement {
  const known = judgements.get(row.facts);
  if (known && isJudgedAlike(known.of, row)) return known.judgement;
  const judgement = row.listingId === null ? judgeFacts(row) : judgeExisting(row);
  judgements.set(row.facts, { of: row, judgement });
  return judgement;
}

/** Are two states of a row the same in all that a judgement looks at, beside its facts? */
function isJudgedAlike(one: DraftRow, other: DraftRow): boolean {
  return (
    one.photos === other.photos &&
    one.pageRefusal === other.pageRefusal &&
    one.doubts === other.doubts &&
    one.sources === other.sources &&
    one.listingId === other.listingId &&
    one.grade === other.grade
  );
}

function judgeExisting(row: DraftRow): Judgement {
  return { grade: row.grade, missing: [], fault: null };
}

function judgeFacts(row: DraftRow): Judgement {
  const photos = row.photos.length > 0 ? row.photos.map(({ id }) => id) : row.facts.photos;
  const facts = { ...row.facts, photos };
  const homeType = homeTypeOf(facts.propertyType) ?? homeTypeOf(facts.title);
  const fault = row.pageRefusal ?? refuseListing(facts, 'listing', 'file');
  const doubts = openDoubts(row);
  return { ...gradeListing(facts, homeType, fault !== null, { doubts, confidence: {} }), fault };
}

/** What the page left unsure and nobody has typed or chosen yet. */
export function openDoubts({ doubts = [], sources }: DraftRow): readonly RowDoubt[] {
  return doubts.filter(({ field }) => sources[field] !== 'typed');
}

/** Pages that nobody can bring: there is none, or it may not be used. */
const NO_PAGE: ReadonlySet<string> = new Set([
  ...['withdrawn', 'removed', 'page_gone', 'not_a_web_address', 'host_not_found', 'address_not_public'],
  ...['port_not_allowed', 'not_a_page'],
]);

/** A link whose page is still to be brought, a home whose price is still to be typed, or one for a game in its currency. */
function awaitedOf({ pageRefusal, facts, origin }: DraftRow, fault: RowFault | null): JudgedRow['awaits'] {
  if (pageRefusal !== null)
    return facts.price === null && !NO_PAGE.has(pageRefusal.code) && fault === pageRefusal ? 'page' : null;
  if (fault?.code === 'other_currency') return 'currency';
  const isMade = origin === 'typed' || origin === 'photos';
  return isMade && fault !== null && fault.code !== 'duplicate' && facts.price?.amountMinor == null
    ? 'price'
    : null;
}

/** Does somebody have to look at the row: is it no home of the game yet, or unsure in what it says? */
export function needsLook({ row, fault }: JudgedRow): boolean {
  return fault !== null || openDoubts(row).length > 0;
}

/** Every row with its grade, what it lacks, and why it cannot be in the game. */
export function judgeRows({ rows, currency, regions }: DraftDocument): readonly JudgedRow[] {
  const homes = createHomeIndex<number>();
  const existing = new Map<string, number>();
  const repeatOf = (row: DraftRow, place: number): number | null => {
    if (row.listingId !== null) {
      const before = existing.get(row.listingId) ?? null;
      if (before === null) existing.set(row.listingId, place);
      return before;
    }
    const before = homes.find(row.facts);
    homes.add(row.facts, place);
    return before;
  };
  return rows.map((row, index) => {
    const { grade, missing, fault } = judge(row);
    const place = index + 1;
    const repeats = repeatOf(row, place);
    const found =
      repeats === null
        ? (fault ?? currencyFault(row, currency))
        : { code: 'duplicate', reason: `It is the same home as number ${String(repeats)}.`, of: repeats };
    const couldBeIn = found === null && row.isWanted;
    // A home is in when no region is named, or it lies in one of those.
    const isInside = regions.length === 0 || isInRegions(row.facts, regions);
    return {
      row,
      place,
      grade: found ? ('F' as const) : grade,
      missing,
      fault: found,
      awaits: awaitedOf(row, found),
      isIn: couldBeIn && isInside,
      isOutside: couldBeIn && !isInside,
    };
  });
}

function currencyFault(row: DraftRow, currency: string): RowFault | null {
  const own = row.facts.price?.currency;
  return own && own !== currency
    ? { code: 'other_currency', reason: `It is priced in ${own}, and the game is in ${currency}.` }
    : null;
}

/**
 * Ticks sound homes up to the most that a game has: what was in it stays, and of what is new homes are chosen from all
 * prices and places. The rest stay in the list, unticked.
 */
export function wantAtMost(
  document: DraftDocument,
  most: number,
  isNew: (row: DraftRow) => boolean = () => true,
): DraftDocument {
  const inGame = judgeRows(document).flatMap(({ row, isIn }) => (isIn ? [row] : []));
  if (inGame.length <= most) return document;
  const fresh = inGame.filter(isNew);
  const room = Math.max(0, most - (inGame.length - fresh.length));
  const left = new Set(
    spreadHomes(fresh.map(shareableOf), room, document.title)
      .slice(room)
      .map((index) => fresh[index]),
  );
  return {
    ...document,
    rows: document.rows.map((row) => (left.has(row) ? { ...row, isWanted: false } : row)),
  };
}
