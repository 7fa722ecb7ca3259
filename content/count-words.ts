/** A text's words as they are read: links by what they say, and no sign of Markdown. */
export function wordsOf(body: string): string[] {
  return body.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu) ?? [];
}

export function countWords(body: string): number {
  return wordsOf(body).length;
}
