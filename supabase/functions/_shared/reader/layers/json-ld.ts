import { asRecord, at, isRecord, majorAt, numberAt, textAt, type JsonRecord } from '../json/json-value.ts';
import type { ListingType, PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { plainText } from '../texts/clean-text.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { findFloorArea, floorArea } from '../texts/read-area.ts';
import { findBathrooms, findBedrooms, readBathrooms } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { nodesOfSubject } from './choose-subject.ts';
import { bathroomsOf, count, countNamed, countOfKind, offered, propertyNamed } from './schema-counts.ts';
import { addressOf, areaOf, photosOf, positionOf } from './schema-values.ts';
import { mapWords, readSchemaOrgWords, type ReadWords } from '../word-sources.ts';

/** schema.org types that are a home or its offer; what else a page describes (firm, breadcrumbs, questions) is not. */
export const HOME_NODE =
  /^(?:Accommodation|Apartment|ApartmentComplex|House|SingleFamilyResidence|Residence|Suite|Room|RealEstateListing|Product|IndividualProduct|Offer|Place|LandmarksOrHistoricalBuildings|Home|Townhouse|Villa|Property|WebPage|ItemPage|Event|BuyAction|SellAction|RentAction|UnitPriceSpecification)$|^(?!Open|Auction)\w{0,24}(?:House|Residence|Apartment|Condominium|Villa|Flat|Bungalow)$/;
/** Those that say what kind of home it is, also in names that schema.org does not have: DetachedHouse. */
const KIND =
  /^(?:SingleFamilyResidence|(?!Open|Auction)\w{0,24}(?:House|Apartment|Condominium|Villa|Flat|Bungalow))$/;

/** A page describes one home; what stands behind so many nodes, offers or names is about others. */
const MAX_NODES = 200;
const MAX_OFFERS = 50;
/** Homes inside homes: deeper than any page puts them. */
const MAX_DEPTH = 8;

/** A home as schema.org JSON-LD tells it, however the page cuts it into nodes. */
export function readJsonLd(context: ReadContext): PartialFacts | null {
  const groups = context.data.linked.slice(0, MAX_NODES).flatMap((node) => {
    context.time.check();
    const nodes = homeNodes(node);
    return nodes.length === 0 ? [] : [nodes];
  });
  return groups.length === 0 ? null : factsOfNodes(nodesOfSubject(groups, context), context);
}

/** Facts of schema.org nodes of one home; microdata comes as the same shape. */
export function factsOfNodes(nodes: readonly JsonRecord[], context: ReadContext): PartialFacts {
  const first = <T>(read: (node: JsonRecord) => T | null | undefined): T | null => {
    for (const node of nodes) {
      const value = read(node);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  };
  const address = first((node) =>
    addressOf(
      node.address ??
        at(node, 'offers', 'availableAtOrFrom', 'address') ??
        ('streetAddress' in node || 'addressLocality' in node ? node : undefined),
    ),
  );
  return {
    listingType: first((node) => typeOfNode(node)),
    price: first((node) => priceOfNode(node, context)),
    bedrooms:
      first(
        (node) =>
          count(node, 'numberOfBedrooms') ??
          countNamed(node, /^(?:number of )?(?:bed|bedroom)s?$|^dormitorios|^habitaciones/i) ??
          countOfKind(node, 'numberOfRooms', /^bed(?:room)?(?:s|\(s\))?$/i),
      ) ?? first((node) => offered(node, findBedrooms)),
    bathrooms:
      first(
        (node) =>
          count(node, 'numberOfBathroomsTotal') ??
          bathroomsOf(node) ??
          readBathrooms(textAt(propertyNamed(node, /^(?:number of )?(?:bath|bathroom)s?$|^baños/i), 'value')),
      ) ?? first((node) => offered(node, findBathrooms)),
    area:
      first(
        (node) =>
          floorArea(areaOf(node.floorSize, context.country)) ??
          floorArea(
            areaOf(
              propertyNamed(
                node,
                /^(?!.*(?:lot|plot|land|erf|garden|terrain|parcela)).*(?:floor ?(?:size|area)|^area$|size|superficie)/i,
              ),
            ),
          ),
      ) ?? first((node) => findFloorArea(textAt(node, 'name'))),
    plot: first(
      (node) =>
        areaOf(node.lotSize, context.country === 'US' ? null : context.country) ??
        areaOf(propertyNamed(node, /\b(?:lot|plot|land|erf) ?(?:size|area)?\b/i)),
    ),
    propertyType: first(
      (node) =>
        types(node).find((type) => KIND.test(type)) ??
        textAt(node, 'accommodationCategory') ??
        textAt(node, 'category'),
    ),
    yearBuilt: first((node) => readYear(node.yearBuilt)),
    ...wordsOf(nodes),
    // The name of an open house or of a site is none of the home.
    title: first((node) =>
      types(node).some((type) => /^(?:Event|WebPage|ItemPage|Offer)$/.test(type))
        ? null
        : (textAt(node, 'name') ?? textAt(node, 'headline')),
    ),
    address: address?.line ?? null,
    town: address?.town ?? first(townServed),
    region: address?.region ?? null,
    postcode: address?.postcode ?? null,
    country: address?.country ?? null,
    position: first(
      (node) => positionOf(node.geo) ?? positionOf(at(node, 'location', 'geo')) ?? positionOf(node),
    ),
    description: first((node) => plainText(node.description)),
    photos: nodes.map((node) => photosOf(node)).sort((a, b) => b.length - a.length)[0] ?? null,
    agent: first(
      (node) =>
        textAt(node, 'offers', 'seller', 'name') ??
        textAt(node, 'offers', 'offeredBy', 'name') ??
        textAt(node, 'seller', 'name') ??
        textAt(node, 'provider', 'name'),
    ),
    listedOn: first((node) => readDate(node.datePosted) ?? readDate(node.datePublished)),
    updatedOn: first((node) => readDate(node.dateModified) ?? readDate(node.lastReviewed)),
    url: first((node) => (types(node).includes('Event') ? null : textAt(node, 'url'))),
  };
}

/** Each word from the first node that has it. */
function wordsOf(nodes: readonly JsonRecord[]): ReadWords {
  const said = nodes.map(readSchemaOrgWords);
  return mapWords((key) => said.find((words) => words[key] !== null)?.[key] ?? null);
}

/** `areaServed: { '@type': 'City' }` of an offer is where the home is. */
function townServed(node: JsonRecord): string | null {
  const served = at(node, 'offers', 'areaServed') ?? node.areaServed;
  return textAt(served, '@type') === 'City' ? textAt(served, 'name') : null;
}

/** The types of a node, without their address. */
export function types(node: JsonRecord): string[] {
  const type = node['@type'];
  const list: readonly unknown[] = Array.isArray(type) ? type : [type];
  return list.slice(0, 20).flatMap((item) => (typeof item === 'string' ? item.replace(/^.*[/#]/, '') : []));
}

/** The node and what it is about, when they are homes. */
function homeNodes(node: JsonRecord, depth = 0): JsonRecord[] {
  const isHome = types(node).some((type) => HOME_NODE.test(type)) || isUntypedHome(node);
  if (depth > MAX_DEPTH || !isHome) return [];
  // A name may be empty where a template forgot it.
  const names = ['mainEntity', 'about', 'itemOffered', 'object', 'containsPlace', 'location', ''] as const;
  const inner = names.flatMap((name) => {
    const value = name === 'itemOffered' ? (node[name] ?? at(node, 'offers', name)) : node[name];
    return [value].flat().slice(0, MAX_NODES).filter(isRecord);
  });
  const homes = inner.filter((child) => types(child).some((type) => HOME_NODE.test(type)));
  // The node says what it is for; the home inside says what it is like.
  const isFirm = types(node).includes('Place') && isRecord(node.openingHours);
  return isFirm ? [] : [node, ...homes.flatMap((home) => homeNodes(home, depth + 1))].slice(0, 8);
}

/** A node that names no type, but an address and an offer or rooms. */
function isUntypedHome(node: JsonRecord): boolean {
  const isPlaced = node['@type'] === undefined && isRecord(node.address);
  return isPlaced && (isRecord(node.offers) || node.numberOfBedrooms !== undefined);
}

function typeOfNode(node: JsonRecord): ListingType | null {
  const words = [
    textAt(node, 'businessFunction'),
    textAt(node, 'offers', 'businessFunction'),
    textAt(node, 'offers', 0, 'businessFunction'),
  ].join(' ');
  if (/LeaseOut|rent/i.test(words) || types(node).includes('RentAction')) return 'rent';
  return /Sell/i.test(words) ? 'sale' : null;
}

function priceOfNode(node: JsonRecord, context: ReadContext): ListedPrice | null {
  const actions = [node.potentialAction].flat().filter((action) => isRecord(action) && isPriced(action));
  const offers = [node.offers ?? (isOffer(node) || isPriced(node) ? node : actions)].flat().filter(isRecord);
  for (const offer of offers.slice(0, MAX_OFFERS)) {
    const specified = asRecord([offer.priceSpecification].flat()[0]);
    const currency =
      currencyOf(offer, context) ??
      currencyOf(specified, context) ??
      currencyOf(node, context) ??
      context.prices.currency;
    const raw = at(offer, 'price') ?? specified.price ?? offer.lowPrice ?? specified.minPrice;
    const major = majorAt(raw) ?? (typeof raw === 'string' ? plainNumber(raw) : null);
    const isRent =
      /LeaseOut|rent/i.test(textAt(offer, 'businessFunction') ?? '') ||
      types(offer).includes('RentAction') ||
      /^(?:MON|WEE)$/.test(textAt(specified, 'unitCode') ?? '');
    const price =
      priceOf(major, currency, isRent ? 'rent' : 'asking') ??
      asRent(readPrice(textAt(raw), { ...context.prices, currency }), isRent);
    const high = numberAt(offer, 'highPrice') ?? numberAt(specified, 'maxPrice');
    const top = raw === (offer.lowPrice ?? specified.minPrice) ? priceOf(high, currency) : null;
    if (
      price &&
      top?.amountMinor != null &&
      price.kind === 'asking' &&
      top.amountMinor > (price.amountMinor ?? 0)
    )
      return { ...price, kind: 'range', highMinor: top.amountMinor };
    if (price) return price;
  }
  if (types(node).includes('UnitPriceSpecification')) return null;
  return readPrice(textAt(node, 'price'), {
    ...context.prices,
    // An offer that names its currency alone, and no amount, says what the amount beside it is in.
    currency:
      currencyOf(node, context) ??
      offers.map((offer) => currencyOf(offer, context)).find((currency) => currency !== null) ??
      context.prices.currency,
  });
}

/** A price in words that is what an action of renting costs. */
function asRent(price: ListedPrice | null, isRent: boolean): ListedPrice | null {
  return price?.kind === 'asking' && isRent ? { ...price, kind: 'rent', period: 'month' } : price;
}

/** An offer; a price for each square metre or month is none. */
function isOffer(node: JsonRecord): boolean {
  if (types(node).includes('Offer')) return true;
  const isWhole =
    node.unitCode === undefined && node.unitText === undefined && node.referenceQuantity === undefined;
  return types(node).includes('UnitPriceSpecification') && isWhole;
}

/** An action that says what buying or renting costs. */
function isPriced(action: JsonRecord): boolean {
  return types(action).some((type) => /^(?:Buy|Rent|Trade)Action$/.test(type));
}

function currencyOf(node: JsonRecord, { prices }: ReadContext): string | null {
  return readCurrency(textAt(node, 'priceCurrency') ?? textAt(node, 'currency'), prices.usual);
}

function plainNumber(text: string): number | null {
  return /^\d+(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;
}
