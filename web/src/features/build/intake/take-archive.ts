import { nameInArchive } from '#functions/_shared/reader/files/file-kind.ts';
import { rememberPath } from '../photos/photo-path.ts';
import { readInBackground } from '#kit/reading/read-in-background.ts';
import type { IntakeNews } from './use-intake-news.ts';

interface Takers {
  /** takes pages, tables and feeds in; how many could be read */
  readonly addHomes: (files: readonly File[]) => Promise<number>;
  readonly addPhotos: (files: readonly File[]) => void;
  readonly tell: IntakeNews['tell'];
}

/** What is in an archive is taken as if it had come loose; what is not read is told once for each reason. */
export async function takeArchive(
  archive: File,
  { addHomes, addPhotos, tell }: Takers,
  signal: AbortSignal,
): Promise<void> {
  const { homes, photos, refused } = await readInBackground({ kind: 'archive', file: archive }, signal);
  const count = await addHomes(homes);
  for (const { file, path } of photos) rememberPath(file, `${archive.name}/${path}`);
  if (photos.length > 0) addPhotos(photos.map(({ file }) => file));
  if (count + photos.length > 0)
    tell('good', 'builder.news.archive', { file: archive.name, count, photos: photos.length });
  for (const fault of new Set(refused.map((one) => one.fault))) {
    const names = refused.filter((one) => one.fault === fault).map(({ name }) => name);
    const file = names[0] ? nameInArchive(archive.name, names[0]) : archive.name;
    tell('bad', `builder.archive.${fault}`, { file, count: names.length });
  }
}
