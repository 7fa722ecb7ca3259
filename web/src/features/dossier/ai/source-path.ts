import type { RowKind } from '#wire/dossier-answers.ts';

/** The screen of the dossier on which each kind of row stands. */
const SCREEN_OF: Readonly<Record<RowKind, string>> = {
  fact: 'overview',
  note: 'notes-and-queries',
  query: 'notes-and-queries',
  task: 'tasks',
  photo: 'photos',
  valuation: 'comparables',
  sale: 'recent-sales',
  area: 'neighbourhood',
};

/** Where what a sentence rests on stands; its id goes along, for screens that can show it. */
export function sourcePath(dossierId: string, kind: RowKind, id: string): string {
  return `/dossiers/${dossierId}/${SCREEN_OF[kind]}?${kind}=${encodeURIComponent(id)}`;
}
