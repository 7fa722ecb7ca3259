import { readdirSync, readFileSync } from 'node:fs';
import type { StoredAgency } from '#wire/procedures/agencies.ts';
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

/** A brand as `upsert_agency` takes it: null or nothing where the brand does not say. */
export function agencyPayload(brand: Brand): StoredAgency {
  return {
    ...brand,
    phone: brand.phone ?? null,
    whatsapp: brand.whatsapp ?? null,
    company: brand.company ?? null,
    address: brand.address ?? null,
    website: brand.website ?? null,
    agentName: brand.agentName ?? null,
    agentTitle: brand.agentTitle ?? null,
    specialties: brand.specialties ?? [],
    coverageAreas: brand.coverageAreas ?? [],
    brandColors: brand.brandColors ?? {},
    socialMedia: brand.socialMedia ?? {},
    propertyReference: brand.propertyReference ?? null,
    location: brand.location ?? null,
    analyticsId: brand.analyticsId ?? null,
  };
}
