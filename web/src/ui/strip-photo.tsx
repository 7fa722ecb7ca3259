import type { GalleryPhoto } from './photo-gallery.tsx';

interface StripPhotoProps {
  readonly photo: GalleryPhoto;
  readonly sizes: string;
  /** what the page is about: fetched before everything else */
  readonly isUrgent: boolean;
  /** in view or next to it: fetched at once */
  readonly isNear: boolean;
}

/** One picture of the row, with what it shows and who made it. */
export function StripPhoto({ photo, sizes, isUrgent, isNear }: StripPhotoProps) {
  return (
    <figure
      className="ui-photo"
      data-whole={photo.isWhole || undefined}
      style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
    >
      <img
        src={photo.sources.at(-1)?.url}
        srcSet={photo.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        draggable={false}
        decoding={isUrgent ? 'sync' : 'async'}
        loading={isUrgent || isNear ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
      />
      {photo.caption || photo.attribution ? (
        <figcaption>
          {photo.caption ? <span>{photo.caption}</span> : null}
          {photo.attribution ? <small>{photo.attribution}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
