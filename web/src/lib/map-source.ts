/** What lies under the points of a map: `ui/map.tsx` knows these kinds. */
type OpenGround = { kind: 'own' } | { kind: 'style'; url: string };
type Ground = OpenGround | { kind: 'google'; key: string };

const { VITE_GOOGLE_MAPS_KEY: key, VITE_MAP_STYLE_URL: url } = import.meta.env;

/** Somebody's tiles where the build was told of them, else our own coasts; never Google's map. */
export const openMapSource: OpenGround = url ? { kind: 'style', url } : { kind: 'own' };

/** What the build was told: Google's map with its key, somebody's tiles, else our own coasts. */
export const mapSource: Ground = key ? { kind: 'google', key } : openMapSource;
