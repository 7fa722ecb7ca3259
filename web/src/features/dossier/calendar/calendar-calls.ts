import type { EventRow, TaskRow } from '#wire/dossier-rows.ts';
import { callRpc } from '#lib/api.ts';
import { addRow, changeRow, readAll, readOne, removeRow } from '#kit/rows/rows.ts';

/** What is on between two moments: appointments that touch them, and tasks that are due. */
export async function readCalendar(dossierId: string, from: string, to: string) {
  const of = { dossier_id: `eq.${dossierId}` };
  const [events, tasks] = await Promise.all([
    readAll<EventRow>(
      'dossier_events',
      { ...of, and: `(starts_at.lt.${to}T23:59:59Z,ends_at.gte.${from}T00:00:00Z)` },
      'starts_at,id',
    ),
    readAll<TaskRow>(
      'dossier_tasks',
      { ...of, status: 'in.(open,doing,done)', and: `(due_on.gte.${from},due_on.lte.${to})` },
      'due_on,id',
    ),
  ]);
  return { events, tasks };
}

/** Which appointments of files are there already. */
export async function readImported(dossierId: string): Promise<ReadonlySet<string>> {
  const rows = await readAll<EventRow>(
    'dossier_events',
    { dossier_id: `eq.${dossierId}`, import_uid: 'not.is.null' },
    'starts_at,id',
  );
  return new Set(rows.flatMap(({ importUid }) => (importUid === null ? [] : [importUid])));
}

export const readEvent = (id: string) => readOne<EventRow>('dossier_events', { id: `eq.${id}` });
export const addEvent = (event: Partial<EventRow> & { readonly id: string }) =>
  addRow<EventRow>('dossier_events', event);
export const changeEvent = (event: Pick<EventRow, 'id' | 'version'>, changes: Partial<EventRow>) =>
  changeRow<EventRow>('dossier_events', event, changes);
export const removeEvent = (id: string) => removeRow('dossier_events', id);

export const readFeed = (dossierId: string) => callRpc('own_dossier_feed', { dossierId });
export const makeFeed = (dossierId: string) => callRpc('make_dossier_feed', { dossierId }, { attempts: 1 });
export const endFeed = (dossierId: string) => callRpc('end_dossier_feed', { dossierId });
