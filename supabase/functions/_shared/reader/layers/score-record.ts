import { isRecord, type JsonRecord } from '../json/json-value.ts';
import { attributesOf } from './attribute-lists.ts';
import { bareName, fieldsOfName, isAboutOthers, plainName } from './member-meaning.ts';
import type { MemberField } from './member-names.ts';

/** How much a member counts that stands in a record inside, by depth. */
const DEPTH_SHARE = [1, 0.85, 0.7];

/** How much a record looks like one home, by the members that it has. */
export function scoreOf(record: JsonRecord): number {
  const depthOf = new Map<string, number>();
  let level: readonly JsonRecord[] = [record];
  for (let depth = 0; depth < DEPTH_SHARE.length; depth += 1) {
    const inner: JsonRecord[] = [];
    for (const owner of level) {
      for (const [name, value] of Object.entries(owner).slice(0, 200)) {
        const plain = plainName(name);
        if (value !== null && value !== '') {
          const bare = bareName(plain);
          if (!depthOf.has(plain)) depthOf.set(plain, depth);
          if (bare !== plain && !depthOf.has(bare)) depthOf.set(bare, depth);
        }
        if (isRecord(value) && !isAboutOthers(name)) inner.push(value);
      }
    }
    level = inner.slice(0, 60);
  }
  const listed = attributesOf(record);
  const shares = new Map<MemberField, number>();
  for (const [name, depth] of depthOf)
    for (const field of fieldsOfName(name))
      shares.set(field, Math.max(shares.get(field) ?? 0, DEPTH_SHARE[depth] ?? 0));
  const has = (field: MemberField) =>
    Math.max(listed.has(field) ? (DEPTH_SHARE[1] ?? 0) : 0, shares.get(field) ?? 0);
  return (
    has('price') * 1.5 +
    has('bedrooms') * 1.5 +
    has('bathrooms') +
    has('address') +
    has('description') +
    has('photos') +
    (has('postcode') + has('type') + has('year') + has('energy')) * 0.5 +
    has('area') * 0.6 +
    has('plot') * 0.4
  );
}
