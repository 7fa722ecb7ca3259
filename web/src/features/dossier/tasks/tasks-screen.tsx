import { useState } from 'react';
import { checklistOf } from '#domain/dossier/guide/checklists.ts';
import { DOSSIER_STAGES, type DossierStage } from '#domain/dossier/guide/stages.ts';
import type { TaskRow } from '#wire/dossier-rows.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toasts.ts';
import { nameIn, primaryOf, useChanges, type Scene } from '../notes/scene.ts';
import { adoptChecklist } from './adopt-checklist.ts';
import { changeTask, readAdopted, readTasks } from './task-calls.ts';
import { groupOfTask, TASK_GROUPS } from './task-groups.ts';
import { today } from './today.ts';
import '../parts.css';

/** What is to be done, by its day; what was done; and the checklist of the stage, adopted in one click. */
export function TasksScreen({ scene }: { readonly scene: Scene }) {
  const [isOver, setIsOver] = useState(false);
  const [mine, setMine] = useState(false);
  const call = useCall(['tasks', scene.dossierId, isOver], () => readTasks(scene.dossierId, isOver));
  useChanges(scene, ['dossier_tasks'], call.reload);
  const base = `/dossiers/${scene.dossierId}/tasks`;
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierNotes.tasks')}</h1>
        <p className="dossier-actions">
          {scene.mayComment ? (
            <TextLink as={Link} to={`${base}/create`} look="primary">
              {t('dossierNotes.task.new')}
            </TextLink>
          ) : null}
          <Button aria-pressed={isOver} onClick={() => setIsOver(!isOver)}>
            {t(isOver ? 'dossierNotes.task.showOpen' : 'dossierNotes.task.showOver')}
          </Button>
        </p>
      </header>
      {scene.mayComment ? <Checklist scene={scene} onAdopted={call.reload} /> : null}
      <Checkbox
        label={t('dossierNotes.task.mine')}
        checked={mine}
        onChange={({ currentTarget: { checked } }) => setMine(checked)}
      />
      <CallView
        call={call}
        waiting={<Skeleton height="14rem" />}
        failed={t('dossierNotes.task.failed')}
        isEmpty={(tasks) => tasks.length === 0}
        empty={
          <Empty title={t(isOver ? 'dossierNotes.task.noneOver' : 'dossierNotes.task.none')}>
            {t(isOver ? 'dossierNotes.task.noneOverHelp' : 'dossierNotes.task.noneHelp')}
          </Empty>
        }
      >
        {(tasks) => {
          const shown = mine ? tasks.filter(({ assigneeId }) => assigneeId === scene.me) : tasks;
          if (shown.length === 0) return <p className="muted">{t('dossierNotes.task.noneMine')}</p>;
          if (isOver) return <TaskList scene={scene} tasks={shown} base={base} onChanged={call.reload} />;
          const day = today();
          return TASK_GROUPS.map((group) => {
            const rows = shown.filter((task) => groupOfTask(task, day) === group);
            return rows.length === 0 ? null : (
              <section key={group} aria-labelledby={`tasks-${group}`}>
                <h2 id={`tasks-${group}`} className="dossier-group">
                  {t(`dossierNotes.task.group.${group}`, { count: rows.length })}
                </h2>
                <TaskList scene={scene} tasks={rows} base={base} onChanged={call.reload} />
              </section>
            );
          });
        }}
      </CallView>
    </div>
  );
}

interface TaskListProps {
  readonly scene: Scene;
  readonly tasks: readonly TaskRow[];
  readonly base: string;
  readonly onChanged: () => Promise<void>;
}

