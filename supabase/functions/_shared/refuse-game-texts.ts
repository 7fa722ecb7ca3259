import { Refusal } from './problem.ts';
import { refuseWords } from './refuse-words.ts';

/** The texts of a game that stand in lists, on covers and in shared links, where everybody reads them. */
export interface GameTexts {
  readonly title: string;
  readonly description?: string | null;
  readonly hostName?: string | null;
  readonly market?: string | null;
}

/**
 * Lets the texts of a game pass that may be shown to everybody; refuses others with `words_refused`. Called with texts that
 * prices are gone from already.
 */
export function refuseGameTexts(
  { title, description, hostName, market }: GameTexts,
  homes: readonly { readonly titleOverride?: string | null | undefined }[] = [],
): void {
  if (title.trim() === '')
    throw new Refusal('words_refused', 'Nothing of this title can be seen. Type another one.');
  const texts = [title, description, hostName, market, ...homes.map(({ titleOverride }) => titleOverride)];
  for (const text of texts) refuseWords(text ?? '');
}
