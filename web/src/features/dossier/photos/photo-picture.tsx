import { useEffect, useState } from 'react';
import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import { toAppError } from '#lib/app-error.ts';
import { readPhotoFile } from '#lib/dossier-files.ts';
import { t } from '#lib/i18n.ts';
import { deviceStore, ownerId, type KeptDocument } from '#kit/rows/device-store.ts';
import { readWaitingPhoto } from './photo-uploads.ts';
import './photo-picture.css';

interface KeptPicture extends KeptDocument {
  readonly file: Blob;
}
const pictures = deviceStore<KeptPicture>('pictures');

type Photo = Pick<DossierPhotoRow, 'id' | 'dossierId' | 'storedWidths' | 'width' | 'height'>;

/**
 * A file of a photo: of the server, by the reader's own sign-in each time, or what this browser has of it without a network.
 * Small ones stay here for that.
 */
export async function readPicture(photo: Photo, wanted: number): Promise<Blob | null> {
  const owner = ownerId();
  const width = photo.storedWidths.find((one) => one >= wanted) ?? photo.storedWidths.at(-1);
  if (width === undefined) return readWaitingPhoto(photo.id, wanted);
  const path = `${photo.dossierId}/${photo.id}/${String(width)}.webp`;
  const idOf = (of: number) => `${owner ?? ''} ${photo.id} ${String(of)}`;
  try {
    const file = await readPhotoFile(path);
    const kept = { id: idOf(width), ownerId: owner ?? '', dossierId: photo.dossierId, file };
    // Whoever has signed out meanwhile leaves nothing here.
    if (width === photo.storedWidths[0] && ownerId() === owner)
      await pictures.keep(kept).catch(() => undefined);
    return file;
  } catch (thrown) {
    if (!['network', 'unavailable'].includes(toAppError(thrown).code)) throw thrown;
    const [small] = photo.storedWidths;
    const kept = (await pictures.read(idOf(small ?? width))) as Partial<KeptPicture> | undefined;
    return kept?.file ?? readWaitingPhoto(photo.id, wanted);
  }
}

interface PhotoPictureProps {
  readonly photo: Photo;
  /** in pixels, as it is drawn at most */
  readonly wanted: number;
  readonly alt: string;
  readonly className?: string;
}

/** A photo of a dossier, fetched when it comes near the screen. */
export function PhotoPicture({ photo, wanted, alt, className = '' }: PhotoPictureProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const key = `${photo.id} ${photo.storedWidths.join(',')}`;
  useEffect(() => {
    if (place === null) return;
    let isGone = false;
    let made: string | null = null;
    const show = async () => {
      const file = await readPicture(photo, wanted).catch(() => null);
      if (isGone) return;
      setIsMissing(file === null);
      made = file === null ? null : URL.createObjectURL(file);
      setAddress(made);
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void show();
      },
      { rootMargin: '400px' },
    );
    watch.observe(place);
    return () => {
      isGone = true;
      watch.disconnect();
      if (made !== null) URL.revokeObjectURL(made);
    };
    // The row may be another object with the same files in it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place, key, wanted]);
  return (
    <span
      ref={setPlace}
      className={`dossier-picture ${className}`}
      data-missing={isMissing || undefined}
      style={{ aspectRatio: `${String(photo.width)} / ${String(photo.height)}` }}
    >
      {address === null ? (
        isMissing ? (
          <span className="dossier-picture-none">
            {t(photo.storedWidths.length === 0 ? 'dossierPhotos.notArrived' : 'dossierPhotos.notHere')}
          </span>
        ) : null
      ) : (
        <img src={address} alt={alt} width={photo.width} height={photo.height} />
      )}
    </span>
  );
}
