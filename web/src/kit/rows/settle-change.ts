import { mergeWords } from '#domain/dossier/notes/merge-lists.ts';
import { mergeNote } from '#domain/dossier/notes/merge-note.ts';

type Row = Readonly<Record<string, unknown>>;

/** A change that was made without a network, and the row as it was then. */
export interface WaitingChange {
  readonly base: Row;
  readonly changes: Row;
}

/** Texts that two people write together: lines merge. */
const TEXTS: readonly string[] = ['body', 'answer', 'details'];

/**
 * What is left to write of a change now that somebody else has changed the row: fields that only one of both changed, texts
 * whose lines come together, and lists of words.
 * @returns what to write, nothing where it is all there; null where both changed the same, which people decide
 */
export function settleChange({ base, changes }: WaitingChange, current: Row): Row | null {
  const left: Record<string, unknown> = {};
  for (const [field, mine] of Object.entries(changes)) {
    const [was, now] = [base[field], current[field]];
    if (isSame(mine, now)) continue;
    if (isSame(was, now) || was === undefined) left[field] = mine;
    else {
      const merged = mergedWords(was, mine, now) ?? mergedText(field, was, mine, now);
      if (merged === null) return null;
      if (!isSame(merged, now)) left[field] = merged;
    }
  }
  return left;
}

function mergedWords(was: unknown, mine: unknown, now: unknown): readonly string[] | null {
  return areWords(was) && areWords(mine) && areWords(now) ? mergeWords(was, mine, now) : null;
}

function areWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

function mergedText(field: string, was: unknown, mine: unknown, now: unknown): string | null {
  if (!TEXTS.includes(field)) return null;
  if (typeof was !== 'string' || typeof mine !== 'string' || typeof now !== 'string') return null;
  const { text, isTooLong } = mergeNote(was, { text: mine, by: '' }, { text: now, by: '' });
  return isTooLong ? null : text;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
