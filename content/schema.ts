/**
 * The shapes of the tables of facts under `content/`. A file that does not parse fails the tests, so that the
 * code that reads it need not doubt it.
 */
import { z } from 'zod';
import { SITE_WAYS } from '#domain/site-ways.ts';
import { brandHomePages, brandLayouts } from '#domain/theme/brand-looks.ts';

export const themeNeutrals = ['warm', 'cool', 'plain'] as const;
export const themeRadii = ['none', 'small', 'medium', 'large'] as const;
export const themeScales = ['compact', 'normal', 'roomy'] as const;
export const themeFonts = ['classic', 'modern', 'literary'] as const;
export const themeAppearances = ['system', 'light', 'dark'] as const;

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb in lower case');
const slug = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is a–z, 0–9 and single hyphens');
const localeCode = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a locale is a language with or without a region');
const text = (max: number) => z.string().trim().min(1).max(max);

/** The knobs of the design system that a brand may turn; everything else is computed from them. */
export const brandThemeSchema = z.strictObject({
  accent: hexColour,
  neutral: z.enum(themeNeutrals),
  radius: z.enum(themeRadii),
  scale: z.enum(themeScales),
  fonts: z.enum(themeFonts),
  appearance: z.enum(themeAppearances),
});

/** One brand: the record of an agency's website as the product keeps it (`content/brands/<key>.json`). */
export const brandSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a brand key is the first label of a host name'),
  name: text(80),
  displayName: text(80),
  homeUrl: z.url(),
  serviceEmail: z.email(),
  whitelabelName: text(80),
  logoUrl: z
    .string()
    .regex(/^(https:\/\/|data:image\/svg\+xml,)/, 'a logo is an https address or inline SVG'),
  layout: z.enum(brandLayouts),
  homePage: z.enum(brandHomePages),
  /** the ways that the header shows, in this order; making games is one of them where the brand has a builder */
  navigation: z.array(z.enum(SITE_WAYS)),
  brandedGameSlug: slug,
  description: text(300),
  phone: text(40).optional(),
  whatsapp: text(40).optional(),
  company: text(120).optional(),
  address: z.union([text(200), z.tuple([text(120), text(120)])]).optional(),
  website: z.url().optional(),
  agentName: text(80).optional(),
  agentTitle: text(80).optional(),
  specialties: z.array(text(60)).max(12).optional(),
  coverageAreas: z.array(text(60)).max(24).optional(),
  brandColors: z.strictObject({ primary: hexColour, secondary: hexColour, accent: hexColour }).optional(),
  socialMedia: z.record(z.string(), z.url()).optional(),
  propertyReference: text(40).optional(),
  location: text(120).optional(),
  analyticsId: text(40).optional(),
  theme: brandThemeSchema,
  currency: z.string().regex(/^[A-Z]{3}$/, 'a currency is an ISO 4217 code'),
  timeZone: text(60),
  supportedLocales: z.array(localeCode).min(1),
  isSample: z.boolean(),
});

export type Brand = z.infer<typeof brandSchema>;
export type BrandTheme = z.infer<typeof brandThemeSchema>;
