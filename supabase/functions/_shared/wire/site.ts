import { z } from 'zod';
import { brandHomePages, brandLayouts } from '../domain/theme/brand-looks.ts';
import { LINK_PLACES, PAGE_KINDS, PART_KINDS } from '../domain/site/page-kinds.ts';
import { brand, id, slug } from './fields.ts';
import { photoFiles } from './photos.ts';

/** Empty for what is the same in all languages; else as a brand names its languages. */
const locale = z.string().regex(/^([a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?)?$/);
const named = { row: id, locale, field: z.string().regex(/^[a-z]{1,20}$/) };

/** A field as it is kept, with the version that a save is made from. */
export const siteField = z.object({ ...named, value: z.unknown(), version: z.number().int() });
export type StoredField = z.output<typeof siteField>;

const plainField = z.object({ ...named, value: z.unknown() });
const partRow = z.object({ id, kind: z.enum(PART_KINDS) });
const count = z.number().int();

/** What pages and menus of a brand may lead to. */
const siteChoices = z.object({
  games: z.array(z.object({ slug: z.string(), title: z.string(), family: z.string() })),
  areas: z.array(z.object({ id, name: z.string(), description: z.string() })),
});
export type SiteChoices = z.output<typeof siteChoices>;

/** What parts of a page show besides their own fields. */
const siteData = siteChoices.extend({
  homes: z.array(
    z.object({
      game: z.string(),
      homes: z.array(z.object({ title: z.string(), place: z.string(), photo: z.unknown() })),
    }),
  ),
});
export type SiteData = z.output<typeof siteData>;

/** A published page at an address; one that moved says where it is now. */
export const sitePage = {
  takes: z.object({ slug, brand, locale: z.string().max(5).nullish() }),
  answers: z.object({
    id,
    kind: z.enum(PAGE_KINDS),
    number: count,
    publishedAt: z.string(),
    /** the language of the address, or else of whoever asks */
    locale: z.string(),
    locales: z.array(z.string()),
    /** its address in each language */
    slugs: z.record(z.string(), z.string()),
    movedTo: z.string().nullable(),
    parts: z.array(partRow),
    fields: z.array(plainField),
    data: siteData,
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type SitePage = z.output<typeof sitePage.answers>;

/** For those who write a page: a token by which its draft is seen as the page. */
export const previewSitePage = {
  takes: z.object({ page: id }),
  answers: z.object({ token: z.string(), expiresAt: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

/** A draft as visitors would see it, for whoever has its address. */
export const pagePreview = {
  takes: z.object({ token: z.string().max(100), brand, locale: z.string().max(5).nullish() }),
  answers: sitePage.answers
    .omit({ number: true, publishedAt: true, slugs: true, movedTo: true })
    .extend({ expiresAt: z.string() }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type PagePreview = z.output<typeof pagePreview.answers>;

/** Where all published pages of a brand are, for its sitemap. */
export const sitePages = {
  takes: z.object({ brand }),
  answers: z.array(sitePage.answers.pick({ publishedAt: true, locales: true, slugs: true })),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type PublishedPage = z.output<typeof sitePages.answers>[number];

const pageLine = z.object({
  id,
  kind: z.enum(PAGE_KINDS),
  title: z.string(),
  slug: z.string(),
  publishedAt: z.string().nullable(),
  hasChanges: z.boolean(),
  /** how many texts each language lacks */
  missing: z.record(z.string(), count),
});
export type PageLine = z.output<typeof pageLine>;

/** A brand's pages, menus and footer as its people edit them. */
export const agencySite = {
  takes: z.object({ brand }),
  answers: z.object({
    id,
    locales: z.array(z.string()),
    pages: z.array(pageLine),
    links: z.array(z.object({ id, place: z.enum(LINK_PLACES), parent: id.nullable() })),
    fields: z.array(siteField),
    choices: siteChoices,
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type AgencySite = z.output<typeof agencySite.answers>;

/** A page as its people edit it. `state` names this very draft, for what is made from it. */
export const sitePageDraft = {
  takes: z.object({ page: z.string().max(40), brand }),
  answers: z.object({
    page: pageLine,
    locales: z.array(z.string()),
    state: z.string(),
    number: count.nullable(),
    parts: z.array(partRow),
    fields: z.array(siteField),
    data: siteData,
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type SitePageDraft = z.output<typeof sitePageDraft.answers>;

/** How a brand looks, with the version that a save is made from. */
export const agencyLook = {
  takes: z.object({ brand }),
  answers: z.object({
    version: count,
    layout: z.string(),
    homePage: z.string(),
    theme: z.record(z.string(), z.string()),
    logoUrl: z.string().nullable(),
    /** on dark pages; the logo itself where there is none */
    logoDarkUrl: z.string().nullable(),
    faviconUrl: z.string().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Adds a page, a part or a link under an id of the caller's. */
export const addSiteRow = {
  takes: z.object({
    id,
    role: z.enum(['page', 'part', 'link']),
    kind: z.enum([...PAGE_KINDS, ...PART_KINDS, ...LINK_PLACES]),
    parent: id.nullish(),
    brand,
  }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes a row out, or puts it back. */
export const removeSiteRow = {
  takes: z.object({ id, isRemoved: z.boolean() }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes a page off the site. Its draft and its history stay. */
export const hideSitePage = {
  takes: z.object({ id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** What a page was, the latest first: fifty at most. */
export const siteVersions = {
  takes: z.object({ page: id }),
  answers: z.array(
    z.object({ number: count, madeBy: z.string().nullable(), madeAt: z.string(), isPublished: z.boolean() }),
  ),
  callers: 'account',
  mayRepeat: true,
} as const;
export type SiteVersion = z.output<typeof siteVersions.answers>[number];

/** One of them, whole. */
export const siteVersion = {
  takes: z.object({ page: id, number: count }),
  answers: z.object({ parts: z.array(partRow), fields: z.array(plainField) }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Makes the draft what it was. It stands on the state that the person saw. */
export const restoreSiteVersion = {
  takes: z.object({ page: id, number: count, state: z.string().max(40) }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** A field as somebody wants it, made from a version; null empties it. */
const siteChange = z.object({
  ...named,
  /** what the row is: `site`, `page`, `link`, `part.hero` … */
  of: z.string().max(30),
  value: z.unknown(),
  version: count.min(0),
});

const saveFields = z.object({
  what: z.literal('fields'),
  brand,
  changes: z.array(siteChange).min(1).max(500),
});
const publishPage = z.object({ what: z.literal('publish'), brand, page: id, state: z.string().max(40) });
const themeWord = z.string().max(40);
/** The picture that is there stays, another takes its place, or there is none. */
const lookPicture = z.union([z.literal('same'), z.literal('none'), photoFiles]);
const saveAppearance = z.object({
  what: z.literal('appearance'),
  brand,
  version: count,
  layout: z.enum(brandLayouts),
  homePage: z.enum(brandHomePages),
  theme: z.record(themeWord, themeWord),
  logo: lookPicture,
  logoDark: lookPicture,
  favicon: lookPicture,
});

/** Saves fields, publishes a page, or saves the look of a brand: what is looked at in TypeScript before it is kept. */
export const saveSiteRequest = z.discriminatedUnion('what', [saveFields, publishPage, saveAppearance]);
export const saveSiteAnswer = z.object({
  fields: z.array(siteField),
  /** the brand's version after its look was saved */
  version: count.nullable(),
});
export type SaveSiteRequest = z.input<typeof saveSiteRequest>;
