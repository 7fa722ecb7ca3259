import { addDays } from '#domain/dossier/calendar/calendar-days.ts';
import type { ChecklistKey } from '#domain/dossier/guide/checklists.ts';
import { AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { addTask } from './task-calls.ts';

interface Adoption {
  readonly dossierId: string;
  readonly assetId: string | null;
  readonly rows: readonly { readonly key: ChecklistKey; readonly dueAfterDays: number | null }[];
  readonly today: string;
}

/** Makes tasks of the lines of a checklist. What was adopted before, by whomever, stays as it is. */
export async function adoptChecklist({ dossierId, assetId, rows, today }: Adoption): Promise<void> {
  for (const { key, dueAfterDays } of rows) {
    await addTask({
      id: crypto.randomUUID(),
      dossierId,
      title: t(`dossierGuide.check.${key}`),
      checklistKey: key,
      ...(assetId === null ? {} : { assetId }),
      ...(dueAfterDays === null ? {} : { dueOn: addDays(today, dueAfterDays) }),
    }).catch((thrown: unknown) => {
      if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
    });
  }
}
