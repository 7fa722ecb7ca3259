import { t } from '#lib/i18n.ts';
import { loadTexts } from '#lib/load-texts.ts';
import { deviceStore, forgetOnDevice, ownerId } from '#kit/rows/device-store.ts';
import { ownWrites } from '#kit/rows/own-writes.ts';
import { forgetScreens } from './tell-worker.ts';
import { countWaiting } from './waiting-words.ts';

/** Asks whoever signs out while something of theirs waits here; what is kept of dossiers goes with signing out. */
export async function mayForgetDossiers(): Promise<boolean> {
  const owner = ownerId();
  const [entries, uploads] = await Promise.all([
    ownWrites.read().catch(() => []),
    deviceStore('uploads')
      .readAll()
      .catch(() => []),
  ]);
  const photos = uploads.filter((one) => {
    const kept = one as { ownerId?: unknown; fault?: unknown };
    return kept.ownerId === owner && kept.fault === undefined;
  });
  if (entries.length === 0 && photos.length === 0) return true;
  await loadTexts(['dossier-photos']);
  // The menu that asks is gone by now, and the page may be any: the browser's own question is there everywhere.
  return window.confirm(
    t('dossierPhotos.offline.signOutText', { what: countWaiting(entries, photos.length) }),
  );
}

/** Removes everything that this browser keeps of dossiers. */
export async function forgetDossiers(): Promise<void> {
  await forgetOnDevice({ isWaitingToo: true }).catch(() => undefined);
  forgetScreens();
}
