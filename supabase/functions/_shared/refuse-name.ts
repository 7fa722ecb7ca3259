import { boardName, nameTellsPrice } from './domain/board-name.ts';
import { Refusal } from './problem.ts';
import { refuseWords } from './refuse-words.ts';
import { hasRefusedWords } from './word-filter.ts';

/** A typed name as boards show it. Refuses one that may not be shown with `words_refused` or `price_in_name`. */
export function nameToShow(typed: string): string {
  const name = boardName(typed);
  refuseWords(name);
  if (nameTellsPrice(name)) {
    throw new Refusal(
      'price_in_name',
      'A name may hold no price and at most four digits, since it could tell others what a home costs. Choose another one.',
    );
  }
  return name;
}

/** The same of a name that nobody is asked about again: null where it may not be shown. */
export function nameOrNull(name: string): string | null {
  const shown = boardName(name);
  return shown === '' || hasRefusedWords(shown) || nameTellsPrice(shown) ? null : shown;
}
