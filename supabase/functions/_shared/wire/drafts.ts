import { z } from 'zod';
import { HIDEABLE_FACTS } from '../domain/clues.ts';
import { FAMILY_KEYS } from '../domain/families.ts';
import { HINT_KINDS } from '../domain/hints.ts';
import { PHOTO_TEXTS } from '../domain/photo-fields.ts';
import { isModeKey } from '../domain/modes.ts';
import { SCORING_OPTION_KEYS } from '../domain/scoring-options.ts';
import { DIFFICULTIES, FORMULAS } from '../domain/scoring.ts';
import { EMBED_DOMAIN } from '../domain/embed-domain-form.ts';
import { GRADES, LAYERS, REFUSAL_CODES } from '../reader/listing-record.ts';
import { amountMinor, day, draftFacts, rowDoubt } from './draft-facts.ts';
import { id, optionalText } from './fields.ts';
import { modeOptions } from './modes.ts';
import { PHOTO_FILE_TYPES } from './photos.ts';

/** The draft of a game: what the builder edits, keeps and sends. A changed shape gets a new number. */
export const DRAFT_SCHEMA = 1;
export const MAX_DRAFT_ROWS = 2_000;

/** How the person who adds a photo may use it (decisions, section 5); a link-only photo is neither copied nor shown. */
export const RIGHTS_STATUSES = ['own', 'agency-consent', 'open-data', 'link-only'] as const;
export type RightsStatus = (typeof RIGHTS_STATUSES)[number];

/** How a home got into the draft. */
export const ORIGINS = ['link', 'page', 'feed', 'photos', 'typed', 'own', 'sample'] as const;

/** What a game's currency rests on, the weakest first. */
const CURRENCY_GROUNDS = ['guess', 'homes', 'host'] as const;

/** Folders of older forms of one picture that a draft names; more than the last are removed already. */
export const MAX_REPLACED_FOLDERS = 20;

const text = (max: number) => z.string().max(max).nullable();
export const draftPhoto = z.object({
  id,
  /** Storage folder; null until it is uploaded */
  folder: z.uuid().nullable(),
  /** what the browser could write: Safari makes no WebP */
  fileType: z.enum(PHOTO_FILE_TYPES).default('webp'),
  widths: z.array(z.number().int().min(16).max(4_000)).min(1).max(3),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string().max(PHOTO_TEXTS.alt),
  room: text(PHOTO_TEXTS.room),
  placeholder: z
    .string()
    .max(4_000)
    .regex(/^data:image\/(?:webp|jpeg);base64,[A-Za-z0-9+/=]+$/),
  rights: z.enum(RIGHTS_STATUSES),
  attribution: text(PHOTO_TEXTS.attribution),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** folders of this picture from before it was cropped or covered up: their files are removed with the next save */
  replaced: z.array(z.uuid()).max(MAX_REPLACED_FOLDERS).optional(),
});
export type DraftPhoto = z.infer<typeof draftPhoto>;

export const draftRow = z.object({
  id,
  origin: z.enum(ORIGINS),
  /** the entry that import-listing made in the import history; null: the entry, if there is one, has the row's own id */
  importId: z.uuid().nullable().default(null),
  /** the portal's key, where the reader knew it */
  portal: text(40),
  /** the person wants it in the game; whether it can be is worked out from its facts */
  isWanted: z.boolean(),
  /** a home that exists already: an own one or a sample */
  listingId: z.uuid().nullable(),
  /** of such a home: how it looks, without a price where the person may not see it */
  card: z
    .object({
      title: z.string(),
      place: z.string(),
      photoPath: text(36),
      photoWidth: z.number().nullable(),
      photoType: z.enum(PHOTO_FILE_TYPES).default('webp'),
    })
    .nullable(),
  facts: draftFacts,
  sources: z.partialRecord(z.string(), z.enum([...LAYERS, 'typed'])),
  /** of a page that is no listing, or of a link whose page is awaited */
  pageRefusal: z
    .object({ code: z.union([z.enum(REFUSAL_CODES), z.string().max(60)]), reason: z.string().max(600) })
    .nullable(),
  /** the line of the file that it came from */
  line: z.number().int().nullable(),
  /** name of that file */
  file: z.string().max(200).optional(),
  /** its cells that were not understood, as they were written */
  unread: z
    .array(z.object({ column: z.string().max(60), text: z.string().max(60) }))
    .max(20)
    .optional(),
  /** facts of the page that are unsure until the person has typed or chosen them */
  doubts: z.array(rowDoubt).max(12).optional(),
  /** when the home was sold, where the price is a sold one */
  soldOn: day,
  grade: z.enum(GRADES),
  photos: z.array(draftPhoto).max(40),
});
export type DraftRow = z.infer<typeof draftRow>;

/** What was taken out of a draft, and where it stood: for so long it can be put back. */
export const REMOVED_DAYS = 30;
export const MAX_REMOVED = 50;
const removal = { at: z.iso.datetime(), place: z.int().nonnegative() };
export const removedThing = z.discriminatedUnion('kind', [
  z.object({ ...removal, kind: z.literal('home'), row: draftRow }),
  z.object({ ...removal, kind: z.literal('photo'), rowId: id, photo: draftPhoto }),
]);
export type RemovedThing = z.infer<typeof removedThing>;

