import type { Photo } from '#wire/photos.ts';
import { photoUrl } from '../homes/photo.ts';
import './home-edits.css';

interface HomePhotoProps {
  readonly photo: Photo | null;
  readonly width?: number;
}

/** A small picture of a home beside its row. The row names the home, so the picture says nothing. */
export function HomePhoto({ photo, width = 480 }: HomePhotoProps) {
  return (
    <span className="home-photo">
      {photo ? (
        <img src={photoUrl(photo, width)} alt="" width={photo.width} height={photo.height} loading="lazy" />
      ) : null}
    </span>
  );
}
