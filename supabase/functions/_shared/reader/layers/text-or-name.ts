import { textAt } from '../json/json-value.ts';
import { cleanLine } from '../texts/clean-text.ts';

/** A text, or the one that a record of a value and its names holds. */
export const textOrName = (value: unknown): string | null =>
  cleanLine(value) ??
  textAt(value, 'name') ??
  textAt(value, 'display') ??
  textAt(value, 'value') ??
  textAt(value, 'text') ??
  textAt(value, 'full_name') ??
  textAt(value, 'fullName');
