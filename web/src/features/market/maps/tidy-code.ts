const LONGEST = 12;

/** A postcode, sector or district as it is kept: in capitals, with one space at most; null where nothing is left. */
export function tidyCode(typed: string): string | null {
  const text = typed.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
  return text !== '' && text.length <= LONGEST && /^[A-Z0-9 ]+$/.test(text) ? text : null;
}

/** The codes that somebody typed or pasted, one a line or with commas between. */
export function readCodes(typed: string): readonly string[] {
  return typed.split(/[,;\n]+/).flatMap((part) => tidyCode(part) ?? []);
}
