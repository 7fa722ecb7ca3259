import { useState } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { addQuery } from '../notes/note-calls.ts';
import { NoteForm } from '../notes/note-form.tsx';
import { nameIn, type Scene } from '../notes/scene.ts';
import { addTask } from '../tasks/task-calls.ts';

/** A place on a photo, from 0 to 1 of its width and of its height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface PhotoPinsProps {
  readonly scene: Scene;
  readonly photo: DossierPhotoRow;
  readonly pins: readonly NoteRow[];
  /** where a new note goes; null: nobody makes one */
  readonly spot: Spot | null;
  readonly onSpot: (spot: Spot | null) => void;
  readonly onPinned: () => void;
}

/** The notes that are pinned to a photo, and a new one. */
export function PhotoPins({ scene, photo, pins, spot, onSpot, onPinned }: PhotoPinsProps) {
  return (
    <section className="photo-viewer-notes" aria-label={t('dossierPhotos.pins')}>
      <ol>
        {pins.map((pin) => (
          <PinNote key={pin.id} scene={scene} pin={pin} />
        ))}
      </ol>
      {!scene.mayComment ? null : spot === null ? (
        <Button onClick={() => onSpot({ x: 0.5, y: 0.5 })}>{t('dossierPhotos.addPin')}</Button>
      ) : (
        <>
          <p>{t('dossierPhotos.placePin')}</p>
          <SpotSlider
            label={t('dossierPhotos.fromLeft')}
            value={spot.x}
            onChange={(x) => onSpot({ ...spot, x })}
          />
          <SpotSlider
            label={t('dossierPhotos.fromTop')}
            value={spot.y}
            onChange={(y) => onSpot({ ...spot, y })}
          />
          <NoteForm
            scene={scene}
            assetId={photo.assetId}
            comparisonId={null}
            photo={{ id: photo.id, ...spot }}
            onAdded={onPinned}
          />
          <Button onClick={() => onSpot(null)}>{t('dossierPhotos.noPin')}</Button>
        </>
      )}
    </section>
  );
}

function SpotSlider(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="photo-spot">
      {props.label}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(props.value * 100)}
        onChange={({ target: { value } }) => props.onChange(Number(value) / 100)}
      />
    </label>
  );
}

/** A note at its place, which can become a question or a task. */
function PinNote({ scene, pin }: { readonly scene: Scene; readonly pin: NoteRow }) {
  const deed = useDeed();
  const of = { dossierId: scene.dossierId, ...(pin.assetId === null ? {} : { assetId: pin.assetId }) };
  const [ids] = useState(() => ({ query: crypto.randomUUID(), task: crypto.randomUUID() }));
  return (
    <li id={`pin-${pin.id}`}>
      <strong>{nameIn(scene, pin.authorId) ?? t('dossierNotes.somebodyGone')}</strong>
      <p className="dossier-text" dir="auto">
        {pin.body}
      </p>
      {scene.mayComment ? (
        <p className="dossier-actions">
          <Button
            size="small"
            isBusy={deed.isBusy}
            onClick={() =>
              void deed.run(async () => {
                await addQuery({ id: ids.query, ...of, question: pin.body.slice(0, 2000) });
                showToast({ tone: 'good', text: t('dossierPhotos.isQuestion') });
              })
            }
          >
            {t('dossierPhotos.makeQuestion')}
          </Button>
          <Button
            size="small"
            isBusy={deed.isBusy}
            onClick={() =>
              void deed.run(async () => {
                const [first = ''] = pin.body.split('\n');
                const details = first.length > 200 || pin.body !== first ? pin.body.slice(0, 4000) : '';
                await addTask({ id: ids.task, ...of, title: first.slice(0, 200), details });
                showToast({ tone: 'good', text: t('dossierPhotos.isTask') });
              })
            }
          >
            {t('dossierPhotos.makeTask')}
          </Button>
        </p>
      ) : null}
      <DeedError error={deed.error} />
    </li>
  );
}
