import { asList, isRecord } from './json-value.ts';

/** Deeper than any page model is; a pool that refers to itself ends here. */
const MAX_DEPTH = 40;
const MAX_VALUES = 400_000;

/**
 * Unpacks a pooled JSON array: its first item is the root, and every member of an object or list in it is the index
 * of the real value ("devalue", "flatted"; the way Rightmove packs its page model). Undefined for anything else.
 */
export function unpackPool(pool: unknown): unknown {
  const values = asList(pool);
  if (values.length === 0 || typeof values[0] !== 'object' || values[0] === null) return undefined;
  let count = 0;
  const open = new Set<number>();
  function resolve(reference: unknown, depth: number): unknown {
    // flatted writes its indices as strings, devalue as numbers; negative ones stand for undefined and the like.
    const index = typeof reference === 'string' && /^\d+$/.test(reference) ? Number(reference) : reference;
    if (typeof index !== 'number') return reference;
    if (index < 0 || index >= values.length || open.has(index) || depth > MAX_DEPTH) return null;
    count += 1;
    if (count > MAX_VALUES) return null;
    const value = values[index];
    if (typeof value !== 'object' || value === null) return value;
    // `["Reactive", 12]`, `["Date", "2026-01-05"]`: what kind of value it is, and the value.
    if (Array.isArray(value) && typeof value[0] === 'string' && /^[A-Z][A-Za-z]{2,30}$/.test(value[0])) {
      open.add(index);
      const inner: unknown = value[1];
      const wrapped = typeof inner === 'number' ? resolve(inner, depth + 1) : (inner ?? null);
      open.delete(index);
      return wrapped;
    }
    open.add(index);
    const unpacked = Array.isArray(value)
      ? value.map((item) => resolve(item, depth + 1))
      : isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item, depth + 1)]))
        : null;
    open.delete(index);
    return unpacked;
  }
  return resolve(0, 0);
}

/** `{ "price": [0, 425000], "photos": [1, [[0, "a.jpg"]]] }`: each value behind the number of its type. */
export function untyped(value: unknown, depth = 0): unknown {
  if (depth > 30) return null;
  if (Array.isArray(value) && value.length === 2 && typeof value[0] === 'number') {
    const inner: unknown = value[1];
    return Array.isArray(inner) ? inner.map((item) => untyped(item, depth + 1)) : untyped(inner, depth + 1);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, untyped(item, depth + 1)]));
}
