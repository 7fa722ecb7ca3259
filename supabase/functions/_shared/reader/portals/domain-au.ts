import {
  asList,
  asRecord,
  at,
  isRecord,
  numberAt,
  positiveAt,
  textAt,
  textsAt,
  type JsonRecord,
} from '../json/json-value.ts';
import type { ListingType, PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { toArea } from '../texts/read-area.ts';
import { readDate } from '../texts/read-date.ts';
import { readPrice, type ListedPrice } from '../texts/read-price.ts';
import { findEmbedded } from './find-embedded.ts';

/** Domain (Australia): `componentProps` of `__NEXT_DATA__`. Prices are the seller's words: a figure, a range, "Auction". */
export function readDomain(context: ReadContext): PartialFacts | null {
  const props = findEmbedded(
    context.data,
    (record) => isRecord(record.listingSummary) || (isRecord(record.listingsMap) && 'listingId' in record),
  );
  if (!props) return null;
  const summary = asRecord(props.listingSummary);
  const id = textAt(props, 'listingId') ?? textAt(props, 'id');
  const model = asRecord(at(props, 'listingsMap', id ?? '', 'listingModel'));
  const latitude = numberAt(props, 'map', 'latitude') ?? numberAt(model, 'address', 'lat');
  const longitude = numberAt(props, 'map', 'longitude') ?? numberAt(model, 'address', 'lng');
  const street = [textAt(props, 'streetNumber'), textAt(props, 'street')]
    .filter((part) => part !== null)
    .join(' ');
  const unit = textAt(props, 'unitNumber');
  const town = textAt(props, 'suburb') ?? textAt(model, 'address', 'suburb');
  const region =
    (textAt(props, 'stateAbbreviation') ?? textAt(model, 'address', 'state'))?.toUpperCase() ?? null;
  const postcode = textAt(props, 'postcode') ?? textAt(model, 'address', 'postcode');
  const listingType = typeOf(summary);
  return {
    listingType,
    status: textAt(summary, 'status'),
    price: priceOfListing(summary, model, listingType, context),
    bedrooms: numberAt(summary, 'beds') ?? numberAt(props, 'beds') ?? numberAt(model, 'features', 'beds'),
    bathrooms: positiveAt(summary, 'baths') ?? positiveAt(model, 'features', 'baths'),
    area: toArea(stat(summary, /internal|building|floor/i), 'm2'),
    plot: toArea(
      stat(summary, /land/i) ??
        positiveAt(summary, 'landAreaSqm') ??
        positiveAt(model, 'features', 'landSize'),
      'm2',
    ),
    propertyType: textAt(summary, 'propertyType') ?? textAt(props, 'propertyType'),
    title: textAt(props, 'headline'),
    address:
      street === ''
        ? withoutPostcode(textAt(props, 'address') ?? textAt(summary, 'address'), postcode)
        : cleanLine(`${unit ? `${unit}/` : ''}${street}, ${town ?? ''} ${region ?? ''}`),
    town,
    region,
    postcode,
    country: 'AU',
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(textsAt(props, 'description').join('\n')) ?? plainText(props.description),
    features: textsAt(props, 'features'),
    photos: photosOf(props, model),
    agent: textAt(props, 'agencyName'),
    listedOn: readDate(props.createdOn),
    updatedOn: readDate(props.modifiedOn),
    listingId: id,
    url: textAt(props, 'listingUrl'),
  };
}

/** An address without the postcode at its end. The page's words are no pattern. */
function withoutPostcode(address: string | null, postcode: string | null): string | null {
  if (address === null || postcode === null || !address.endsWith(postcode)) return address;
  const before = address.slice(0, address.length - postcode.length);
  return /[\s,]$/.test(before) ? before.slice(0, before.length - trailing(before)) : address;
}

function trailing(text: string): number {
  let count = 0;
  while (count < text.length && /[\s,]/.test(text.charAt(text.length - 1 - count))) count += 1;
  return count;
}

function typeOf(summary: JsonRecord): ListingType {
  // `listingType` says "rent" on sales too; the mode is what the page is for.
  const mode = textAt(summary, 'mode') ?? '';
  return /rent|lease/i.test(mode) ? 'rent' : /sold/i.test(mode) ? 'sold' : 'sale';
}

function priceOfListing(
  summary: JsonRecord,
  model: JsonRecord,
  type: ListingType,
  context: ReadContext,
): ListedPrice | null {
  const line = textAt(summary, 'title') ?? textAt(model, 'price') ?? '';
  const isAuction = /auction/i.test(textAt(summary, 'method') ?? '');
  const price = readPrice(`${isAuction ? 'auction ' : ''}${line}`, context.prices);
  if (price && type === 'rent') return { ...price, kind: 'rent', period: price.period ?? 'week' };
  if (price && type === 'sold') return { ...price, kind: 'sold' };
  // Words without a figure ("Contact agent", "Auction this Saturday") are an Australian way to say that it is kept back.
  return (
    price ??
    (line === ''
      ? null
      : { kind: 'on-application', amountMinor: null, highMinor: null, currency: 'AUD', period: null })
  );
}

function stat(summary: JsonRecord, key: RegExp): number | null {
  return positiveAt(
    asList(summary.stats).find((entry) => key.test(textAt(entry, 'key') ?? '')),
    'value',
  );
}

function photosOf(props: JsonRecord, model: JsonRecord): string[] {
  const slides = asList(at(props, 'gallery', 'slides')).filter(
    (slide) => (textAt(slide, 'mediaType') ?? 'image') === 'image',
  );
  const photos = slides.flatMap(
    (slide) => textAt(slide, 'images', 'original', 'url') ?? textAt(slide, 'thumbnail') ?? [],
  );
  return photos.length > 0 ? photos : textsAt(model, 'images');
}
