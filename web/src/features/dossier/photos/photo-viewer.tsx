import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { wordOfRoom } from '../notes/rooms.ts';
import type { Scene } from '../notes/scene.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoPins, type Spot } from './photo-pins.tsx';
import { wordOfPhoto } from './photo-words.ts';

interface PhotoViewerProps {
  readonly scene: Scene;
  readonly photos: readonly DossierPhotoRow[];
  readonly pins: readonly NoteRow[];
  readonly current: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
  readonly onPinned: () => void;
}

/** One photo over the whole screen, with the notes that are pinned to it. Arrow keys lead on, Escape closes. */
export function PhotoViewer({ scene, photos, pins, current, onShow, onClose, onPinned }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const at = photos.findIndex(({ id }) => id === current);
  const photo = photos[at];
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  if (!photo) return null;
  const own = pins.filter(({ photoId }) => photoId === photo.id);
  const go = (step: number) => {
    const next = photos[at + step];
    if (next) {
      setSpot(null);
      onShow(next.id);
    }
  };
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (isTyping || spot !== null) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    // Arrow keys are a shortcut: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="photo-viewer"
      aria-label={t('dossierPhotos.viewer')}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className="photo-viewer-bar">
        <span role="status">{t('dossierPhotos.position', { at: at + 1, of: photos.length })}</span>
        <span className="dossier-actions">
          <Button size="small" disabled={at === 0} onClick={() => go(-1)}>
            {t('dossierPhotos.previous')}
          </Button>
          <Button size="small" disabled={at === photos.length - 1} onClick={() => go(1)}>
            {t('dossierPhotos.next')}
          </Button>
          <Button size="small" onClick={() => dialog.current?.close()}>
            {t('dossierPhotos.close')}
          </Button>
        </span>
      </div>
      <figure>
        {/* The sliders of the form below place the pin without a pointer. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div
          className="photo-viewer-stage"
          data-placing={spot !== null || undefined}
          onClick={(event) => {
            if (spot === null) return;
            const box = event.currentTarget.getBoundingClientRect();
            setSpot({
              x: share(event.clientX - box.left, box.width),
              y: share(event.clientY - box.top, box.height),
            });
          }}
        >
          <PhotoPicture key={photo.id} photo={photo} wanted={1600} alt={wordOfPhoto(photo, scene)} />
          {own.map((pin, place) =>
            pin.pinX === null || pin.pinY === null ? null : (
              <a
                key={pin.id}
                className="photo-pin"
                href={`#pin-${pin.id}`}
                style={placeOf({ x: pin.pinX, y: pin.pinY })}
                aria-label={t('dossierPhotos.pin', { place: place + 1, text: pin.body.slice(0, 80) })}
              >
                {place + 1}
              </a>
            ),
          )}
          {spot ? <span className="photo-pin" data-new style={placeOf(spot)} aria-hidden="true" /> : null}
        </div>
        <figcaption dir="auto">
          {[wordOfRoom(photo.room), photo.caption].filter((part) => part !== '').join(' · ')}
        </figcaption>
      </figure>
      <PhotoPins
        {...{ scene, photo, spot }}
        pins={own}
        onSpot={setSpot}
        onPinned={() => {
          setSpot(null);
          onPinned();
        }}
      />
    </dialog>
  );
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0.5;
}

function placeOf({ x, y }: Spot) {
  return { insetInlineStart: `${String(x * 100)}%`, insetBlockStart: `${String(y * 100)}%` };
}
