import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import {
  HOME_LACKS,
  HOME_SORTS,
  HOME_TEXTS,
  HOMES_AN_IMPORT,
  HOMES_AT_ONCE,
  PLACES_SHOWN,
} from '../domain/home-list.ts';
import { draftRow } from './drafts.ts';
import { cursor, id } from './fields.ts';
import { homeFacts, homePhoto, homePrice, OFFER_STATUSES } from './home-edits.ts';
import { LISTING_STATUSES, managedPrice } from './managed-games.ts';
import { managedPhoto } from './managed-homes.ts';
import { photo } from './photos.ts';

const text = z.string().nullable();
const number = z.number().nullable();

/** Which homes of an agency a list holds; what is not said keeps to nothing. */
export const homeFilter = z.object({
  status: z.enum(LISTING_STATUSES).optional(),
  propertyType: z.string().optional(),
  isVisible: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  leastMinor: z.number().int().optional(),
  mostMinor: z.number().int().optional(),
  leastBedrooms: z.number().int().optional(),
  lacks: z.enum(HOME_LACKS).optional(),
});
export type HomeFilter = z.output<typeof homeFilter>;

/** A home in its agency's list. */
export const agencyHome = z.object({
  id,
  version: z.number().int(),
  title: z.string(),
  status: z.enum(LISTING_STATUSES),
  isVisible: z.boolean(),
  archivedAt: text,
  propertyType: z.string(),
  bedrooms: number,
  bathrooms: number,
  floorAreaM2: number,
  address: text,
  town: text,
  postcode: text,
  countryCode: z.string(),
  currency: z.string(),
  price: z.object({ kind: z.string(), amountMinor: number, datedOn: text }).nullable(),
  photos: z.number().int(),
  photo: photo.nullable(),
  games: z.number().int(),
  createdAt: z.string(),
  changedAt: z.string(),
});
export type AgencyHome = z.output<typeof agencyHome>;

/** Homes of an agency, a page after the other. `total` comes with the first. */
export const agencyHomes = {
  takes: z.object({
    agencyId: id,
    search: z.string().optional(),
    filter: homeFilter.optional(),
    sort: z.enum(HOME_SORTS).optional(),
    isDescending: z.boolean().optional(),
    after: text.optional(),
    pageSize: z.number().int().optional(),
  }),
  answers: z.object({ rows: z.array(agencyHome), next: cursor, total: number }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type AgencyHomesPage = z.output<typeof agencyHomes.answers>;

/** What can be changed of many homes at once. */
export const homesChange = z.object({
  status: z.enum(OFFER_STATUSES).optional(),
  isVisible: z.boolean().optional(),
  isArchived: z.boolean().optional(),
});
export type HomesChange = z.output<typeof homesChange>;

export const changeHomes = {
  takes: z.object({
    agencyId: id,
    listingIds: z.array(id).min(1).max(HOMES_AT_ONCE).readonly(),
    change: homesChange,
  }),
  answers: z.object({
    /** takes it back; null: nothing was changed */
    changeId: id.nullable(),
    changed: z.number().int(),
    /** archived too long ago to be put back */
    late: z.number().int(),
  }),
  callers: 'account',
  mayRepeat: false,
} as const;
export type HomesChanged = z.output<typeof changeHomes.answers>;

/** Takes a change of many homes back. */
export const undoHomeChange = {
  takes: z.object({ changeId: id }),
  /** kept: somebody changed these homes since */
  answers: z.object({ changed: z.number().int(), kept: z.number().int() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** How somebody looks at the list: what is sought, in which order, which columns show. */
export const homeView = z.object({
  search: z.string().max(200).optional(),
  filter: homeFilter.optional(),
  sort: z.enum(HOME_SORTS).optional(),
  isDescending: z.boolean().optional(),
  columns: z.array(z.string().max(40)).max(40).optional(),
});
export type HomeView = z.output<typeof homeView>;

export const keptHomeView = z.object({ id, name: z.string(), view: homeView });
export type KeptHomeView = z.output<typeof keptHomeView>;
const keptViews = { answers: z.array(keptHomeView), callers: 'account', mayRepeat: true } as const;

export const homeViews = { takes: z.object({ agencyId: id }), ...keptViews } as const;
export const saveHomeView = {
  takes: z.object({ agencyId: id, name: z.string().trim().min(1).max(60), view: homeView }),
  ...keptViews,
} as const;
export const removeHomeView = { takes: z.object({ agencyId: id, viewId: id }), ...keptViews } as const;

/** A text of a home in a language, with the version that is edited; 0: there is none yet. */
export const homeTextCell = z.object({
  locale: z.string().max(20),
  field: z.enum(HOME_TEXTS),
  text: z.string().max(20_000),
  version: z.number().int().min(0),
});
export type HomeTextCell = z.output<typeof homeTextCell>;

/** Everything of a home that its people edit. */
export const editedHome = z.object({
  listingId: id,
  agencyId: id.nullable(),
  version: z.number().int(),
  status: z.enum(LISTING_STATUSES),
  isVisible: z.boolean(),
  archivedAt: text,
  portal: text,
  sourceUrl: text,
  currency: z.string(),
  placeShown: z.enum(PLACES_SHOWN),
  /** languages of its agency */
  locales: z.array(z.string()),
  facts: homeFacts.extend({ countryCode: z.string() }),
  /** what players see of the place on a map */
  pointShown: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  texts: z.array(homeTextCell),
  /** newest first */
  prices: z.array(managedPrice.extend({ createdAt: z.string() })),
  photos: z.array(managedPhoto),
  games: z.array(
    z.object({
      slug: z.string(),
      family: z.enum(FAMILY_KEYS),
      title: z.string(),
      gameListingId: id,
    }),
  ),
});
export type EditedHome = z.output<typeof editedHome>;

export const homeToManage = {
  takes: z.object({ listingId: id }),
  answers: editedHome,
  callers: 'account',
  mayRepeat: true,
} as const;

/**
 * Saves what is given of a home; what is left out stays. Facts, offer, price and photos are of the home's `version`; each
 * text has its own. Where somebody else has saved since, the answer is `edit_conflict`.
 */
export const saveHomeRequest = z.object({
  listingId: id,
  version: z.int().min(1),
  facts: homeFacts.optional(),
  offer: z
    .object({
      status: z.enum(OFFER_STATUSES).optional(),
      isVisible: z.boolean().optional(),
      placeShown: z.enum(PLACES_SHOWN).optional(),
    })
    .optional(),
  price: homePrice.optional(),
  photos: z.array(homePhoto).max(100).optional(),
  texts: z.array(homeTextCell).max(100).optional(),
});
export type SaveHomeRequest = z.input<typeof saveHomeRequest>;

/** Homes of a file that somebody has looked through: rows as the builder keeps them. */
export const importHomesRequest = z.object({
  agencyId: id,
  rows: z.array(draftRow).min(1).max(HOMES_AN_IMPORT),
});
export type ImportHomesRequest = z.input<typeof importHomesRequest>;

export const HOME_IMPORT_OUTCOMES = ['added', 'known', 'refused'] as const;
export const importedHome = z.object({
  line: number,
  listingId: id.nullable(),
  outcome: z.enum(HOME_IMPORT_OUTCOMES),
  code: text,
  reason: text,
});
export type ImportedHome = z.output<typeof importedHome>;
/** What became of each row, in the order of the request. */
export const importHomesAnswer = z.object({ rows: z.array(importedHome) });
