import { finishRecord } from './finish-record.ts';
import { parseHtmlPage, meta, type HtmlPage } from './html/html-page.ts';
import { readEmbeddedData } from './json/embedded-data.ts';
import { readEmbeddedGuess } from './layers/embedded-guess.ts';
import { readJsonLd } from './layers/json-ld.ts';
import { readMarkup } from './layers/markup.ts';
import { readMicrodata } from './layers/microdata.ts';
import { readOpenGraph } from './layers/open-graph.ts';
import { readPlainText } from './layers/plain-text.ts';
import { NO_FACTS, type Layer, type ListingRecord, type PartialFacts } from './listing-record.ts';
import { mergeFacts, type LayerFacts } from './merge-facts.ts';
import { portalReaders } from './portals/portal-readers.ts';
import type { ReadContext } from './read-context.ts';
import { recognisePage } from './recognise-page.ts';
import { TOO_COMPLEX } from './refuse-listing.ts';
import { currencyOfCountry } from './texts/currency-signs.ts';
import { NO_TIME_LIMIT, OutOfTime, type TimeBudget } from './time-budget.ts';
import { absoluteUrl, readListingUrl, type ListingUrl } from './url/normalise-url.ts';

/**
 * Reads the HTML of a listing's page: one record with the layer that each field came from, a grade, and the refusal where
 * it cannot be used. Pure: no network, no clock of its own, the same answer in a browser, a function and a script. Never throws.
 * @param url the address the page came from, if anybody knows; else what the page itself says
 * @param time how long it may take; a page that takes longer is refused with `too_complex`
 */
export function readListingPage(
  html: string,
  url: string | null = null,
  time: TimeBudget = NO_TIME_LIMIT,
): ListingRecord {
  try {
    return readPage(html, url, time);
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
    { ...originOf(address), country: address?.portal?.country ?? null, base: null, kind: 'empty' },
  );
  return reason === undefined ? record : { ...record, refused: { code: 'unreadable', reason } };
}

function readPage(html: string, url: string | null, time: TimeBudget): ListingRecord {
  const page = parseHtmlPage(html, time);
  const context = contextOf(page, url, time);
  const own = readPortal(context);
  const kind = recognisePage(page, context.address, own !== null && isTelling(own));
  const layers: LayerFacts[] = [{ layer: 'portal-data', facts: own }];
  // A wall or a page of results has prices and beds too; they are not those of one home.
  if (kind === 'listing' || kind === 'unknown' || kind === 'removed')
    layers.push(...readLayers(context, own !== null));
  const { facts, sources } = mergeFacts(layers);
  return finishRecord(facts, sources, {
    ...originOf(context.address),
    country: context.country,
    base: context.base,
    kind: kind === 'removed' && own !== null ? 'listing' : kind,
    text: own === null ? page.lines.slice(0, 200).join('\n') : '',
  });
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

function readLayers(context: ReadContext, hasOwnData: boolean): LayerFacts[] {
  return LAYER_READERS.map(([layer, read]) => {
    context.time.check();
    const facts = safely(() => read(context));
    if (!hasOwnData || !GUESSES.has(layer)) return { layer, facts };
    // Pictures and the text are the listing's own wherever they stand.
    return {
      layer,
      facts: { photos: facts?.photos, description: layer === 'markup' ? facts?.description : null },
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

/** One layer that stumbles over a page must not take the others with it. */
function safely(read: () => PartialFacts | null): PartialFacts | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof OutOfTime) throw error;
    return null;
  }
}

function isTelling(facts: PartialFacts): boolean {
  return (facts.price ?? facts.bedrooms ?? facts.address ?? null) !== null;
}

function originOf(address: ListingUrl | null) {
  return {
    portal: address?.portal?.key ?? null,
    url: address?.url ?? null,
    listingId: address?.listingId ?? null,
  };
}

const COUNTRY_OF_ENDING: Readonly<Record<string, string>> = {
  ...{
    uk: 'GB',
    ie: 'IE',
    es: 'ES',
    pt: 'PT',
    it: 'IT',
    fr: 'FR',
    de: 'DE',
    at: 'AT',
    ch: 'CH',
    nl: 'NL',
    be: 'BE',
    au: 'AU',
    nz: 'NZ',
  },
  ...{
    ca: 'CA',
    za: 'ZA',
    ae: 'AE',
    in: 'IN',
    us: 'US',
    pl: 'PL',
    se: 'SE',
    no: 'NO',
    dk: 'DK',
    gr: 'GR',
    cy: 'CY',
    mt: 'MT',
    jp: 'JP',
  },
};

function contextOf(page: HtmlPage, url: string | null, time: TimeBudget): ReadContext {
  const stated =
    [page.canonical, meta(page, 'og:url')]
      .map((link) => absoluteUrl(link, url))
      .find((link) => link !== null) ?? null;
  const given = url === null ? null : readListingUrl(url);
  const address = given?.listingId || stated === null ? given : readBetter(given, readListingUrl(stated));
  const portal = address?.portal ?? null;
  const ending = address?.host.split('.').at(-1) ?? '';
  const region = /-([A-Z]{2})$/i.exec(page.language ?? '')?.[1]?.toUpperCase();
  const country = portal?.country ?? COUNTRY_OF_ENDING[ending] ?? null;
  const locale = portal?.locale ?? page.language?.slice(0, 40) ?? 'en-GB';
  return {
    page,
    data: readEmbeddedData(page, time),
    address,
    portal,
    country: country ?? (region === 'GB' || region === 'IE' || region === 'AU' ? region : null),
    prices: {
      currency: portal?.currency ?? currencyOfCountry(country),
      locale: isLocale(locale) ? locale : 'en-GB',
    },
    base: url === null ? stated : (absoluteUrl(url, null) ?? stated),
    time,
  };
}

/** The page's own address names the listing where the given one does not; another site's does not count. */
function readBetter(given: ListingUrl | null, stated: ListingUrl | null): ListingUrl | null {
  if (given === null) return stated;
  return stated?.listingId && stated.portal === given.portal && !given.isSearch ? stated : given;
}

function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== '';
  } catch {
    return false;
  }
}