/**
 * How a home that the browser read came in, for the import history; null where import-listing has written its entry, and
 * for homes that were there before.
 */
export function importWay(
  row: Pick<DraftRow, 'origin' | 'importId' | 'sources'>,
): 'page' | 'file' | 'typed' | null {
  if (row.importId !== null) return null;
  switch (row.origin) {
    case 'page':
      return 'page';
    case 'feed':
      return 'file';
    case 'photos':
    case 'typed':
      return 'typed';
    case 'link':
      return row.sources['price'] === 'typed' ? 'typed' : 'page';
    case 'own':
    case 'sample':
      return null;
  }
}

/** The rules of a draft, as the builder asks for them. */
export const draftRules = z.object({
  rounds: z.number().int().min(1).max(50),
  /** with more homes than rounds: everybody the same homes, or a fresh draw for each run */
  order: z.enum(['fixed', 'random']),
  /** rows that the host put into every run, first to last; whatever is missing is drawn (`domain/shared-homes.ts`) */
  sharedHomes: z.array(id).max(50).optional(),
  mode: z.string().refine(isModeKey),
  /** of `custom-presets`: what the host's own mode says */
  options: modeOptions.optional(),
  formula: z.enum(FORMULAS),
  difficulty: z.enum(DIFFICULTIES),
  scoringOptions: z.array(z.enum(SCORING_OPTION_KEYS)).max(SCORING_OPTION_KEYS.length).default([]),
  /** of points for the amount missed: from this miss on a guess earns nothing; null is the formula's own */
  absoluteLimitMinor: amountMinor.nullable().default(null),
  hints: z.array(z.enum(HINT_KINDS)),
  hiddenFacts: z.array(z.enum(HIDEABLE_FACTS)),
  roundSeconds: z.number().int().min(5).max(3600).nullable(),
  /** of sudden death: the run ends at a guess that is off by more than this share of the price */
  missLimitPercent: z.number().min(1).max(400).nullable(),
  /** bounds that the creator publishes; null is the market's range. Never worked out from the homes. */
  bounds: z.object({ minMinor: amountMinor, maxMinor: amountMinor }).nullable(),
  hasLeaderboard: z.boolean(),
});
export type DraftRules = z.infer<typeof draftRules>;

/** A code that opens the game once it is published. */
export const draftCode = z.object({
  code: z.string().trim().min(4).max(40),
  maxUses: z.number().int().min(1).max(100_000).nullable(),
  expiresAt: z.iso.datetime().nullable().default(null),
});

export const draftDocument = z.object({
  schema: z.literal(DRAFT_SCHEMA),
  family: z.enum(FAMILY_KEYS),
  title: z.string().max(120),
  /** empty: made from the title */
  slug: z.string().max(60),
  description: z.string().max(500),
  hostName: z.string().max(60),
  /** key of the agency's brand that it is published under; null: the brand of the page */
  brand: z.string().max(63).nullable().default(null),
  currency: z.string().length(3),
  /** what the currency rests on: a guess, what a home says, or the person's own choice; absent in drafts from before */
  currencyFrom: z.enum(CURRENCY_GROUNDS).optional(),
  /** only homes of these regions or towns are in the game; none named is all */
  regions: z.array(z.string().max(100)).max(40),
  rules: draftRules,
  visibility: z.enum(['public', 'unlisted', 'code']),
  codes: z.array(draftCode).max(50),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  embedDomains: z.array(z.string().regex(EMBED_DOMAIN)).max(20),
  /** the person looked: no faces, number plates or house numbers show */
  arePhotosChecked: z.boolean(),
  rows: z.array(draftRow).max(MAX_DRAFT_ROWS),
  /** the photo that stands for the game; null: the first one of its first home */
  coverPhotoId: z.string().max(60).nullable().default(null),
  /** homes and photos that were taken out lately, the last one last */
  removed: z.array(removedThing).max(MAX_REMOVED).default([]),
});
export type DraftDocument = z.infer<typeof draftDocument>;
export type CurrencyGround = NonNullable<DraftDocument['currencyFrom']>;

/** Makes a game of a saved draft. A draft becomes a game once: every further request answers that game. */
export const publishGameRequest = z.object({
  draftId: id,
  /** the version that the person sees; another one is refused */
  version: z.number().int().positive(),
  /** rows that the person sees in the game; every other row of the draft stays out */
  rows: z.array(id).max(MAX_DRAFT_ROWS).readonly().optional(),
  /** key of the brand; none is the default brand */
  brand: optionalText(63),
  requestKey: z.string().trim().min(8).max(128),
});
export type PublishGameRequest = z.input<typeof publishGameRequest>;

export const publishedGame = z.object({
  gameId: id,
  slug: z.string(),
  family: z.enum(FAMILY_KEYS),
  state: z.string(),
  title: z.string(),
  visibility: z.string(),
  brand: z.string(),
});
export type PublishedGame = z.infer<typeof publishedGame>;

/** The answer while photo files are left to be looked at. */
export const photosLeft = z.object({ photosLeft: z.number().int() });
export type PhotosLeft = z.infer<typeof photosLeft>;

/** The game, or, with 202, how many photo files are left to be looked at. */
export const publishGameAnswer = z.union([publishedGame, photosLeft]);
