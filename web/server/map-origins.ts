/** Whom pages may ask for a map that is not our own. */
export interface MapOrigins {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** pictures and data */
  readonly files: readonly string[];
}

const NONE: MapOrigins = { scripts: [], styles: [], files: [] };
const GOOGLE = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** Read from the same two variables that the build reads (`#lib/map-source.ts`): our own map needs nobody. */
export function readMapOrigins(env: Readonly<Record<string, string | undefined>>): MapOrigins {
  if (env.VITE_GOOGLE_MAPS_KEY)
    return {
      scripts: GOOGLE,
      // Google's map writes its style into the page.
      styles: ["'unsafe-inline'", 'https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
      files: [...GOOGLE, 'https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.ggpht.com'],
    };
  if (!env.VITE_MAP_STYLE_URL || !URL.canParse(env.VITE_MAP_STYLE_URL)) return NONE;
  return { ...NONE, files: [new URL(env.VITE_MAP_STYLE_URL).origin] };
}
