import { searchTerm } from '#kit/content/page-search.ts';

/** A text in pieces, of which those that answer are marked. */
export function markWords(
  text: string,
  words: ReadonlySet<string>,
): readonly { readonly text: string; readonly isMarked: boolean }[] {
  return (text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).map((piece) => ({
    text: piece,
    isMarked: words.has(searchTerm(piece) ?? ''),
  }));
}
