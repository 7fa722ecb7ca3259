/** By what an agency's homes are sorted; `private.agency_homes` knows the same words. */
export const HOME_SORTS = [
  'changed',
  'created',
  'title',
  'address',
  'town',
  'type',
  'status',
  'price',
  'bedrooms',
  'area',
  'photos',
] as const;
export type HomeSort = (typeof HOME_SORTS)[number];

/** What a home may lack, so that somebody should look at it. */
export const HOME_LACKS = ['photos', 'price'] as const;

/** How much of a home's place players see: district and a moved point, or the town alone. */
export const PLACES_SHOWN = ['district', 'town'] as const;
export type PlaceShown = (typeof PLACES_SHOWN)[number];

/** The most homes that are changed at once, and brought in by one request. */
export const HOMES_AT_ONCE = 1000;
export const HOMES_AN_IMPORT = 100;

/** Texts of a home that an agency writes in each of its languages. */
export const HOME_TEXTS = ['title', 'description'] as const;
export type HomeTextField = (typeof HOME_TEXTS)[number];

/** Days in which what was archived can be put back. */
export const DAYS_TO_PUT_BACK = 30;
