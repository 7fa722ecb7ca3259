import type { PriceKind } from '#domain/market-bounds.ts';

/** How the person who adds a photo may use it (decisions, section 5); a link-only photo is neither copied nor shown. */
export const RIGHTS_STATUSES = ['agency-consent', 'own', 'open-data', 'link-only'] as const;
export type RightsStatus = (typeof RIGHTS_STATUSES)[number];

/** A home as the database keeps it. Areas in m², position in degrees; null is "not known". */
export interface AssetRecord {
  property_type: string;
  bedrooms: number | null;
  bathrooms: number | null;
  floor_area_m2: number | null;
  plot_area_m2: number | null;
  year_built: number | null;
  tenure: string | null;
  energy_rating: string | null;
  features: string[];
  address_line: string | null;
  town: string | null;
  postcode: string | null;
  district: string | null;
  region: string | null;
  country_code: string;
  latitude: number | null;
  longitude: number | null;
}

/** A photo that Storage holds as `{path}/{width}.webp` for each of `widths`; width and height are the largest's. */
export interface PhotoRecord {
  path: string;
  widths: number[];
  width: number;
  height: number;
  alt: string;
  room: string | null;
  placeholder: string;
  rights_status: RightsStatus;
  attribution: string | null;
  content_hash: string;
}

export interface PriceRecord {
  kind: PriceKind;
  /** minor units; null for a poll */
  amount_minor: number | null;
  /** ISO date; null where the source does not say */
  dated_on: string | null;
}

/** What `import_listing` takes: one listing, told apart from all others by `external_ref`. */
export interface ListingRecord {
  external_ref: string;
  agency_key: string;
  portal: string | null;
  source_url: string | null;
  currency: string;
  price: PriceRecord;
  asset: AssetRecord;
  title: string;
  description: string;
  photos: PhotoRecord[];
}
