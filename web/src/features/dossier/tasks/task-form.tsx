import { z } from 'zod';
import { taskRow, TASK_STATUSES, TASK_TURNS, type TaskRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormMoment } from '#kit/form/form-moment.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import type { FieldOf } from '#kit/form/field-binding.ts';
import type { Scene } from '../notes/scene.ts';

/** A task as its form has it; empty words stand for nothing. */
export const taskForm = taskRow.pick({ title: true, details: true, status: true, remindAt: true }).extend({
  dueOn: z.string(),
  assigneeId: z.string(),
  assetId: z.string(),
  repeats: z.enum(['', ...TASK_TURNS]),
});
export type TaskForm = z.output<typeof taskForm>;

export function formOfTask(task: TaskRow): TaskForm {
  return {
    title: task.title,
    details: task.details,
    status: task.status,
    remindAt: task.remindAt,
    dueOn: task.dueOn ?? '',
    assigneeId: task.assigneeId ?? '',
    assetId: task.assetId ?? '',
    repeats: task.repeats ?? '',
  };
}

/** What a form says, as the row is written. */
export function rowOfForm({ dueOn, assigneeId, assetId, repeats, ...rest }: TaskForm): Partial<TaskRow> {
  return {
    ...rest,
    title: rest.title.trim(),
    dueOn: dueOn === '' ? null : dueOn,
    assigneeId: assigneeId === '' ? null : assigneeId,
    assetId: assetId === '' ? null : assetId,
    repeats: repeats === '' ? null : repeats,
  };
}

/** The fields of a task. */
export function TaskFields({ scene, field }: { readonly scene: Scene; readonly field: FieldOf<TaskForm> }) {
  return (
    <>
      <FormText {...field('title')} label={t('dossierNotes.task.title')} />
      <FormLongText
        {...field('details')}
        label={t('dossierNotes.task.details')}
        optional={t('dossierNotes.optional')}
        rows={4}
      />
      <div className="dossier-fields">
        <FormDate
          {...field('dueOn')}
          label={t('dossierNotes.task.due')}
          optional={t('dossierNotes.optional')}
        />
        <FormChoice
          {...field('assigneeId')}
          label={t('dossierNotes.task.assignee')}
          options={[
            { value: '', label: t('dossierNotes.task.nobody') },
            ...scene.people.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
        />
        <FormChoice
          {...field('assetId')}
          label={t('dossierNotes.home')}
          options={[
            { value: '', label: t('dossierNotes.noHome') },
            ...scene.homes.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <FormChoice
          {...field('status')}
          label={t('dossierNotes.task.status')}
          options={TASK_STATUSES.map((status) => ({
            value: status,
            label: t(`dossierNotes.task.is.${status}`),
          }))}
        />
        <FormChoice
          {...field('repeats')}
          label={t('dossierNotes.task.repeats')}
          options={(['', ...TASK_TURNS] as const).map((turn) => ({
            value: turn,
            label: turn === '' ? t('dossierNotes.task.never') : t(`dossierNotes.task.turn.${turn}`),
          }))}
        />
        <FormMoment
          {...field('remindAt')}
          label={t('dossierNotes.task.remind')}
          optional={t('dossierNotes.optional')}
          hint={t('dossierNotes.task.remindHint')}
        />
      </div>
    </>
  );
}
