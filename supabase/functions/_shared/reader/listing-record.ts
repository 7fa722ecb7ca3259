import { READ_FIELD_KEYS, type ReadFacts } from '../domain/home-fields.ts';
import type { Area } from './texts/read-area.ts';
import type { ListedPrice } from './texts/read-price.ts';

/** Where in a page a field can come from, the most trusted first. */
export const LAYERS = [
  'portal-data',
  'json-ld',
  'microdata',
  'embedded-data',
  'markup',
  'open-graph',
  'text',
  'url',
  'feed',
] as const;
export type Layer = (typeof LAYERS)[number];

export const LISTING_TYPES = ['sale', 'rent', 'sold'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** A point on the earth, WGS 84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * What a page or a feed row says of one home; null is "it does not say". Facts that a home keeps under the same name follow
 * from the table of its fields: `propertyType` in the source's own words ("Semi-Detached House"), half `bathrooms` for
 * American half baths, `description` as plain text with its lines, prices and all: never for players.
 */
export interface ListingFacts extends ReadFacts {
  readonly listingType: ListingType | null;
  /** the source's own word beyond the type: "let agreed", "under offer" */
  readonly status: string | null;
  readonly price: ListedPrice | null;
  readonly area: Area | null;
  readonly plot: Area | null;
  /** as shown, without the postcode where the source keeps it apart */
  readonly address: string | null;
  /** ISO 3166-1 alpha-2, upper case */
  readonly country: string | null;
  readonly position: Position | null;
  /** absolute URLs in the source's order */
  readonly photos: readonly string[] | null;
  readonly agent: string | null;
  /** ISO date */
  readonly listedOn: string | null;
  /** ISO date */
  readonly updatedOn: string | null;
  readonly listingId: string | null;
  readonly url: string | null;
}

export type Field = keyof ListingFacts;

export const FIELDS: readonly Field[] = [
  ...(['listingType', 'status', 'price', 'area', 'plot', 'address', 'country', 'position'] as const),
  ...(['photos', 'agent', 'listedOn', 'updatedOn', 'listingId', 'url'] as const),
  ...READ_FIELD_KEYS,
];

/** What one layer found; a missing member is the same as null. */
export type PartialFacts = { readonly [F in Field]?: ListingFacts[F] | undefined };

/** Why a page or a row cannot become a listing of a game. Stable: the builder has a sentence and a way on for each. */
export const REFUSAL_CODES = [
  'unreadable',
  'too_complex',
  'blocked',
  'login',
  'search',
  'removed',
  'no_listing',
  'rent',
  'price_on_application',
  'auction_guide',
  'price_range',
  'no_price',
  'currency_unknown',
  'currency_not_supported',
  'price_out_of_range',
  'duplicate',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** a sentence for the person who brought the page */
  readonly reason: string;
}

export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Grade = (typeof GRADES)[number];

/** One value of a field and where it stood. */
export interface DoubtedValue {
  readonly layer: Layer;
  readonly value: unknown;
}

export const DOUBT_REASONS = ['disagree', 'unusual'] as const;

/** A field that somebody has to look at: its layers disagree, or its value is outside what such homes have. */
export interface Doubt {
  readonly field: Field;
  readonly reason: (typeof DOUBT_REASONS)[number];
  /** to choose from; the first is the one in the record */
  readonly values: readonly DoubtedValue[];
}

/** One home as read, with the layer that each field came from. */
export interface ListingRecord extends ListingFacts {
  readonly portal: string | null;
  /** one of the product's kinds of home, "semi-detached"; null where the words are not known */
  readonly homeType: string | null;
  /** postcode district, "OX3": what players may see before the guess */
  readonly district: string | null;
  /** title, description and features without prices: these are for players */
  readonly playerTitle: string | null;
  readonly playerDescription: string | null;
  readonly playerFeatures: readonly string[];
  readonly sources: Readonly<Partial<Record<Field, Layer>>>;
  /** how sure each field is, from 0 to 1 */
  readonly confidence: Readonly<Partial<Record<Field, number>>>;
  readonly doubts: readonly Doubt[];
  readonly grade: Grade;
  /** fields that a good listing has and this one lacks */
  readonly missing: readonly Field[];
  readonly refused: Refusal | null;
}

/**
 * Facts with nothing in them. Parsed rather than put together field by field: engines copy what they know the shape of
 * many times faster, and each row of a file begins as a copy of this.
 */
export const NO_FACTS = JSON.parse(
  JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, null]))),
) as ListingFacts;
