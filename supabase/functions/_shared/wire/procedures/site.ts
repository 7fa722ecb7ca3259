import { z } from 'zod';
import { PART_KINDS } from '../../domain/site/page-kinds.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { photoFiles } from '../photos.ts';
import { siteField } from '../site.ts';

const brand = z.string().nullable();
const named = { row: id, locale: z.string(), field: z.string() };

/** Saves fields of an agency's site, all or none, each from its version. */
export const saveSiteFields = procedure(
  z.object({
    userId: id,
    brand,
    changes: z.array(z.object({ ...named, of: z.string(), value: z.unknown(), version: z.number().int() })),
  }),
  z.array(siteField),
  { mayRepeat: false, verbatim: ['value'] },
);

/** The draft of a page, for the function that looks at it before it is published. */
export const draftToShow = procedure(
  z.object({ userId: id, brand, page: id }),
  z.object({
    parts: z.array(z.object({ id, kind: z.enum(PART_KINDS) })),
    fields: z.array(z.object({ ...named, value: z.unknown() })),
    locales: z.array(z.string()),
    state: z.string(),
  }),
  { verbatim: ['value'] },
);

/** Publishes the very draft that was looked at. */
export const publishSitePage = procedure(
  z.object({ userId: id, brand, page: id, state: z.string() }),
  z.number().int(),
);

/** The look of a brand, with new pictures for its logo and its favicon. Answers the brand's new version. */
export const saveSiteLook = procedure(
  z.object({
    userId: id,
    brand,
    version: z.number().int(),
    look: z.object({
      layout: z.string(),
      homePage: z.string(),
      theme: z.record(z.string(), z.string()),
      logoUrl: z.string().nullable(),
      logoDarkUrl: z.string().nullable(),
      faviconUrl: z.string().nullable(),
    }),
    photos: z.array(photoFiles),
  }),
  z.number().int(),
  { mayRepeat: false, verbatim: ['theme'] },
);
