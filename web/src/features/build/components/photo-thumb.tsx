import { useEffect, useState } from 'react';
import type { DraftPhoto } from '#wire/drafts.ts';
import { isUploadJob } from '#kit/files/upload-job.ts';
import { env } from '#lib/env.ts';
import { keptPhotos } from '../draft/local-drafts.ts';

interface PhotoThumbProps {
  readonly photo: DraftPhoto;
  readonly alt: string;
}

/** A small copy of a photo: Storage's, or this browser's while it is not there yet. */
export function PhotoThumb({ photo, alt }: PhotoThumbProps) {
  const local = useLocalUrl(photo);
  const width = photo.widths[0] ?? photo.width;
  const src =
    photo.folder === null ? (local ?? photo.placeholder) : storedUrl(photo.folder, width, photo.fileType);
  return (
    <img
      className="builder-thumb"
      src={src}
      alt={alt}
      width={96}
      height={72}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Address of a file of a stored photo. */
export function storedUrl(folder: string, width: number, fileType: DraftPhoto['fileType'] = 'webp'): string {
  return `${env.supabaseUrl}/storage/v1/object/public/listing-photos/${folder}/${String(width)}.${fileType}`;
}

function useLocalUrl({ id, folder }: DraftPhoto): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (folder !== null) return;
    let made: string | null = null;
    let isGone = false;
    keptPhotos
      .read(id)
      .then((kept) => {
        const file = isUploadJob(kept) ? kept.files[0]?.file : undefined;
        if (!file || isGone) return;
        made = URL.createObjectURL(file);
        setUrl(made);
      })
      .catch(() => undefined); // the placeholder stays
    return () => {
      isGone = true;
      // A picture that is still being loaded finishes first.
      const url = made;
      if (url !== null) setTimeout(() => URL.revokeObjectURL(url), 5_000);
    };
  }, [id, folder]);
  return url;
}
