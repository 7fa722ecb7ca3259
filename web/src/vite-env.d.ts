/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_GOOGLE_MAPS_KEY?: string;
  readonly VITE_MAP_STYLE_URL?: string;
  readonly VITE_ANALYTICS_SCRIPT_URL?: string;
  /** where the texts by area are served: `<area>/<locale>.json` */
  readonly TEXTS_BASE: string;
  /** where the content pages are served, and which of them there are; only the file of the page that shows them reads it */
  readonly CONTENT_PAGES: {
    readonly base: string;
    readonly pages: Readonly<Record<string, readonly ('en-GB' | 'en-US' | 'es')[]>>;
  };
}
