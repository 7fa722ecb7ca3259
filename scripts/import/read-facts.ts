/** Square metres in a square foot, exactly (international foot, 0.3048 m). */
const M2_PER_SQFT = 0.09290304;

/** A plain number in a cell ("3", "3.5", "1,440"), or null. */
export function readNumber(cell: string): number | null {
  const plain = cell.replace(/(\d)[,\s](?=\d{3}(\D|$))/g, '$1').trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A number of rooms; "studio" is none, "3 beds" is three. Null where the cell says nothing a count can be. */
export function readCount(cell: string): number | null {
  if (/^studio\b/i.test(cell)) return 0;
  const count = readNumber(cell.replace(/\s*(bed|bath|bedroom|bathroom)s?$/i, ''));
  return count !== null && count <= 99 ? count : null;
}

/** An area in m², rounded to a tenth. The cell's own unit wins over that of its column. */
export function readAreaM2(cell: string, columnUnit: 'm2' | 'sqft'): number | null {
  const match = /^([\d.,\s]*\d)\s*(.*)$/.exec(cell.trim());
  const value = readNumber(match?.[1] ?? '');
  const unit = match?.[2] ?? '';
  if (value === null || value <= 0) return null;
  if (unit !== '' && !FEET.test(unit) && !METRES.test(unit)) return null;
  const isFeet = FEET.test(unit) || (unit === '' && columnUnit === 'sqft');
  return Math.round((isFeet ? value * M2_PER_SQFT : value) * 10) / 10;
}

const FEET = /^(sq\.?\s?f(ee)?t|ft2|ft²|square feet|sf)\.?$/i;
const METRES = /^(sq\.?\s?m|sqm|m2|m²|square met(re|er)s?)\.?$/i;

/** A year in which a house may have been built. */
export function readYear(cell: string): number | null {
  return /^(1[0-9]|20)\d{2}$/.test(cell) ? Number(cell) : null;
}

/**
 * A date as ISO: 2024-05-31 (a time behind it is dropped), or 31/05/2024, where month and day stand as the country
 * writes them.
 */
export function readDate(cell: string, isMonthFirst: boolean): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/.exec(cell);
  const local = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell);
  const [year, first, second] = iso ? [iso[1], iso[2], iso[3]] : [local?.[3], local?.[1], local?.[2]];
  if (year === undefined || first === undefined || second === undefined) return null;
  const [month, day] = iso || isMonthFirst ? [first, second] : [second, first];
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const PROPERTY_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bsemi/i, 'semi-detached'],
  [/\bdetached|single.?family/i, 'detached'],
  [/\bterrace|\btown.?house|\brow.?house|adosad/i, 'terraced'],
  [/\bflat|\bapartment|\bcondo|\bpiso|\bapartamento|\bstudio|\bmaisonette/i, 'flat'],
  [/\bbungalow/i, 'bungalow'],
  [/\bvilla|\bchalet/i, 'villa'],
  [/\bcottage/i, 'cottage'],
  [/\bfarm|\bfinca|\bcortijo/i, 'farmhouse'],
];

/** The product's word for a kind of home; "house" where the source does not say. */
export function readPropertyType(cell: string): string {
  return PROPERTY_TYPES.find(([words]) => words.test(cell))?.[1] ?? 'house';
}
