/** What a field of a form may hold. Lists are orders of ids, or sets of words. */
export type FieldValue = string | number | boolean | null | readonly string[];
/** A form as one flat record: `title`, `order`, `home.12.isVisible`. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** One field that both sides changed, and not to the same. */
export interface Clash {
  readonly key: string;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

export interface Merged {
  /** both sides' changes; where they clash, mine */
  readonly fields: Fields;
  readonly clashes: readonly Clash[];
  /** fields that only the other side changed */
  readonly taken: readonly string[];
}

/** Are two values the same? */
export function isSame(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Joins two edits of one form. A field that one side changed takes that side's value; one that both changed differently is
 * a clash, for a person to decide. Fields that the other side removed go, fields that it added come.
 */
export function mergeEdits(base: Fields, mine: Fields, theirs: Fields): Merged {
  const fields: Record<string, FieldValue> = {};
  const clashes: Clash[] = [];
  const taken: string[] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const was = base[key];
    const own = mine[key];
    const other = theirs[key];
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
      const joined = mergeList(was, own, other) ?? own;
      fields[key] = joined;
      clashes.push({ key, mine: joined, theirs: other });
    }
  }
  return { fields, clashes, taken };
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
