import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { mapSource } from '#lib/map-source.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ExploreMap } from '../components/explore-map.tsx';
import { Markets } from '../components/markets.tsx';
import { MAP_PATHS } from '../paths.ts';

/** The same map over Google's, where this installation has a key for it; where it has none our own stands here. */
export function Component() {
  const isGoogle = mapSource.kind === 'google';
  return (
    <Markets
      title={t('maps.gmaps.title')}
      lead={t('maps.third.lead')}
      notice={
        <p className="maps-notice">
          {t(isGoogle ? 'maps.gmaps.google' : 'maps.gmaps.noKey')}{' '}
          <TextLink as={Link} to={MAP_PATHS.third}>
            {t('maps.gmaps.ours')}
          </TextLink>
        </p>
      }
    >
      {(markets) => <ExploreMap markets={markets} source={mapSource} />}
    </Markets>
  );
}
