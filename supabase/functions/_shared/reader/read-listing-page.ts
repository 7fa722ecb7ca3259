import { finishRecord } from './finish-record.ts';
import { parseHtmlPage, meta, type HtmlPage } from './html/html-page.ts';
import { readEmbeddedData } from './json/embedded-data.ts';
import { breadcrumbs, waysTo } from './layers/breadcrumbs.ts';
import { readEmbeddedGuess } from './layers/embedded-guess.ts';
import { readJsonLd } from './layers/json-ld.ts';
import { holdsList, listsHomes } from './layers/listed-homes.ts';
import { marksUpHome, safely, tellsOfHome } from './layers/home-in-markup.ts';
import { markedOnPicture } from './layers/map-picture.ts';
import { readMarkup } from './layers/markup.ts';
import { readMicrodata } from './layers/microdata.ts';
import { readOpenGraph } from './layers/open-graph.ts';
import { readPlainText } from './layers/plain-text.ts';
import { proseFacts } from './layers/prose.ts';
import { withoutEstimate } from './layers/told-estimate.ts';
import { besideOwn, isFull, isTelling, ofThisHome } from './layers/telling-facts.ts';
import {
  NO_FACTS,
  type Layer,
  type ListingFacts,
  type ListingRecord,
  type PartialFacts,
} from './listing-record.ts';
import { mergeFacts, type LayerFacts } from './merge-facts.ts';
import { portalReaders } from './portals/portal-readers.ts';
import type { ReadContext } from './read-context.ts';
import { countryOfHost, countryOfLanguage, countrySpoken, isLocale, neighbourOf } from './page-country.ts';
import { recognisePage, type PageKind } from './recognise-page.ts';
import { TOO_COMPLEX } from './refuse-listing.ts';
import { settleCurrency, settledPrice } from './settle-currency.ts';
import { currencyOfCountry } from './texts/currency-signs.ts';
import { countryOfLine, countryOfPlace } from './texts/place-evidence.ts';
import { NO_TIME_LIMIT, OutOfTime, type TimeBudget } from './time-budget.ts';
import { kindInAddress, offerInAddress } from './url/offer-in-address.ts';
import { absoluteUrl, readListingUrl, type ListingUrl } from './url/normalise-url.ts';

/**
 * Reads the HTML of a listing's page: one record with the layer that each field came from, a grade, and the refusal where
 * it cannot be used. Pure: no network, no clock of its own, the same answer in a browser, a function and a script. Never throws.
 * @param url the address the page came from, if anybody knows; else what the page itself says
 * @param time how long it may take; a page that takes longer is refused with `too_complex`
 * @param currency of a price that neither the page nor its place tells, ISO 4217
 */
export function readListingPage(
  html: string,
  url: string | null = null,
  time: TimeBudget = NO_TIME_LIMIT,
  currency: string | null = null,
): ListingRecord {
  try {
    return readPage(html, url, time, currency);
  } catch (error) {
    const record = unreadable(url);
    return error instanceof OutOfTime ? { ...record, refused: TOO_COMPLEX } : record;
  }
}

/** The record of a page that could not be read at all. */
export function unreadable(url: string | null, reason?: string): ListingRecord {
  const address = url === null ? null : readListingUrl(url);
  const record = finishRecord(
    NO_FACTS,
    {},
    {
      ...originOf(address),
      country: address?.portal?.country ?? null,
      base: null,
      kind: 'empty',
      source: 'page',
    },
  );
  return reason === undefined ? record : { ...record, refused: { code: 'unreadable', reason } };
}

function readPage(
  html: string,
  url: string | null,
  time: TimeBudget,
  currency: string | null,
): ListingRecord {
  const page = parseHtmlPage(html, time);
  const first = contextOf(page, url, time, currency);
  const read = readFacts(first);
  const { facts: told } = read.merged;
  const priced = settleCurrency(told.price, read.layers, first)?.currency ?? null;
  const country = countryTold(told) ?? first.country ?? neighbourOf(countrySpoken(page, told, priced), told);
  // What a bare "$" or an area without a unit means follows from the place, which only the page may tell.
  const context = country === first.country ? first : inCountry(first, country, currency);
  const { kind, own, layers, merged } = context === first ? read : readFacts(context);
  const facts = { ...merged.facts, price: settledPrice(merged.facts, layers, context) };
  return finishRecord(facts, merged.sources, {
    ...originOf(context.address),
    country: context.country,
    base: context.base,
    kind: kind === 'removed' && own !== null ? 'listing' : kind,
    source: 'page',
    found: merged.found,
    text: own === null ? page.own.lines.slice(0, 200).join('\n') : '',
    path: breadcrumbs(context),
    ways: waysTo(context),
  });
}

