import { cleanLine } from '../texts/clean-text.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value at a path of names and indices; undefined as soon as a step is not there. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof step === 'number') here = asList(here)[step];
    else here = isRecord(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }
  return here;
}

/** A line of text; numbers become text, anything else is null. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  return cleanLine(at(value, ...path));
}

/** A finite number, also when it is written as a plain one in text ("4", "1.5", "1,631"); null otherwise. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = at(value, ...path);
  if (typeof found === 'number') return Number.isFinite(found) ? found : null;
  if (typeof found !== 'string') return null;
  const plain = found.trim().replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** As numberAt, but only above zero: sources write 0 for "not known". */
export function positiveAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = numberAt(value, ...path);
  return found !== null && found > 0 ? found : null;
}

/** Texts of a list, nothing empty. */
export function textsAt(value: unknown, ...path: readonly (string | number)[]): string[] {
  return asList(at(value, ...path)).flatMap((item) => cleanLine(item) ?? []);
}

/** How many values a search through embedded data looks at before it gives up. */
const MAX_VISITED = 60_000;

/** Every record in a value, the outer ones first, each with the names that lead to it. */
export function* recordsIn(
  root: unknown,
  skip: (name: string) => boolean = () => false,
): Generator<{ readonly record: JsonRecord; readonly path: readonly string[] }> {
  let visited = 0;
  let level: { value: unknown; path: readonly string[] }[] = [{ value: root, path: [] }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { value, path } of level) {
      visited += 1;
      if (visited > MAX_VISITED) return;
      if (Array.isArray(value)) {
        for (const item of value)
          if (typeof item === 'object' && item !== null) next.push({ value: item, path });
      } else if (isRecord(value)) {
        yield { record: value, path };
        for (const [name, child] of Object.entries(value)) {
          if (typeof child === 'object' && child !== null && !skip(name)) {
            next.push({ value: child, path: [...path, name] });
          }
        }
      }
    }
    level = next;
  }
}

/** The first record that passes the test, the outer ones first. */
export function findRecord(root: unknown, test: (record: JsonRecord) => boolean): JsonRecord | null {
  for (const { record } of recordsIn(root)) if (test(record)) return record;
  return null;
}
