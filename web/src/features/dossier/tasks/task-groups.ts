import { addDays } from '#domain/dossier/calendar/calendar-days.ts';
import type { TaskRow } from '#wire/dossier-rows.ts';

export const TASK_GROUPS = ['overdue', 'today', 'week', 'later', 'undated'] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** When a task is to be done, as seen from a day. */
export function groupOfTask({ dueOn }: Pick<TaskRow, 'dueOn'>, today: string): TaskGroup {
  if (dueOn === null) return 'undated';
  if (dueOn < today) return 'overdue';
  if (dueOn === today) return 'today';
  return dueOn <= addDays(today, 7) ? 'week' : 'later';
}
