import type { HomeFacts as Facts } from '#wire/homes.ts';
import type { Photo } from '#wire/photos.ts';
import type { ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { GALLERY_SIZES } from '#kit/homes/photo-sizes.ts';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import { captionedPhotos } from '../photo-captions.ts';
import { HomeFacts } from './home-facts.tsx';

interface RoundPhotosProps {
  readonly photos: readonly Photo[];
  readonly facts: Facts;
  /** over the photo */
  readonly children?: ReactNode;
}

/** The home's photos, with the facts on their lower edge; the first is what the page is about. */
export function RoundPhotos({ photos, facts, children }: RoundPhotosProps) {
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
      {children}
      {Object.keys(facts).length > 0 ? <HomeFacts facts={facts} /> : null}
    </div>
  );
}
