import { t } from '#lib/i18n.ts';
import { openMapSource } from '#lib/map-source.ts';
import { ExploreMap } from '../components/explore-map.tsx';
import { Markets } from '../components/markets.tsx';

/** What homes sold for, on a map: cells from afar, sales from near. */
export function Component() {
  return (
    <Markets title={t('maps.third.title')} lead={t('maps.third.lead')}>
      {(markets) => <ExploreMap markets={markets} source={openMapSource} />}
    </Markets>
  );
}
