/** The shape of a content page's file, `content/pages/<group>/<slug>.<language>.md`: its head, and where the page is. */
import { z } from 'zod';
import { CONTENT_PARTS } from '#domain/content-parts.ts';

/** A language as its files are called, as in `web/src/locales`: a page has British English, and the others where they exist. */
export const pageLanguages = ['en', 'en-us', 'es'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, 'it is one line');

/**
 * What each language says of the page to search engines and on top of it. `{site}` stands for the site's name. A translation
 * tells the British text's figures; where its examples are others, as in metres instead of feet, its head has `sums` too.
 */
export const translatedHeadSchema = z.strictObject({
  title: line(70),
  description: line(170),
  /** figures that the text tells, word for word, each with what it comes from: `683 points: points(330000, 300000)` */
  sums: z.record(z.string().min(1), z.string().min(1)).optional(),
});

/** The head in British English also says what holds in every language. */
export const pageHeadSchema = translatedHeadSchema.extend({
  /** the day on which what it says was last changed */
  changedOn: z.iso.date(),
  /** keeps it out of search engines and the sitemap */
  robots: z.literal('noindex').optional(),
  /** what works on the page, above its text: a day's challenge, a countdown */
  part: z.enum(CONTENT_PARTS).optional(),
  /** the place that it is about, for a part that lists games of it */
  place: z
    .strictObject({ country: z.string().regex(/^[A-Z]{2}$/), town: z.string().min(2).max(40).optional() })
    .optional(),
  /** the pack that it is about, by its key, for the part that starts it */
  pack: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .optional(),
  /** tables about people that the text tells of; a test holds all pages together to the database */
  tables: z
    .array(z.string().regex(/^(public|private)\.[a-z_]+$/))
    .min(1)
    .optional(),
  /** what the database deletes by itself: its function, and the words of the text that say after how long */
  forgets: z.record(z.string().regex(/^[a-z_]+$/), z.string().min(1)).optional(),
});

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Folders and pages are named as their addresses are. */
export function isPageName(name: string): boolean {
  return NAME.test(name);
}

/** The name of the page that stands for its whole group. `/create-game` itself is where games are made. */
export function indexSlug(group: string): string {
  return group === 'create-game' ? 'guides' : 'index';
}

/** Where a page is. */
export function pagePath(group: string, slug: string): string {
  return slug === 'index' ? `/${group}` : `/${group}/${slug}`;
}
