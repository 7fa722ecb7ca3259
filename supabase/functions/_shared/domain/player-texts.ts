import { HOME_FIELD_KEYS, HOME_FIELDS, homeField } from './home-fields.ts';
import type { Money } from './money.ts';
import { SCRUBBED, scrubPrices } from './price-scrub.ts';

/**
 * Every text that players read, by table and column. Whoever writes one of these tables passes the row through
 * `scrubPlayerTexts` first; a test holds the list against the columns of the database.
 */
export const PLAYER_TEXTS = {
  games: ['title', 'description', 'host_name', 'market'],
  listings: ['title', 'description', 'portal'],
  assets: HOME_FIELD_KEYS.map(homeField)
    .filter(({ table, kind }) => table === 'assets' && kind !== 'number')
    .map(({ column }) => column),
  listing_photos: ['alt', 'room', 'attribution'],
  game_listings: ['title_override'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Addresses are read after the guess only. They may speak of the next home all the same, so what is written as a price goes;
 * a plain number is a house's, also where another home of the game costs as many thousands.
 */
const ADDRESSES: readonly string[] = [HOME_FIELDS.addressLine.column];

export type PlayerTextTable = keyof typeof PLAYER_TEXTS;

/**
 * A row without prices in what players read of it; everything else stays as it is. Keys are columns, in snake_case or
 * camelCase; a column may hold a text, a list of texts or null.
 * @param known true prices that none of the texts may tell, however they are written
 */
export function scrubPlayerTexts<Row extends object>(
  table: PlayerTextTable,
  row: Row,
  known: readonly Money[],
): Row {
  const columns: readonly string[] = PLAYER_TEXTS[table];
  const texts = Object.entries(row).filter(([key]) => columns.includes(columnOf(key)));
  return Object.assign(
    { ...row },
    Object.fromEntries(
      texts.map(([key, value]) => [key, scrubValue(value, ADDRESSES.includes(columnOf(key)) ? [] : known)]),
    ),
  );
}

function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function scrubValue(value: unknown, known: readonly Money[]): unknown {
  if (Array.isArray(value)) return value.map((member: unknown) => scrubValue(member, known));
  if (typeof value !== 'string') return value;
  // What stands for a price may be longer than it; columns have limits.
  return scrubPrices(value, known).slice(0, Math.max(value.length, SCRUBBED.length));
}
