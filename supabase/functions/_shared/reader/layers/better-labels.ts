import { homeTypeOf } from '../texts/home-words.ts';
import { CURRENCY_SIGN } from '../texts/currency-signs.ts';
import { isBetterCount } from './label-field.ts';
import type { LabelField } from './label-words.ts';

/** A value and what the page calls it. */
export interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** Does a later value say more than the one that was found first? */
export function isBetter(field: LabelField, next: Labelled, before: Labelled | undefined): boolean {
  if (before === undefined || isBetterCount(field, next.value, before.value)) return true;
  if (field === 'propertyType') return isFinerKind(next.value, before.value);
  // What is built is the floor; of it a part alone is of use.
  return field === 'area' && USEFUL.test(before.label) && BUILT.test(next.label);
}

const USEFUL = /[uú]til|usable|utile|nutz|privativ/i;
const BUILT = /const|built|commerc|gross|wohn/i;

/** "Style: Ranch" says less than "Type: House", and "Objektart: Haus" less than "Objekttyp: Doppelhaushälfte". */
function isFinerKind(next: string, before: string): boolean {
  const [kind, known] = [homeTypeOf(next), homeTypeOf(before)];
  return kind !== null && (known === null || (known === 'house' && FINER.has(kind)));
}

const FINER: ReadonlySet<string> = new Set([
  ...['semi-detached', 'detached', 'terraced', 'townhouse', 'villa', 'bungalow', 'cottage', 'farmhouse'],
]);

/** "Built: 1974", "Antigüedad: 1975", "Construction: 1998": labels of more than a year, with a year as their value. */
export function isYearOf(label: string, value: string): boolean {
  return (
    /^(?:built|age|antig[uü]edad|edad|construction|constru(?:cción|ção|zione)|epoca|époque)$/i.test(label) &&
    /^(?:1[6-9]|20)\d\d(?!\d)/.test(value)
  );
}

const OFFERED =
  /^(?:(?:for )?sale|en venta|venta|à vendre|vente|zu verkaufen|verkauf|in vendita|vendita|te koop|koop|à venda|venda|till salu|til salgs?|na sprzedaż|sprzedaż|prodej|predaj|продажа|продава се?|eladó|de vânzare|na prodaju|prodaja|satılık|למכירה|للبيع|იყიდება)$/iu;
const PRICED = new RegExp(String.raw`(?:${CURRENCY_SIGN})\s?\d|\d\s?(?:${CURRENCY_SIGN})`, 'iu');

/** "For sale: 90,000 $": what a label offers, and a sum of it behind. */
export function isPriceOfOffer(label: string, value: string): boolean {
  return OFFERED.test(label) && PRICED.test(value) && /\d{4}/.test(value.replace(/[.,\s'’]/g, ''));
}

/** Does a category say more than that somebody lives there? */
export function namesKind(value: string): boolean {
  return homeTypeOf(value) !== null && !/residential|for sale|properties/i.test(value);
}
