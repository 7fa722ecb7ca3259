import { isRecord, type JsonRecord } from './json-value.ts';
import { parseJson } from './parse-json.ts';

/** Shorter strings hold a setting, no home. */
const MIN_LENGTH = 200;
/** Characters and strings that one value may have unpacked, and how deep strings lie in strings. */
const MAX_LENGTH = 3_000_000;
const MAX_STRINGS = 30;
const MAX_DEPTH = 6;

/** The value with the JSON that members keep as text in the text's place: `{ cache: "{\"0\":{\"data\":\"{…}\"}}" }`. */
export function unpackStrings(value: unknown): unknown {
  let [length, strings] = [MAX_LENGTH, MAX_STRINGS];
  function unpacked(child: unknown, depth: number): unknown {
    if (depth > MAX_DEPTH) return child;
    if (isRecord(child)) return unpackedRecord(child, depth);
    if (typeof child !== 'string' || child.length < MIN_LENGTH || !/^\s*\{\s*"/.test(child)) return child;
    if (strings <= 0 || child.length > length) return child;
    [length, strings] = [length - child.length, strings - 1];
    const inner = parseJson(child);
    return isRecord(inner) ? unpackedRecord(inner, depth + 1) : child;
  }
  function unpackedRecord(record: JsonRecord, depth: number): JsonRecord {
    let changed: JsonRecord | null = null;
    for (const [name, child] of Object.entries(record).slice(0, 200)) {
      const next = unpacked(child, depth + 1);
      if (next !== child) changed = { ...(changed ?? record), [name]: next };
    }
    return changed ?? record;
  }
  return isRecord(value) ? unpackedRecord(value, 0) : value;
}
