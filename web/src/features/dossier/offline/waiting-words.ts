import { t } from '#lib/i18n.ts';
import type { OutboxEntry } from '#kit/offline/outbox.ts';
import type { RowWrite } from '#kit/rows/waiting-writes.ts';

const KINDS = {
  dossier_notes: 'note',
  dossier_queries: 'query',
  dossier_tasks: 'task',
  dossier_points: 'point',
  dossier_photos: 'photo',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

export function kindOf(table: string): Kind {
  return Object.entries(KINDS).find(([name]) => name === table)?.[1] ?? 'note';
}

/** "3 notes, 12 photos": what waits, each row once. */
export function countWaiting(entries: readonly OutboxEntry<RowWrite>[], photos: number): string {
  const rows = new Map<string, Kind>();
  // New photos are counted where their files wait.
  for (const { payload } of entries)
    if (payload.table !== 'dossier_photos' || payload.row === undefined)
      rows.set(payload.rowId, kindOf(payload.table));
  const counts = (['note', 'query', 'task', 'point', 'photo'] as const).map((kind) => ({
    kind,
    count: [...rows.values()].filter((one) => one === kind).length + (kind === 'photo' ? photos : 0),
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`dossierPhotos.count.${kind}`, { count }))
    .join(', ');
}

/** What was written, in its author's words. */
export function textOfWrite({ row = {}, changes = {}, base = {} }: RowWrite): string {
  for (const source of [changes, row, base])
    for (const field of ['body', 'question', 'title', 'answer', 'caption', 'details']) {
      const text = source[field];
      if (typeof text === 'string' && text !== '') return text;
    }
  return '';
}
