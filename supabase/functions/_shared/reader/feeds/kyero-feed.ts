import type { HtmlElement } from '../html/html-node.ts';
import { parseTree } from '../html/parse-tree.ts';
import type { PartialFacts } from '../listing-record.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { currencyOfCountry, readCurrency } from '../texts/currency-signs.ts';
import { energyRatingOf } from '../texts/home-words.ts';
import { toArea } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate } from '../texts/read-date.ts';
import { countryOfPlace } from '../texts/place-evidence.ts';
import { priceOf, readPrice } from '../texts/read-price.ts';
import type { FeedOptions, FeedResult } from './feed-result.ts';
import { refuseDuplicates, toFeedRow } from './feed-row.ts';
import { child, children, deepText, inner, placedElements } from './xml-parts.ts';

/** Languages that texts are taken in, in this order. */
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl'];

/** A Kyero property feed, versions 2.1 to 3: XML with one `property` element for each home. */
export function readKyeroFeed(text: string, options: FeedOptions = {}): FeedResult {
  const document = parseTree(text, { isXml: true });
  const isHome = (element: HtmlElement) => element.name === 'property' && child(element, 'property') === null;
  const properties = [...placedElements(document, text, isHome)];
  if (properties.length === 0) {
    const reason =
      'This file is XML without property elements: it is neither a Kyero feed nor a BLM file, whatever its name ends in. A BLM file begins with #HEADER#.';
    return { format: 'kyero', rows: [], columns: [], refused: { code: 'unreadable', reason } };
  }
  const rows = properties.map(({ element, line }) =>
    toFeedRow(line, factsOf(element, options), options.country ?? null),
  );
  return { format: 'kyero', rows: refuseDuplicates(rows), columns: [], refused: null };
}

function factsOf(property: HtmlElement, options: FeedOptions): PartialFacts {
  const value = (...path: string[]) => cleanLine(inner(property, path));
  const frequency = value('price_freq') ?? 'sale';
  const isRent = /month|week|rent/i.test(frequency);
  const place = { country: value('country'), region: value('province'), postcode: value('postcode') };
  const usual = currencyOfCountry(countryOfPlace(place) ?? options.country) ?? options.currency ?? 'EUR';
  const currency = readCurrency(value('currency'), usual) ?? usual;
  const major = Number(value('price') ?? Number.NaN);
  const price = priceOf(major, currency) ?? readPrice(value('price'), { currency, locale: 'es-ES' });
  const isPoa =
    value('price') === '0' || /^(?:1|yes|true)$/i.test(value('price_on_application') ?? value('poa') ?? '');
  const latitude = Number(value('location', 'latitude') ?? value('latitude') ?? Number.NaN);
  const longitude = Number(value('location', 'longitude') ?? value('longitude') ?? Number.NaN);
  const detail = value('location_detail');
  const town = value('town');
  const street = value('address') ?? value('street');
  return {
    listingType: isRent ? 'rent' : 'sale',
    price: isPoa
      ? { kind: 'on-application', amountMinor: null, highMinor: null, currency, period: null }
      : price && isRent
        ? { ...price, kind: 'rent', period: /week/i.test(frequency) ? 'week' : 'month' }
        : price,
    bedrooms: readCount(value('beds')),
    bathrooms: readCount(value('baths')),
    area: toArea(Number(value('surface_area', 'built') ?? Number.NaN), 'm2'),
    plot: toArea(Number(value('surface_area', 'plot') ?? Number.NaN), 'm2'),
    propertyType: inLanguage(property, 'type'),
    tenure: value('leasehold') === '1' ? 'leasehold' : null,
    energyRating: energyRatingOf(value('energy_rating', 'consumption')),
    title: inLanguage(property, 'title'),
    address: cleanLine(
      [street, detail, town]
        .filter((part, index, all) => part !== null && all.indexOf(part) === index)
        .join(', '),
    ),
    town,
    region: value('province'),
    postcode: value('postcode') ?? value('post_code'),
    country: value('country'),
    position: Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null,
    description: plainText(inLanguage(property, 'desc')),
    features: children(child(property, 'features'), 'feature').flatMap(
      (feature) => cleanLine(deepText(feature)) ?? [],
    ),
    photos: children(child(property, 'images'), 'image').flatMap(
      (image) => cleanLine(inner(image, ['url'])) ?? cleanLine(deepText(image)) ?? [],
    ),
    agent: value('agent', 'name'),
    updatedOn: readDate(value('date')),
    listingId: value('ref') ?? value('id'),
    url: inLanguage(property, 'url'),
  };
}

/** The element's text in the first language it has, or its own where it has none: `<type>Villa</type>`, `<type><en>…`. */
function inLanguage(property: HtmlElement, name: string): string | null {
  const element = child(property, name);
  if (!element) return null;
  for (const language of LANGUAGES) {
    const text = inner(element, [language])?.trim();
    if (text) return text;
  }
  return deepText(element).trim() || null;
}
