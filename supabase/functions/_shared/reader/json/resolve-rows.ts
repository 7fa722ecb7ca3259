import { isRecord } from './json-value.ts';

/** How deep references are followed, and how many values that may make. */
const MAX_DEPTH = 4;
const MAX_COPIES = 20_000;
/** Values within a row that are looked at. */
const MAX_NESTED = 400;

/** "$5c", "$5c:props:children:0:props:price": a row, and the way to a value in it. */
const REFERENCE = /^\$([0-9a-f]{1,6})((?::\w{1,60})*)$/;
/** "$undefined", "$L12", "$Sreact.fragment": what stands for no value of the page's data. */
const NO_VALUE = /^\$(?:undefined|NaN|-?Infinity|[LSFQWBpKh][\w.:-]{0,80})$/;
/** "$D2026-01-31T00:00:00.000Z". */
const DATE = /^\$D(?=\d{4}-)/;

/**
 * Rows of a React server stream with what they refer to in the reference's place: a price that is said once is elsewhere
 * only pointed at, and "$5" is no five dollars. A reference that leads nowhere becomes null.
 */
export function resolveRows(rows: ReadonlyMap<string, unknown>): Map<string, unknown> {
  let copies = 0;
  const resolve = (value: unknown, depth: number, nested: number): unknown => {
    // What a row holds itself is no copy, however much it is.
    if (depth > 0) copies += 1;
    if (nested > MAX_NESTED) return null;
    if (typeof value === 'string') return value.startsWith('$') ? fromText(value, depth) : value;
    if (depth > 0 && copies > MAX_COPIES) return null;
    if (Array.isArray(value)) return value.map((item) => resolve(item, depth, nested + 1));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, resolve(inner, depth, nested + 1)]),
    );
  };
  const fromText = (text: string, depth: number): unknown => {
    if (NO_VALUE.test(text)) return null;
    if (DATE.test(text)) return text.slice(2);
    const [, key, way = ''] = REFERENCE.exec(text) ?? [];
    // A text that begins with the sign has it twice.
    if (key === undefined) return text.startsWith('$$') ? text.slice(1) : text;
    if (depth >= MAX_DEPTH || copies > MAX_COPIES) return null;
    return resolve(valueAt(rows.get(key), way.split(':').slice(1)), depth + 1, 0);
  };
  return new Map([...rows].map(([key, value]) => [key, resolve(value, 0, 0)]));
}

/** What lies behind such a way. An element is `["$", type, key, props]`. */
function valueAt(value: unknown, way: readonly string[]): unknown {
  let at = value;
  for (const name of way) {
    if (Array.isArray(at)) {
      const isElement = at[0] === '$' && !/^\d+$/.test(name);
      const place = isElement ? ['type', 'key', 'props'].indexOf(name) + 1 : Number(name);
      at = place > 0 || name === '0' ? at[place] : undefined;
    } else at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return at ?? null;
}
