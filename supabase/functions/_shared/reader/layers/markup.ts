import { isElement, nameOf, textOf, type HtmlElement } from '../html/html-node.ts';
import { meta } from '../html/html-page.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { countryOfName } from '../texts/country-names.ts';
import { energyRatingOf, findEnergyRating, findOffer, homeTypeOf } from '../texts/home-words.ts';
import { floorArea, isSameSize, labelledArea, readArea, type Area } from '../texts/read-area.ts';
import { findBathrooms, readBathrooms, readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { readEircode, readUkPostcode } from '../texts/read-postcode.ts';
import { priceKind, type ListedPriceKind } from '../texts/price-kinds.ts';
import { readPrice, type ListedPrice } from '../texts/read-price.ts';
import { readWords } from '../word-sources.ts';
import { isInside, OTHER, readIcons } from './icons.ts';
import { isToLet } from './is-to-let.ts';
import { fieldOfLabel } from './label-field.ts';
import type { LabelField } from './label-words.ts';
import { readLabels } from './label-table.ts';
import { addressInPage } from './address-in-page.ts';
import { positionInPage } from './position-in-page.ts';
import { statusInPage } from './status-in-page.ts';
import { readGallery } from './gallery.ts';

/** A heading that is the listing's title by its class, where a page has others. */
const TITLED =
  /(?:^|\s)(?:single-|main-)?(?:property|listing|estate|object|ad)[-_]{1,2}(?:title|name|heading)(?=$|\s)/i;

/** "Sample Tower $4,500,000 12 Main St, Sampleton, TX 75001": a first heading that says all, whatever others are called. */
const PLACE_AND_PRICE = /[£€$]\s?\d{1,3}(?:,\d{3}){1,3}(?!\d)[^]*,\s[A-Z]{2}\s\d{5}(?!\d)/;

/** Agents' own sites, by markup: labelled values, price boxes, icon rows, galleries. */
export function readMarkup(context: ReadContext): PartialFacts | null {
  const labels = readLabels(context);
  const first = context.page.own.elements.find((element) => element.name === 'h1');
  const heading =
    (first && PLACE_AND_PRICE.test(textOf(first, 400)) ? first : null) ??
    context.page.own.elements.find(
      (element) => /^h[1-3]$/.test(element.name) && !isInside(element, OTHER) && TITLED.test(nameOf(element)),
    ) ??
    first ??
    context.page.own.elements.find((element) => element.name === 'h2' && !isHeadingOfPart(element));
  const title = heading ? cleanLine(textOf(heading, 300)) : null;
  const price =
    labelledPrice(labels.get('price'), context) ??
    priceBox(context) ??
    rentNamed(labels.get('rent'), context);
  const icons = readIcons(context);
  const plot =
    readArea(withoutNote(labels.get('plot')), context.country === 'US' ? 'sqft' : 'm2') ??
    icons.plot ??
    readArea(labels.get('garden'));
  const total = floorArea(readArea(labels.get('total'), 'm2'));
  return {
    // A home that is sold with its tenant says its price and its rent.
    listingType:
      /\d{2}/.test(labels.get('rent') ?? '') && !labels.has('price')
        ? 'rent'
        : findOffer(`${labels.get('listingType') ?? ''} ${title ?? ''}`),
    status: statusInPage(context),
    price,
    bedrooms: readCount(labels.get('bedrooms')) ?? icons.bedrooms,
    bathrooms: bathroomsOfLabels(labels, context) ?? icons.bathrooms ?? portugueseBathrooms(labels, context),
    area:
      labelledArea(withoutNote(labels.get('area')), context.country) ??
      icons.area ??
      (isSameSize(total, plot) ? null : total),
    plot: plot ?? landInTotal(context, labels.has('area'), total, labels.get('propertyType') ?? title),
    propertyType: labels.get('propertyType') ?? null,
    ...readWords((key) => {
      const said = labels.get(key);
      // "BER: BER No: 101…" beside a picture of the class.
      return key === 'energyRating' && energyRatingOf(said) === null ? drawnEnergyClass(context) : said;
    }),
    yearBuilt: readYear(labels.get('yearBuilt')),
    title,
    address: addressInPage(context, labels, heading ?? null),
    // "Алматы, Алмалинский р-н": a district stands behind its city.
    town:
      labels.get('town')?.replace(/,\s[^,]{2,30}\s(?:р-н|район|district)$/iu, '') ??
      townInHeading(labels.get('address'), title),
    region: labels.get('region') ?? null,
    postcode: postcodeOfLabel(labels.get('postcode')),
    country: countryOfName(labels.get('country')),
    position: positionInPage(context),
    description: descriptionBox(context),
    photos: readGallery(context),
    agent: labels.get('agent') ?? null,
    listedOn: readDate(labels.get('listedOn')),
    listingId: labels.get('listingId')?.slice(0, 60) ?? null,
    url: context.page.canonical,
  };
}

/** "Beschreibung", "Localização": what stands below it, and no name of the home. */
function isHeadingOfPart(heading: HtmlElement): boolean {
  const words = cleanLine(textOf(heading, 60)) ?? '';
  return DESCRIPTION_HEADING.test(words) || fieldOfLabel(words) !== null;
}

/** Bathrooms, a half one beside the full ones; a total of whole numbers counts the half as one, unless the page's summary says it too. */
function bathroomsOfLabels(labels: ReadonlyMap<LabelField, string>, { page }: ReadContext): number | null {
  const all = readBathrooms(labels.get('bathrooms'));
  const [full, half] = [readCount(labels.get('fullBaths')), readCount(labels.get('halfBaths'))];
  if (full === null || half === null) return all ?? full;
  if (all === null) return full + half / 2;
  const summary = findBathrooms(meta(page, 'og:description')) ?? findBathrooms(meta(page, 'description'));
  return all === full + half && summary !== all ? full + half / 2 : all;
}

/** "WC: 2": what Portuguese pages call a bathroom. */
function portugueseBathrooms(
  labels: ReadonlyMap<LabelField, string>,
  { country }: ReadContext,
): number | null {
  return country === 'PT' ? readCount(labels.get('toilets')) : null;
}

/** A postcode without the words and the full stop behind it; null where no figure is in it. */
function postcodeOfLabel(words: string | undefined): string | null {
  const line = words?.trim() ?? '';
  const whole = readUkPostcode(line) ?? readEircode(line);
  if (whole !== null) return whole;
  return /\d/.test(line) && line.length <= 12 ? line.replace(/[.,;]$/, '') : null;
}

/** "Leitrim, Sampleton" beside a heading that ends in "Sampleton Co. Leitrim": the part that is no county is the town. */
function townInHeading(place: string | undefined, heading: string | null): string | null {
  const line = heading ?? '';
  const isIrish = place !== undefined && !/\d/.test(place) && /\bCo\.? \p{Lu}/u.test(line);
  const parts = (isIrish ? place : '').split(',').map((part) => part.trim());
  const found = parts.filter(
    (part) => part.length > 2 && line.includes(part) && !new RegExp(String.raw`\bCo\.? ${part}`).test(line),
  );
  return found.length === 1 && parts.length === 2 ? (found[0] ?? null) : null;
}

/** Where Spanish is spoken in America the whole of a house is its land; that of a flat is its floor with the balconies. */
const LATIN_AMERICA = new Set(['AR', 'BO', 'CL', 'CO', 'CR', 'DO', 'EC', 'GT', 'MX', 'PA', 'PE', 'PY', 'UY']);

function landInTotal(
  { country }: ReadContext,
  hasFloor: boolean,
  total: Area | null,
  kind: string | null,
): Area | null {
  const isHouse = /^(?:house|detached|villa|land)$/.test(homeTypeOf(kind) ?? '');
  return hasFloor && isHouse && LATIN_AMERICA.has(country ?? '') ? total : null;
}

/** A class that a picture shows, by its name: "icon-energy-b". All of them stand in a scale, one alone is the home's. */
const DRAWN_ENERGY =
  /(?:^|[\s_-])(?:energy|energie|energetica|dpe|epc|ber)[_-]+(?:(?:class|classe|certificate|certificado|label|rating|klasse|icon|c|badge)[_-]+)?(?:(?:tag|letter|value)[_-]+)?([a-g][1-4]?)(?=$|\s)/i;

function drawnEnergyClass({ page }: ReadContext): string | null {
  const drawn = new Set(
    page.own.elements.flatMap(
      ({ attribs }) =>
        DRAWN_ENERGY.exec(attribs.class ?? '')?.[1]?.toUpperCase() ??
        findEnergyRating(attribs.alt?.slice(0, 60)) ??
        [],
    ),
  );
  const [only] = drawn;
  return drawn.size === 1 ? (only ?? null) : null;
}

function labelledPrice(words: string | undefined, context: ReadContext): ListedPrice | null {
  const price = readPrice(words, context.prices);
  // Of a home to let a small figure is the rent.
  const isLet = isToLet(context);
  const isSmall =
    !isLet && price?.kind === 'asking' && price.currency === null && (price.amountMinor ?? 0) < 1_000_000;
  return isSmall ? null : price;
}

/** What a label calls the rent, where nothing is called the price. */
function rentNamed(words: string | undefined, context: ReadContext): ListedPrice | null {
  const price = readPrice(words, context.prices);
  return price?.amountMinor == null ? null : { ...price, kind: 'rent', period: price.period ?? 'month' };
}

/** Of a price that was lowered the one before is struck out. */
function isStruckOut({ name }: { readonly name: string }): boolean {
  return name === 'del' || name === 's' || name === 'strike';
}

function priceBox(context: ReadContext): ListedPrice | null {
  const boxes = context.page.own.elements.filter((element) =>
    /(?:^|[\s_-])(?:price|precio|prezzo|prix|preis|amount)/i.test(nameOf(element)),
  );
  let monthly: ListedPrice | null = null;
  for (const box of boxes.slice(0, 40)) {
    if (isInside(box, OTHER)) continue;
    const text = cleanLine(textOf(box, 300, undefined, isStruckOut));
    if (text === null || text.length > 120) continue;
    const price = labelledPrice(text, context);
    if (!price || (price.kind !== 'on-application' && (price.amountMinor ?? 0) < 10_000)) continue;
    if (price.kind !== 'rent') return withQualifier(price, text, context);
    monthly ??= price;
  }
  // "à partir de 850 €/mois": beside what is for sale a figure for each month is a loan's.
  return monthly !== null && isOfferedForSale(context) ? null : monthly;
}

/** "Guide price" in a line of its own above the figure. */
function withQualifier(price: ListedPrice, text: string, { page }: ReadContext): ListedPrice {
  const { lines } = page.own;
  const above = lines[lines.findIndex((line, index) => index > 0 && line.trim() === text) - 1] ?? '';
  const isBare = price.kind === 'asking' && !/\d/.test(above) && above.length < 40;
  const kind = isBare ? priceKind(above) : 'asking';
  return QUALIFIED.has(kind) ? { ...price, kind } : price;
}

/** Kinds that a line of words alone may say. */
const QUALIFIED: ReadonlySet<ListedPriceKind> = new Set(['guide', 'offers-over', 'offers-around', 'fixed']);

/** Does one of the first lines that are nothing else offer the home for sale? */
function isOfferedForSale({ page }: ReadContext): boolean {
  return page.own.lines.slice(0, 40).some((line) => line.length < 80 && findOffer(line) === 'sale');
}

/** What boxes of an advert's own words are called, and the headings above them, in the languages of the portals. */
const DESCRIPTION_BOX =
  /(?:^|[\s_-])(?:description|descripcion|descricao|descrizione|objekt-?beschreibung|beschreibung|omschrijving|beskrivelse|beskrivning|property-details-text|sales-notes)/i;
const DESCRIPTION_HEADING =
  /^(?:(?:property |full |general )?description|descripción|descrição|descrizione|(?:objekt)?beschreibung|omschrijving|beskrivelse|beskrivning|popis(?: nemovitosti| nehnuteľnosti)?|opis(?: nieruchomości| nekretnine)?|kuvaus|leírás|descriere|açıklama|описание|опис|περιγραφή|about (?:this|the) (?:home|property|house|apartment|flat)|details)$/iu;

function descriptionBox(context: ReadContext): string | null {
  const box = context.page.own.elements.find(
    (element) =>
      (element.attribs.itemprop === 'description' || DESCRIPTION_BOX.test(nameOf(element))) &&
      element.name !== 'meta' &&
      textOf(element, 400).trim().length > 80,
  );
  if (box) return plainText(textOf(box, 20_000));
  const heading = context.page.own.elements.find(
    (element) =>
      /^h[1-6]$/.test(element.name) && DESCRIPTION_HEADING.test(cleanLine(textOf(element, 80)) ?? ''),
  );
  const parent = heading?.parent;
  return parent && isElement(parent) ? plainText(textOf(parent, 20_000).replace(/^\s*\S+\s*\n/, '')) : null;
}

/** "2142 (sup. catastale)": a note in brackets without a figure says what was measured, not how much. */
function withoutNote(size: string | undefined): string | undefined {
  return size?.replace(/\s\([^()\d]{2,40}\)$/, '');
}
