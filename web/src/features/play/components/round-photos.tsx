import type { Photo } from '#wire/photos.ts';
import { t } from '#lib/i18n.ts';
import { GALLERY_SIZES } from '#kit/homes/photo-sizes.ts';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import { captionedPhotos } from '../photo-captions.ts';

/** The home's photos; the first is what the page is about. */
export function RoundPhotos({ photos }: { readonly photos: readonly Photo[] }) {
  return (
    <div className="guess-photos">
      <PhotoGallery
        photos={captionedPhotos(photos)}
        sizes={GALLERY_SIZES}
        isFirstUrgent
        labels={{
          gallery: t('photos.label'),
          previous: t('photos.previous'),
          next: t('photos.next'),
          fullScreen: t('photos.fullScreen'),
          close: t('photos.close'),
          position: (current, total) => t('photos.position', { current, total }),
        }}
      />
    </div>
  );
}
