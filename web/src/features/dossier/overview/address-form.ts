import { z } from 'zod';
import type { Home } from './home-calls.ts';

/** What a home is called and where it is, as forms have it; empty words stand for nothing. */
export const addressForm = z.object({
  title: z.string().trim().max(160),
  addressLine: z.string().trim().max(300),
  town: z.string().trim().max(120),
  postcode: z.string().trim().max(20),
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  sourceUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
  /** of a new home; that of a known one is among its facts */
  priceMinor: z.number().int().min(1).max(1_000_000_000_000).nullable(),
});
export type AddressForm = z.input<typeof addressForm>;

/** A new home has an address at least. */
export const newHomeForm = addressForm.extend({ addressLine: z.string().trim().min(1).max(300) });

export function formOfHome(home: Home): AddressForm {
  const { title, addressLine, town, postcode, countryCode, latitude, longitude, sourceUrl } = home;
  return {
    ...{ title, addressLine, town, postcode, countryCode, latitude, longitude },
    ...{ sourceUrl: sourceUrl ?? '', priceMinor: null },
  };
}

/** What a form says, as the row is written. Half a point is none. */
export function rowOfAddress({ priceMinor: _, ...said }: z.output<typeof addressForm>) {
  const hasPlace = said.latitude !== null && said.longitude !== null;
  const title = said.title === '' ? said.addressLine.slice(0, 160) : said.title;
  return {
    ...said,
    title: title.trim(),
    latitude: hasPlace ? said.latitude : null,
    longitude: hasPlace ? said.longitude : null,
    sourceUrl: said.sourceUrl === '' ? null : said.sourceUrl,
  };
}
