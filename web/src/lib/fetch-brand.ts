import type { BrandRecord } from '#wire/brands.ts';
import { brandFromHost } from '#domain/brand-from-host.ts';
import { callRpc } from './api.ts';

/** What a page shows when no brand could be read: the generic game, which needs no record to work. */
export const FALLBACK_BRAND: BrandRecord = {
  id: '',
  key: 'default',
  name: 'House Price Game',
  displayName: 'House Price Game',
  homeUrl: '/',
  serviceEmail: 'hello@example.com',
  whitelabelName: 'House Price Game',
  logoUrl: null,
  logoDarkUrl: null,
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
  faviconUrl: null,
  ownHost: null,
  face: null,
};

/** The brand of a host by the database's word; null when it cannot be asked. Only static hosting needs it. */
export async function fetchBrand(host: string): Promise<BrandRecord | null> {
  try {
    return await callRpc(
      'brand_record',
      { hostLabel: brandFromHost(host), host: host.replace(/:\d+$/, '') },
      { attempts: 2 },
    );
  } catch {
    return null;
  }
}