function TaskList({ scene, tasks, base, onChanged }: TaskListProps) {
  return (
    <ul className="dossier-tasks">
      {tasks.map((task) => (
        <TaskItem key={task.id} scene={scene} task={task} base={base} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function TaskItem({
  scene,
  task,
  base,
  onChanged,
}: Omit<TaskListProps, 'tasks'> & { readonly task: TaskRow }) {
  const ticking = useDeed();
  const mayChange =
    scene.mayEdit || (scene.mayComment && (task.authorId === scene.me || task.assigneeId === scene.me));
  const home = scene.homes.find(({ id }) => id === task.assetId);
  const isDone = task.status === 'done';
  const tick = () =>
    ticking.run(async () => {
      const ticked = await changeTask(task, { status: isDone ? 'open' : 'done' });
      await onChanged();
      if (isDone) return;
      showToast({
        tone: 'good',
        text: t(task.repeats === null ? 'dossierNotes.task.ticked' : 'dossierNotes.task.tickedAgain', {
          title: task.title,
        }),
        action: {
          label: t('dossierNotes.undo'),
          onPress: () =>
            void ticking.run(async () => {
              await changeTask(ticked, { status: task.status });
              await onChanged();
            }),
        },
      });
    });
  return (
    <li data-row={task.id}>
      <div className="dossier-task">
        {mayChange ? (
          <input
            type="checkbox"
            checked={isDone}
            disabled={ticking.isBusy}
            aria-label={t('dossierNotes.task.tick', { title: task.title })}
            onChange={() => void tick()}
          />
        ) : null}
        <span>
          <TextLink as={Link} to={`${base}/view/${task.id}`} dir="auto">
            {task.title}
          </TextLink>
          <span className="dossier-marks">
            {task.dueOn === null ? null : <span>{formatDate(task.dueOn)}</span>}
            {task.status === 'doing' || task.status === 'dropped' ? (
              <Badge>{t(`dossierNotes.task.is.${task.status}`)}</Badge>
            ) : null}
            {task.assigneeId === null ? null : (
              <Badge>{nameIn(scene, task.assigneeId) ?? t('dossierNotes.somebodyGone')}</Badge>
            )}
            {home ? <Badge>{home.title}</Badge> : null}
            {task.repeats === null ? null : <Badge>{t(`dossierNotes.task.turn.${task.repeats}`)}</Badge>}
          </span>
        </span>
      </div>
      <DeedError error={ticking.error} />
    </li>
  );
}

/** The checklist of a stage in the home's country. What was adopted is not offered again. */
function Checklist({ scene, onAdopted }: { readonly scene: Scene; readonly onAdopted: () => Promise<void> }) {
  const primary = primaryOf(scene);
  const [assetId, setAssetId] = useState(primary?.id ?? '');
  const home = scene.homes.find(({ id }) => id === assetId) ?? null;
  const [stage, setStage] = useState<DossierStage | null>(null);
  const call = useCall(['adopted', scene.dossierId], () => readAdopted(scene.dossierId));
  const adopting = useDeed();
  const at = stage ?? home?.stage ?? 'hunting';
  const taken = (call.answer ?? [])
    .filter((task) => task.assetId === (home?.id ?? null))
    .map(({ checklistKey }) => checklistKey);
  const rows = checklistOf(at, home?.country ?? scene.country);
  const left = rows.filter(({ key }) => !taken.includes(key));
  const adopt = () =>
    adopting.run(async () => {
      await adoptChecklist({
        dossierId: scene.dossierId,
        assetId: home?.id ?? null,
        rows: left,
        today: today(),
      });
      await Promise.all([call.reload(), onAdopted()]);
    });
  return (
    <details className="dossier-ready">
      <summary>{t('dossierNotes.task.checklist')}</summary>
      <div className="dossier-fields">
        {scene.homes.length > 1 ? (
          <Select
            label={t('dossierNotes.home')}
            value={assetId}
            options={scene.homes.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget: { value } }) => setAssetId(value)}
          />
        ) : null}
        <Select
          label={t('dossierNotes.task.stage')}
          value={at}
          options={DOSSIER_STAGES.map((one) => ({ value: one, label: t(`dossierNotes.stage.${one}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setStage(DOSSIER_STAGES.find((one) => one === value) ?? null)
          }
        />
      </div>
      {rows.length === 0 ? <p className="muted">{t('dossierNotes.task.checklistNone')}</p> : null}
      <ul className="dossier-ready-list">
        {rows.map(({ key, dueAfterDays }) => (
          <li key={key}>
            <span>
              {t(`dossierGuide.check.${key}`)}{' '}
              <span className="muted">
                {taken.includes(key)
                  ? t('dossierNotes.task.adopted')
                  : dueAfterDays === null
                    ? ''
                    : t('dossierNotes.task.inDays', { days: dueAfterDays })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <DeedError error={adopting.error ?? call.error} />
      {left.length > 0 ? (
        <Button
          kind="primary"
          isBusy={adopting.isBusy || call.answer === undefined}
          onClick={() => void adopt()}
        >
          {t('dossierNotes.task.adopt', { count: left.length })}
        </Button>
      ) : null}
    </details>
  );
}
