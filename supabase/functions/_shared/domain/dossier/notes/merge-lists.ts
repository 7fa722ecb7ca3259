/** A line of a checklist. Its name never changes, so that both sides know which one they mean. */
export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
  readonly isDone: boolean;
}

/** A text that both changed: both are shown, and theirs stands until somebody decides. */
export interface TextSeam {
  readonly id: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Puts two people's changes of a set of tags together: what either added stays, what either took away goes. */
export function mergeTags(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [before, ours, others] = [new Set(base), new Set(mine), new Set(theirs)];
  return [...new Set([...theirs, ...mine])].filter(
    (tag) => !before.has(tag) || (ours.has(tag) && others.has(tag)),
  );
}

/**
 * Puts two people's changes of a checklist together. Each item by itself: a tick or a text that one of them changed is taken
 * over; what one took away goes only if the other left it as it was; the order is theirs, what I added comes behind.
 */
export function mergeChecklist(
  base: readonly ChecklistItem[],
  mine: readonly ChecklistItem[],
  theirs: readonly ChecklistItem[],
): { readonly items: readonly ChecklistItem[]; readonly seams: readonly TextSeam[] } {
  const [before, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const seams: TextSeam[] = [];
  const items = [...new Set([...others.keys(), ...ours.keys()])].flatMap((id) => {
    const [old, own, other] = [before.get(id), ours.get(id), others.get(id)];
    if (!own || !other) {
      const left = own ?? other;
      return left && !(old && isSame(old, left)) ? [left] : [];
    }
    const text = pick(old?.text, own.text, other.text);
    if (text === null) seams.push({ id, mine: own.text, theirs: other.text });
    const isDone = pick(old?.isDone, own.isDone, other.isDone) ?? true;
    return [{ id, text: text ?? other.text, isDone }];
  });
  return { items, seams };
}

/** What one of two made of a value; null where both made different things of it. */
function pick<Value>(base: Value | undefined, mine: Value, theirs: Value): Value | null {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : null;
}

function isSame(one: ChecklistItem, other: ChecklistItem): boolean {
  return one.text === other.text && one.isDone === other.isDone;
}

function byId(items: readonly ChecklistItem[]): ReadonlyMap<string, ChecklistItem> {
  return new Map(items.map((item) => [item.id, item]));
}
