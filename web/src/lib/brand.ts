import type { BrandRecord } from '#wire/brands.ts';
import { env } from './env.ts';

/** What a page shows when no brand could be read: the generic game, which needs no record to work. */
const FALLBACK: BrandRecord = {
  id: '',
  key: 'default',
  name: 'House Price Game',
  displayName: 'House Price Game',
  homeUrl: '/',
  serviceEmail: 'hello@example.com',
  whitelabelName: 'House Price Game',
  logoUrl: null,
  layout: 'classic',
  homePage: 'game',
  navigation: ['games', 'create-game'],
  brandedGameSlug: 'house-prices-game',
  description: '',
  phone: null,
  whatsapp: null,
  company: null,
  address: null,
  website: null,
  agentName: null,
  agentTitle: null,
  specialties: [],
  coverageAreas: [],
  brandColors: {},
  socialMedia: {},
  propertyReference: null,
  location: null,
  analyticsId: null,
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

/** On the site server: the brand of the page that is drawn next. */
export function serveBrand(next: BrandRecord): void {
  current = next;
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
