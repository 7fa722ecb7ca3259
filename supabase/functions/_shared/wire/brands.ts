import { z } from 'zod';
import { SITE_WAYS } from '../domain/site-ways.ts';

const text = z.string().nullable();

/** A brand as the database keeps it; null is "the brand does not say". All of it may be seen by everybody. */
export const storedBrand = z.object({
  key: z.string(),
  name: z.string(),
  displayName: z.string(),
  homeUrl: z.string(),
  serviceEmail: z.string(),
  whitelabelName: z.string(),
  logoUrl: text,
  layout: z.string(),
  homePage: z.string(),
  /** the ways that the header shows, in this order */
  navigation: z.array(z.enum(SITE_WAYS)),
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
  brandColors: z.record(z.string(), z.string()),
  socialMedia: z.record(z.string(), z.string()),
  propertyReference: text,
  location: text,
  analyticsId: text,
  theme: z.record(z.string(), z.string()),
  currency: z.string(),
  timeZone: z.string(),
  supportedLocales: z.array(z.string()),
  isSample: z.boolean(),
});

/** The brand of a host. */
export const brandRecord = {
  takes: z.object({ hostLabel: z.string().nullish() }),
  answers: storedBrand.extend({ id: z.uuid() }),
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
