/** What lies under the points of a map: `ui/map.tsx` knows these kinds. */
type Ground = { kind: 'own' } | { kind: 'style'; url: string } | { kind: 'google'; key: string };

const { VITE_GOOGLE_MAPS_KEY: key, VITE_MAP_STYLE_URL: url } = import.meta.env;

/** What the build was told: Google's map with its key, somebody's tiles, else our own coasts. */
export const mapSource: Ground = key
  ? { kind: 'google', key }
  : url
    ? { kind: 'style', url }
    : { kind: 'own' };
