import { attribute, isElement, type HtmlElement } from '../html/html-node.ts';
import { parseTree } from '../html/parse-tree.ts';
import type { PartialFacts } from '../listing-record.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { currencyOfCountry } from '../texts/currency-signs.ts';
import { countryOfName } from '../texts/country-names.ts';
import { toArea, type Area } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import type { FeedOptions, FeedResult } from './feed-result.ts';
import { refuseDuplicates, toFeedRow } from './feed-row.ts';
import { child, elementAt, inner, isYes, lineAt, numberIn, placedElements } from './xml-parts.ts';

/** What REAXML calls the homes of a property list; what is let and what is a business says so by its name. */
const HOMES = new Set(['residential', 'land', 'rural', 'rental', 'holidayrental', 'commercial', 'business']);
/** Square metres in a square, the Australian unit of floors: a hundred square feet. */
const M2_OF_SQUARE = 9.290304;

/** REAXML, the format of Australia's and New Zealand's agents: one element for each home, named by what it is. */
export function readReaxmlFeed(text: string, options: FeedOptions = {}): FeedResult {
  const document = parseTree(text, { isXml: true });
  const rows = [...placedElements(document, text, isHome)].map(({ element, line }) =>
    toFeedRow(line, factsOf(element, options), options.country ?? 'AU'),
  );
  return { format: 'reaxml', rows: refuseDuplicates(rows), columns: [], refused: null };
}

function isHome({ name, parent }: HtmlElement): boolean {
  const owner = parent && 'name' in parent ? parent.name.toLowerCase() : '';
  return HOMES.has(name.toLowerCase()) && owner === 'propertylist';
}

function factsOf(home: HtmlElement, options: FeedOptions): PartialFacts {
  const value = (...path: string[]) => lineAt(home, ...path);
  const status = attribute(home, 'status')?.toLowerCase() ?? 'current';
  const country = countryOfName(value('address', 'country')) ?? options.country ?? 'AU';
  const currency = currencyOfCountry(country) ?? options.currency ?? 'AUD';
  const isLet = /rental$/i.test(home.name) || status === 'leased';
  return {
    listingType: isLet ? 'rent' : status === 'sold' ? 'sold' : 'sale',
    status: /^(?:withdrawn|offmarket|deleted)$/.test(status) ? 'removed' : null,
    price: isLet ? rentOf(home, currency) : priceOfHome(home, status, currency),
    bedrooms: readCount(value('features', 'bedrooms')),
    bathrooms: readCount(value('features', 'bathrooms')),
    area: areaOf(elementAt(home, ['buildingDetails', 'area'])),
    plot: areaOf(elementAt(home, ['landDetails', 'area'])),
    propertyType: kindOf(home),
    yearBuilt: readYear(value('yearBuilt') ?? value('features', 'yearBuilt')),
    title: value('headline'),
    address: streetOf(child(home, 'address')),
    town: value('address', 'suburb'),
    region: value('address', 'state')?.toUpperCase() ?? null,
    postcode: value('address', 'postcode'),
    country,
    position: positionOf(home),
    description: plainText(inner(home, ['description'])),
    photos: photosOf(home),
    agent: value('listingAgent', 'name'),
    updatedOn: readDate(attribute(home, 'modTime')?.replace(/^(\d{4}-\d{2}-\d{2}).*$/, '$1')),
    listingId: value('uniqueID'),
    url: value('externalLink') ?? (attribute(child(home, 'externalLink') ?? home, 'href') || null),
  };
}

/** A price that is not to be shown is none; what is shown instead of it may be a range or words. */
function priceOfHome(home: HtmlElement, status: string, currency: string): ListedPrice | null {
  const context = { currency, locale: 'en-AU' };
  const sold = elementAt(home, ['soldDetails', 'soldPrice']) ?? elementAt(home, ['soldDetails', 'price']);
  if (status === 'sold' && sold && isShown(sold)) {
    const price = priceOf(numberIn(home, 'soldDetails', sold.name), currency);
    if (price) return { ...price, kind: 'sold' };
  }
  const element = child(home, 'price');
  const view = readPrice(lineAt(home, 'priceView'), context);
  if (element === null || !isShown(element))
    return view ?? { kind: 'on-application', amountMinor: null, highMinor: null, currency, period: null };
  const price = priceOf(numberIn(home, 'price'), currency);
  const isAuction = attribute(child(home, 'authority') ?? home, 'value')?.toLowerCase() === 'auction';
  if (price && isAuction) return { ...price, kind: 'auction' };
  return view?.kind === 'range' || view?.kind === 'auction' ? view : price;
}

function isShown(element: HtmlElement): boolean {
  const display = attribute(element, 'display');
  return display === null || isYes(display);
}

function rentOf(home: HtmlElement, currency: string): ListedPrice | null {
  const rent = priceOf(numberIn(home, 'rent'), currency, 'rent');
  const isWeekly = /week/i.test(attribute(child(home, 'rent') ?? home, 'period') ?? 'week');
  return rent && { ...rent, period: isWeekly ? 'week' : 'month' };
}

function kindOf(home: HtmlElement): string | null {
  const name = home.name.toLowerCase();
  if (name === 'commercial' || name === 'business') return 'Commercial property';
  const category = attribute(child(home, 'category') ?? home, 'name');
  return category ?? (name === 'land' ? 'Land' : null);
}

/** "2/39 Main Road", without what is not to be shown. */
function streetOf(address: HtmlElement | null): string | null {
  if (!address || attribute(address, 'display')?.toLowerCase() === 'no') return null;
  const [sub, number, street] = ['subNumber', 'streetNumber', 'street'].map((name) => lineAt(address, name));
  const whole = [sub ?? null, number ?? null].filter((part) => part !== null).join('/');
  return cleanLine([whole, street ?? ''].join(' '));
}

function areaOf(element: HtmlElement | null): Area | null {
  const value = element ? numberIn(element) : null;
  if (value === null) return null;
  const unit = attribute(element ?? ({} as HtmlElement), 'unit') ?? 'squareMeter';
  if (/^squares?$/i.test(unit)) return toArea(Math.round(value * M2_OF_SQUARE * 10) / 10, 'm2');
  return toArea(
    value,
    /acre/i.test(unit) ? 'acre' : /hect/i.test(unit) ? 'ha' : /f/i.test(unit) ? 'sqft' : 'm2',
  );
}

function positionOf(home: HtmlElement) {
  const latitude = numberIn(home, 'geocode', 'latitude') ?? numberIn(home, 'latitude');
  const longitude = numberIn(home, 'geocode', 'longitude') ?? numberIn(home, 'longitude');
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Pictures in their order: the main one is called m, the others a, b, c; plans of floors are none. */
function photosOf(home: HtmlElement): string[] {
  const boxes = [child(home, 'images'), child(home, 'objects')].filter((box) => box !== null);
  const pictures = boxes
    .flatMap((box) => box.children.filter(isElement))
    .filter(({ name }) => name.toLowerCase() === 'img');
  const placed = pictures.sort(
    (a, b) => Number(attribute(b, 'id') === 'm') - Number(attribute(a, 'id') === 'm'),
  );
  return placed.flatMap((picture) => attribute(picture, 'url') || attribute(picture, 'file') || []);
}
