import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import { brand, id, slug } from './fields.ts';

/** Counts that a game was shown on another site, or begun there; answers the same for every game and site. */
export const countEmbed = {
  takes: z.object({ gameSlug: slug, brand, host: z.string().max(253), isBegun: z.boolean() }),
  answers: z.object({ isCounted: z.literal(true) }),
  callers: 'everybody',
  mayRepeat: false,
} as const;

/** Counts that somebody handed a game or its result on, once for each press; answers the same for every game. */
export const countShare = {
  takes: z.object({ pressId: z.string().regex(/^[\da-f]{32}$/), gameSlug: slug, brand }),
  answers: z.object({ isCounted: z.literal(true) }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** The game of one round in which other sites show one home of an agency, made where there is none. */
export const embedHome = {
  takes: z.object({ listingId: id }),
  answers: z.object({ slug: z.string(), isNew: z.boolean() }),
  callers: 'account',
  mayRepeat: true,
} as const;

const embeddedGame = z.object({
  slug: z.string(),
  family: z.enum(FAMILY_KEYS),
  title: z.string(),
  /** sites that may show it */
  embedDomains: z.array(z.string()),
  shown: z.number().int(),
  begun: z.number().int(),
});
export type EmbeddedGame = z.output<typeof embeddedGame>;

/** The games of an agency that are played, with how often other sites showed them. */
export const agencyEmbeds = {
  takes: z.object({ agencyId: id }),
  answers: z.object({ games: z.array(embeddedGame) }),
  callers: 'account',
  mayRepeat: true,
} as const;
