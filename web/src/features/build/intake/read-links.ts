import type { ImportedRow } from '#wire/importing.ts';
import { MAX_LINKS } from '#wire/importing.ts';
import { readListingUrl } from '#functions/_shared/reader/url/normalise-url.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { callFunction } from '#lib/api.ts';
import { emptyRow } from '#wire/draft-row.ts';

export interface PastedLinks {
  readonly rows: readonly DraftRow[];
  /** lines that are no web address, as they were pasted */
  readonly strange: readonly string[];
}

/** One row for each link of a pasted text, without tracking; they wait until their pages are read. */
export function rowsOfLinks(text: string, newId: () => string): PastedLinks {
  const words = text.split(/[\s,;]+(?=https?:)|\n/).map((line) => line.trim());
  const rows: DraftRow[] = [];
  const strange: string[] = [];
  for (const word of words.filter((one) => one !== '')) {
    const link = readListingUrl(word);
    if (link === null) strange.push(word);
    else
      rows.push({
        ...emptyRow({ id: newId(), origin: 'link' }, link.url, link.portal?.key ?? null),
        pageRefusal: { code: 'waiting', reason: 'The page is not read yet.' },
      });
  }
  return { rows, strange };
}

/** Lets the server read links, a few at a time. Calls back with each answer; stops at the first failure. */
export async function fetchLinks(
  rows: readonly DraftRow[],
  onRead: (rowId: string, answer: ImportedRow) => void,
): Promise<void> {
  const asked = rows.flatMap((row) => (row.facts.url === null ? [] : [{ id: row.id, url: row.facts.url }]));
  for (let from = 0; from < asked.length; from += MAX_LINKS) {
    const part = asked.slice(from, from + MAX_LINKS);
    const { body } = await callFunction('import-listing', {
      urls: part.map(({ url }) => url),
    });
    for (const [place, answer] of body.rows.entries()) {
      const row = part[place];
      if (row) onRead(row.id, answer);
    }
  }
}
