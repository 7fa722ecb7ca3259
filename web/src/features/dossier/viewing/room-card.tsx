import { useRef, useState } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { addNote } from '../notes/note-calls.ts';
import { wordOfRoom } from '../notes/rooms.ts';
import type { Scene } from '../notes/scene.ts';
import { useDraft } from '../notes/use-draft.ts';
import { PhotoPicture } from '../photos/photo-picture.tsx';
import { photoUploads } from '../photos/photo-uploads.ts';
import { usePhotoUploads } from '../photos/use-photo-uploads.ts';
import { wordOfPhoto } from '../photos/photo-words.ts';
import { MOST_STARS, ownRating, rateRoom, starsOf } from './room-rating.ts';

interface RoomProps {
  readonly scene: Scene;
  readonly assetId: string;
  readonly room: string;
  readonly notes: readonly NoteRow[];
  readonly photos: readonly DossierPhotoRow[];
  readonly onChanged: () => void;
}

/** A room: its photo, its stars, and a note when somebody asks for one. */
export function Room({ scene, assetId, room, notes, photos, onChanged }: RoomProps) {
  const { dossierId, me } = scene;
  const deed = useDeed();
  const [isNoting, setIsNoting] = useState(false);
  const uploads = usePhotoUploads(dossierId);
  const rating = ownRating(notes, me, room);
  const [saved, setSaved] = useState<NoteRow | null>(null);
  const latest = saved && (rating === null || saved.version >= rating.version) ? saved : rating;
  const stars = latest === null ? 0 : (starsOf(latest) ?? 0);
  const title = wordOfRoom(room);
  const waiting = uploads.items.filter(({ row }) => row?.room === room && row.assetId === assetId);
  const shown = photos.filter((photo) => photo.room === room);
  const written = notes.filter((note) => note.room === room && starsOf(note) === null).length;
  const isKnown = (id: string) => shown.some((photo) => photo.id === id);
  const count = shown.length + waiting.filter(({ row }) => row !== null && !isKnown(row.id)).length;
  const take = (files: readonly File[]) => void photoUploads.add(files, { dossierId, assetId, room });
  const rate = (given: number) =>
    void deed.run(async () => {
      setSaved(await rateRoom(latest, { dossierId, assetId, room, stars: given }));
      onChanged();
    });
  return (
    <li className="viewing-room" aria-label={title}>
      <h2 dir="auto">{title}</h2>
      {scene.mayComment ? (
        <div className="viewing-note">
          <Button size="small" aria-expanded={isNoting} onClick={() => setIsNoting(!isNoting)}>
            {written > 0
              ? t('dossierPhotos.viewing.notes', { count: written })
              : t('dossierPhotos.viewing.note')}
          </Button>
        </div>
      ) : null}
      <div className="viewing-deeds">
        {scene.mayEdit ? <Camera {...{ title, count }} onFiles={take} /> : null}
        {scene.mayComment ? <Stars {...{ title, stars }} onRate={rate} /> : null}
      </div>
      <DeedError error={deed.error} />
      {shown.length > 0 ? (
        <ul className="viewing-photos">
          {shown.slice(-4).map((photo) => (
            <li key={photo.id}>
              <PhotoPicture photo={photo} wanted={480} alt={wordOfPhoto(photo, scene)} />
            </li>
          ))}
        </ul>
      ) : null}
      {isNoting ? (
        <QuickNote
          {...{ scene, assetId, room }}
          onAdded={() => {
            setIsNoting(false);
            onChanged();
          }}
        />
      ) : null}
    </li>
  );
}

interface CameraProps {
  readonly title: string;
  /** how many photos of the room there are */
  readonly count: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The phone's camera, or a file where there is none. */
function Camera({ title, count, onFiles }: CameraProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = t('dossierPhotos.viewing.photoOf', { room: title });
  return (
    <>
      <button type="button" className="viewing-camera" onClick={() => input.current?.click()}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h3l2-3h6l2 3h3v11H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" />
        </svg>
        {count > 0 ? <span> {count}</span> : null}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

interface StarsProps {
  readonly title: string;
  readonly stars: number;
  readonly onRate: (stars: number) => void;
}

function Stars({ title, stars, onRate }: StarsProps) {
  return (
    <div className="viewing-stars" role="group" aria-label={t('dossierPhotos.viewing.rate', { room: title })}>
      {Array.from({ length: MOST_STARS }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-pressed={stars === at + 1}
          data-on={at < stars || undefined}
          aria-label={t('dossierPhotos.viewing.stars', { count: at + 1 })}
          onClick={() => onRate(at + 1)}
        >
          <span aria-hidden="true">★</span>
        </button>
      ))}
    </div>
  );
}

interface QuickNoteProps {
  readonly scene: Scene;
  readonly assetId: string;
  readonly room: string;
  readonly onAdded: () => void;
}

function QuickNote({ scene: { dossierId }, assetId, room, onAdded }: QuickNoteProps) {
  const [draft, change, clear] = useDraft(`dossier-viewing-note:${assetId}:${room}`, { id: '', body: '' });
  const deed = useDeed();
  return (
    <form
      className="dossier-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.body.trim() === '') return;
        void deed.run(async () => {
          const id = draft.id === '' ? crypto.randomUUID() : draft.id;
          change({ id });
          await addNote({ id, dossierId, assetId, room, body: draft.body.trim(), isPrivate: true });
          clear();
          onAdded();
        });
      }}
    >
      <TextArea
        label={t('dossierNotes.note')}
        rows={3}
        dir="auto"
        maxLength={20_000}
        value={draft.body}
        onChange={({ currentTarget: { value } }) => change({ body: value })}
      />
      <DeedError error={deed.error} />
      <Button type="submit" kind="primary" isBusy={deed.isBusy}>
        {t('dossierNotes.add')}
      </Button>
    </form>
  );
}
