import { z } from 'zod';

const text = z.string().nullable();

/** A brand as everybody may see it. */
export const brandRecord = {
  takes: z.object({ hostLabel: z.string().nullish() }),
  answers: z.object({
    id: z.uuid(),
    key: z.string(),
    name: z.string(),
    displayName: z.string(),
    homeUrl: z.string(),
    serviceEmail: z.string(),
    whitelabelName: z.string(),
    logoUrl: text,
    layout: z.string(),
    homePage: z.string(),
    brandedGameSlug: z.string(),
    description: z.string(),
    phone: text,
    whatsapp: text,
    company: text,
    address: z.union([z.string(), z.array(z.string())]).nullable(),
    website: text,
    agentName: text,
    agentTitle: text,
    specialties: z.array(z.string()),
    coverageAreas: z.array(z.string()),
    brandColors: z.unknown(),
    socialMedia: z.record(z.string(), z.string()),
    propertyReference: text,
    location: z.unknown(),
    analyticsId: text,
    timeZone: z.string(),
    currency: z.string(),
    supportedLocales: z.array(z.string()),
    theme: z.unknown(),
    isSample: z.boolean(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type BrandRecord = z.output<typeof brandRecord.answers>;

/** Brands of the agencies that the person works for: they may publish under them. */
export const ownBrands = {
  takes: z.object({}),
  answers: z.array(z.object({ key: z.string(), displayName: z.string(), logoUrl: text })),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnBrand = z.output<typeof ownBrands.answers>[number];
