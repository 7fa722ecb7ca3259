import { useState } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { moveTo } from '#kit/order/move-to.ts';
import { OrderRows } from '#kit/order/order-rows.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { changePhoto, makeCover, readPhotos, restorePhoto } from './photo-calls.ts';
import { inTheirOrder, keyAt } from './photo-order.ts';
import { PhotoRow } from './photo-row.tsx';
import { wordOfPhoto } from './photo-words.ts';
import { UploadPanel } from './upload-panel.tsx';
import '../parts.css';
import './photos.css';

/** Captions, rooms, homes, order, cover; what is removed can be put back. */
export function PhotosEditScreen({ scene }: { readonly scene: Scene }) {
  const call = useCall(['dossier photos to edit', scene.dossierId], () => readPhotos(scene.dossierId));
  useChanges(scene, ['dossier_photos'], call.reload);
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierPhotos.editTitle')}</h1>
        <p>
          <TextLink as={Link} to={`/dossiers/${scene.dossierId}/photos`} look="secondary">
            {t('dossierPhotos.toPhotos')}
          </TextLink>
        </p>
      </header>
      {scene.mayEdit ? (
        <>
          <UploadPanel scene={scene} />
          <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('dossierPhotos.failed')}>
            {(photos) => <PhotoRows scene={scene} photos={photos} reload={call.reload} />}
          </CallView>
        </>
      ) : (
        <Empty title={t('dossierPhotos.notYours')}>{t('dossierPhotos.notYoursHelp')}</Empty>
      )}
    </div>
  );
}

interface PhotoRowsProps {
  readonly scene: Scene;
  readonly photos: readonly DossierPhotoRow[];
  readonly reload: () => Promise<void>;
}

function PhotoRows({ scene, photos, reload }: PhotoRowsProps) {
  // What was changed here stands at once; what the server says of it comes with the next reading.
  const [own, setOwn] = useState<ReadonlyMap<string, DossierPhotoRow>>(new Map());
  const [gone, setGone] = useState<readonly DossierPhotoRow[]>([]);
  const moving = useDeed();
  const keep = (changed: readonly DossierPhotoRow[]) =>
    setOwn((all) => new Map([...all, ...changed.map((one) => [one.id, one] as const)]));
  const rows = inTheirOrder(
    photos
      .map((photo) => {
        const mine = own.get(photo.id);
        return mine && mine.version >= photo.version ? mine : photo;
      })
      .filter(({ id }) => !gone.some((one) => one.id === id)),
  );

  const move = (id: string, toId: string) =>
    void moving.run(async () => {
      const ids = moveTo(
        rows.map((one) => one.id),
        id,
        toId,
      );
      const photo = rows.find((one) => one.id === id);
      if (!photo) return;
      const others = rows.filter((one) => one.id !== id).map(({ sortKey }) => sortKey);
      const sortKey = keyAt(others, ids.indexOf(id));
      keep([{ ...photo, sortKey }]);
      try {
        keep([await changePhoto(photo, { sortKey })]);
      } catch (thrown) {
        keep([photo]);
        throw thrown;
      }
    });

  if (rows.length === 0 && gone.length === 0)
    return <Empty title={t('dossierPhotos.none')}>{t('dossierPhotos.noneHelp')}</Empty>;
  return (
    <>
      <DeedError error={moving.error} />
      {gone.map((photo) => (
        <RemovedPhoto
          key={photo.id}
          name={wordOfPhoto(photo, scene)}
          onBack={async () => {
            await restorePhoto(photo.id);
            setGone((all) => all.filter(({ id }) => id !== photo.id));
            await reload();
          }}
        />
      ))}
      <OrderRows
        label={t('dossierPhotos.order')}
        items={rows.map((photo, at) => ({
          ...photo,
          name: t('dossierPhotos.named', { at: at + 1, name: wordOfPhoto(photo, scene) }),
        }))}
        onMove={move}
        className="photo-rows"
        rowClassName="photo-row"
      >
        {(photo, order) => (
          <PhotoRow
            scene={scene}
            photo={photo}
            order={order}
            onChanged={keep}
            onCover={() => makeCover(photo, rows)}
            onRemoved={() => setGone((all) => [...all, photo])}
          />
        )}
      </OrderRows>
    </>
  );
}

function RemovedPhoto({ name, onBack }: { readonly name: string; readonly onBack: () => Promise<void> }) {
  const deed = useDeed();
  return (
    <p className="photo-gone dossier-actions" role="status">
      <span dir="auto">{t('dossierPhotos.removed', { name })}</span>
      <Button size="small" isBusy={deed.isBusy} onClick={() => void deed.run(onBack)}>
        {t('dossierPhotos.undo')}
      </Button>
      <DeedError error={deed.error} />
    </p>
  );
}
