import { isRecord, recordsIn, type JsonRecord } from '../json/json-value.ts';
import { isAboutOthers, plainName, saysField } from './member-meaning.ts';
import { MEMBER_NAMES, type MemberField } from './member-names.ts';

/** Records and members that one home takes; each field is sought among them. */
const MAX_SOUGHT = 3_000;
export const MAX_MEMBERS = 400;

/** First value of a field in the record or the records in it, the outer ones first. */
export function seek<T>(
  root: JsonRecord,
  field: MemberField | readonly string[],
  read: (value: unknown, owner: JsonRecord) => T | null,
): T | null {
  const names: readonly string[] = typeof field === 'string' ? MEMBER_NAMES[field] : field;
  const says = (plain: string) =>
    typeof field === 'string' ? saysField(plain, field) : names.includes(plain);
  // Lengthened names stand behind the plain ones.
  const rank = (name: string) => (names.indexOf(plainName(name)) + names.length + 1) % (names.length + 1);
  for (const { record, depth } of recordsIn(root, isAboutOthers, MAX_SOUGHT)) {
    if (depth > 4) return null;
    const entries = Object.entries(record)
      .slice(0, MAX_MEMBERS)
      .filter(([name]) => says(plainName(name)));
    entries.sort(([a], [b]) => rank(a) - rank(b));
    for (const [, value] of entries) {
      const found = read(isAlone(field, value) ? value[0] : value, record);
      if (found !== null) return found;
    }
  }
  return null;
}

/** `bedrooms: [3]`, `price: [340000]`: a list of one is what is in it; one picture and one paragraph are still lists. */
function isAlone(field: MemberField | readonly string[], value: unknown): value is readonly [unknown] {
  return field !== 'photos' && field !== 'description' && Array.isArray(value) && value.length === 1;
}

/** The words of a value, or those that its record shows: `{ formattedValue: '3 Beds' }`. */
export function wordsAt(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const shown = SHOWN.find((name) => typeof value[name] === 'string' || typeof value[name] === 'number');
  return shown === undefined ? null : value[shown];
}

/** A size whose record only shows it: `{ formattedDimension: '1,850 sqft' }`. */
export function shownSize(value: unknown): unknown {
  return isRecord(value) && value.value === undefined ? wordsAt(value) : value;
}

const SHOWN = [
  ...['value', 'amount', 'count', 'total', 'formattedValue', 'formattedDimension', 'formatted', 'display'],
  ...['displayValue', 'text', 'label', 'rating'],
];
