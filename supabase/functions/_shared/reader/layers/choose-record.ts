import { textOf } from '../html/html-node.ts';
import { asList, isRecord, recordsIn, textAt, type JsonRecord } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { plainName } from './member-meaning.ts';
import { textOrName } from './text-or-name.ts';

/** Entries of a list and members of a record that are looked at. */
const MAX_MEMBERS = 400;

/** What the number of a home is called. */
const IDS = new Set([
  'id',
  'listingid',
  'propertyid',
  'reference',
  'adid',
  'objectid',
  'advertid',
  'estateid',
]);

/** Heading and title of the page, in lower case. */
export function pageWords({ page }: ReadContext): string {
  const heading = page.own.elements.find(({ name }) => name === 'h1');
  return `${heading ? textOf(heading, 300, 60) : ''} ${page.title ?? ''}`.toLowerCase();
}

/** A record that the page's address or heading names is its own; one of several alike is mostly somebody else's. */
export function ownScore(
  record: JsonRecord,
  isListed: boolean,
  { address }: ReadContext,
  words: string,
): number {
  const ids = Object.keys(record)
    .slice(0, MAX_MEMBERS)
    .filter((name) => IDS.has(plainName(name)))
    .flatMap((name) => textAt(record, name) ?? []);
  const link = address?.url ?? '';
  const isOwn = ids.some((id) => id.length > 3 && (id === address?.listingId || link.includes(id)));
  const street = textOrName(record.address) ?? textAt(record, 'address', 'street') ?? textAt(record, 'title');
  const isNamed = street !== null && street.length > 6 && words.includes(street.toLowerCase());
  return (isOwn ? 3 : 0) + (isNamed ? 1.25 : 0) - (isListed && !isOwn && !isNamed ? 2.5 : 0);
}

/** Records that stand in a list with others of their kind: two homes or more, each with a price. */
export function recordsOfLists(root: unknown): ReadonlySet<JsonRecord> {
  const listed = new Set<JsonRecord>();
  for (const { record } of recordsIn(root)) {
    for (const list of Object.values(record).filter((value) => Array.isArray(value))) {
      const homes = asList(list).slice(0, MAX_MEMBERS).filter(isRecord).filter(isPriced);
      if (homes.length > 1) for (const home of homes) listed.add(home);
    }
  }
  // A list of one is a page's own home: trackers keep it so.
  const homes = Array.isArray(root) ? root.slice(0, MAX_MEMBERS).filter(isRecord).filter(isPriced) : [];
  if (homes.length > 1) for (const home of homes) listed.add(home);
  return listed;
}

function isPriced(record: JsonRecord): boolean {
  return Object.keys(record)
    .slice(0, 200)
    .some((name) => /price|beds|bedrooms/i.test(name));
}

/** Other records of the same home, by its number: a page may keep a short one and a full one. */
export function twinsOf(record: JsonRecord, values: readonly { readonly value: unknown }[]): JsonRecord[] {
  const id = textAt(record, 'id') ?? '';
  if (id.length < 5) return [];
  const found = values.flatMap(({ value }) => [...recordsIn(value)].map((placed) => placed.record));
  return found.filter((other) => other !== record && textAt(other, 'id') === id).slice(0, 10);
}
