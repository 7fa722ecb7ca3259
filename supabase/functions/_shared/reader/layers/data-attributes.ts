import type { JsonRecord } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { isInside, OTHER } from './icons.ts';
import { plainName, saysField } from './member-meaning.ts';
import type { MemberField } from './member-names.ts';

/** What tells that an element's attributes are about a home: its price and one of these. */
const TELLING: readonly MemberField[] = ['bedrooms', 'bathrooms', 'area', 'postcode', 'town', 'type'];
const MAX_VALUE = 300;

/**
 * `<div data-price="425000" data-bedrooms="3">`: what a page's own element says of its home in attributes. Nothing where
 * several do and differ: they are cards of other homes.
 */
export function homeInAttributes({ page, time }: ReadContext): JsonRecord | null {
  const found = new Map<string, JsonRecord>();
  for (const element of page.own.elements) {
    time.check();
    const names = Object.keys(element.attribs).filter((name) => name.startsWith('data-'));
    if (names.length < 2) continue;
    const entries = names.flatMap((name) => {
      const value = element.attribs[name]?.trim() ?? '';
      return value === '' || value.length > MAX_VALUE ? [] : [[name.slice(5), value] as const];
    });
    const says = (field: MemberField) => entries.find(([name]) => saysField(plainName(name), field))?.[1];
    const price = says('price');
    if (price === undefined || !/\d{4}/.test(price.replace(/[.,\s]/g, ''))) continue;
    if (!TELLING.some((field) => says(field) !== undefined) || isInside(element, OTHER)) continue;
    found.set(`${price} ${says('bedrooms') ?? ''}`, Object.fromEntries(entries));
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}
