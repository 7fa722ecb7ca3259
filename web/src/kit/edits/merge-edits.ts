import { mergeWords } from '#domain/dossier/notes/merge-lists.ts';

/** What a field of a form may hold. Lists are orders of ids, or sets of words. */
export type FieldValue = string | number | boolean | null | readonly string[];
/** A form as one flat record: `title`, `order`, `home.12.isVisible`. Each form names its own keys and their types. */
export type Fields = Readonly<Record<string, FieldValue>>;
/** A key of such a form. */
export type FieldKey<F extends Fields> = keyof F & string;

/** One field that both sides changed, and not to the same. */
export interface Clash<F extends Fields> {
  readonly key: FieldKey<F>;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

export interface Merged<F extends Fields> {
  /** both sides' changes; where they clash, mine */
  readonly fields: F;
  readonly clashes: readonly Clash<F>[];
  /** fields that only the other side changed, and lists in which what both added or took away comes together */
  readonly taken: readonly FieldKey<F>[];
}

/** Are two values the same? */
export function isSame(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Joins two edits of one form. A field that one side changed takes that side's value; one that both changed differently is
 * a clash, for a person to decide. A list comes together by itself unless somebody put it into another order. Fields that the other side removed go, fields that it added come.
 */
export function mergeEdits<F extends Fields>(base: F, mine: F, theirs: F): Merged<F> {
  const fields: Record<string, FieldValue> = {};
  const clashes: Clash<F>[] = [];
  const taken: FieldKey<F>[] = [];
  for (const key of new Set<FieldKey<F>>([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, own, other] = [at(base, key), at(mine, key), at(theirs, key)];
    const isMine = own !== undefined && !isSame(own, was);
    const isTheirs = !isSame(other, was);
    if (other === undefined) {
      // Removed over there; what I added or changed here stays.
      if (isMine) fields[key] = own;
    } else if (own === undefined || !isMine) {
      fields[key] = other;
      if (isTheirs) taken.push(key);
    } else if (!isTheirs || isSame(own, other)) fields[key] = own;
    else {
      const words = joinedWords(was, own, other);
      if (words !== null) {
        fields[key] = words;
        taken.push(key);
        continue;
      }
      const joined = mergeList(was, own, other) ?? own;
      fields[key] = joined;
      clashes.push({ key, mine: joined, theirs: other });
    }
  }
  // Every field comes from one of two forms of this shape.
  return { fields: fields as F, clashes, taken };
}

/** A field of a form, which may lack it: homes come and go. */
function at(fields: Fields, key: string): FieldValue | undefined {
  return fields[key];
}

/** Both sides' list, where nobody put it into another order; null where somebody did, or these are no lists. */
function joinedWords(
  was: FieldValue | undefined,
  own: FieldValue,
  other: FieldValue,
): readonly string[] | null {
  if (!isList(was) || !isList(own) || !isList(other)) return null;
  return [own, other].every((now) => isSame(leftOf(now, was), leftOf(was, now)))
    ? mergeWords(was, own, other)
    : null;
}

function leftOf(list: readonly string[], among: readonly string[]): readonly string[] {
  return list.filter((word) => among.includes(word));
}

/** My order, without what they removed and with what they added at the end. Undefined where these are no lists. */
function mergeList(
  was: FieldValue | undefined,
  own: FieldValue,
  other: FieldValue,
): readonly string[] | undefined {
  if (!isList(was) || !isList(own) || !isList(other)) return undefined;
  const kept = own.filter((id) => other.includes(id) || !was.includes(id));
  return [...kept, ...other.filter((id) => !was.includes(id) && !kept.includes(id))];
}

function isList(value: FieldValue | undefined): value is readonly string[] {
  return Array.isArray(value);
}
