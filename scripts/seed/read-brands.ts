import { readdirSync, readFileSync } from 'node:fs';
import { brandSchema, type Brand } from '../../content/schema.ts';

/**
 * Every brand of `content/brands`, the default one first.
 * @throws ZodError for a file that is no brand
 */
export function readBrands(): Brand[] {
  const folder = new URL('../../content/brands/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => brandSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
    .sort((a, b) => Number(b.key === 'default') - Number(a.key === 'default') || a.key.localeCompare(b.key));
}

/** A brand as `upsert_agency` takes it: the columns of the agencies table, null where the brand says nothing. */
export function agencyPayload(brand: Brand): Record<string, unknown> {
  const { brandColors, socialMedia, specialties, coverageAreas, ...rest } = brand;
  return {
    key: rest.key,
    name: rest.name,
    display_name: rest.displayName,
    home_url: rest.homeUrl,
    service_email: rest.serviceEmail,
    whitelabel_name: rest.whitelabelName,
    logo_url: rest.logoUrl,
    layout: rest.layout,
    home_page: rest.homePage,
    branded_game_slug: rest.brandedGameSlug,
    description: rest.description,
    phone: rest.phone ?? null,
    whatsapp: rest.whatsapp ?? null,
    company: rest.company ?? null,
    address: rest.address ?? null,
    website: rest.website ?? null,
    agent_name: rest.agentName ?? null,
    agent_title: rest.agentTitle ?? null,
    specialties: specialties ?? [],
    coverage_areas: coverageAreas ?? [],
    brand_colors: brandColors ?? {},
    social_media: socialMedia ?? {},
    property_reference: rest.propertyReference ?? null,
    location: rest.location ?? null,
    analytics_id: rest.analyticsId ?? null,
    theme: rest.theme,
    currency: rest.currency,
    time_zone: rest.timeZone,
    supported_locales: rest.supportedLocales,
    is_sample: rest.isSample,
  };
}
