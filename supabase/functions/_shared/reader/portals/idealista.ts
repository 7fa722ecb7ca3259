import { attribute, findAll, findFirst, hasClass, textOf, type HtmlElement } from '../html/html-node.ts';
import type { HtmlPage } from '../html/html-page.ts';
import type { PartialFacts, Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { findHomeKind } from '../texts/home-words.ts';
import { placeInTitle } from '../texts/place-in-title.ts';
import { readArea } from '../texts/read-area.ts';
import { findBathrooms, findBedrooms } from '../texts/read-count.ts';
import { readYear } from '../texts/read-date.ts';
import { readPrice } from '../texts/read-price.ts';
import { isStreetName } from '../texts/town-in-address.ts';

/** idealista (Spain, Portugal, Italy): markup of 2017 and later; position and photos are JavaScript, not JSON. */
export function readIdealista(context: ReadContext): PartialFacts | null {
  const { page } = context;
  const info = findFirst(page.document, (element) =>
    ['info-data', 'info-data-price', 'flex-feature-details'].some((name) => hasClass(element, name)),
  );
  const heading = findFirst(page.document, (element) => element.name === 'h1');
  const title =
    line(findFirst(page.document, (element) => hasClass(element, 'main-info__title-main'))) ??
    line(heading) ??
    page.title;
  if (!info || title === null) return null;
  const priceBox =
    findFirst(page.document, (element) => hasClass(element, 'info-data-price')) ??
    findFirst(
      page.document,
      (element) => element.name === 'strong' && hasClass(element, 'flex-feature-details'),
    ) ??
    firstChild(info);
  const details = page.own.elements
    .filter((element) => element.name === 'li')
    .slice(0, MAX_ITEMS)
    .flatMap((element) => line(element) ?? []);
  const facts = `${line(findFirst(page.document, (element) => hasClass(element, 'info-features'))) ?? ''} · ${line(info) ?? ''}`;
  const mapped = mappedPlaces(page);
  const minor =
    line(findFirst(page.document, (element) => hasClass(element, 'main-info__title-minor'))) ??
    mapped?.town ??
    null;
  const named = placeInTitle(title) ?? '';
  const place = PLACE.test(title)
    ? title.replace(PLACE, '').trim()
    : isStreetName(named.split(',')[0] ?? '')
      ? named
      : '';
  const isRent = RENT.test(title);
  const price = readPrice(line(priceBox), context.prices);
  const builtArea = details
    .map((item) => (BUILT.test(item) ? readArea(item) : null))
    .find((area) => area !== null);
  return {
    listingType: isRent ? 'rent' : 'sale',
    price: price && isRent ? { ...price, kind: 'rent', period: price.period ?? 'month' } : price,
    bedrooms: pick(details, findBedrooms) ?? findBedrooms(facts),
    bathrooms: pick(details, findBathrooms) ?? findBathrooms(facts),
    area: builtArea ?? readArea(facts),
    plot: pick(details, (item) => (/plot|parcela|terreno|lotto/i.test(item) ? readArea(item) : null)),
    propertyType: KIND.exec(title)?.[1] ?? findHomeKind(title),
    yearBuilt: pick(details, (item) =>
      /\b(?:built in|construido en|costruito nel|construído em|a[ñn]o de constru|anno di costruzione)/i.test(
        item,
      )
        ? readYear(item)
        : null,
    ),
    energyRating: energyOf(page),
    title,
    address:
      mapped !== null && place.toLowerCase().startsWith(mapped.street.toLowerCase())
        ? mapped.line
        : cleanLine(
            [place, minor].filter((part, index) => part && !(index > 0 && place.includes(part))).join(', '),
          ),
    town: townOf(minor ?? place, place) ?? null,
    position: positionOf(page.html),
    description: descriptionOf(page),
    features: featuresOf(page),
    photos: photosOf(page.html),
    agent: agentOf(page),
  };
}

/** "Rua Exemplo, 12, Sampleira, Lisboa": with its street the line ends in the province, else in the town. */
function townOf(line: string, place: string): string | null {
  const parts = line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^\d/.test(part));
  const hasStreet = parts.length > 2 && place === '' && isStreetName(parts[0] ?? '');
  return (hasStreet ? parts.at(-2) : parts.at(-1)) ?? null;
}

/** The steps below the map, from the street to the province: the first that is neither street nor district is the town. */
function mappedPlaces(page: HtmlPage): Readonly<Record<'street' | 'town' | 'line', string>> | null {
  const map = findFirst(page.document, (element) => element.attribs.id === 'headerMap');
  const steps = map
    ? findAll(map, (element) => element.name === 'li')
        .slice(0, 8)
        .flatMap((item) => line(item) ?? [])
    : [];
  const at = steps.findIndex((step) => !/\d/.test(step) && !isStreetName(step) && !PART_OF_TOWN.test(step));
  const [street = ''] = steps;
  const town = steps[at]?.split(',')[0]?.trim();
  if (town === undefined) return null;
  return { street: at > 0 ? street : town, town, line: [...steps.slice(0, at), town].join(', ') };
}

