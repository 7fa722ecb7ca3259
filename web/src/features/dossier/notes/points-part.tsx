import { useState } from 'react';
import type { PointRow, PointVoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addPoint, readPoints, removePoint, votePoint } from './note-calls.ts';
import { nameIn, useChanges, type Scene, type SceneHome } from './scene.ts';
import { useDraft } from './use-draft.ts';

/** What speaks for a home and against it; those who buy each say what matters to them. */
export function PointsPart({
  scene,
  homes,
}: {
  readonly scene: Scene;
  readonly homes: readonly SceneHome[];
}) {
  const choices = homes.length > 0 ? homes : scene.homes;
  const [chosen, setChosen] = useState(
    choices.find(({ isPrimary }) => isPrimary)?.id ?? choices[0]?.id ?? '',
  );
  if (choices.length === 0)
    return <Empty title={t('dossierNotes.noHomes')}>{t('dossierNotes.noHomesHelp')}</Empty>;
  return (
    <>
      {choices.length > 1 ? (
        <Select
          label={t('dossierNotes.home')}
          value={chosen}
          options={choices.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
      ) : null}
      <PointsOf key={chosen} scene={scene} assetId={chosen} />
    </>
  );
}

const SIDES = ['pro', 'con'] as const;

function PointsOf({ scene, assetId }: { readonly scene: Scene; readonly assetId: string }) {
  const call = useCall(['points', scene.dossierId, assetId], () => readPoints(scene.dossierId, assetId));
  useChanges(scene, ['dossier_points', 'dossier_point_votes'], call.reload);
  return (
    <CallView call={call} waiting={<Skeleton height="12rem" />} failed={t('dossierNotes.pointsFailed')}>
      {({ points, votes }) => (
        <div className="dossier-points">
          {SIDES.map((side) => (
            <section key={side} aria-labelledby={`points-${side}`}>
              <h3 id={`points-${side}`}>{t(`dossierNotes.side.${side}`)}</h3>
              <ul>
                {points
                  .filter((point) => point.side === side)
                  .map((point) => (
                    <PointItem
                      key={point.id}
                      scene={scene}
                      point={point}
                      votes={votes.filter(({ pointId }) => pointId === point.id)}
                      onChanged={call.reload}
                    />
                  ))}
              </ul>
              {scene.mayComment ? (
                <PointForm scene={scene} assetId={assetId} side={side} onAdded={call.reload} />
              ) : null}
            </section>
          ))}
        </div>
      )}
    </CallView>
  );
}

function PointForm({
  scene,
  assetId,
  side,
  onAdded,
}: {
  readonly scene: Scene;
  readonly assetId: string;
  readonly side: PointRow['side'];
  readonly onAdded: () => Promise<void>;
}) {
  const [draft, change, clear] = useDraft(`dossier-point:${assetId}:${side}`, { id: '', body: '' });
  const sending = useDeed();
  return (
    <form
      className="dossier-inline"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.body.trim() === '' || sending.isBusy) return;
        void sending.run(async () => {
          const id = draft.id === '' ? crypto.randomUUID() : draft.id;
          change({ id });
          await addPoint({ id, dossierId: scene.dossierId, assetId, side, body: draft.body.trim() });
          clear();
          await onAdded();
        });
      }}
    >
      <TextField
        label={t(`dossierNotes.addSide.${side}`)}
        maxLength={300}
        dir="auto"
        value={draft.body}
        onChange={({ currentTarget: { value } }) => change({ body: value })}
      />
      <Button type="submit" isBusy={sending.isBusy}>
        {t('dossierNotes.addPoint')}
      </Button>
      <DeedError error={sending.error} />
    </form>
  );
}

function PointItem({
  scene,
  point,
  votes,
  onChanged,
}: {
  readonly scene: Scene;
  readonly point: PointRow;
  readonly votes: readonly PointVoteRow[];
  readonly onChanged: () => Promise<void>;
}) {
  const voting = useDeed();
  const own = votes.find(({ userId }) => userId === scene.me)?.weight ?? null;
  const mayRemove = scene.mayEdit || (scene.mayComment && point.authorId === scene.me);
  const vote = (weight: 1 | -1) =>
    voting.run(async () => {
      await votePoint(point, scene.me, own === weight ? null : weight, own !== null);
      await onChanged();
    });
  return (
    <li className="dossier-point" data-row={point.id}>
      <p dir="auto">{point.body}</p>
      <p className="muted">
        {votes.length === 0
          ? t('dossierNotes.noVotes')
          : votes
              .map(({ userId, weight }) =>
                t(weight === 1 ? 'dossierNotes.voteFor' : 'dossierNotes.voteAgainst', {
                  name: nameIn(scene, userId) ?? t('dossierNotes.somebodyGone'),
                }),
              )
              .join(' · ')}
      </p>
      <p className="dossier-actions">
        {scene.mayEdit ? (
          <>
            <Button size="small" aria-pressed={own === 1} isBusy={voting.isBusy} onClick={() => void vote(1)}>
              {t('dossierNotes.matters')}
            </Button>
            <Button
              size="small"
              aria-pressed={own === -1}
              isBusy={voting.isBusy}
              onClick={() => void vote(-1)}
            >
              {t('dossierNotes.mattersNot')}
            </Button>
          </>
        ) : null}
        {mayRemove ? (
          <Button
            size="small"
            kind="quiet"
            isBusy={voting.isBusy}
            onClick={() =>
              void voting.run(async () => {
                await removePoint(point.id);
                await onChanged();
              })
            }
          >
            {t('dossierNotes.remove')}
          </Button>
        ) : null}
      </p>
      <DeedError error={voting.error} />
    </li>
  );
}
