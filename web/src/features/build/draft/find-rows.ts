import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { spreadHomes } from '#domain/spread-homes.ts';
import { shareableOf } from '#wire/draft-row.ts';
import type { DraftDocument, DraftRow } from '#wire/drafts.ts';
import type { JudgedRow } from './judge-rows.ts';

export const ROW_ORDERS = ['own', 'cheapest', 'dearest', 'place', 'grade'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

/** Rows in which every word of a search stands: in address, place, title, kind, the file's name or its number. */
export function findRows(judged: readonly JudgedRow[], search: string): readonly JudgedRow[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return judged;
  return judged.filter(({ row }) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

// A search is typed letter by letter, and what a row says is the same at each.
const texts = new WeakMap<DraftRow, string>();

function textOf(row: DraftRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const { facts, card, file, line } = row;
  const text = plain(
    [
      ...[facts.address, facts.town, facts.postcode, facts.region, facts.title, facts.propertyType],
      ...[card?.title, card?.place, facts.listingId, facts.url, file, line],
    ].join(' '),
  );
  texts.set(row, text);
  return text;
}

/** The rows in an order for looking; the game keeps its own. */
export function sortRows(judged: readonly JudgedRow[], order: RowOrder): readonly JudgedRow[] {
  if (order === 'own') return judged;
  return [...judged].sort((a, b) => compare[order](a, b) || a.place - b.place);
}

// One for all pairs: making it costs more than comparing.
const collator = new Intl.Collator(undefined, { numeric: true });

const compare: Readonly<Record<Exclude<RowOrder, 'own'>, (a: JudgedRow, b: JudgedRow) => number>> = {
  cheapest: (a, b) => amountOf(a, Infinity) - amountOf(b, Infinity),
  dearest: (a, b) => amountOf(b, 0) - amountOf(a, 0),
  place: (a, b) => collator.compare(placeOf(a), placeOf(b)),
  grade: (a, b) => collator.compare(a.grade, b.grade),
};

/** Ticks or unticks these rows; faulty ones keep their tick for when they are put right. */
export function tickRows(rows: readonly JudgedRow[], isWanted: boolean) {
  const ids = new Set(rows.map(({ row }) => row.id));
  return (document: DraftDocument): DraftDocument => ({
    ...document,
    rows: document.rows.map((row) =>
      ids.has(row.id) && row.isWanted !== isWanted ? { ...row, isWanted } : row,
    ),
  });
}

/** Ticks as many of these rows as a game has, from all prices and places, and unticks every other row of the draft. */
export function tickSpread(rows: readonly JudgedRow[], seed: string) {
  const sound = rows.filter(({ fault }) => fault === null).map(({ row }) => row);
  const chosen = new Set(
    spreadHomes(sound.map(shareableOf), MAX_GAME_LISTINGS, seed)
      .slice(0, MAX_GAME_LISTINGS)
      .map((index) => sound[index]?.id),
  );
  return (document: DraftDocument): DraftDocument => ({
    ...document,
    rows: document.rows.map((row) =>
      row.isWanted === chosen.has(row.id) ? row : { ...row, isWanted: chosen.has(row.id) },
    ),
  });
}

function amountOf({ row }: JudgedRow, without: number): number {
  return row.facts.price?.amountMinor ?? without;
}

function placeOf({ row: { facts } }: JudgedRow): string {
  return [facts.town, facts.postcode, facts.address].filter((part) => part !== null).join(' ');
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