const PART_OF_TOWN =
  /^(?:barrio|distrito|subdistrito|urb(?:\.|anización)|zona|quartiere|distretto|bairro|freguesia|neighbou?rhood|district|area|subdistrict)\s/i;
const PLACE =
  /^.*?\b(?:for sale|for rent|to rent|en venta|en alquiler|in vendita|in affitto|à venda|para arrendar|para alugar|for long-term rental)\b\s*(?:in|en|a|em|na|no)?\s*/i;
const KIND =
  /^(.*?)\s+(?:for sale|for rent|to rent|en venta|en alquiler|in vendita|in affitto|à venda|para arrendar)/i;
const RENT = /\b(?:rent|rental|alquiler|affitto|arrendar|alugar)\b/i;
const BUILT =
  /\b(?:built|construidos|costruiti|construídos|área bruta|constructed|commerciali|calpestabili)\b/i;

/** No line of a listing is longer, and no list; items may stand in items, and each is read by itself. */
const MAX_LINE = 2_000;
const MAX_LINE_NODES = 300;
const MAX_ITEMS = 2_000;

function line(element: HtmlElement | null): string | null {
  return element ? cleanLine(textOf(element, MAX_LINE, MAX_LINE_NODES)) : null;
}

function firstChild(element: HtmlElement): HtmlElement | null {
  return findFirst(element, () => true);
}

function pick<T>(items: readonly string[], read: (item: string) => T | null): T | null {
  for (const item of items) {
    const value = item.length < 160 ? read(item) : null;
    if (value !== null) return value;
  }
  return null;
}

/** The icon's class names the band: `icon-energy-c-b`. */
function energyOf(page: HtmlPage): string | null {
  const icon = findFirst(page.document, (element) =>
    /icon-energy-(?:c-)?[a-g]\b/.test(attribute(element, 'class') ?? ''),
  );
  return /icon-energy-(?:c-)?([a-g])\b/.exec(icon?.attribs.class ?? '')?.[1]?.toUpperCase() ?? null;
}

function positionOf(html: string): Position | null {
  const match =
    /latitude:\s{0,9}["'](-?\d{1,3}\.\d{1,20})["'],\s{0,9}longitude:\s{0,9}["'](-?\d{1,3}\.\d{1,20})["']/.exec(
      html,
    ) ?? /[?&;]center=(-?\d{1,3}\.\d{1,20})(?:%2C|,)(-?\d{1,3}\.\d{1,20})/i.exec(html);
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : null;
}

function descriptionOf(page: HtmlPage): string | null {
  const box =
    findFirst(page.document, (element) => hasClass(element, 'adCommentsLanguage')) ??
    findFirst(page.document, (element) => hasClass(element, 'comment'));
  return box ? plainText(textOf(box)) : null;
}

/** Each picture stands several times in several sizes; its number tells them apart. Plans are left out. */
function photosOf(html: string): string[] {
  const names = ['picturesWithoutPlans', 'fullScreenGalleryPics', 'multimediaInfo'];
  const list = names
    .map((name) => new RegExp(`${name}\\s*:\\s*\\[`).exec(html))
    .find((match) => match !== null);
  const source = list ? html.slice(list.index, list.index + 1_500_000) : html;
  const end = list ? source.indexOf('}]') : -1;
  const photos = new Map<string, string>();
  const picture =
    /https:\/\/img\d?\.idealista\.[a-z]{2,10}\/[^"',\s]{0,200}?id\.pro\.[a-z]{2}\.image\.master\/(?:[0-9a-f]{2}\/){3}(\d+)\.jpg/g;
  for (const match of (end > 0 ? source.slice(0, end) : source).matchAll(picture)) {
    const [url, number = ''] = match;
    if (!photos.has(number)) photos.set(number, url);
  }
  return [...photos.values()];
}

function featuresOf(page: HtmlPage): string[] {
  const boxes = findAll(page.document, (element) => hasClass(element, 'details-property_features'));
  const items = boxes.slice(0, 20).flatMap((box) => findAll(box, (element) => element.name === 'li'));
  return [...new Set(items)].slice(0, MAX_ITEMS).flatMap((item) => line(item) ?? []);
}

function agentOf(page: HtmlPage): string | null {
  const input = findFirst(
    page.document,
    (element) => element.name === 'input' && element.attribs.name === 'user-name',
  );
  const box = findFirst(
    page.document,
    (element) => hasClass(element, 'professional-name') || hasClass(element, 'advertiser-name'),
  );
  return cleanLine(input?.attribs.value) ?? line(box);
}
