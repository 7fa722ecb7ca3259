import { useState } from 'react';
import { QUESTION_STAGES, questionStageAt, readyQuestions } from '#domain/dossier/guide/ready-questions.ts';
import type { DossierStage } from '#domain/dossier/guide/stages.ts';
import type { QueryRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { AppError } from '#lib/app-error.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { addQuery } from './note-calls.ts';
import type { Scene, SceneHome } from './scene.ts';

/** Ready-made questions for the stage and kind of a home; what was taken over is gone from them. */
export function ReadyQuestions({
  scene,
  homes,
  queries,
  onAdded,
}: {
  readonly scene: Scene;
  readonly homes: readonly SceneHome[];
  readonly queries: readonly QueryRow[];
  readonly onAdded: () => Promise<void>;
}) {
  const choices = homes.length > 0 ? homes : scene.homes;
  const [chosen, setChosen] = useState(
    choices.find(({ isPrimary }) => isPrimary)?.id ?? choices[0]?.id ?? '',
  );
  const [stage, setStage] = useState<DossierStage | null>(null);
  const adding = useDeed();
  const home = choices.find(({ id }) => id === chosen);
  if (!home) return null;
  const taken = queries.flatMap(({ assetId, readyKey }) =>
    assetId === home.id && readyKey ? [readyKey] : [],
  );
  const at = stage ?? questionStageAt(home.stage);
  const ready = readyQuestions({ ...home, stage: at }, taken);
  const take = (rows: typeof ready) =>
    adding.run(async () => {
      for (const { key, ask } of rows)
        await addQuery({
          id: crypto.randomUUID(),
          dossierId: scene.dossierId,
          assetId: home.id,
          question: t(`dossierGuide.ask.${key}`),
          askedOf: ask,
          readyKey: key,
        }).catch(passOver);
      await onAdded();
    });
  return (
    <details className="dossier-ready">
      <summary>{t('dossierNotes.ready', { count: ready.length })}</summary>
      {choices.length > 1 ? (
        <Select
          label={t('dossierNotes.home')}
          value={chosen}
          options={choices.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
      ) : null}
      <Select
        label={t('dossierNotes.task.stage')}
        value={at}
        options={QUESTION_STAGES.map((one) => ({ value: one, label: t(`dossierNotes.stage.${one}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setStage(QUESTION_STAGES.find((one) => one === value) ?? null)
        }
      />
      {ready.length === 0 ? <p className="muted">{t('dossierNotes.readyNone')}</p> : null}
      <ul className="dossier-ready-list">
        {ready.map((one) => (
          <li key={one.key}>
            <span>
              {t(`dossierGuide.ask.${one.key}`)}{' '}
              <span className="muted">{t(`dossierNotes.asked.${one.ask}`)}</span>
            </span>
            <Button size="small" isBusy={adding.isBusy} onClick={() => void take([one])}>
              {t('dossierNotes.takeOver')}
            </Button>
          </li>
        ))}
      </ul>
      <DeedError error={adding.error} />
      {ready.length > 1 ? (
        <Button isBusy={adding.isBusy} onClick={() => void take(ready)}>
          {t('dossierNotes.takeAll', { count: ready.length })}
        </Button>
      ) : null}
    </details>
  );
}

/** Somebody else took it over a moment ago. */
function passOver(thrown: unknown): void {
  if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
}
