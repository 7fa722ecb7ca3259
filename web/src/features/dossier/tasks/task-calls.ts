import type { TaskRow } from '#wire/dossier-rows.ts';
import { addRow, changeRow, readAll, readOne, removeRow } from '#kit/rows/rows.ts';

/** Tasks of a dossier: those that are to be done by their days, or those that are over, the latest first. */
export function readTasks(dossierId: string, isOver: boolean, most?: number): Promise<readonly TaskRow[]> {
  return readAll<TaskRow>(
    'dossier_tasks',
    { dossier_id: `eq.${dossierId}`, status: isOver ? 'in.(done,dropped)' : 'in.(open,doing)' },
    isOver ? 'updated_at.desc,id' : 'due_on.asc.nullslast,created_at,id',
    most,
  );
}

/** Which lines of checklists were adopted already, by home. */
export function readAdopted(dossierId: string): Promise<readonly TaskRow[]> {
  return readAll<TaskRow>(
    'dossier_tasks',
    { dossier_id: `eq.${dossierId}`, checklist_key: 'not.is.null' },
    'created_at,id',
  );
}

export const readTask = (id: string) => readOne<TaskRow>('dossier_tasks', { id: `eq.${id}` });
export const addTask = (task: Partial<TaskRow> & { readonly id: string }) =>
  addRow<TaskRow>('dossier_tasks', task);
export const changeTask = (task: Pick<TaskRow, 'id' | 'version'>, changes: Partial<TaskRow>) =>
  changeRow<TaskRow>('dossier_tasks', task, changes);
export const removeTask = (id: string) => removeRow('dossier_tasks', id);
