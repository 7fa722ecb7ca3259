import { t } from '#lib/i18n.ts';
import type { MapSurfaceProps } from '#ui/map-surface.tsx';

/** What the map and its parts are called. */
export function mapLabels(map: string): MapSurfaceProps['labels'] {
  return {
    map,
    missing: t('maps.missing'),
    zoomIn: t('sales.map.zoomIn'),
    zoomOut: t('sales.map.zoomOut'),
    wheel: t('sales.map.wheel'),
    touch: t('sales.map.touch'),
    corner: (number, { latitude, longitude }) =>
      t('maps.corner', { number, latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) }),
  };
}
