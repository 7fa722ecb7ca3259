import { useEffect, useState } from 'react';
import { isUploadJob } from '#kit/files/upload-job.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { keptPhotos } from '../draft/local-drafts.ts';

/** Addresses of the pictures that wait here to be uploaded; null until they are read. They end with the screen. */
export function useLocalUrls(rows: readonly DraftRow[]): ReadonlyMap<string, string> | null {
  const [urls, setUrls] = useState<ReadonlyMap<string, string> | null>(null);
  const waiting = rows
    .flatMap(({ photos }) => photos.filter(({ folder }) => folder === null).map(({ id }) => id))
    .join(' ');
  useEffect(() => {
    let isGone = false;
    const made = new Map<string, string>();
    const read = async (id: string) => {
      const kept = await keptPhotos.read(id);
      const largest = isUploadJob(kept) ? kept.files.toSorted((a, b) => b.width - a.width)[0] : undefined;
      if (largest && !isGone) made.set(id, URL.createObjectURL(largest.file));
    };
    void Promise.allSettled(waiting === '' ? [] : waiting.split(' ').map(read)).then(() => {
      if (!isGone) setUrls(made);
    });
    return () => {
      isGone = true;
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [waiting]);
  return urls;
}
