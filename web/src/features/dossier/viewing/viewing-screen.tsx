import { useEffect, useEffectEvent, useState } from 'react';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readStored, writeStored } from '#lib/stored.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { ownKey } from '#kit/rows/device-store.ts';
import { readAll } from '#kit/rows/rows.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { roomOfWord, ROOMS } from '../notes/rooms.ts';
import { primaryOf, useChanges, type Scene } from '../notes/scene.ts';
import { takeAlong } from '../offline/take-along.ts';
import { readPhotos } from '../photos/photo-calls.ts';
import { UploadList } from '../photos/upload-panel.tsx';
import { Room } from './room-card.tsx';
import { ownRating } from './room-rating.ts';
import '../parts.css';
import '../photos/photos.css';
import './viewing.css';

/** At the viewing: room after room with a photo, stars and a word, for one hand, also without a network. */
export function ViewingScreen({ scene }: { readonly scene: Scene }) {
  const [key] = useState(() => ownKey(`dossier-viewing:${scene.dossierId}`));
  const [homeId, setHomeId] = useState(() => readStored('local', key) ?? primaryOf(scene)?.id ?? '');
  const home = scene.homes.find(({ id }) => id === homeId) ?? primaryOf(scene);
  const { dossierId } = scene;
  const [isAlong, setIsAlong] = useState(false);
  const take = useEffectEvent(() => takeAlong(scene));
  useEffect(() => {
    let isGone = false;
    // Whoever opens this is about to go there.
    if (navigator.onLine)
      take().then(
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
                  if (own.trim() !== '') setAdded((all) => [...all, roomOfWord(own)]);
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
