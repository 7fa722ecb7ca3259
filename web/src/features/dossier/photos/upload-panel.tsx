import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { useOnline } from '#lib/use-online.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Progress } from '#ui/progress.tsx';
import { Select } from '#ui/select.tsx';
import { ROOMS, roomName } from '../notes/rooms.ts';
import { primaryOf, type Scene } from '../notes/scene.ts';
import { MOST_AT_ONCE, photoUploads, type UploadItem } from './photo-uploads.ts';
import { wordOfFault } from './photo-words.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

/** Adds photos, and says of each how far it is. What waits stays through a reload and a time without a network. */
export function UploadPanel({ scene }: { readonly scene: Scene }) {
  const [assetId, setAssetId] = useState(primaryOf(scene)?.id ?? '');
  const [room, setRoom] = useState('');
  const [over, setOver] = useState(0);
  return (
    <section className="photo-upload" aria-label={t('dossierPhotos.add')}>
      <div className="dossier-fields">
        {scene.homes.length === 0 ? null : (
          <Select
            label={t('dossierPhotos.home')}
            value={assetId}
            options={[
              { value: '', label: t('dossierPhotos.noHome') },
              ...scene.homes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ target: { value } }) => setAssetId(value)}
          />
        )}
        <Select
          label={t('dossierPhotos.room')}
          value={room}
          options={[
            { value: '', label: t('dossierPhotos.noRoom') },
            ...ROOMS.map((one) => ({ value: one, label: roomName(one) })),
          ]}
          onChange={({ target: { value } }) => setRoom(value)}
        />
      </div>
      <FileDrop
        label={t('dossierPhotos.choose')}
        hint={t('dossierPhotos.chooseHint', { most: MOST_AT_ONCE })}
        accept="image/*,.heic,.heif"
        onFiles={(files) => {
          const chosen = { dossierId: scene.dossierId, assetId: assetId === '' ? null : assetId, room };
          void photoUploads.add(files, chosen).then(setOver);
        }}
      />
      {over > 0 ? (
        <p role="alert" className="form-error">
          {t('dossierPhotos.tooMany', { most: MOST_AT_ONCE, over })}
        </p>
      ) : null}
      <UploadList dossierId={scene.dossierId} />
    </section>
  );
}

/** Photos on their way. */
export function UploadList({ dossierId }: { readonly dossierId: string }) {
  const { items, isOffline, retry } = usePhotoUploads(dossierId);
  const isOnline = useOnline();
  if (items.length === 0) return null;
  const failed = items.filter(({ state }) => state === 'failed');
  const sent = items.reduce((sum, item) => sum + item.sent, 0);
  const files = items.reduce((sum, item) => sum + Math.max(1, item.of), 0);
  const label = t('dossierPhotos.onTheirWay', { count: items.length - failed.length });
  return (
    <div className="photo-queue">
      <Progress value={sent} max={files} label={label} />
      <p role="status">
        {label} {!isOnline || isOffline ? t('dossierPhotos.waitsForNetwork') : null}
      </p>
      {failed.length > 0 ? (
        <p className="dossier-actions">
          <span role="alert">{t('dossierPhotos.failedCount', { count: failed.length })}</span>
          <Button size="small" onClick={retry}>
            {t('dossierPhotos.retryAll')}
          </Button>
        </p>
      ) : null}
      <details open={items.length <= 8 || failed.length > 0}>
        <summary>{t('dossierPhotos.eachFile')}</summary>
        <ul className="photo-queue-list">
          {[...failed, ...items.filter(({ state }) => state !== 'failed')].map((item) => (
            <QueueRow key={item.id} item={item} />
          ))}
        </ul>
      </details>
    </div>
  );
}

function QueueRow({ item }: { readonly item: UploadItem }) {
  const said =
    item.state === 'failed'
      ? wordOfFault(item.why ?? 'other')
      : item.state === 'reading'
        ? t('dossierPhotos.isRead')
        : t('dossierPhotos.filesSent', { sent: item.sent, of: item.of });
  return (
    <li data-state={item.state}>
      <span className="photo-queue-name" dir="auto">
        {item.name}
      </span>
      <span className={item.state === 'failed' ? 'form-error' : 'muted'}>{said}</span>
      {item.state === 'failed' ? (
        <Button
          size="small"
          kind="quiet"
          aria-label={t('dossierPhotos.leaveOutName', { name: item.name })}
          onClick={() => void photoUploads.forget(item.id)}
        >
          {t('dossierPhotos.leaveOut')}
        </Button>
      ) : null}
    </li>
  );
}
