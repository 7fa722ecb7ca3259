import { MAX_AMOUNT_MINOR } from '../../money.ts';
import { SDLT, SDLT_ADDITIONAL, SDLT_FIRST_TIME } from './england-tax.ts';
import { ADS, LBTT, LBTT_FIRST_TIME } from './scotland-tax.ts';
import { SPAIN, SPAIN_VAT } from './spain-tax.ts';
import { tableOn, taxedParts, taxOf, type TaxedPart, type TaxTable } from './tax-bands.ts';
import type { TaxPlace } from './tax-place.ts';
import { US_TRANSFER } from './us-transfer-tax.ts';
import { LTT, LTT_ADDITIONAL } from './wales-tax.ts';

/** Who buys: somebody for whom it is the only home, the first one ever, or one more. */
export const BUYER_KINDS = ['standard', 'first-time', 'additional'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/** The countries whose taxes are known, each with the money that they are paid in. */
export const TAX_CURRENCIES = { GB: 'GBP', US: 'USD', ES: 'EUR' } as const;
export type TaxedCountry = keyof typeof TAX_CURRENCIES;

export const TAX_KINDS = ['sdlt', 'lbtt', 'ads', 'ltt', 'us_transfer', 'itp', 'ajd', 'vat'] as const;
type TaxKind = (typeof TAX_KINDS)[number];

/** What a reader of the figure has to know besides: keys of texts. */
export const TAX_NOTES = [
  'rates_not_checked',
  'first_time_relief_over',
  'first_time_no_relief',
  'local_taxes_missing',
  'who_pays_is_agreed',
  'reductions_missing',
  'base_may_be_reference_value',
  'non_residents_pay_more',
] as const;
type TaxNote = (typeof TAX_NOTES)[number];

export interface Purchase {
  readonly place: TaxPlace;
  readonly priceMinor: number;
  /** the day of completion, as 2026-11-23 */
  readonly on: string;
  readonly buyer: BuyerKind;
  /** sold by its builder, never lived in: it matters in Spain */
  readonly isNew?: boolean;
}

/** One tax of a purchase, band by band, with whose rates they are and since when. */
interface TaxLine {
  readonly kind: TaxKind;
  readonly amountMinor: number;
  readonly parts: readonly TaxedPart[];
  readonly ratesFrom: string;
  readonly source: string;
  readonly checkedOn: string | null;
}

export interface PurchaseTax {
  readonly currency: 'GBP' | 'USD' | 'EUR';
  readonly totalMinor: number;
  readonly lines: readonly TaxLine[];
  readonly notes: readonly TaxNote[];
}

type Row = readonly [TaxKind, readonly TaxTable[]];
/** Taxes of a purchase: all of them are due. Where tables give a relief, it goes before what it replaces. */
interface Rules {
  readonly currency: PurchaseTax['currency'];
  readonly rows: readonly Row[];
  readonly notes: readonly TaxNote[];
}

/**
 * What the state takes of a purchase by date and place; an estimate and no advice. Null for a price that is none, and
 * where no table reaches back to the day.
 */
export function purchaseTax(purchase: Purchase): PurchaseTax | null {
  const { priceMinor, on } = purchase;
  if (!Number.isInteger(priceMinor) || priceMinor < 0 || priceMinor > MAX_AMOUNT_MINOR) return null;
  const { currency, rows, notes } = rulesOf(purchase);
  const tables = rows.map(([kind, all]) => ({ kind, table: tableOn(all, on, priceMinor) }));
  const lines = tables.flatMap(({ kind, table }) => (table ? [lineOf(kind, table, priceMinor)] : []));
  if (lines.length < rows.length) return null;
  const unchecked: readonly TaxNote[] = lines.some(({ checkedOn }) => checkedOn === null)
    ? ['rates_not_checked']
    : [];
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { currency, totalMinor, lines, notes: [...unchecked, ...notes] };
}

function lineOf(kind: TaxKind, table: TaxTable, priceMinor: number): TaxLine {
  const { from: ratesFrom, source, checkedOn } = table;
  const amountMinor = taxOf(table, priceMinor);
  return { kind, amountMinor, parts: taxedParts(table, priceMinor), ratesFrom, source, checkedOn };
}

function rulesOf(purchase: Purchase): Rules {
  const { place, buyer, isNew } = purchase;
  if (place.country === 'US') {
    const table = US_TRANSFER[place.state];
    const rows: readonly Row[] = [['us_transfer', table ? [table] : []]];
    return { currency: 'USD', rows, notes: ['local_taxes_missing', 'who_pays_is_agreed'] };
  }
  if (place.country === 'ES') {
    const { itp, ajd } = SPAIN[place.region];
    const rows: readonly Row[] = isNew
      ? [
          ['vat', [SPAIN_VAT[place.region]]],
          ['ajd', ajd],
        ]
      : [['itp', itp]];
    const base: readonly TaxNote[] = isNew ? [] : ['base_may_be_reference_value'];
    return { currency: 'EUR', rows, notes: ['reductions_missing', ...base] };
  }
  if (place.part === 'scotland') return scotland(purchase);
  if (place.part === 'wales')
    return {
      currency: 'GBP',
      rows: [['ltt', higherOr(LTT_ADDITIONAL, LTT, purchase)]],
      notes: buyer === 'first-time' ? ['first_time_no_relief'] : [],
    };
  return england(purchase);
}

function england(purchase: Purchase): Rules {
  const { buyer, on, priceMinor } = purchase;
  const relief = buyer === 'first-time' ? tableOn(SDLT_FIRST_TIME, on, priceMinor) : null;
  const isOver = buyer === 'first-time' && relief === null && tableOn(SDLT_FIRST_TIME, on, 0) !== null;
  return {
    currency: 'GBP',
    rows: [['sdlt', relief ? [relief] : higherOr(SDLT_ADDITIONAL, SDLT, purchase)]],
    notes: [...(isOver ? (['first_time_relief_over'] as const) : []), 'non_residents_pay_more'],
  };
}

function scotland({ buyer, on, priceMinor }: Purchase): Rules {
  const relief = buyer === 'first-time' ? tableOn(LBTT_FIRST_TIME, on, priceMinor) : null;
  const supplement: readonly Row[] =
    buyer === 'additional' && tableOn(ADS, on, priceMinor) ? [['ads', ADS]] : [];
  return { currency: 'GBP', rows: [['lbtt', relief ? [relief] : LBTT], ...supplement], notes: [] };
}

/** The higher tables for one more home, unless it costs less than they begin at. */
function higherOr(
  higher: readonly TaxTable[],
  main: readonly TaxTable[],
  { buyer, on, priceMinor }: Purchase,
): readonly TaxTable[] {
  const table = buyer === 'additional' ? tableOn(higher, on, priceMinor) : null;
  return table && priceMinor >= (table.leastMinor ?? 0) ? higher : main;
}
