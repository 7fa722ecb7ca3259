import type { Photo } from '#wire/photos.ts';
import { photoSrcSet, photoUrl } from '#kit/homes/photo.ts';

interface SitePictureProps {
  readonly photo: Photo;
  readonly sizes: string;
  /** it stands on the first screen */
  readonly isFirst?: boolean;
}

/** A picture of an agency's page, in the file that fits. */
export function SitePicture({ photo, sizes, isFirst = false }: SitePictureProps) {
  return (
    <img
      className="site-picture"
      src={photoUrl(photo)}
      srcSet={photoSrcSet(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
