import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';

const text = z.string().nullable();

/** A brand as the database keeps it; null is "the brand does not say". */
export const storedAgency = z.object({
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
export type StoredAgency = z.output<typeof storedAgency>;

/** Writes a brand record by its key; answers its id. */
export const upsertAgency = procedure(z.object({ payload: storedAgency }), id, {
  verbatim: ['brandColors', 'socialMedia', 'theme'],
});

/** Gives a user a role in an agency. */
export const setAgencyMember = procedure(
  z.object({ agencyKey: z.string(), userId: id, role: z.enum(['owner', 'admin', 'agent']) }),
  z.null(),
);

/** Makes a user one of the platform's own people. */
export const setStaffMember = procedure(z.object({ userId: id }), z.null());
