import type { Database } from './database.ts';

/** Removes every file of a folder; rejects when Storage did not. */
export type RemoveFolder = (bucket: string, folder: string) => Promise<void>;

/** Empties folders that the database has queued. Answers how many are left of these: they stay in the queue. */
export async function emptyQueue(
  database: Database,
  removeFolder: RemoveFolder,
  atMost: number,
): Promise<number> {
  const folders = await database.call('folders_to_remove', { atMost });
  const results = await Promise.allSettled(
    folders.map(async ({ bucket, folder }) => {
      await removeFolder(bucket, folder);
      return folder;
    }),
  );
  const gone = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (gone.length > 0) await database.call('folders_removed', { folders: gone });
  return folders.length - gone.length;
}
