import { DOSSIER_PHOTO_WIDTHS } from '#wire/dossier-photos.ts';
import { readAll } from '#kit/rows/rows.ts';
import { readHome } from '../home/home-calls.ts';
import type { Scene } from '../notes/scene.ts';
import { readPhotos } from '../photos/photo-calls.ts';
import { readPicture } from '../photos/photo-picture.tsx';

/** Tables whose rows every screen of a dossier is made from. */
const TABLES = [
  ...['dossier_assets', 'assets_comparisons', 'dossier_notes', 'dossier_queries', 'dossier_tasks'],
  ...['dossier_events', 'dossier_points'],
] as const;

/** Reads what a dossier's screens need, so that they open without a network, also those that nobody has opened yet. */
export async function takeAlong(scene: Scene): Promise<void> {
  const { dossierId } = scene;
  const of = { dossier_id: `eq.${dossierId}` };
  for (const table of TABLES) await readAll(table, of, 'id');
  await readHome(scene);
  const photos = await readPhotos(dossierId);
  // Some hundred small pictures; the others come when they are looked at.
  for (const photo of photos.slice(0, 300))
    await readPicture(photo, DOSSIER_PHOTO_WIDTHS[0]).catch(() => null);
}
