import { LONGEST_PLACE, readPlace } from '#domain/market/read-place.ts';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { minorPerMajor } from '#domain/money.ts';

export const SOLD_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export const SOLD_TENURES = ['freehold', 'leasehold'] as const;
/** Ordinary sales, or the others: to companies, by lenders, of a part. */
const SOLD_GROUPS = ['ordinary', 'other'] as const;
const SOLD_AGES = ['new', 'older'] as const;

/** What the list of sales is narrowed to. The address holds it, so that a search can be sent, kept and gone back to. */
export interface SoldFilters {
  /** a neighbourhood's id; empty: none */
  readonly area: string;
  /** as it was typed; left aside where a neighbourhood is chosen */
  readonly place: string;
  /** two letters; empty: the country of which most is known */
  readonly country: string;
  readonly type: (typeof SALE_KINDS)[number] | '';
  readonly tenure: (typeof SOLD_TENURES)[number] | '';
  readonly age: (typeof SOLD_AGES)[number] | '';
  readonly group: (typeof SOLD_GROUPS)[number] | '';
  /** in whole units of the country's currency */
  readonly least: number | null;
  readonly most: number | null;
  /** days as ISO writes them; empty: no bound */
  readonly from: string;
  readonly to: string;
  readonly sort: (typeof SOLD_SORTS)[number];
}

export const NO_SOLD_FILTERS: SoldFilters = {
  area: '',
  place: '',
  country: '',
  type: '',
  tenure: '',
  age: '',
  group: '',
  least: null,
  most: null,
  from: '',
  to: '',
  sort: 'newest',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** More than any home costs, in whole units. */
const MOST = 10_000_000_000;

/** The filters of an address. A word that is none of ours counts as not chosen, bounds that cross each other as swapped. */
export function readSoldFilters(query: URLSearchParams): SoldFilters {
  const [least, most] = inOrder(amountOf(query.get('min')), amountOf(query.get('max')));
  const [from, to] = inOrder(dayOf(query.get('from')), dayOf(query.get('to')));
  const country = query.get('country') ?? '';
  const area = query.get('area') ?? '';
  return {
    area: UUID.test(area) ? area : '',
    place: (query.get('place') ?? '').trim().slice(0, LONGEST_PLACE),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    type: oneOf(SALE_KINDS, query.get('type')) ?? '',
    tenure: oneOf(SOLD_TENURES, query.get('tenure')) ?? '',
    age: oneOf(SOLD_AGES, query.get('age')) ?? '',
    group: oneOf(SOLD_GROUPS, query.get('group')) ?? '',
    least,
    most,
    from: from ?? '',
    to: to ?? '',
    sort: oneOf(SOLD_SORTS, query.get('sort')) ?? 'newest',
  };
}

/** The address of filters: only what is chosen stands in it, so that one list has one address. */
export function soldQuery({ least, most, sort, place, ...words }: SoldFilters): string {
  const query = new URLSearchParams();
  const chosen = {
    place: place.trim(),
    ...words,
    min: least === null ? '' : String(least),
    max: most === null ? '' : String(most),
    sort: sort === 'newest' ? '' : sort,
  };
  for (const [name, value] of Object.entries(chosen)) if (value !== '') query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters besides the place and the country, by name: what a fold of them says is chosen. */
export function narrowedBy(filters: SoldFilters): readonly (keyof SoldFilters)[] {
  return (['type', 'tenure', 'age', 'group', 'least', 'most', 'from', 'to'] as const).filter(
    (name) => filters[name] !== '' && filters[name] !== null,
  );
}

/** The filters as the database is asked. A British postcode is looked for in Britain, whatever country is chosen. */
export function askForSold(filters: SoldFilters, currency: string) {
  const place = filters.area === '' ? readPlace(filters.place) : null;
  const minor = (amount: number | null) => (amount === null ? null : amount * minorPerMajor(currency));
  return {
    country: place?.country ?? (filters.country || null),
    placeKind: filters.area === '' ? (place?.kind ?? null) : ('cluster' as const),
    place: filters.area === '' ? (place?.name ?? null) : filters.area,
    types: filters.type === '' ? null : [filters.type],
    tenure: filters.tenure || null,
    isNew: filters.age === '' ? null : filters.age === 'new',
    isStandard: filters.group === '' ? null : filters.group === 'ordinary',
    fromMinor: minor(filters.least),
    toMinor: minor(filters.most),
    fromOn: filters.from || null,
    toOn: filters.to || null,
    sort: filters.sort,
  } as const;
}

function oneOf<T extends string>(words: readonly T[], text: string | null): T | undefined {
  return words.find((word) => word === text);
}

function amountOf(text: string | null): number | null {
  const amount = text !== null && /^\d{1,11}$/.test(text) ? Number(text) : null;
  return amount !== null && amount > 0 && amount <= MOST ? amount : null;
}

function dayOf(text: string | null): string | null {
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}

function inOrder<T extends number | string>(one: T | null, other: T | null): readonly [T | null, T | null] {
  return one !== null && other !== null && one > other ? [other, one] : [one, other];
}
