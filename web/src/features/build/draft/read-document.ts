import { draftDocument, type DraftDocument } from '#wire/drafts.ts';
import { isBuiltMode } from '#domain/modes.ts';

/** A kept draft, if this page can read it. A mode that cannot be chosen is classic, which is what it would play as. */
export function readDocument(found: unknown): DraftDocument | Error {
  const read = draftDocument.safeParse(found);
  if (!read.success) return read.error;
  const { rules } = read.data;
  return isBuiltMode(rules.mode) ? read.data : { ...read.data, rules: { ...rules, mode: 'classic' } };
}
