import { t } from '#lib/i18n.ts';
import { loadTexts } from '#lib/load-texts.ts';
import { deviceStore, forgetOnDevice, ownerId } from '#kit/rows/device-store.ts';
import { ownWrites } from '#kit/rows/own-writes.ts';
import { forgetScreens } from './tell-worker.ts';
import { countWaiting } from './waiting-words.ts';

/**
 * Signs out, after a question to whoever has something waiting here; what is kept of dossiers goes with it.
 * @returns false where they stay
 */
export async function leaveDossiers(signOut: () => Promise<void>): Promise<boolean> {
  const owner = ownerId();
  if (!(await mayForget(owner))) return false;
  await signOut();
  await forgetOnDevice({ waitingOf: owner }).catch(() => undefined);
  forgetScreens();
  return true;
}

async function mayForget(owner: string | null): Promise<boolean> {
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
