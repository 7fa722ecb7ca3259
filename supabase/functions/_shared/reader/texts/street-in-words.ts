/** Languages that put a word for "street" in front of its name, by country. */
const STREET_WORDS: Readonly<Record<string, RegExp>> = {
  CZ: /(?<before>\p{L}{1,12})?[\s,]{0,2}(?<!\p{L})(?<street>(?:ulic[ei]|ul\.)\s+\p{Lu}[\p{L}.]{2,30}(?:\s\p{Lu}\p{L}{2,30})?)/gu,
  SK: /(?<before>\p{L}{1,12})?[\s,]{0,2}(?<!\p{L})(?<street>(?:ulic[aei]|ul\.)\s+\p{Lu}[\p{L}.]{2,30}(?:\s\p{Lu}\p{L}{2,30})?)/gu,
  UA: /(?<before>\p{L}{1,12})?[\s,]{0,2}(?<!\p{L})(?<street>(?:вулиц[яі]|вул\.)\s+\p{Lu}[\p{L}.]{2,30}(?:\s\p{Lu}\p{L}{2,30})?)/gu,
  RU: /(?<before>\p{L}{1,12})?[\s,]{0,2}(?<!\p{L})(?<street>(?:улиц[аеы]|ул\.)\s+\p{Lu}[\p{L}.]{2,30}(?:\s\p{Lu}\p{L}{2,30})?)/gu,
  RO: /(?<before>\p{L}{1,12})?[\s,]{0,2}(?<!\p{L})(?<street>(?:[Ss]trada|[Ss]tr\.)\s+\p{Lu}[\p{L}.]{2,30}(?:\s\p{Lu}\p{L}{2,30})?)/gu,
  PL: /(?<before>\p{L}{1,12})?[\s,]{0,2}(?<!\p{L})(?<street>(?:ulic[ay]|ul\.)\s+\p{Lu}[\p{L}.]{2,30}(?:\s\p{Lu}\p{L}{2,30})?)/gu,
};
/** Words that put a street beside the home, not the home into the street. */
const BESIDE =
  /^(?:od|u|k|ke|ku|za|do|blízko|poblíž|nedaleko|vedle|pri|pod|obok|blisko|przy|koło|niedaleko|od|ze|z|firma|sídlo|біля|поруч|возле|около|рядом|lângă|langa)$/iu;
/** Lines in which a description stands, and characters of one. */
const MAX_LINES = 80;
const MAX_TEXT = 2_000;

/** "byt v osobním vlastnictví, ulice Májová": the one street that a description in such a language names; null of several. */
export function streetInWords(texts: readonly string[], country: string | null): string | null {
  const pattern = STREET_WORDS[country ?? ''];
  if (pattern === undefined) return null;
  const found = new Set<string>();
  for (const text of texts.slice(0, MAX_LINES)) {
    for (const { groups } of text.slice(0, MAX_TEXT).matchAll(pattern)) {
      if (BESIDE.test(groups?.['before'] ?? '')) return null;
      found.add((groups?.['street'] ?? '').replace(/\.$/, ''));
    }
  }
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}
