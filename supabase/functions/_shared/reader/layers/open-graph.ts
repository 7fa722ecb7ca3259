import { meta, type HtmlPage } from '../html/html-page.ts';
import type { PartialFacts, Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { addressNamed, placeBeforePrice, placeInTitle, placeNamedInFull } from '../texts/place-in-title.ts';
import { findFloorArea } from '../texts/read-area.ts';
import { findBathrooms, findBedrooms, readBathrooms, readCount } from '../texts/read-count.ts';
import { isNarrower } from '../texts/picture-link.ts';
import { readDate } from '../texts/read-date.ts';
import { readPrice } from '../texts/read-price.ts';

/** A description that is no more than an offer: "4 Bed House For Sale In Sample Grove, Sampleton". */
function placeOfOffer(description: string | null): string | null {
  const line = description?.split(/\.\s/)[0] ?? '';
  const at = line.slice(0, 160).search(/\bfor sale in\b/i);
  return at >= 0 && line.length - at < 120 ? placeInTitle(line) : null;
}

/** The first value of a meta element of any vocabulary: "zillow_fb:beds", "og:bedrooms". */
function metaCalled(page: HtmlPage, name: RegExp): string | null {
  for (const [key, values] of page.metas) if (name.test(key)) return values[0] ?? null;
  return null;
}

/** What a site's own vocabulary calls a fact of the home: `x:immo_property_city`, `listing.zipcode`. */
function metaOfHome(page: HtmlPage, fact: string): string | null {
  return metaCalled(page, new RegExp(`(?:property|listing|immo|estate|house)[-_.:](?:${fact})$`));
}

/** `<link rel="image_src">`: sites for sharing name their pictures so, one behind the other. */
function linkedPictures(page: HtmlPage): string[] {
  return page.elements.flatMap(({ name, attribs }) =>
    name === 'link' && attribs.rel === 'image_src' ? (attribs.href ?? []) : [],
  );
}

/** "… located at 1 Sample Avenue sold for $770,000 on Feb 15, 2013": the words of a sale that is done. */
function soldIn(description: string | null): string | null {
  return (
    /\bsold for [$£€]\s?\d[\d.,]{4,13}(?= (?:on|in) (?:\p{L}{3,9}\.? |\d))/iu.exec(
      description?.slice(0, 600) ?? '',
    )?.[0] ?? null
  );
}

/** Narrower pictures than this are drawn for a line in a chat, and are no photos of a home. */
const MIN_SHARED_WIDTH = 320;

/** The pictures that a page is shared with, without those that say themselves how small they are. */
function sharedPictures(page: HtmlPage): string[] {
  const links = page.metas.get('og:image') ?? [];
  const widths = page.metas.get('og:image:width') ?? [];
  const isStated = widths.length === links.length;
  const isSmall = (link: string, index: number) =>
    isNarrower(link, MIN_SHARED_WIDTH) ||
    (isStated && /^\d{1,3}$/.test(widths[index] ?? '') && Number(widths[index]) < MIN_SHARED_WIDTH);
  const small = new Set(links.filter(isSmall));
  return ['og:image', 'og:image:url', 'og:image:secure_url']
    .flatMap((name) => page.metas.get(name) ?? [])
    .filter((link) => !small.has(link) && !isNarrower(link, MIN_SHARED_WIDTH));
}

/** `twitter:image:photo0`, `twitter:image:photo1`: the pictures of a card that shows several. */
function cardPictures(page: HtmlPage): string[] {
  return [...page.metas].flatMap(([key, values]) =>
    /^twitter:image(?::photo)?\d{1,2}$/.test(key) ? (values[0] ?? []) : [],
  );
}

/** "Sampleton, null": a place of which a program knew no more than the town. */
function withoutUnknown(place: string | null): string | null {
  const known = place?.replace(/(?:,\s*(?:null|undefined|none|nan)?)+\s*$/i, '').trim() ?? '';
  return known === '' || /^(?:null|undefined|none|nan)$/i.test(known) ? null : known;
}

/** What Open Graph, Twitter cards and geo metas say. Their texts are written for sharing and carry price and size. */
export function readOpenGraph(context: ReadContext): PartialFacts | null {
  const { page } = context;
  const title = meta(page, 'og:title', 'twitter:title');
  const description = meta(page, 'og:description', 'twitter:description', 'description');
  const words = `${title ?? ''} · ${description ?? ''}`;
  const amount = meta(page, 'product:price:amount', 'og:price:amount', 'og:price', 'price');
  const stated = meta(page, 'product:price:currency', 'og:price:currency');
  const currency = readCurrency(stated, context.prices.usual) ?? context.prices.currency;
  const photos = sharedPictures(page);
  const carded = cardPictures(page);
  const linked = linkedPictures(page);
  const named = placeNamedInFull(description);
  return {
    price:
      readPrice(amount, { ...context.prices, currency }) ?? readPrice(soldIn(description), context.prices),
    bedrooms:
      readCount(metaCalled(page, /:(?:beds|bedrooms)$/) ?? metaOfHome(page, 'beds|bedrooms')) ??
      findBedrooms(words),
    bathrooms: readBathrooms(metaCalled(page, /:(?:baths|bathrooms)$/)) ?? findBathrooms(words),
    area: findFloorArea(words),
    title,
    address:
      meta(page, 'og:street-address', 'zillow_fb:address', 'business:contact_data:street_address') ??
      addressNamed(description) ??
      placeInTitle(title) ??
      placeBeforePrice(description) ??
      placeOfOffer(description),
    town:
      meta(page, 'og:locality', 'business:contact_data:locality') ??
      withoutUnknown(meta(page, 'twitter:text:city', 'geo.placename')) ??
      metaOfHome(page, 'city|town|locality') ??
      named?.town ??
      null,
    region:
      meta(page, 'og:region', 'business:contact_data:region') ??
      named?.region ??
      metaOfHome(page, 'province|region|state'),
    postcode:
      meta(page, 'og:postal-code', 'business:contact_data:postal_code', 'twitter:text:zip') ??
      metaOfHome(page, 'zip|zipcode|postcode|postal_?code'),
    country: meta(page, 'og:country-name', 'business:contact_data:country_name') ?? named?.country ?? null,
    position: positionOf(context),
    description,
    photos:
      photos.length > 0 || linked.length > 1 || carded.length > 1
        ? [photos, linked, carded].reduce((best, next) => (next.length > best.length ? next : best))
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
