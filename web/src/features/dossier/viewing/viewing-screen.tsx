import { useEffect, useRef, useState } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readStored, writeStored } from '#lib/stored.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { readAll } from '#kit/rows/rows.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { addNote } from '../notes/note-calls.ts';
import { ROOMS, roomName } from '../notes/rooms.ts';
import { primaryOf, useChanges, type Scene } from '../notes/scene.ts';
import { useDraft } from '../notes/use-draft.ts';
import { takeAlong } from '../offline/take-along.ts';
import { readPhotos } from '../photos/photo-calls.ts';
import { PhotoPicture } from '../photos/photo-picture.tsx';
import { photoUploads } from '../photos/photo-uploads.ts';
import { UploadList } from '../photos/upload-panel.tsx';
import { usePhotoUploads } from '../photos/use-photo-uploads.ts';
import { wordOfPhoto } from '../photos/photo-words.ts';
import { MOST_STARS, ownRating, rateRoom, starsOf } from './room-rating.ts';
import '../parts.css';
import '../photos/photos.css';
import './viewing.css';

/** At the viewing: room after room with a photo, stars and a word, for one hand, also without a network. */
export function ViewingScreen({ scene }: { readonly scene: Scene }) {
  const key = `dossier-viewing:${scene.dossierId}`;
  const [homeId, setHomeId] = useState(() => readStored('local', key) ?? primaryOf(scene)?.id ?? '');
  const home = scene.homes.find(({ id }) => id === homeId) ?? primaryOf(scene);
  const { dossierId } = scene;
  const [isAlong, setIsAlong] = useState(false);
  useEffect(() => {
    let isGone = false;
    // Whoever opens this is about to go there.
    if (navigator.onLine)
      takeAlong(dossierId).then(
        () => {
          if (!isGone) setIsAlong(true);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [dossierId]);
  return (
    <div className="dossier-part viewing">
      <header className="dossier-part-head">
        <h1>{t('dossierPhotos.viewing.title')}</h1>
        <p className="muted" role="status">
          {t(isAlong ? 'dossierPhotos.viewing.isAlong' : 'dossierPhotos.viewing.lead')}
        </p>
      </header>
      {home === null ? (
        <Empty title={t('dossierPhotos.viewing.noHome')}>
          <TextLink as={Link} to={`/dossiers/${dossierId}/home`}>
            {t('dossierPhotos.viewing.toHome')}
          </TextLink>
        </Empty>
      ) : (
        <>
          {scene.homes.length > 1 ? (
            <Select
              label={t('dossierPhotos.home')}
              value={home.id}
              options={scene.homes.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={({ target: { value } }) => {
                writeStored('local', key, value);
                setHomeId(value);
              }}
            />
          ) : null}
          <Rooms key={home.id} scene={scene} assetId={home.id} />
        </>
      )}
    </div>
  );
}

function Rooms({ scene, assetId }: { readonly scene: Scene; readonly assetId: string }) {
  const { dossierId } = scene;
  const call = useCall(['dossier viewing', dossierId, assetId], async () => {
    const of = { dossier_id: `eq.${dossierId}`, asset_id: `eq.${assetId}` };
    const [notes, photos] = await Promise.all([
      readAll<NoteRow>('dossier_notes', of, 'created_at,id'),
      readPhotos(dossierId),
    ]);
    return { notes, photos: photos.filter((photo) => photo.assetId === assetId) };
  });
  useChanges(scene, ['dossier_notes', 'dossier_photos'], call.reload);
  const [own, setOwn] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  return (
    <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('dossierPhotos.viewing.failed')}>
      {({ notes, photos }) => {
        const known: readonly string[] = ROOMS;
        const more = [...new Set([...notes, ...photos].map(({ room }) => room))].filter(
          (room) => room !== '' && !known.includes(room),
        );
        const rooms = [...new Set([...ROOMS, ...more, ...added])];
        const done = rooms.filter((room) => ownRating(notes, scene.me, room) !== null).length;
        return (
          <>
            <p role="status">{t('dossierPhotos.viewing.done', { done, of: rooms.length })}</p>
            <UploadList dossierId={dossierId} />
            <ol className="viewing-rooms">
              {rooms.map((room) => (
                <Room
                  key={room}
                  {...{ scene, assetId, room, notes, photos }}
                  onChanged={() => void call.reload()}
                />
              ))}
            </ol>
            {scene.mayComment ? (
              <form
                className="dossier-inline"
                onSubmit={(event) => {
                  event.preventDefault();
                  if (own.trim() !== '') setAdded((all) => [...all, own.trim()]);
                  setOwn('');
                }}
              >
                <label className="ui-field">
                  <span className="ui-field-label">{t('dossierPhotos.viewing.otherRoom')}</span>
                  <input
                    className="ui-input"
                    dir="auto"
                    maxLength={60}
                    value={own}
                    onChange={({ target: { value } }) => setOwn(value)}
                  />
                </label>
                <Button type="submit">{t('dossierPhotos.viewing.addRoom')}</Button>
              </form>
            ) : null}
          </>
        );
      }}
    </CallView>
  );
}

interface RoomProps {
  readonly scene: Scene;
  readonly assetId: string;
  readonly room: string;
  readonly notes: readonly NoteRow[];
  readonly photos: readonly DossierPhotoRow[];
  readonly onChanged: () => void;
}

/** A room: its photo, its stars, and a note when somebody asks for one. */
function Room({ scene, assetId, room, notes, photos, onChanged }: RoomProps) {
  const { dossierId, me } = scene;
  const camera = useRef<HTMLInputElement>(null);
  const deed = useDeed();
  const [isNoting, setIsNoting] = useState(false);
  const uploads = usePhotoUploads(dossierId);
  const rating = ownRating(notes, me, room);
  const [saved, setSaved] = useState<NoteRow | null>(null);
  const latest = saved && (rating === null || saved.version >= rating.version) ? saved : rating;
  const stars = latest === null ? 0 : (starsOf(latest) ?? 0);
  const name = ROOMS.find((one) => one === room);
  const title = name === undefined ? room : roomName(name);
  const waiting = uploads.items.filter(({ row }) => row?.room === room && row.assetId === assetId);
  const shown = photos.filter((photo) => photo.room === room);
  const written = notes.filter((note) => note.room === room && starsOf(note) === null).length;
  const isKnown = (id: string) => shown.some((photo) => photo.id === id);
  const count = shown.length + waiting.filter(({ row }) => row !== null && !isKnown(row.id)).length;
  return (
    <li className="viewing-room" aria-label={title}>
      <h2 dir="auto">{title}</h2>
      <div className="viewing-deeds">
        {scene.mayEdit ? (
          <>
            <button
              type="button"
              className="viewing-camera"
              aria-label={t('dossierPhotos.viewing.photoOf', { room: title })}
              onClick={() => camera.current?.click()}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 8h3l2-3h6l2 3h3v11H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" />
              </svg>
              {count > 0 ? <span>{count}</span> : null}
            </button>
            <input
              ref={camera}
              type="file"
              hidden
              accept="image/*"
              capture="environment"
              aria-label={t('dossierPhotos.viewing.photoOf', { room: title })}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                void photoUploads.add(files, { dossierId, assetId, room });
              }}
            />
          </>
        ) : null}
        {scene.mayComment ? (
          <div
            className="viewing-stars"
            role="group"
            aria-label={t('dossierPhotos.viewing.rate', { room: title })}
          >
            {Array.from({ length: MOST_STARS }, (_, at) => (
              <button
                key={at}
                type="button"
                aria-pressed={stars === at + 1}
                data-on={at < stars || undefined}
                aria-label={t('dossierPhotos.viewing.stars', { count: at + 1 })}
                onClick={() =>
                  void deed.run(async () => {
                    setSaved(await rateRoom(latest, { dossierId, assetId, room, stars: at + 1 }));
                    onChanged();
                  })
                }
              >
                <span aria-hidden="true">★</span>
              </button>
            ))}
          </div>
        ) : null}
        {scene.mayComment ? (
          <Button size="small" aria-expanded={isNoting} onClick={() => setIsNoting(!isNoting)}>
            {written > 0
              ? t('dossierPhotos.viewing.notes', { count: written })
              : t('dossierPhotos.viewing.note')}
          </Button>
        ) : null}
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
