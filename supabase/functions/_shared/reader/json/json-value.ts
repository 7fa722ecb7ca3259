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
  // No number is longer, and every look at a long text takes its time.
  if (found.length > 60) return null;
  const plain = found.trim().replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** An amount of money in major units; "650.000" is thousands with their mark, which only the text's own reader can tell. */
export function majorAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = at(value, ...path);
  if (typeof found === 'string' && /^\d{1,3}(?:[.'’ ]\d{3})+$/.test(found.trim())) return null;
  return positiveAt(value, ...path);
}

/** As numberAt, but only above zero: sources write 0 for "not known". */
export function positiveAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = numberAt(value, ...path);
  return found !== null && found > 0 ? found : null;
}

/** No home has more features, photos or paragraphs. */
const MAX_TEXTS = 1_000;

/** Texts of a list, nothing empty. */
export function textsAt(value: unknown, ...path: readonly (string | number)[]): string[] {
  return asList(at(value, ...path))
    .slice(0, MAX_TEXTS)
    .flatMap((item) => cleanLine(item) ?? []);
}

/** How many values a search through embedded data looks at before it gives up. */
const MAX_VISITED = 60_000;

/** A record and how many names lead to it; places in lists are no names. */
export interface PlacedRecord {
  readonly record: JsonRecord;
  readonly depth: number;
}

/** Every record in a value, the outer ones first. Takes time in proportion to what it looks at, however deep that lies. */
export function* recordsIn(
  root: unknown,
  skip: (name: string) => boolean = () => false,
  maxVisited = MAX_VISITED,
): Generator<PlacedRecord> {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  const wait = (value: unknown, depth: number) => {
    if (typeof value === 'object' && value !== null && waiting.length < maxVisited)
      waiting.push({ value, depth });
  };
  for (const { value, depth } of waiting) {
    if (Array.isArray(value)) {
      for (const item of value) wait(item, depth);
    } else if (isRecord(value)) {
      yield { record: value, depth };
      for (const [name, child] of Object.entries(value)) if (!skip(name)) wait(child, depth + 1);
    }
  }
}
