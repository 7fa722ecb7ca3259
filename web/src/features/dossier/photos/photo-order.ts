const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Where a photo stands until somebody moves it: by the time that it was taken, and one place for each picture. */
export function firstKey(time: number, contentHash: string): string {
  const at = Math.max(0, Math.floor(time)).toString(36).padStart(9, '0');
  // Ends with a digit that something fits in front of.
  return `${at}${contentHash.slice(0, 4)}i`;
}

/**
 * A key between two others, none of which is changed by it: a move is the write of one photo.
 * @param before null: at the front; after null: at the end
 */
export function keyBetween(before: string | null, after: string | null): string {
  const [low, high] = [before ?? '', after];
  let key = '';
  for (let at = 0; ; at += 1) {
    const from = at < low.length ? DIGITS.indexOf(low[at] ?? '0') : 0;
    const isOpen =
      high === null || (key !== high.slice(0, at) && key.length === at && key > high.slice(0, at));
    const isBelow = high !== null && key < high.slice(0, at);
    const to =
      high === null || isBelow || isOpen || at >= high.length
        ? DIGITS.length
        : DIGITS.indexOf(high[at] ?? '0');
    if (to - from > 1) return key + (DIGITS[Math.floor((from + to) / 2)] ?? 'i');
    key += DIGITS[from] ?? '0';
  }
}

/** The key of a photo that goes to a place among others, which are in their order. */
export function keyAt(keys: readonly string[], place: number): string {
  return keyBetween(keys[place - 1] ?? null, keys[place] ?? null);
}

/** Rows in their order. */
export function inTheirOrder<Row extends { readonly sortKey: string; readonly id: string }>(
  rows: readonly Row[],
): Row[] {
  return rows.toSorted((a, b) =>
    a.sortKey === b.sortKey ? (a.id < b.id ? -1 : 1) : a.sortKey < b.sortKey ? -1 : 1,
  );
}

/**
 * The id of a picture in a dossier: the same picture has the same one from every device, so that it comes in once however
 * often it is sent.
 */
export function photoId(dossierId: string, contentHash: string): string {
  const dossier = dossierId.replaceAll('-', '');
  const mixed = Array.from({ length: 32 }, (_, at) =>
    (Number.parseInt(dossier[at] ?? '0', 16) ^ Number.parseInt(contentHash[at] ?? '0', 16)).toString(16),
  ).join('');
  const variant = ((Number.parseInt(mixed[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${mixed.slice(0, 8)}-${mixed.slice(8, 12)}-8${mixed.slice(13, 16)}-${variant}${mixed.slice(17, 20)}-${mixed.slice(20)}`;
}
