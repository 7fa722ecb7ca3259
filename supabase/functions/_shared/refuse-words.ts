import { Refusal } from './problem.ts';
import { hasRefusedWords } from './word-filter.ts';

/** Lets a text pass that may be shown to everybody; refuses another with `words_refused`. */
export function refuseWords(text: string): void {
  if (!hasRefusedWords(text)) return;
  throw new Refusal(
    'words_refused',
    'Some of these words cannot be shown to everybody. Choose others and send it again.',
  );
}
