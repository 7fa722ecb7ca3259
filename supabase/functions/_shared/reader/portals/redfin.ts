import {
  asList,
  asRecord,
  at,
  isRecord,
  numberAt,
  positiveAt,
  recordsIn,
  textAt,
  type JsonRecord,
} from '../json/json-value.ts';
import { parseJson } from '../json/parse-json.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { toArea } from '../texts/read-area.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf } from '../texts/read-price.ts';
import { findEmbedded } from './find-embedded.ts';

/**
 * Redfin: the answers of its own interface that the page carries (`ReactServerAgent.cache`): each is JSON behind
 * `{}&&` inside a string. `aboveTheFold` has address, price and photos, `mainHouseInfoPanelInfo` and
 * `belowTheFold` the rest.
 */
export function readRedfin(context: ReadContext): PartialFacts | null {
  const answers = readAnswers(context);
  const payload = (part: string) =>
    asRecord(at([...answers].find(([name]) => name.includes(part))?.[1], 'payload'));
  const fold = payload('aboveTheFold');
  const info = asRecord(fold.addressSectionInfo);
  const main = asRecord(payload('mainHouseInfoPanelInfo').mainHouseInfo ?? fold.mainHouseInfo);
  const records = asRecord(payload('belowTheFold').publicRecordsInfo);
  const basics = asRecord(records.basicInfo);
  if (Object.keys(info).length === 0) return null;
  const latitude = numberAt(info, 'latLong', 'latitude');
  const longitude = numberAt(info, 'latLong', 'longitude');
  const status = textAt(info, 'status', 'displayValue');
  const isSold = /sold|closed/i.test(status ?? '') || /sold/i.test(textAt(info, 'priceInfo', 'label') ?? '');
  const street = textAt(info, 'streetAddress', 'assembledAddress') ?? textAt(info, 'streetAddress');
  const parts = [street, textAt(info, 'city'), textAt(info, 'state')];
  return {
    listingType: /rent/i.test(status ?? '') ? 'rent' : isSold ? 'sold' : 'sale',
    status,
    price: priceOf(
      positiveAt(info, 'priceInfo', 'amount') ?? positiveAt(info, 'latestPriceInfo', 'amount'),
      'USD',
      isSold ? 'sold' : 'asking',
    ),
    bedrooms: numberAt(info, 'beds') ?? numberAt(basics, 'beds'),
    bathrooms: positiveAt(info, 'baths') ?? positiveAt(basics, 'baths'),
    area: toArea(positiveAt(info, 'sqFt', 'value') ?? positiveAt(basics, 'totalSqFt'), 'sqft'),
    plot: toArea(
      positiveAt(info, 'lotSize', 'value') ?? positiveAt(info, 'lotSize') ?? positiveAt(basics, 'lotSqFt'),
      'sqft',
    ),
    propertyType: textAt(basics, 'propertyTypeName') ?? detail(main, /property type|style/i),
    yearBuilt:
      readYear(at(info, 'yearBuilt')) ??
      readYear(at(info, 'yearBuilt', 'value')) ??
      readYear(basics.yearBuilt),
    address: cleanLine(parts.filter((part) => part !== null).join(', ')),
    town: parts[1] ?? null,
    region: parts[2] ?? null,
    postcode: textAt(info, 'zip'),
    country: 'US',
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(at(main, 'marketingRemarks', 0, 'marketingRemark')) ?? plainText(main.remarks),
    photos: photosOf(fold),
    agent:
      textAt(main, 'listingAgents', 0, 'brokerName') ??
      textAt(main, 'listingAgents', 0, 'agentInfo', 'agentName'),
    listedOn: readDate(at(main, 'listingAddedDate')) ?? readDate(at(info, 'listingAddedDate')),
    listingId: context.address?.listingId ?? textAt(main, 'propertyId') ?? textAt(info, 'propertyId'),
    url: textAt(info, 'url'),
  };
}

function readAnswers(context: ReadContext): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  const cache = findEmbedded(context.data, (record) => isRecord(record.dataCache));
  for (const [name, entry] of Object.entries(asRecord(cache?.dataCache))) {
    const text = textAt(entry, 'res', 'text') ?? textAt(entry, 'text');
    const body = text === null ? at(entry, 'res', 'body') : parseJson(text.replace(/^\{\}&&/, ''));
    if (body !== undefined) answers.set(name, body);
  }
  return answers;
}

function detail(main: JsonRecord, label: RegExp): string | null {
  const rows = [...asList(main.amenitiesInfo), ...asList(main.selectedAmenities)];
  const row = rows.find((entry) => label.test(textAt(entry, 'header') ?? ''));
  return textAt(row, 'content');
}

function photosOf(fold: JsonRecord): string[] {
  for (const { record } of recordsIn(fold.mediaBrowserInfo)) {
    const photos = asList(record.photos).flatMap(
      (photo) =>
        textAt(photo, 'photoUrls', 'fullScreenPhotoUrl') ??
        textAt(photo, 'photoUrls', 'nonFullScreenPhotoUrl') ??
        [],
    );
    if (photos.length > 0) return photos;
  }
  return [];
}
