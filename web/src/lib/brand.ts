import { env } from './env.ts';

/** A brand as everybody may see it (`brand_record`). */
export interface BrandRecord {
  readonly key: string;
  readonly name: string;
  readonly displayName: string;
  readonly homeUrl: string;
  readonly serviceEmail: string;
  readonly whitelabelName: string;
  readonly logoUrl: string | null;
  readonly layout: string;
  readonly homePage: string;
  readonly brandedGameSlug: string;
  readonly description: string;
  readonly phone?: string | null;
  readonly whatsapp?: string | null;
  readonly company?: string | null;
  readonly address?: string | readonly string[] | null;
  readonly website?: string | null;
  readonly agentName?: string | null;
  readonly agentTitle?: string | null;
  readonly specialties?: readonly string[];
  readonly coverageAreas?: readonly string[];
  readonly socialMedia?: Readonly<Record<string, string>>;
  readonly timeZone: string;
  readonly currency: string;
  readonly supportedLocales: readonly string[];
  readonly theme: unknown;
  readonly isSample: boolean;
}

/** What a page shows when no brand could be read: the generic game, which needs no record to work. */
const FALLBACK: BrandRecord = {
  key: 'default',
  name: 'House Price Game',
  displayName: 'House Price Game',
  homeUrl: '/',
  serviceEmail: 'hello@example.com',
  whitelabelName: 'House Price Game',
  logoUrl: null,
  layout: 'classic',
  homePage: 'game',
  brandedGameSlug: 'house-prices-game',
  description: '',
  timeZone: 'Europe/London',
  currency: 'GBP',
  supportedLocales: ['en-GB', 'en-US', 'es'],
  theme: {},
  isSample: false,
};

let current: BrandRecord = env.brand ?? FALLBACK;

/** The brand of this page. */
export function brand(): BrandRecord {
  return current;
}

/** The brand's key for calls: undefined on the default brand, whose games need no brand named. */
export function brandArg(): { brand?: string } {
  return current.key === 'default' ? {} : { brand: current.key };
}

/** On static hosting nobody put the brand into the page: ask for it. True when there is one whose look is still to be worn. */
export async function loadBrand(): Promise<boolean> {
  if (env.brand || !env.supabaseUrl) return false;
  const { fetchBrand } = await import('./fetch-brand.ts');
  const found = await fetchBrand(window.location.host);
  current = found ?? FALLBACK;
  return found !== null;
}
