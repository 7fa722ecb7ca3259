import { isRecord, recordsIn, type JsonRecord } from './json-value.ts';

/** How deep references are followed, and how many records that may make. */
const MAX_DEPTH = 4;
const MAX_COPIES = 20_000;
/** Records of a value that are looked at in search of a cache. */
const MAX_LOOKED = 3_000;

/**
 * A cache of a program's answers with what its records refer to in the reference's place: `price: { __ref: "Price:1" }`
 * beside `"Price:1": { amount: 425000 }`. Changes the value, which a page's script has just given.
 */
export function resolveReferences(value: unknown): unknown {
  let copies = 0;
  for (const { record } of recordsIn(value, undefined, MAX_LOOKED)) {
    if (!isCache(record)) continue;
    const entities = record as Record<string, unknown>;
    const resolve = (child: unknown, depth: number): unknown => {
      copies += 1;
      if (depth > MAX_DEPTH || copies > MAX_COPIES) return child;
      if (Array.isArray(child)) return child.slice(0, 200).map((item) => resolve(item, depth + 1));
      if (!isRecord(child)) return child;
      const key = referenceOf(child);
      const target = key === null || !Object.hasOwn(record, key) ? child : record[key];
      if (!isRecord(target)) return child;
      return Object.fromEntries(
        Object.entries(target).map(([name, inner]) => [name, resolve(inner, depth + 1)]),
      );
    };
    const resolved = Object.entries(record).map(([name, entity]) => [name, resolve(entity, 0)] as const);
    for (const [name, entity] of resolved) entities[name] = entity;
    return value;
  }
  return value;
}

/** The key of the record that a reference stands for, as either generation of the cache writes it. */
function referenceOf(child: JsonRecord): string | null {
  if (typeof child.__ref === 'string') return child.__ref;
  return child.type === 'id' && typeof child.id === 'string' && 'generated' in child ? child.id : null;
}

function isCache(record: JsonRecord): boolean {
  if (isRecord(record.ROOT_QUERY)) return true;
  const keys = Object.keys(record).slice(0, 50);
  return keys.filter((key) => /^[A-Z]\w{1,60}:/.test(key) && isRecord(record[key])).length > 1;
}