function readFacts(context: ReadContext) {
  const own = readPortal(context);
  const isHome = (own !== null && isTelling(own)) || marksUpHome(context);
  const isList = own === null && !context.address?.listingId && listsHomes(context);
  const kind = isList
    ? 'search'
    : recognisePage(context.page, context.address, isHome, () => tellsOfHome(context));
  const layers: LayerFacts[] = [{ layer: 'portal-data', facts: own }];
  // A wall or a page of results has prices and beds too; they are not those of one home.
  if (kind === 'listing' || kind === 'unknown' || kind === 'removed')
    layers.push(...readLayers(context, own));
  // What the address says counts where nothing else does.
  const link =
    context.address?.url ?? layers.map(({ facts }) => facts?.url ?? null).find((url) => url !== null);
  const said = { listingType: offerInAddress(link ?? null), propertyType: kindInAddress(link ?? null) };
  const descriptions = layers.flatMap(({ facts }) => facts?.description ?? []);
  if (layers.length > 1) layers.push({ layer: 'text', facts: proseFacts(descriptions, context) });
  layers.push({ layer: 'url', facts: said });
  const merged = mergeFacts(layers);
  return { own, kind: isOnlyList(kind, merged.facts, context) ? 'search' : kind, layers, merged } as const;
}

/** Scripts with a list of homes and nothing of one: results that a program draws. */
function isOnlyList(kind: PageKind, { price, bedrooms, area }: ListingFacts, context: ReadContext): boolean {
  return kind === 'unknown' && (price ?? bedrooms ?? area) === null && holdsList(context);
}

function countryTold(facts: ListingFacts): string | null {
  return countryOfPlace(facts) ?? countryOfLine(facts.address);
}

function inCountry(context: ReadContext, country: string | null, currency: string | null): ReadContext {
  return { ...context, country, prices: pricesIn(country, context.prices.locale, currency) };
}

/** A price that names no currency is read without one: what else is read decides, and the place only then. */
function pricesIn(country: string | null, locale: string, fallback: string | null) {
  return { currency: null, usual: currencyOfCountry(country) ?? fallback, locale };
}

const LAYER_READERS: readonly (readonly [Layer, (context: ReadContext) => PartialFacts | null])[] = [
  ['json-ld', readJsonLd],
  ['microdata', readMicrodata],
  ['embedded-data', readEmbeddedGuess],
  ['markup', readMarkup],
  ['open-graph', readOpenGraph],
  ['text', readPlainText],
];

/** Layers that guess: next to a portal's own data they would only add the agent's postcode or a neighbour's size. */
const GUESSES: ReadonlySet<Layer> = new Set(['embedded-data', 'markup', 'text']);

function readLayers(context: ReadContext, own: PartialFacts | null): LayerFacts[] {
  const hasOwnData = own !== null && (context.portal !== null || isFull(own));
  return LAYER_READERS.map(([layer, read]) => {
    context.time.check();
    const facts = safely(() => withoutEstimate(ofThisHome(read(context), own), context));
    if (!hasOwnData || !GUESSES.has(layer)) return { layer, facts };
    // Pictures and the text are the listing's own wherever they stand.
    return {
      layer,
      facts: {
        photos: facts?.photos,
        ...(layer === 'markup' && facts !== null ? besideOwn(facts, own) : {}),
        // A picture of a map marks the home itself, whatever else the page places.
        ...(layer === 'markup' && (own.position ?? null) === null
          ? { position: markedOnPicture(context) }
          : {}),
      },
    };
  });
}

function readPortal(context: ReadContext): PartialFacts | null {
  for (const { key, read } of portalReaders) {
    // Without an address the page's own shape tells which portal it is.
    if (context.portal && key !== null && !context.portal.key.startsWith(key)) continue;
    context.time.check();
    const facts = safely(() => read(context));
    if (facts && isTelling(facts)) return facts;
  }
  return null;
}

function originOf(address: ListingUrl | null) {
  return {
    portal: address?.portal?.key ?? null,
    url: address?.url ?? null,
    listingId: address?.listingId ?? null,
  };
}

function contextOf(
  page: HtmlPage,
  url: string | null,
  time: TimeBudget,
  currency: string | null,
): ReadContext {
  const stated =
    [page.canonical, meta(page, 'og:url')]
      .map((link) => absoluteUrl(link, url))
      .find((link) => link !== null) ?? null;
  const given = url === null ? null : readListingUrl(url);
  const address = given?.listingId || stated === null ? given : readBetter(given, readListingUrl(stated));
  const portal = address?.portal ?? null;
  const country = portal?.country ?? countryOfHost(address?.host) ?? countryOfLanguage(page);
  const locale = portal?.locale ?? page.language?.slice(0, 40) ?? 'en-GB';
  return {
    page,
    data: readEmbeddedData(page, time),
    address,
    portal,
    country,
    prices: pricesIn(country, isLocale(locale) ? locale : 'en-GB', currency),
    base: url === null ? stated : (absoluteUrl(url, null) ?? stated),
    time,
  };
}

/** The page's own address names the listing where the given one does not; another site's does not count. */
function readBetter(given: ListingUrl | null, stated: ListingUrl | null): ListingUrl | null {
  if (given === null) return stated;
  return stated?.listingId && stated.portal === given.portal && !given.isSearch ? stated : given;
}
