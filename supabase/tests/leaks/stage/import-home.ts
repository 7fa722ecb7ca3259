import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { service } from './call-api.ts';

/** A home that a stage is furnished with. */
export interface NewHome {
  ref: string;
  amountMinor: number;
  areaM2: number;
  /** Number of the house in a lane whose name stands nowhere else. */
  house: number;
  /** Key of the agency whose home it is; none is nobody's. */
  agencyKey?: string;
}

/** Imports a home with one photo, as the importers do; answers its listing's id. */
export async function importHome(address: StackAddress, home: NewHome): Promise<string> {
  const path = randomUUID();
  const image = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#88aacc' } })
    .webp()
    .toBuffer();
  const stored = await fetch(`${address.api}/storage/v1/object/listing-photos/${path}/480.webp`, {
    method: 'POST',
    headers: {
      apikey: address.secretKey,
      authorization: `Bearer ${address.secretKey}`,
      'content-type': 'image/webp',
    },
    body: new Uint8Array(image),
  });
  if (!stored.ok) throw new Error(`The photo was not stored: ${stored.status} ${await stored.text()}`);
  const { listing_id } = await service<{ listing_id: string }>(address, 'import_listing', {
    payload: {
      external_ref: home.ref,
      agency_key: home.agencyKey ?? null,
      currency: 'GBP',
      portal: 'example',
      source_url: `https://example.com/${home.ref}/${home.amountMinor}`,
      title: 'A home for the leak hunt',
      description: 'Three bedrooms and a garden.',
      price: { kind: 'asking', amount_minor: home.amountMinor, dated_on: '2026-03-03' },
      asset: {
        country_code: 'GB',
        property_type: 'house',
        bedrooms: 3,
        year_built: 1931,
        floor_area_m2: home.areaM2,
        town: 'Testham',
        district: 'ZZ9',
        address_line: `${home.house} Undisclosed Lane`,
        postcode: `ZZ9 ${home.house}ZQ`,
        latitude: 51.5307351 + home.house / 1000,
        longitude: -0.1217359 - home.house / 1000,
      },
      photos: [
        {
          path,
          widths: [480],
          width: 480,
          height: 360,
          alt: 'The front',
          placeholder: 'data:image/webp;base64,AAAA',
          rights_status: 'own',
          content_hash: path,
        },
      ],
    },
  });
  return listing_id;
}
