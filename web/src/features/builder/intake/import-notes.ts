import { homeName } from '#functions/_shared/reader/home-name.ts';
import { importWay } from '#functions/publish-game/contract.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';

/** An entry of the import history about something that the browser read, as `note_imports` takes it. */
export interface ImportNote {
  /** the row's: noted again it is the same entry, and publishing ties the listing to it */
  readonly id: string;
  readonly way: 'page' | 'file' | 'typed';
  readonly outcome: 'read' | 'refused' | 'ask';
  readonly code: string | null;
  readonly reason: string | null;
  readonly grade: string;
  readonly source_host: string | null;
  /** what the page called the home */
  readonly home: string | null;
  readonly link: string | null;
}

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
