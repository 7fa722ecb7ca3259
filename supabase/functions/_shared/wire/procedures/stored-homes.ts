import { z } from 'zod';
import { HOME_WORD_KEYS, type HomeWordKey } from '../../domain/home-fields.ts';
import { PRICE_KINDS } from '../../domain/market-bounds.ts';
import { procedure } from '../call.ts';
import { RIGHTS_STATUSES } from '../drafts.ts';
import { id } from '../fields.ts';
import { toldFields } from '../home-schemas.ts';

const text = z.string().nullable();
const number = z.number().nullable();

const { title: _title, description: _description, ...fieldsOfAssets } = toldFields;

/** Words that a source may say: one that nobody looked for may be missing. */
const words = Object.fromEntries(HOME_WORD_KEYS.map((key) => [key, text.optional()])) as {
  readonly [Key in HomeWordKey]: z.ZodOptional<typeof text>;
};

/** A home as the database keeps it, by its fields. Areas in m², position in degrees; null is "not known". */
export const storedAsset = z.object({
  ...fieldsOfAssets,
  ...words,
  propertyType: z.string(),
  features: z.array(z.string()).readonly(),
  countryCode: z.string(),
});
export type StoredAsset = z.output<typeof storedAsset>;

/** A photo that Storage holds as `{path}/{width}.webp` for each of `widths`; width and height are the largest's. */
export const storedPhoto = z.object({
  path: z.string(),
  widths: z.array(z.number().int()).readonly(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  room: text,
  placeholder: z.string(),
  rightsStatus: z.enum(RIGHTS_STATUSES),
  attribution: text,
  contentHash: z.string(),
});
export type StoredPhoto = z.output<typeof storedPhoto>;

/** What is known of a home's price; the amount is null for a poll, the date where the source does not say. */
const storedPrice = z.object({ kind: z.enum(PRICE_KINDS), amountMinor: number, datedOn: text });

/** A home on offer, with whatever else stands beside it in each of the two ways in. */
export const storedListing = z.object({
  portal: text,
  sourceUrl: text,
  currency: z.string(),
  price: storedPrice,
  asset: storedAsset,
  title: z.string(),
  description: z.string(),
});

/** A photo whose hash the database knows keeps its folder, sizes and placeholder. */
const keptPhoto = storedPhoto.partial({ widths: true, width: true, height: true, placeholder: true });

/** What `import_listing` takes: one listing, told apart from all others by `externalRef`. */
export const importedListing = storedListing.extend({
  externalRef: z.string(),
  agencyKey: z.string(),
  photos: z.array(keptPhoto),
});
export type ImportedListing = z.output<typeof importedListing>;

/** Writes a listing by its reference: asset, offer, price version, photos. The same again changes nothing. */
export const importListing = procedure(
  z.object({ payload: importedListing }),
  z.object({ listingId: id, created: z.boolean(), priceAdded: z.boolean(), photosChanged: z.boolean() }),
);
export type ListingImport = z.output<typeof importListing.answers>;

/** Writes local price levels by country, area and currency; answers how many. */
export const setAreaPriceLevels = procedure(
  z.object({
    payload: z.array(
      z.object({
        countryCode: z.string(),
        areaCode: z.string(),
        currency: z.string(),
        medianMinor: z.number(),
        medianPerM2Minor: number,
        source: z.string(),
        asOfOn: z.string(),
      }),
    ),
  }),
  z.number().int(),
);
