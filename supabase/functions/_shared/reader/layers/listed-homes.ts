import { asList, at, isRecord, recordsIn, textAt, type JsonRecord } from '../json/json-value.ts';
import { PRICES } from '../list-of-cards.ts';
import type { ReadContext } from '../read-context.ts';
import { attributesIn } from './attribute-lists.ts';
import { recordsOfLists } from './choose-record.ts';
import { HOME_NODE } from './json-ld.ts';
import { types } from './schema-price.ts';

/** A page describes one home; what stands behind so many nodes is about others. */
const MAX_NODES = 200;

/** How many homes with a price of their own the page marks up; a list of them counts each. */
export function countPricedHomes({ data }: ReadContext): number {
  const listed = data.linked
    .slice(0, MAX_NODES)
    .flatMap((node) => [node, ...asList(node.itemListElement).slice(0, MAX_NODES).filter(isRecord)]);
  const isPriced = (node: JsonRecord) =>
    [node, node.item].some(
      (home) => isRecord(home) && (at(home, 'offers', 'price') ?? at(home, 'offers', 0, 'price')) != null,
    );
  return listed.filter(isPriced).length;
}

/**
 * Is the page a list of homes by its markup? Two or more stand in an ItemList, and no price on the page is another one than
 * theirs: a listing whose neighbours are marked up has one of its own.
 */
export function listsHomes({ data, page }: ReadContext): boolean {
  const items = data.linked
    .slice(0, MAX_NODES)
    .flatMap((node) => [node, node.mainEntity].filter(isRecord))
    .flatMap((node) => asList(node.itemListElement).slice(0, MAX_NODES).filter(isRecord))
    .map((entry) => entry.item ?? entry)
    .filter(isRecord)
    .filter((item) => types(item).some((type) => HOME_NODE.test(type)));
  const theirs = new Set(
    items.flatMap((item) => digitsOf(textAt(item, 'offers', 'price') ?? textAt(item, 'offers', 0, 'price'))),
  );
  const hasOwn = data.linked
    .slice(0, MAX_NODES)
    .some((node) => types(node).some((type) => HOME_NODE.test(type)) && at(node, 'offers', 'price') != null);
  if (items.length < 2 || theirs.size === 0 || hasOwn) return false;
  const shown = page.own.lines.slice(0, MAX_LINES).flatMap((line) => line.slice(0, 80).match(PRICES) ?? []);
  return shown.every((price) => digitsOf(price).every((digits) => theirs.has(digits)));
}

/** Lines that are looked at. */
const MAX_LINES = 1_000;

/** The digits of a price without its decimals. */
function digitsOf(price: string | null): string[] {
  const digits = price?.replace(/[.,]\d{1,2}(?!\d)/, '').replace(/\D/g, '') ?? '';
  return digits === '' ? [] : [digits];
}

/** Do the page's scripts hold a list of two homes or more, each with a price or rooms? */
export function holdsList({ data }: ReadContext): boolean {
  return data.values.some(({ value }) => recordsOfLists(value).size > 1 || attributesOfMany(value));
}

/** Records that are looked at for lists of attributes, and entries of a list. */
const MAX_RECORDS = 500;
const MAX_ENTRIES = 20;

/** Stand two records side by side that each keep a price among their attributes? */
function attributesOfMany(root: unknown): boolean {
  let looked = 0;
  for (const { record } of recordsIn(root)) {
    for (const list of Object.values(record)) {
      if (!Array.isArray(list) || list.length < 2) continue;
      const homes = list.slice(0, MAX_ENTRIES).filter(isRecord);
      looked += homes.length;
      if (homes.filter((home) => attributesIn(home).has('price')).length > 1) return true;
    }
    if (looked > MAX_RECORDS) return false;
  }
  return false;
}
