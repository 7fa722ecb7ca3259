import type { ImportNote } from '#wire/listing-cards.ts';
import { homeName } from '#functions/_shared/reader/home-name.ts';
import { importWay } from '#wire/drafts.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';

/** What one call of `note_imports` takes. */
export const MOST_NOTES = 500;

/**
 * Entries for rows that the history does not have yet. A home that is being typed in has its entry once it is sound, and
 * a link that nothing was read of has none here: import-listing writes what became of it.
 */
export function notesOf(judged: readonly JudgedRow[], noted: ReadonlySet<string>): readonly ImportNote[] {
  return judged
    .flatMap(({ row, fault, grade }): ImportNote[] => {
      const way = importWay(row);
      if (way === null || noted.has(row.id)) return [];
      if (row.pageRefusal?.code === 'waiting' || (way === 'typed' && fault !== null)) return [];
      return [
        {
          id: row.id,
          way,
          outcome: fault === null ? 'read' : row.pageRefusal !== null ? 'ask' : 'refused',
          code: fault?.code.slice(0, 60) ?? null,
          reason: fault?.reason.slice(0, 500) ?? null,
          grade,
          source_host: hostOf(row.facts.url),
          home: homeName(row.facts),
          link: row.facts.url,
        },
      ];
    })
    .slice(0, MOST_NOTES);
}

function hostOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).host.slice(0, 253) : null;
}
