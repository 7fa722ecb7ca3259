import { asList, at, isRecord, numberAt, positiveAt, textAt, type JsonRecord } from '../json/json-value.ts';
import { parseJson } from '../json/parse-json.ts';
import type { ListingType, PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { readArea, toArea, type Area } from '../texts/read-area.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf } from '../texts/read-price.ts';
import { embeddedNamed, findEmbedded, nextPageProps } from './find-embedded.ts';

/**
 * Zillow: `gdpClientCache`, JSON inside a JSON string, in `__NEXT_DATA__` (2022 on) or in the `hdpApolloPreloadedData`
 * script (before); each query of the cache holds the property.
 */
export function readZillow(context: ReadContext): PartialFacts | null {
  const property = findProperty(context);
  if (!property) return null;
  const latitude = numberAt(property, 'latitude');
  const longitude = numberAt(property, 'longitude');
  const status = textAt(property, 'homeStatus');
  const listingType = typeOf(status);
  const town = textAt(property, 'city') ?? textAt(property, 'address', 'city');
  const region = textAt(property, 'state') ?? textAt(property, 'address', 'state');
  const street = textAt(property, 'streetAddress') ?? textAt(property, 'address', 'streetAddress');
  return {
    listingType,
    status: status?.toLowerCase().replaceAll('_', ' ') ?? null,
    price: priceOf(
      positiveAt(property, 'price') ?? positiveAt(property, 'lastSoldPrice'),
      readCurrency(textAt(property, 'currency')) ?? 'USD',
      kindOf(property, listingType),
    ),
    bedrooms: numberAt(property, 'bedrooms') ?? numberAt(property, 'resoFacts', 'bedrooms'),
    bathrooms:
      positiveAt(property, 'bathrooms') ??
      positiveAt(property, 'resoFacts', 'bathroomsFloat') ??
      positiveAt(property, 'resoFacts', 'bathrooms'),
    area: areaOf(property),
    plot:
      toArea(
        positiveAt(property, 'lotAreaValue'),
        /acre/i.test(textAt(property, 'lotAreaUnits') ?? textAt(property, 'lotAreaUnit') ?? '')
          ? 'acre'
          : 'sqft',
      ) ??
      readArea(textAt(property, 'resoFacts', 'lotSize'), 'sqft') ??
      toArea(positiveAt(property, 'lotSize'), 'sqft'),
    propertyType: textAt(property, 'homeType') ?? textAt(property, 'resoFacts', 'homeType'),
    yearBuilt: readYear(at(property, 'yearBuilt')) ?? readYear(at(property, 'resoFacts', 'yearBuilt')),
    address: cleanLine([street, town, region].filter((part) => part !== null).join(', ')),
    town,
    region,
    postcode: textAt(property, 'zipcode') ?? textAt(property, 'address', 'zipcode'),
    country: readCurrency(textAt(property, 'currency')) === 'CAD' ? 'CA' : 'US',
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(property.description),
    photos: photosOf(property),
    agent:
      textAt(property, 'attributionInfo', 'brokerName') ??
      textAt(property, 'brokerageName') ??
      textAt(property, 'attributionInfo', 'agentName'),
    listedOn:
      readDate(textAt(property, 'datePostedString')) ??
      readDate(numberAt(property, 'resoFacts', 'onMarketDate')) ??
      readDate(numberAt(property, 'datePosted')),
    listingId: textAt(property, 'zpid'),
    url: textAt(property, 'hdpUrl'),
  };
}

function findProperty(context: ReadContext): JsonRecord | null {
  const component = nextPageProps(context.data).componentProps;
  const caches = [
    at(component, 'gdpClientCache'),
    at(nextPageProps(context.data), 'gdpClientCache'),
    at(embeddedNamed(context.data, 'hdpApolloPreloadedData'), 'apiCache'),
  ];
  const isProperty = (record: JsonRecord) =>
    'zpid' in record &&
    ('price' in record || 'homeStatus' in record) &&
    ('bedrooms' in record || 'streetAddress' in record || 'homeType' in record);
  const candidates: JsonRecord[] = [];
  for (const cache of caches) {
    const parsed = typeof cache === 'string' ? parseJson(cache) : cache;
    if (!isRecord(parsed)) continue;
    for (const [name, query] of Object.entries(parsed)) {
      const property = at(typeof query === 'string' ? parseJson(query) : query, 'property');
      if (!isRecord(property) || !isProperty(property)) continue;
      // The query of a page for tenants says so where the home itself does not.
      const isToLet = /ForRent/.test(name) && textAt(property, 'homeStatus') === null;
      candidates.push(isToLet ? { ...property, homeStatus: 'FOR_RENT' } : property);
    }
  }
  // A cache may hold a thin copy beside the full one.
  candidates.sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  return (
    candidates[0] ??
    (context.address?.listingId
      ? findEmbedded(
          context.data,
          (record) => isProperty(record) && String(record.zpid) === context.address?.listingId,
        )
      : null)
  );
}

function typeOf(status: string | null): ListingType | null {
  if (status === null) return null;
  if (/RENT/.test(status)) return 'rent';
  return /SOLD|OFF_MARKET|OTHER/.test(status) ? 'sold' : 'sale';
}

function kindOf(property: JsonRecord, type: ListingType | null) {
  if (at(property, 'listing_sub_type', 'is_forAuction') === true) return 'auction' as const;
  return type === 'rent' ? ('rent' as const) : type === 'sold' ? ('sold' as const) : ('asking' as const);
}

function areaOf(property: JsonRecord): Area | null {
  const unit = /meter|metre|m2/i.test(
    textAt(property, 'livingAreaUnits') ?? textAt(property, 'livingAreaUnitsShort') ?? '',
  )
    ? 'm2'
    : 'sqft';
  return (
    toArea(positiveAt(property, 'livingArea') ?? positiveAt(property, 'livingAreaValue'), unit) ??
    readArea(textAt(property, 'resoFacts', 'livingArea'), 'sqft')
  );
}

function photosOf(property: JsonRecord): string[] {
  const lists = ['originalPhotos', 'photos', 'responsivePhotos', 'hugePhotos', 'compsCarouselPropertyPhotos'];
  for (const name of lists) {
    const photos = asList(property[name]).flatMap((photo) => {
      const sizes = asList(at(photo, 'mixedSources', 'jpeg'));
      return textAt(sizes.at(-1), 'url') ?? textAt(photo, 'url') ?? [];
    });
    if (photos.length > 0) return photos;
  }
  return [];
}
