import { asList, isRecord, type JsonRecord } from '../json/json-value.ts';
import { isAboutOthers } from './member-meaning.ts';

/** Records around a home that may belong to it. */
const MAX_SCOPES = 4;
const MAX_VISITED = 60_000;

/**
 * The records that a record stands in, the nearest first, as far as they are about it alone: a record that holds several
 * homes is about all of them, and so is everything around it.
 */
export function scopesOf(root: unknown, record: JsonRecord): readonly JsonRecord[] {
  const scopes: JsonRecord[] = [];
  let inner: unknown = record;
  for (const owner of ownersOf(root, record)) {
    if (scopes.length >= MAX_SCOPES || holdsOthers(owner, inner)) break;
    if (isRecord(owner)) scopes.push(owner);
    inner = owner;
  }
  return scopes;
}

/** What holds a record, from the inside out. */
function ownersOf(root: unknown, record: JsonRecord): readonly unknown[] {
  const ownerOf = new Map<unknown, unknown>();
  const waiting: unknown[] = [root];
  for (const value of waiting) {
    if (value === record || waiting.length > MAX_VISITED) break;
    const children = isRecord(value)
      ? Object.entries(value).flatMap(([name, child]) => (isAboutOthers(name) ? [] : [child]))
      : asList(value);
    for (const child of children) {
      if (typeof child !== 'object' || child === null || ownerOf.has(child)) continue;
      ownerOf.set(child, value);
      waiting.push(child);
    }
  }
  const owners: unknown[] = [];
  for (let owner = ownerOf.get(record); owner !== undefined; owner = ownerOf.get(owner)) owners.push(owner);
  return owners;
}

/** Does it hold another home beside the one that it holds the record in: one more that has a price or bedrooms? */
function holdsOthers(owner: unknown, inner: unknown): boolean {
  const others = (Array.isArray(owner) ? owner : Object.values(owner as JsonRecord)).filter(
    (value) => value !== inner,
  );
  const lists = Array.isArray(owner) ? [others] : others.filter((value) => Array.isArray(value));
  const homes = lists.flatMap((list) => asList(list).slice(0, 50).filter(isRecord).filter(isHome));
  return homes.length > 0;
}

/** Does a record without a price hold several homes: is it their list? */
export function isOnlyList(record: JsonRecord): boolean {
  return !isHome(record) && holdsOthers(record, null);
}

function isHome(record: JsonRecord): boolean {
  const names = Object.keys(record).slice(0, 200);
  return names.some((name) => /price|prix|precio|prezzo|preis/i.test(name)) && names.length > 3;
}
