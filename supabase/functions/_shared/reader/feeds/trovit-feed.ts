import { attribute, type HtmlElement } from '../html/html-node.ts';
import { parseTree } from '../html/parse-tree.ts';
import type { PartialFacts } from '../listing-record.ts';
import { plainText } from '../texts/clean-text.ts';
import { currencyOfCountry, readCurrency } from '../texts/currency-signs.ts';
import { countryOfName } from '../texts/country-names.ts';
import { energyRatingOf, findOffer } from '../texts/home-words.ts';
import { readArea, type Area } from '../texts/read-area.ts';
import { readBathrooms, readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import type { FeedOptions, FeedResult } from './feed-result.ts';
import { refuseDuplicates, toFeedRow } from './feed-row.ts';
import { child, children, inner, lineAt, numberIn, placedElements } from './xml-parts.ts';

/** Where "rooms" of a feed are all rooms, and tell nothing of those to sleep in. */
const ALL_ROOMS = new Set([
  'DE',
  'AT',
  'CH',
  'FR',
  'BE',
  'LU',
  'IT',
  'PL',
  'CZ',
  'SK',
  'HU',
  'RO',
  'NL',
  'SE',
  'FI',
]);

/** Trovit's feed of homes: XML with one `ad` for each. */
export function readTrovitFeed(text: string, options: FeedOptions = {}): FeedResult {
  const document = parseTree(text, { isXml: true });
  const rows = [...placedElements(document, text, ({ name }) => name === 'ad')].map(({ element, line }) =>
    toFeedRow(line, factsOf(element, options), options.country ?? null),
  );
  return { format: 'trovit', rows: refuseDuplicates(rows), columns: [], refused: null };
}

function factsOf(ad: HtmlElement, options: FeedOptions): PartialFacts {
  const value = (name: string) => lineAt(ad, name);
  const country = countryOfName(value('country')) ?? options.country ?? null;
  const usual = currencyOfCountry(country) ?? options.currency ?? null;
  const currency = readCurrency(value('currency'), usual) ?? usual;
  const isLet =
    findOffer(value('type') ?? '') === 'rent' || attribute(child(ad, 'price') ?? ad, 'period') !== null;
  const latitude = numberIn(ad, 'latitude');
  const longitude = numberIn(ad, 'longitude');
  const rooms = readCount(value('rooms'));
  return {
    listingType: isLet ? 'rent' : 'sale',
    price: priceOfAd(ad, currency, isLet),
    bedrooms: readCount(value('bedrooms')) ?? (ALL_ROOMS.has(country ?? '') ? null : rooms),
    bathrooms: readBathrooms(value('bathrooms')),
    area: areaOf(ad, 'floor_area'),
    plot: areaOf(ad, 'plot_area'),
    propertyType: value('property_type'),
    energyRating: energyRatingOf(value('energy_certificate') ?? value('eco_score')),
    yearBuilt: readYear(value('year')),
    title: value('title'),
    address: value('address'),
    town: value('city'),
    region: value('region'),
    postcode: value('postcode'),
    country,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    description: plainText(inner(ad, ['content'])),
    photos: children(child(ad, 'pictures'), 'picture').flatMap(
      (picture) => lineAt(picture, 'picture_url') ?? [],
    ),
    agent: value('agency'),
    listedOn: readDate(value('date')),
    listingId: value('id'),
    url: value('url'),
  };
}

function priceOfAd(ad: HtmlElement, currency: string | null, isLet: boolean): ListedPrice | null {
  const kind = isLet ? 'rent' : 'asking';
  return (
    priceOf(numberIn(ad, 'price'), currency, kind) ??
    readPrice(lineAt(ad, 'price'), { currency, locale: 'en-GB' })
  );
}

/** `<floor_area unit="feet">1200</floor_area>`; without a unit it is metres. */
function areaOf(ad: HtmlElement, name: string): Area | null {
  const unit = attribute(child(ad, name) ?? ad, 'unit') ?? 'meters';
  return readArea(lineAt(ad, name), /f(?:ee|oo)?t/i.test(unit) ? 'sqft' : /acre/i.test(unit) ? 'acre' : 'm2');
}
