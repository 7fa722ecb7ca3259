import { useState } from 'react';
import type { TaskRow } from '#wire/dossier-rows.ts';
import { formatTime } from '#lib/format.ts';
import { t, isMessageKey } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { useEdits } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { nameIn, useChanges, type Scene } from '../notes/scene.ts';
import { formOfTask, rowOfForm, taskForm, TaskFields, type TaskForm } from './task-form.tsx';
import { changeTask, readTask, removeTask } from './task-calls.ts';
import '../parts.css';

interface TaskScreenProps {
  readonly scene: Scene;
  readonly taskId: string;
  readonly onRemoved: () => void;
}

/** One task with all of it; changed by several people, both changes hold or a person decides. */
export function TaskScreen({ scene, taskId, onRemoved }: TaskScreenProps) {
  const call = useCall(['task', taskId], () => readTask(taskId));
  const list = `/dossiers/${scene.dossierId}/tasks`;
  return (
    <div className="dossier-part">
      <p>
        <TextLink as={Link} to={list}>
          {t('dossierNotes.task.all')}
        </TextLink>
      </p>
      <CallView call={call} waiting={<Skeleton height="16rem" />} failed={t('dossierNotes.task.failed')}>
        {(task) => <OneTask key={task.id} scene={scene} task={task} onRemoved={onRemoved} />}
      </CallView>
    </div>
  );
}

type Fields = TaskForm & Readonly<Record<string, FieldValue>>;

function OneTask({
  scene,
  task,
  onRemoved,
}: {
  readonly scene: Scene;
  readonly task: TaskRow;
  readonly onRemoved: () => void;
}) {
  const [shown, setShown] = useState(task);
  const [isRemoving, setIsRemoving] = useState(false);
  const savedOf = (row: TaskRow) => {
    setShown(row);
    return { fields: formOfTask(row) as Fields, version: row.version };
  };
  const edits = useEdits<Fields, number>({
    storageKey: `dossier-task-edit:${task.id}`,
    loaded: { fields: formOfTask(task), version: task.version },
    save: async (fields, version) => savedOf(await changeTask({ id: task.id, version }, rowOfForm(fields))),
    reload: async () => savedOf(await readTask(task.id)),
    check: (fields) => taskForm.safeParse(fields).error?.issues.map(({ path }) => String(path[0])) ?? [],
  });
  useChanges(scene, ['dossier_tasks'], () =>
    edits.follow(async () => {
      const now = await readTask(task.id).catch(() => null);
      return now && now.version > shown.version ? savedOf(now) : null;
    }),
  );
  const mayChange =
    scene.mayEdit || (scene.mayComment && (shown.authorId === scene.me || shown.assigneeId === scene.me));
  const field = bindFields<TaskForm>(taskForm, edits.fields, (name, value) => edits.set(name, value));
  const fieldOf: typeof field = (name) => ({ ...field(name), isDisabled: !mayChange });
  return (
    <>
      <header className="dossier-part-head">
        <h1 dir="auto">{shown.title}</h1>
        <p className="muted">
          {t('dossierNotes.task.by', {
            name: nameIn(scene, shown.authorId) ?? t('dossierNotes.somebodyGone'),
            time: formatTime(shown.createdAt),
          })}
          {shown.doneAt === null
            ? ''
            : ` ${t('dossierNotes.task.doneAt', { time: formatTime(shown.doneAt) })}`}
        </p>
      </header>
      <div className="dossier-form">
        <TaskFields scene={scene} field={fieldOf} />
      </div>
      {mayChange ? null : <p className="muted">{t('dossierNotes.task.notYours')}</p>}
      <EditsFoot edits={edits} nameOf={fieldName} showValue={(key, value) => showValue(scene, key, value)} />
      {mayChange ? (
        <p className="dossier-actions">
          <Button kind="quiet" onClick={() => setIsRemoving(true)}>
            {t('dossierNotes.task.remove')}
          </Button>
        </p>
      ) : null}
      <AskDeed
        isOpen={isRemoving}
        title={t('dossierNotes.task.removeAsk')}
        labels={{
          close: t('dossierNotes.close'),
          send: t('dossierNotes.task.remove'),
          cancel: t('dossierNotes.keep'),
        }}
        isDanger
        send={() => removeTask(task.id)}
        onDone={onRemoved}
        onClose={() => setIsRemoving(false)}
      />
    </>
  );
}

const NAMES: Readonly<
  Record<string, 'title' | 'details' | 'due' | 'assignee' | 'status' | 'repeats' | 'remind'>
> = {
  ...{ title: 'title', details: 'details', dueOn: 'due', assigneeId: 'assignee', status: 'status' },
  ...{ repeats: 'repeats', remindAt: 'remind' },
};

function fieldName(key: string): string {
  const known = NAMES[key];
  return known === undefined ? t('dossierNotes.home') : t(`dossierNotes.task.${known}`);
}

function showValue(scene: Scene, key: string, value: FieldValue): string {
  const text = String(value ?? '');
  if (text === '') return t('dossierNotes.task.nothing');
  if (key === 'assigneeId') return nameIn(scene, text) ?? t('dossierNotes.somebodyGone');
  if (key === 'assetId') return scene.homes.find(({ id }) => id === text)?.title ?? text;
  if (key === 'remindAt') return formatTime(text);
  const named = `dossierNotes.task.${key === 'status' ? 'is' : 'turn'}.${text}`;
  return (key === 'status' || key === 'repeats') && isMessageKey(named) ? t(named) : text;
}
