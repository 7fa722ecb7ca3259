/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_GOOGLE_MAPS_KEY?: string;
  readonly VITE_MAP_STYLE_URL?: string;
  /** where the texts by area are served: `<area>/<locale>.json` */
  readonly TEXTS_BASE: string;
}
