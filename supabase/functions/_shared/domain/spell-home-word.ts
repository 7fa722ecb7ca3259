/** A word as ours are spelled: "Share of freehold" as share-of-freehold. */
export function spellHomeWord(value: string): string {
  return value.trim().toLowerCase().replaceAll(/[ _]+/g, '-');
}
