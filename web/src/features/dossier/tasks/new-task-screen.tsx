import { useState } from 'react';
import type { TaskRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { ownKey } from '#kit/rows/device-store.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { primaryOf, type Scene } from '../notes/scene.ts';
import { useKept } from './use-kept.ts';
import { rowOfForm, taskForm, TaskFields, type TaskForm } from './task-form.tsx';
import { addTask } from './task-calls.ts';
import '../parts.css';

interface NewTaskScreenProps {
  readonly scene: Scene;
  readonly onAdded: (task: TaskRow) => void;
}

/** A new task. What was typed is there again after a reload. */
export function NewTaskScreen({ scene, onAdded }: NewTaskScreenProps) {
  const [key] = useState(() => ownKey(`dossier-task:${scene.dossierId}`));
  const [id] = useState(() => crypto.randomUUID());
  const [start] = useState<TaskForm>(() => {
    const empty: TaskForm = {
      ...{ title: '', details: '', status: 'open', remindAt: null, dueOn: '', assigneeId: '' },
      ...{ assetId: primaryOf(scene)?.id ?? '', repeats: '' },
    };
    const kept = taskForm.partial().safeParse(readStoredJson('session', key));
    return { ...empty, ...(kept.success ? kept.data : {}) };
  });
  const { field, ...form } = useSchemaForm<TaskForm, TaskForm>({
    schema: taskForm,
    start,
    send: async (values) => {
      const task = await addTask({ id, dossierId: scene.dossierId, ...rowOfForm(values) });
      writeStored('session', key, null);
      onAdded(task);
    },
  });
  useKept(key, form.values, start);
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierNotes.task.new')}</h1>
      </header>
      {scene.mayComment ? (
        <FormFrame form={{ field, ...form }} submit={t('dossierNotes.task.add')}>
          <TaskFields scene={scene} field={field} />
        </FormFrame>
      ) : (
        <p>{t('dossierNotes.readerOnly')}</p>
      )}
    </div>
  );
}
