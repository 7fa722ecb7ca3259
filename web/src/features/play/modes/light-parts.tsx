import { lazy, Suspense, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { Button } from '#ui/button.tsx';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import { captionedPhotos } from '../photo-captions.ts';
import { inSmall } from '#kit/homes/in-small.ts';
import { HomeFacts } from '../components/home-facts.tsx';
import type { RoundPhotosProps } from '../components/round-photos.tsx';
import './modes.css';

const RoundMap = lazy(async () => ({
  default: (await withTexts(['start'], () => import('../components/round-map.tsx'))).RoundMap,
}));

/** One photo at a time in its smallest file; the others, and the map, come when they are asked for. */
export function Photos({ photos, facts, children }: RoundPhotosProps) {
  const [place, setPlace] = useState(0);
  const [hasMap, setHasMap] = useState(false);
  const shown = inSmall(captionedPhotos(photos).slice(place, place + 1));
  const position = t('photos.position', { current: place + 1, total: photos.length });
  return (
    <div className="guess-photos">
      {photos.length > 0 ? (
        <PhotoGallery
          key={place}
          photos={shown}
          isFirstUrgent={place === 0}
          labels={{
            gallery: t('photos.label'),
            previous: t('photos.previous'),
            next: t('photos.next'),
            fullScreen: t('photos.fullScreen'),
            close: t('photos.close'),
            position: () => position,
          }}
        />
      ) : hasMap ? (
        <Suspense>
          <RoundMap facts={facts} />
        </Suspense>
      ) : (
        <p className="light-map">
          <Button onClick={() => setHasMap(true)}>{t('light.map')}</Button>
        </p>
      )}
      {photos.length > 1 ? (
        <div className="light-photos">
          <Button size="small" disabled={place === 0} onClick={() => setPlace(place - 1)}>
            {t('photos.previous')}
          </Button>
          <span className="ui-number" role="status">
            {position}
          </span>
          <Button size="small" disabled={place === photos.length - 1} onClick={() => setPlace(place + 1)}>
            {t('photos.next')}
          </Button>
        </div>
      ) : null}
      {children}
      {Object.keys(facts).length > 0 ? <HomeFacts facts={facts} /> : null}
    </div>
  );
}
