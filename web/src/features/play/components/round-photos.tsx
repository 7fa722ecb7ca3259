import type { Photo } from '#wire/photos.ts';
import type { Round } from '#wire/rounds.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { GALLERY_SIZES } from '#kit/homes/photo-sizes.ts';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import { captionedPhotos } from '../photo-captions.ts';
import { HomeFacts } from './home-facts.tsx';

const RoundMap = lazy(async () => ({
  default: (await withTexts(['start'], () => import('./round-map.tsx'))).RoundMap,
}));

export interface RoundPhotosProps {
  readonly photos: readonly Photo[];
  readonly facts: Round['facts'];
  /** over the photo */
  readonly children?: ReactNode;
}

/** The home's photos, or the map of a home without any, with the facts on their lower edge. */
export function RoundPhotos({ photos, facts, children }: RoundPhotosProps) {
  return (
    <div className="guess-photos">
      {photos.length > 0 ? (
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
      ) : (
        <Suspense>
          <RoundMap facts={facts} />
        </Suspense>
      )}
      {children}
      {Object.keys(facts).length > 0 ? <HomeFacts facts={facts} /> : null}
    </div>
  );
}
