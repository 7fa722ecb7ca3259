import { at, isRecord, textAt, type JsonRecord } from '../json/json-value.ts';
import type { ListingType, PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { plainText } from '../texts/clean-text.ts';
import { findFloorArea, floorArea, readArea } from '../texts/read-area.ts';
import { findBathrooms, findBedrooms, readBathrooms, readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { nodesOfSubject } from './choose-subject.ts';
import {
  bathroomsOf,
  count,
  countNamed,
  countOfKind,
  offered,
  propertyLabelled,
  propertyNamed,
} from './schema-counts.ts';
import { priceOfNode, types } from './schema-price.ts';
import { addressOf, areaOf, photosOf, positionOf } from './schema-values.ts';
import { mapWords, readSchemaOrgWords, type ReadWords } from '../word-sources.ts';

/** schema.org types that are a home or its offer; what else a page describes (firm, breadcrumbs, questions) is not. */
export const HOME_NODE =
  /^(?:Accommodation|Apartment|ApartmentComplex|House|SingleFamilyResidence|Residence|Suite|Room|RealEstateListing|Product|[iI]ndividualProduct|Offer|Place|LandmarksOrHistoricalBuildings|Home|Townhouse|Villa|Property|WebPage|ItemPage|Event|BuyAction|SellAction|RentAction|UnitPriceSpecification)$|^(?!Open|Auction)\w{0,24}(?:House|Residence|Apartment|Condominium|Villa|Flat|Bungalow)$/;
/** Those that say what kind of home it is, also in names that schema.org does not have: DetachedHouse. */
const KIND =
  /^(?:SingleFamilyResidence|(?!Open|Auction)\w{0,24}(?:House|Apartment|Condominium|Villa|Flat|Bungalow))$/;

/** A page describes one home; what stands behind so many nodes, offers or names is about others. */
const MAX_NODES = 200;
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
        at(node, 'offers', 'areaServed', 'address') ??
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
      ) ??
      first((node) => offered(node, findBedrooms)) ??
      first((node) => bedroomsInName(textAt(node, 'name'))) ??
      first((node) => readCount(propertyLabelled(node, 'bedrooms'))),
    bathrooms:
      first(
        (node) =>
          count(node, 'numberOfBathroomsTotal') ??
          bathroomsOf(node) ??
          readBathrooms(textAt(propertyNamed(node, /^(?:number of )?(?:bath|bathroom)s?$|^baños/i), 'value')),
      ) ??
      first((node) => offered(node, findBathrooms)) ??
      first(
        (node) =>
          readBathrooms(propertyLabelled(node, 'bathrooms')) ??
          findBathrooms(propertyLabelled(node, 'bedrooms')),
      ),
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
      ) ??
      first((node) => findFloorArea(textAt(node, 'name'))) ??
      first((node) => floorArea(readArea(propertyLabelled(node, 'area')))),
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
    yearBuilt: first((node) => readYear(node.yearBuilt) ?? readYear(propertyLabelled(node, 'yearBuilt'))),
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

/** "Villa by the park | 3 BR + Maid": rooms between the strokes of a name. */
function bedroomsInName(name: string | null): number | null {
  const part = name
    ?.split(/\s[|·•]\s/)
    .find((words) => /^\d{1,2} ?(?:BR|BHK|beds?|bedrooms?)\b/i.test(words));
  return part === undefined ? null : readCount(part);
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

/** The node and what it is about, when they are homes. */
function homeNodes(node: JsonRecord, depth = 0): JsonRecord[] {
  const isHome = types(node).some((type) => HOME_NODE.test(type)) || isUntypedHome(node);
  if (depth > MAX_DEPTH || !isHome) return [];
  // A name may be empty where a template forgot it.
  const names = ['mainEntity', 'about', 'itemOffered', 'object', 'containsPlace', 'location', ''] as const;
  const inner = names.flatMap((name) => {
    const value =
      name === 'itemOffered'
        ? (node[name] ?? at(node, 'offers', name) ?? at(node, 'offers', 0, name))
        : node[name];
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
