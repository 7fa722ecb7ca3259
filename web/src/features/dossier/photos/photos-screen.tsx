import { useState } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { wordOfRoom } from '../notes/rooms.ts';
import { useChanges, type Scene } from '../notes/scene.ts';
import { readPhotos, readPins } from './photo-calls.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { wordOfPhoto } from './photo-words.ts';
import { UploadPanel } from './upload-panel.tsx';
import '../parts.css';
import './photos.css';

/** All photos of a dossier: by home and room, each over the whole screen with its notes. */
export function PhotosScreen({ scene }: { readonly scene: Scene }) {
  const call = useCall(['dossier photos', scene.dossierId], async () => {
    const [photos, pins] = await Promise.all([readPhotos(scene.dossierId), readPins(scene.dossierId)]);
    return { photos, pins };
  });
  useChanges(scene, ['dossier_photos', 'dossier_notes'], call.reload);
  const [home, setHome] = useState('');
  const [room, setRoom] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const base = `/dossiers/${scene.dossierId}`;
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierPhotos.title')}</h1>
        <p className="dossier-actions">
          {scene.mayEdit ? (
            <TextLink as={Link} to={`${base}/photos/edit`} look="secondary">
              {t('dossierPhotos.edit')}
            </TextLink>
          ) : null}
          <TextLink as={Link} to={`${base}/viewing`} look="secondary">
            {t('dossierPhotos.toViewing')}
          </TextLink>
        </p>
      </header>
      {scene.mayEdit ? <UploadPanel scene={scene} /> : null}
      <CallView
        call={call}
        waiting={<Skeleton height="24rem" />}
        failed={t('dossierPhotos.failed')}
        isEmpty={({ photos }) => photos.length === 0}
        empty={
          <Empty title={t('dossierPhotos.none')}>
            {t(scene.mayEdit ? 'dossierPhotos.noneHelp' : 'dossierPhotos.noneReader')}
          </Empty>
        }
      >
        {({ photos, pins }) => {
          const rooms = [...new Set(photos.map((photo) => photo.room))].filter((one) => one !== '');
          const fitting = photos.filter(
            (photo) => (home === '' || photo.assetId === home) && (room === '' || photo.room === room),
          );
          return (
            <>
              <div className="dossier-fields">
                {scene.homes.length > 1 ? (
                  <Select
                    label={t('dossierPhotos.showHome')}
                    value={home}
                    options={[
                      { value: '', label: t('dossierPhotos.allHomes') },
                      ...scene.homes.map(({ id, title }) => ({ value: id, label: title })),
                    ]}
                    onChange={({ target: { value } }) => setHome(value)}
                  />
                ) : null}
                {rooms.length > 0 ? (
                  <Select
                    label={t('dossierPhotos.showRoom')}
                    value={room}
                    options={[
                      { value: '', label: t('dossierPhotos.allRooms') },
                      ...rooms.map((one) => ({ value: one, label: wordOfRoom(one) })),
                    ]}
                    onChange={({ target: { value } }) => setRoom(value)}
                  />
                ) : null}
              </div>
              {fitting.length === 0 ? <Empty title={t('dossierPhotos.noneFound')} /> : null}
              <PhotoGrid scene={scene} photos={fitting} pins={pins} onShow={setShown} />
              {shown === null ? null : (
                <PhotoViewer
                  scene={scene}
                  photos={fitting}
                  pins={pins}
                  current={shown}
                  onShow={setShown}
                  onClose={() => setShown(null)}
                  onPinned={() => void call.reload()}
                />
              )}
            </>
          );
        }}
      </CallView>
    </div>
  );
}

interface PhotoGridProps {
  readonly scene: Scene;
  readonly photos: readonly DossierPhotoRow[];
  readonly pins: readonly NoteRow[];
  readonly onShow: (id: string) => void;
}

function PhotoGrid({ scene, photos, pins, onShow }: PhotoGridProps) {
  return (
    <ul className="photo-grid">
      {photos.map((photo) => {
        const count = pins.filter(({ photoId }) => photoId === photo.id).length;
        return (
          <li key={photo.id} data-row={photo.id}>
            <button type="button" onClick={() => onShow(photo.id)}>
              <PhotoPicture photo={photo} wanted={480} alt={wordOfPhoto(photo, scene)} />
            </button>
            <p className="photo-words" dir="auto">
              {photo.isCover ? <Badge tone="accent">{t('dossierPhotos.isCover')}</Badge> : null}
              {photo.room === '' ? null : <Badge>{wordOfRoom(photo.room)}</Badge>}
              {count > 0 ? <Badge>{t('dossierPhotos.pinCount', { count })}</Badge> : null}
              {photo.caption === '' ? null : <span className="photo-caption">{photo.caption}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
