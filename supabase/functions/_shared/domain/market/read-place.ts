/** How a list of sales is narrowed to a place: postcodes that begin so, a district, an area of letters, or a town. */
export const PLACE_KINDS = ['start', 'district', 'letters', 'town'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What somebody meant who typed a place. */
export interface SalePlace {
  readonly kind: PlaceKind;
  /** as registers write it: "SW1A 1", "York" */
  readonly name: string;
  /** null: any country's */
  readonly country: 'GB' | null;
}

/** The longest place that is looked for. */
export const LONGEST_PLACE = 60;

const WHOLE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const BEGUN = /^([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]?)$/;
/** Without a space a digit belongs to the district, unless that ends in a letter already: "SW1A1", but "SW11". */
const BEGUN_AS_ONE = /^([A-Z]{1,2}\d[A-Z])(\d[A-Z]?)$/;
const DISTRICT = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const LETTERS = /^[A-Z]{1,2}$/;
/** Postcodes of other countries are figures alone. */
const FIGURES = /^\d{4,6}$/;

/** Reads a place as people type it: "sw1a1aa", "SW1A 1", "sw1a", "SW", "97201", "york". Null where nothing was typed. */
export function readPlace(typed: string): SalePlace | null {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_PLACE).trim();
  if (text === '') return null;
  const plain = text.toUpperCase();
  const compact = plain.replaceAll(' ', '');
  const parts = WHOLE.exec(compact) ?? BEGUN.exec(plain) ?? BEGUN_AS_ONE.exec(compact);
  if (parts) return { kind: 'start', name: `${parts[1] ?? ''} ${parts[2] ?? ''}`, country: 'GB' };
  if (DISTRICT.test(compact)) return { kind: 'district', name: compact, country: 'GB' };
  if (LETTERS.test(plain)) return { kind: 'letters', name: plain, country: 'GB' };
  if (FIGURES.test(compact)) return { kind: 'district', name: compact, country: null };
  return { kind: 'town', name: text, country: null };
}

/** Parts of Britain of which the register of England and Wales has nothing, by the letters of their postcodes. */
const ELSEWHERE: Readonly<Record<string, 'scotland' | 'northern-ireland' | 'islands'>> = {
  ...Object.fromEntries(
    ['AB', 'DD', 'DG', 'EH', 'FK', 'G', 'HS', 'IV', 'KA', 'KW', 'KY', 'ML', 'PA', 'PH', 'ZE'].map(
      (letters) => [letters, 'scotland'] as const,
    ),
  ),
  BT: 'northern-ireland',
  GY: 'islands',
  IM: 'islands',
  JE: 'islands',
};

/** Where a place is whose sales another register keeps; null where this one may have them. */
export function registeredElsewhere({
  kind,
  name,
}: SalePlace): 'scotland' | 'northern-ireland' | 'islands' | null {
  if (kind === 'town') return null;
  return ELSEWHERE[/^[A-Z]*/.exec(name)?.[0] ?? ''] ?? null;
}
