import { recordsIn, type JsonRecord } from '../json/json-value.ts';
import { fieldsOfName, isAboutOthers, plainName } from './member-meaning.ts';
import { seek } from './seek-in-data.ts';
import { textOrName } from './text-or-name.ts';

/** Records that are looked at for a place beside a price. */
const MAX_COUNTED = 400;
/** Members of one that are looked at. */
const MAX_NAMES = 60;

/** What a page tells its counters: the record of the one town that is named beside a price. */
export function countedHome(values: readonly unknown[]): JsonRecord | null {
  const towns = new Map<string, JsonRecord>();
  let looked = 0;
  for (const value of values) {
    for (const { record } of recordsIn(value, isAboutOthers, MAX_COUNTED)) {
      looked += 1;
      if (looked > MAX_COUNTED) return null;
      const names = Object.keys(record).slice(0, MAX_NAMES);
      const own = new Set(names.flatMap((name) => fieldsOfName(plainName(name))));
      const town = own.has('town') && own.has('price') ? seek(record, 'town', textOrName) : null;
      if (town !== null && /^\p{L}[^\d<>{}]{1,40}$/u.test(town)) towns.set(town, record);
    }
  }
  const [only] = towns.values();
  return towns.size === 1 ? (only ?? null) : null;
}
