import { isElement, nameOf, textOf } from '../html/html-node.ts';
import type { PartialFacts, Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { countryOfName } from '../texts/country-names.ts';
import { findOffer } from '../texts/home-words.ts';
import { addressInHeading } from '../texts/parts-of-address.ts';
import { placeInTitle } from '../texts/place-in-title.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { floorArea, readArea } from '../texts/read-area.ts';
import { readBathrooms, readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { readPrice, type ListedPrice } from '../texts/read-price.ts';
import { readWords } from '../word-sources.ts';
import { isInside, OTHER, readIcons } from './icons.ts';
import { readLabels } from './label-table.ts';
import { readGallery } from './gallery.ts';

/** Agents' own sites, by markup: labelled values, price boxes, icon rows, galleries. */
export function readMarkup(context: ReadContext): PartialFacts | null {
  const labels = readLabels(context);
  const heading =
    context.page.own.elements.find((element) => element.name === 'h1') ??
    context.page.own.elements.find((element) => element.name === 'h2');
  const title = heading ? cleanLine(textOf(heading, 300)) : null;
  const price = labelledPrice(labels.get('price'), context) ?? priceBox(context);
  const icons = readIcons(context);
  return {
    // A home that is sold with its tenant says its price and its rent.
    listingType:
      /\d{2}/.test(labels.get('rent') ?? '') && !labels.has('price')
        ? 'rent'
        : findOffer(`${labels.get('listingType') ?? ''} ${title ?? ''}`),
    price,
    bedrooms: readCount(labels.get('bedrooms')) ?? icons.bedrooms,
    bathrooms: readBathrooms(labels.get('bathrooms')) ?? icons.bathrooms,
    area:
      floorArea(readArea(labels.get('area'), context.country === 'US' ? 'sqft' : 'm2')) ??
      icons.area ??
      floorArea(readArea(labels.get('total'), 'm2')),
    plot:
      readArea(labels.get('plot'), context.country === 'US' ? 'sqft' : 'm2') ??
      icons.plot ??
      readArea(labels.get('garden')),
    propertyType: labels.get('propertyType') ?? null,
    ...readWords((key) => labels.get(key)),
    yearBuilt: readYear(labels.get('yearBuilt')),
    title,
    address:
      withStreet(labels.get('street'), labels.get('address')) ??
      addressBox(context) ??
      addressInHeading(title) ??
      placeHeading(title) ??
      streetBox(context) ??
      placeInTitle(title) ??
      lineBelowHeading(title, context),
    town: labels.get('town') ?? null,
    region: labels.get('region') ?? null,
    postcode: labels.get('postcode') ?? null,
    country: countryOfName(labels.get('country')),
    position: positionOf(context),
    description: descriptionBox(context),
    photos: readGallery(context),
    agent: labels.get('agent') ?? null,
    listedOn: readDate(labels.get('listedOn')),
    listingId: labels.get('listingId')?.slice(0, 60) ?? null,
    url: context.page.canonical,
  };
}

/** A street that has a label of its own stands in front of the place. */
function withStreet(street: string | undefined, place: string | undefined): string | null {
  if (street === undefined || /\d{3}|^\W*$/.test(street)) return place ?? null;
  return place === undefined || place.includes(street) ? (place ?? street) : `${street}, ${place}`;
}

function labelledPrice(words: string | undefined, { prices }: ReadContext): ListedPrice | null {
  const price = readPrice(words, prices);
  const isSmall = price?.kind === 'asking' && price.currency === null && (price.amountMinor ?? 0) < 1_000_000;
  return isSmall ? null : price;
}

function priceBox(context: ReadContext): ListedPrice | null {
  const boxes = context.page.own.elements.filter((element) =>
    /(?:^|[\s_-])(?:price|precio|prezzo|prix|preis|amount)/i.test(nameOf(element)),
  );
  for (const box of boxes.slice(0, 40)) {
    if (isInside(box, OTHER)) continue;
    const text = cleanLine(textOf(box, 300));
    if (text === null || text.length > 120) continue;
    const price = labelledPrice(text, context);
    if (price && (price.kind === 'on-application' || (price.amountMinor ?? 0) >= 10_000)) return price;
  }
  return null;
}

function addressBox(context: ReadContext): string | null {
  const box = context.page.own.elements.find(
    (element) =>
      (element.name === 'address' || /(?:^|[\s_.-])address\b/i.test(nameOf(element))) &&
      !isInside(element, /footer|agent|branch|office|contact/i),
  );
  // Parts on lines of their own are parts of one address.
  const lines = box
    ? textOf(box, 300)
        .split('\n')
        .flatMap((line) => cleanLine(line)?.replace(/,$/, '') ?? [])
    : [];
  const text = cleanLine(lines.join(', '));
  return text !== null && text.length >= 6 && text.length <= 160 && !/@|\d{9,}/.test(text) ? text : null;
}

/** Parts of a place, each with a capital: "Sample Lane, Sampleton - Northside, okres Sample". */
const PLACE_PARTS =
  /^\p{Lu}[^,\d]{1,40}(?:\s\d{1,4}\s?[a-z]?)?(?:,\s*(?:\p{Lu}|(?:okres|powiat|gmina|ulice|ul\.) )[^,\d]{1,50}){1,4}$/u;

/** The end of a line that is a place by its region: "Sample, Sampleton, Středočeský kraj". */
const REGION_LAST =
  /,\s*(?:okres \p{Lu}[^,]+|powiat [^,]+|\p{Lu}[^,]* (?:kraj|megye|županija|vármegye|län|kommun|fylke)|województwo [^,]+|provincia de [^,]+|Co(?:unty|\.) \p{Lu}\p{L}+)$/u;

/** A heading that is a place by its last part. */
function placeHeading(heading: string | null): string | null {
  return heading !== null && heading.length <= 120 && REGION_LAST.test(heading) && PLACE_PARTS.test(heading) && isAddressLine(heading) ? heading : null;
}

/** The line right under the heading, where it reads as a place. */
function lineBelowHeading(heading: string | null, { page }: ReadContext): string | null {
  const at = heading === null ? -1 : page.own.lines.findIndex((line) => line.trim() === heading);
  const below = at < 0 ? undefined : page.own.lines[at + 1]?.trim();
  return below !== undefined && below.length <= 120 && PLACE_PARTS.test(below) && isAddressLine(below)
    ? below
    : null;
}

const STREET_BOX =
  /(?:^|[\s_.-])(street|endereco|direccion|ubicacion|indirizzo|adresa|adres|adresse|osoite|lokalita|localisation|location|locality|localidad|lokalizacja)\b/i;

/** A box that is named for the street or the place, with a short line in it. */
function streetBox(context: ReadContext): string | null {
  for (const element of context.page.own.elements) {
    const name = STREET_BOX.exec(nameOf(element))?.[1];
    if (name === undefined || isInside(element, /footer|agent|branch|office|contact|view|breadcrumb|menu|broker|seller/i)) continue;
    const text = cleanLine(textOf(element, 160).replace(/\s*\n\s*/g, ', ').replace(/^,\s*|,\s*$/g, ''));
    if (text === null || text.length < 6 || text.length > 100 || !isAddressLine(text)) continue;
    // A box that is only called a place holds parts of one.
    if (!/^loca/i.test(name) || /,/.test(text)) return text;
  }
  return null;
}

function descriptionBox(context: ReadContext): string | null {
  const box = context.page.own.elements.find(
    (element) =>
      /(?:^|[\s_-])(?:description|descripcion|property-details-text)/i.test(nameOf(element)) &&
      element.name !== 'meta' &&
      textOf(element, 400).trim().length > 80,
  );
  if (box) return plainText(textOf(box, 20_000));
  const heading = context.page.own.elements.find(
    (element) =>
      /^h[1-6]$/.test(element.name) &&
      /^(?:property )?(?:description|descripción|descrizione|beschreibung|about this (?:home|property)|details)$/i.test(
        cleanLine(textOf(element, 80)) ?? '',
      ),
  );
  const parent = heading?.parent;
  return parent && isElement(parent) ? plainText(textOf(parent, 20_000).replace(/^\s*\S+\s*\n/, '')) : null;
}

/** Named latitude and longitude, of a map's element or in a script; the middle of a map only where nothing else is there. */
function positionOf(context: ReadContext): Position | null {
  return markerOf(context) ?? positionInText(context);
}

/** The one marker of the page; of several none is known to be the home's, unless one alone is named for it. */
function markerOf({ page }: ReadContext): Position | null {
  const found = new Map<string, Position>();
  for (const { attribs } of page.own.elements) {
    const first = attribs['data-lat'] ?? attribs['data-latitude'];
    if (first === undefined || first === '') continue;
    const latitude = Number(first);
    const longitude = Number(
      attribs['data-lng'] ?? attribs['data-lon'] ?? attribs['data-long'] ?? attribs['data-longitude'],
    );
    if (Number.isFinite(latitude) && Number.isFinite(longitude))
      found.set(`${latitude} ${longitude}`, { latitude, longitude });
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}

// Every repetition has an end: the whole page is searched, and each may begin anywhere in it.
const PAIR = String.raw`(-?\d{1,2}\.\d{3,20})(?:%2C|,|\+|%20|\s){1,5}(-?\d{1,3}\.\d{3,20})`;
const NAMED_PAIRS = [
  /["']?lat(?:itude)?["']?\s{0,9}[:=]\s{0,9}["']?(-?\d{1,2}\.\d{3,20})["']?[\s\S]{0,40}?["']?(?:lng|lon|long|longitude)["']?\s{0,9}[:=]\s{0,9}["']?(-?\d{1,3}\.\d{3,20})/gi,
  /latitude=(-?\d{1,2}\.\d{3,20})&(?:amp;)?longitude=(-?\d{1,3}\.\d{3,20})/gi,
];
const OTHER_PAIRS = [
  new RegExp(String.raw`[?&;](?:q|daddr|destination|markers|cbll)=(?:loc:)?${PAIR}`, 'gi'),
  new RegExp(String.raw`LatLng\(\s{0,20}${PAIR}`, 'gi'),
  new RegExp(String.raw`[?&;](?:center|ll|viewpoint)=(?:loc:)?${PAIR}`, 'gi'),
  new RegExp(String.raw`google\.[a-z.]{2,10}/maps/[^"'\s]{0,300}?@${PAIR}`, 'gi'),
];
/** What stands shortly before a pair that is the middle or a corner of a map, or somebody else's office. */
const MAP_BEFORE =
  /(?:cent(?:er|re)|viewport|bounds|south_?west|north_?east|\bsw|\bne|default_?(?:location|position)?|office|branch|agent|agency|company|camera)["']?\s{0,5}[:=]\s{0,5}[[{(]?\s{0,5}["']?$/i;
/** Pairs of one kind that are looked at. */
const MAX_PAIRS = 40;

/**
 * The one pair that the page names. Of several pairs it is the one that a map shows as well: the others are schools and
 * homes nearby.
 */
function positionInText({ page, time }: ReadContext): Position | null {
  const [named, centres] = pairsIn(page.html, NAMED_PAIRS, time);
  const [only, second] = named;
  if (only && !second) return only;
  const [shown] = pairsIn(page.html, OTHER_PAIRS, time);
  const isShown = ({ latitude, longitude }: Position) =>
    shown.some((one) => Math.abs(one.latitude - latitude) + Math.abs(one.longitude - longitude) < 0.0002);
  return named.find(isShown) ?? shown[0] ?? only ?? centres[0] ?? null;
}

/** Every pair once, those of homes and those that are the middle of a map apart. */
function pairsIn(
  html: string,
  patterns: readonly RegExp[],
  time: ReadContext['time'],
): readonly [readonly Position[], readonly Position[]] {
  const found = [new Map<string, Position>(), new Map<string, Position>()] as const;
  for (const pattern of patterns) {
    time.check();
    let looked = 0;
    for (const match of html.matchAll(pattern)) {
      const position = { latitude: Number(match[1]), longitude: Number(match[2]) };
      const isCentre = MAP_BEFORE.test(html.slice(Math.max(0, match.index - 40), match.index));
      found[isCentre ? 1 : 0].set(`${position.latitude} ${position.longitude}`, position);
      looked += 1;
      if (looked >= MAX_PAIRS) break;
    }
  }
  return [[...found[0].values()], [...found[1].values()]];
}
