import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#lib/use-session.ts';
import { useUploadQueue } from '#kit/files/use-upload-queue.ts';
import { photoUploads, type UploadItem } from './photo-uploads.ts';

/** whose uploads were read in this tab */
let loaded: string | null = null;

/** Photos of a dossier that are on their way from this browser, each with how far it is; they are sent while this is on screen. */
export function usePhotoUploads(dossierId: string | null): {
  readonly items: readonly UploadItem[];
  readonly isOffline: boolean;
  readonly retry: () => void;
} {
  const owner = useSession()?.user.id ?? null;
  useEffect(() => {
    if (loaded === owner) return;
    loaded = owner;
    photoUploads.load().catch(() => {
      loaded = null;
    });
  }, [owner]);
  const all = useSyncExternalStore(photoUploads.subscribe, photoUploads.read);
  const own = all.filter(
    (item) => item.ownerId === owner && (dossierId === null || item.dossierId === dossierId),
  );
  const waiting = own.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  const queue = useUploadQueue(photoUploads.queue, waiting);
  return {
    items: own.map((item) => {
      const reason = queue.reasons.get(item.id) ?? (queue.missing.has(item.id) ? 'missing' : null);
      return reason === null ? item : { ...item, state: 'failed' as const, why: reason };
    }),
    isOffline: queue.error?.code === 'network' || queue.error?.code === 'unavailable',
    retry: () => {
      photoUploads.retry();
      void photoUploads.queue.send(waiting);
    },
  };
}
