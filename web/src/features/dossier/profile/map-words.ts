import { t } from '#lib/i18n.ts';
import type { MapSurfaceProps } from '#ui/map-surface.tsx';

/** What a map of a dossier and its parts are called. */
export function mapWords(map: string): MapSurfaceProps['labels'] {
  return {
    map,
    missing: t('dossierProfile.map.missing'),
    zoomIn: t('dossierProfile.map.zoomIn'),
    zoomOut: t('dossierProfile.map.zoomOut'),
    wheel: t('dossierProfile.map.wheel'),
    touch: t('dossierProfile.map.touch'),
    corner: (number, { latitude, longitude }) =>
      t('dossierProfile.map.corner', {
        ...{ number, latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) },
      }),
  };
}
