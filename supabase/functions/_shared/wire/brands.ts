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

/** A link of a menu: a page of the agency by its address in each language, or what `readTarget` reads. */
interface MenuLink {
  readonly id: string;
  /** by language; empty where a page or game is called by its own name */
  readonly titles: Readonly<Record<string, string>>;
  readonly target: string;
  /** of a game */
  readonly family?: string | undefined;
  /** of a page */
  readonly slugs?: Readonly<Record<string, string>> | undefined;
  readonly links?: readonly MenuLink[] | undefined;
}
const words = z.record(z.string(), z.string());
const menuLink: z.ZodType<MenuLink> = z.object({
  id: z.string(),
  titles: words,
  target: z.string(),
  family: z.string().optional(),
  slugs: words.optional(),
  get links() {
    return z.array(menuLink).optional();
  },
});
export type { MenuLink };

/** Menus and footer as the brand's people made them. */
export const siteFace = z.object({
  top: z.array(menuLink),
  bottom: z.array(menuLink),
  /** rich text by language */
  texts: z.record(z.string(), z.unknown()),
  /** whether the footer leads to the brand's pages on social networks */
  social: z.boolean(),
});
export type SiteFace = z.output<typeof siteFace>;

/** The brand of a host. */
export const brandRecord = {
  takes: z.object({
    hostLabel: z.string().nullish(),
    /** the whole name, which may be an agency's own */
    host: z.string().nullish(),
  }),
  answers: storedBrand.extend({
    id: z.uuid(),
    logoDarkUrl: text,
    faviconUrl: text,
    ownHost: text,
    face: siteFace.nullable(),
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
