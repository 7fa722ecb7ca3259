import { z } from 'zod';
import { HOME_FIELDS } from '../domain/home-fields.ts';
import { DOUBT_REASONS, FIELDS, LISTING_TYPES } from '../reader/listing-record.ts';
import { AREA_UNITS } from '../reader/texts/read-area.ts';
import { LISTED_PRICE_KINDS } from '../reader/texts/price-kinds.ts';
import { draftFields, draftText, homeNumber } from './home-schemas.ts';

const text = (max: number) => z.string().max(max).nullable();
const area = z
  .object({ value: z.number().positive(), unit: z.enum(AREA_UNITS), m2: z.number().positive() })
  .nullable();
export const amountMinor = z.number().int().positive().max(1_000_000_000_000);
export const day = z.iso.date().nullable();
const link = z.string().max(4_000);

/** What is known of one home: the reader's facts, corrected by the person. */
export const draftFacts = z.object({
  listingType: z.enum(LISTING_TYPES).nullable(),
  status: text(200),
  price: z
    .object({
      kind: z.enum(LISTED_PRICE_KINDS),
      amountMinor: amountMinor.nullable(),
      highMinor: z.number().nullable(),
      currency: text(3),
      period: z.enum(['day', 'week', 'month', 'year']).nullable(),
    })
    .nullable(),
  ...draftFields,
  // A count that is still being typed may be halfway.
  bedrooms: z.number().min(0).max(HOME_FIELDS.bedrooms.most).nullable(),
  area,
  plot: area,
  address: draftText('addressLine').nullable(),
  country: text(2),
  position: z.object({ latitude: homeNumber('latitude'), longitude: homeNumber('longitude') }).nullable(),
  photos: z.array(link).max(60).nullable(),
  agent: text(300),
  listedOn: day,
  updatedOn: day,
  listingId: text(200),
  url: link.nullable(),
});
export type DraftFacts = z.infer<typeof draftFacts>;

/** What a fact may be, whichever it is. */
const factValue = z.union([
  draftFacts.shape.price.unwrap(),
  area.unwrap(),
  draftFacts.shape.position.unwrap(),
  z.number(),
  z.string().max(500),
]);
export type FactValue = z.infer<typeof factValue>;

/** A fact that somebody has to look at, with what it may be: the reader's own choice first. */
export const rowDoubt = z.object({
  field: z.enum(FIELDS),
  reason: z.enum(DOUBT_REASONS),
  choices: z.array(factValue).min(1).max(4),
});
export type RowDoubt = z.infer<typeof rowDoubt>;
