import { meta } from '../html/html-page.ts';
import type { PartialFacts, Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { addressNamed, placeBeforePrice, placeInTitle } from '../texts/place-in-title.ts';
import { findFloorArea } from '../texts/read-area.ts';
import { findBathrooms, findBedrooms, readCount } from '../texts/read-count.ts';
import { readDate } from '../texts/read-date.ts';
import { readPrice } from '../texts/read-price.ts';

/** A description that is no more than an offer: "4 Bed House For Sale In Sample Grove, Sampleton". */
function placeOfOffer(description: string | null): string | null {
  const line = description?.split(/\.\s/)[0] ?? '';
  return /\bfor sale in\b/i.test(line) && line.length < 120 ? placeInTitle(line) : null;
}

/** What Open Graph, Twitter cards and geo metas say. Their texts are written for sharing and carry price and size. */
export function readOpenGraph(context: ReadContext): PartialFacts | null {
  const { page } = context;
  const title = meta(page, 'og:title', 'twitter:title');
  const description = meta(page, 'og:description', 'twitter:description', 'description');
  const words = `${title ?? ''} · ${description ?? ''}`;
  const amount = meta(page, 'product:price:amount', 'og:price:amount', 'price');
  const stated = meta(page, 'product:price:currency', 'og:price:currency');
  const currency = readCurrency(stated, context.prices.usual) ?? context.prices.currency;
  const photos = [
    ...(page.metas.get('og:image') ?? []),
    ...(page.metas.get('og:image:url') ?? []),
    ...(page.metas.get('og:image:secure_url') ?? []),
  ];
  return {
    price: readPrice(amount, { ...context.prices, currency }),
    bedrooms:
      readCount(meta(page, 'og:bedrooms', 'zillow_fb:beds', 'property:bedrooms')) ?? findBedrooms(words),
    bathrooms:
      readCount(meta(page, 'og:bathrooms', 'zillow_fb:baths', 'property:bathrooms')) ?? findBathrooms(words),
    area: findFloorArea(words),
    title,
    address:
      meta(page, 'og:street-address', 'zillow_fb:address', 'business:contact_data:street_address') ??
      addressNamed(description) ??
      placeInTitle(title) ??
      placeBeforePrice(description) ??
      placeOfOffer(description),
    town: meta(page, 'og:locality', 'business:contact_data:locality', 'geo.placename'),
    region: meta(page, 'og:region', 'business:contact_data:region'),
    postcode: meta(page, 'og:postal-code', 'business:contact_data:postal_code'),
    country: meta(page, 'og:country-name', 'business:contact_data:country_name'),
    position: positionOf(context),
    description,
    photos:
      photos.length > 0
        ? photos
        : [meta(page, 'twitter:image', 'twitter:image0', 'twitter:image:src')].filter((url) => url !== null),
    agent: null,
    updatedOn: readDate(meta(page, 'article:modified_time', 'og:updated_time')),
    url: meta(page, 'og:url') ?? page.canonical,
  };
}

function positionOf({ page }: ReadContext): Position | null {
  const latitude = meta(
    page,
    'place:location:latitude',
    'og:latitude',
    'product:location:latitude',
    'latitude',
  );
  const longitude = meta(
    page,
    'place:location:longitude',
    'og:longitude',
    'product:location:longitude',
    'longitude',
  );
  if (latitude !== null && longitude !== null)
    return { latitude: Number(latitude), longitude: Number(longitude) };
  const pair = /^(-?\d+\.\d+)\s*[;,]\s*(-?\d+\.\d+)$/.exec(meta(page, 'geo.position', 'icbm') ?? '');
  return pair ? { latitude: Number(pair[1]), longitude: Number(pair[2]) } : null;
}
