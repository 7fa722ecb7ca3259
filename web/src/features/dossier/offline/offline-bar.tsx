import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { useOnline } from '#lib/use-online.ts';
import type { OutboxEntry } from '#kit/offline/outbox.ts';
import { deviceState } from '#kit/rows/device-state.ts';
import { ownWrites } from '#kit/rows/own-writes.ts';
import type { RowWrite } from '#kit/rows/waiting-writes.ts';
import { Button } from '#ui/button.tsx';
import type { Scene } from '../notes/scene.ts';
import { usePhotoUploads } from '../photos/use-photo-uploads.ts';
import { keepScreens } from './tell-worker.ts';
import { countWaiting } from './waiting-words.ts';
import { WaitingDialog } from './waiting-dialog.tsx';
import './offline.css';

interface OfflineBarProps {
  readonly scene: Scene;
  /** what waits here, and what was refused */
  readonly entries: readonly OutboxEntry<RowWrite>[];
}

/** On every screen of a dossier: since when it is as it was seen last, and what waits here. */
export function OfflineBar({ scene, entries }: OfflineBarProps) {
  const { asOf } = useSyncExternalStore(deviceState.subscribe, deviceState.read);
  const isOnline = useOnline();
  const uploads = usePhotoUploads(null);
  const [isOpen, setIsOpen] = useState(false);
  const { dossierId } = scene;
  useEffect(() => {
    const timer = setTimeout(() => keepScreens(`/dossiers/${dossierId}/home`), 1500);
    return () => clearTimeout(timer);
  }, [dossierId]);

  // The server has answered again. A browser may have believed all along that it had a network, and says nothing.
  useEffect(() => {
    if (asOf === null) ownWrites.flush().catch(() => undefined);
  }, [asOf]);

  const waiting = entries.filter(({ refusal }) => refusal === null);
  const refused = entries.filter(({ refusal }) => refusal !== null);
  const photos = uploads.items.filter(({ state }) => state !== 'failed').length;
  const counted = countWaiting(waiting, photos);
  const isAway = asOf !== null || !isOnline;
  if (!isAway && counted === '' && refused.length === 0) return null;
  return (
    <aside className="offline-bar" aria-label={t('dossierPhotos.offline.label')}>
      <p role="status">
        {isAway ? (
          <span>
            {asOf === null
              ? t('dossierPhotos.offline.away')
              : t('dossierPhotos.offline.asOf', { time: formatTime(asOf) })}
          </span>
        ) : null}
        {counted === '' ? null : <span>{t('dossierPhotos.offline.waits', { what: counted })}</span>}
        {refused.length > 0 ? (
          <strong>{t('dossierPhotos.offline.refused', { count: refused.length })}</strong>
        ) : null}
      </p>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('dossierPhotos.offline.show')}
      </Button>
      {isOpen ? <WaitingDialog scene={scene} entries={entries} onClose={() => setIsOpen(false)} /> : null}
    </aside>
  );
}
