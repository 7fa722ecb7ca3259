import {
  asList,
  at,
  isRecord,
  numberAt,
  positiveAt,
  recordsIn,
  textAt,
  textsAt,
  type JsonRecord,
} from '../json/json-value.ts';
import type { PartialFacts, Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { homeTypeOf } from '../texts/home-words.ts';
import { readArea, toArea, type Area } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readYear } from '../texts/read-date.ts';
import { mapWords } from '../word-sources.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { isAboutOthers, MEMBER_NAMES, plainName, type MemberField } from './member-names.ts';

/** The record in a page's scripts that looks most like one home, read by the names of its members. */
export function readEmbeddedGuess(context: ReadContext): PartialFacts | null {
  let best: JsonRecord | null = null;
  let bestScore = 2.9;
  for (const { value } of context.data.values) {
    for (const { record, depth } of recordsIn(value, isAboutOthers)) {
      context.time.check();
      const score = scoreOf(record) - depth / 20;
      if (score > bestScore) [best, bestScore] = [record, score];
    }
  }
  return best ? factsOf(best, context) : null;
}

/** How much a member counts that stands in a record inside, by depth. */
const DEPTH_SHARE = [1, 0.85, 0.7];

function scoreOf(record: JsonRecord): number {
  const depthOf = new Map<string, number>();
  let level: readonly JsonRecord[] = [record];
  for (let depth = 0; depth < DEPTH_SHARE.length; depth += 1) {
    const inner: JsonRecord[] = [];
    for (const owner of level) {
      for (const [name, value] of Object.entries(owner).slice(0, 200)) {
        const plain = plainName(name);
        if (value !== null && value !== '' && !depthOf.has(plain)) depthOf.set(plain, depth);
        if (isRecord(value) && !isAboutOthers(name)) inner.push(value);
      }
    }
    level = inner.slice(0, 60);
  }
  const has = (field: MemberField) =>
    Math.max(
      0,
      ...MEMBER_NAMES[field].map((name) => DEPTH_SHARE[depthOf.get(name) ?? DEPTH_SHARE.length] ?? 0),
    );
  return (
    has('price') * 1.5 +
    has('bedrooms') * 1.5 +
    has('bathrooms') +
    has('address') +
    has('description') +
    has('photos') +
    has('postcode') * 0.5 +
    has('type') * 0.5
  );
}

/** Records and members that one home takes; each field is sought among them. */
const MAX_SOUGHT = 3_000;
const MAX_MEMBERS = 400;

/** First value of a field in the record or the records in it, the outer ones first. */
function seek<T>(
  root: JsonRecord,
  field: MemberField | readonly string[],
  read: (value: unknown, owner: JsonRecord) => T | null,
): T | null {
  const names: readonly string[] = typeof field === 'string' ? MEMBER_NAMES[field] : field;
  for (const { record, depth } of recordsIn(root, isAboutOthers, MAX_SOUGHT)) {
    if (depth > 4) return null;
    const entries = Object.entries(record)
      .slice(0, MAX_MEMBERS)
      .filter(([name]) => names.includes(plainName(name)));
    entries.sort(([a], [b]) => names.indexOf(plainName(a)) - names.indexOf(plainName(b)));
    for (const [, value] of entries) {
      const found = read(value, record);
      if (found !== null) return found;
    }
  }
  return null;
}

const textOrName = (value: unknown): string | null =>
  cleanLine(value) ?? textAt(value, 'name') ?? textAt(value, 'value') ?? textAt(value, 'full_name');

function factsOf(root: JsonRecord, context: ReadContext): PartialFacts {
  const words = JSON.stringify(root).slice(0, 200_000);
  const isRent =
    /"(?:transaction|offer|listing|category|channel|section|operation)\w*":\s*"?(?:for[_ -]?rent|to[_ -]?rent|rent|let|lettings|alquiler)/i.test(
      words,
    );
  return {
    listingType: isRent ? 'rent' : null,
    price: priceIn(root, isRent, context),
    bedrooms: seek(root, 'bedrooms', (value) => readCount(value) ?? readCount(numberAt(value, 'value'))),
    bathrooms: seek(root, 'bathrooms', (value) => readCount(value) ?? readCount(numberAt(value, 'value'))),
    area: seek(root, 'area', areaIn),
    plot: seek(root, 'plot', areaIn),
    propertyType:
      seek(root, 'type', textOrName) ??
      seek(root, 'anyType', (value) => (homeTypeOf(cleanLine(value)) === null ? null : cleanLine(value))),
    ...mapWords((_, { members, read }) => seek(root, members, (value) => read(cleanLine(value)))),
    yearBuilt: seek(root, 'year', readYear),
    title: seek(root, 'title', textOrName),
    address: seek(root, 'address', (value) => textOrName(value)),
    town: seek(root, 'town', textOrName),
    region: seek(root, 'region', textOrName),
    postcode: seek(root, 'postcode', (value) => cleanLine(value)),
    position: positionIn(root),
    description: seek(
      root,
      'description',
      (value) => plainText(value) ?? plainText(textsAt(value).join('\n')),
    ),
    photos: seek(root, 'photos', photosIn),
    agent: seek(root, 'agent', textOrName),
    listingId: textAt(root, 'id') ?? seek(root, 'id', (value) => cleanLine(value)),
  };
}

function priceIn(root: JsonRecord, isRent: boolean, context: ReadContext): ListedPrice | null {
  const currency = seek(root, 'currency', (value) => cleanLine(value)) ?? context.prices.currency;
  const price = seek(root, 'price', (value) => {
    const major =
      positiveAt(value) ??
      positiveAt(value, 'value') ??
      positiveAt(value, 'amount') ??
      positiveAt(value, 'mainValue');
    return (
      priceOf(major, currency) ??
      readPrice(cleanLine(value) ?? textAt(value, 'label') ?? textAt(value, 'formatted'), {
        ...context.prices,
        currency,
      })
    );
  });
  return price && isRent ? { ...price, kind: 'rent', period: price.period ?? 'month' } : price;
}

function areaIn(value: unknown, owner: JsonRecord): Area | null {
  const unit = `${textAt(value, 'unit') ?? ''} ${textAt(owner, 'areaUnit') ?? ''} ${textAt(owner, 'area_unit') ?? ''} ${Object.keys(owner).some((name) => /sq_?ft|squarefeet/i.test(name)) ? 'sqft' : ''}`;
  const size = positiveAt(value) ?? positiveAt(value, 'value');
  return size === null ? readArea(cleanLine(value)) : toArea(size, /ft|feet/i.test(unit) ? 'sqft' : 'm2');
}

function positionIn(root: JsonRecord): Position | null {
  for (const { record, depth } of recordsIn(root, isAboutOthers, MAX_SOUGHT)) {
    if (depth > 5) return null;
    const latitude = numberAt(record, 'latitude') ?? numberAt(record, 'lat');
    const longitude = numberAt(record, 'longitude') ?? numberAt(record, 'lng') ?? numberAt(record, 'lon');
    if (latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0))
      return { latitude, longitude };
  }
  return null;
}

function photosIn(value: unknown): string[] | null {
  const list = isRecord(value)
    ? Object.values(value).find((child) => Array.isArray(child) && child.length > 1)
    : value;
  const photos = asList(list)
    .slice(0, MAX_MEMBERS)
    .flatMap((photo) => {
      if (typeof photo === 'string') return /^(?:https?:)?\/\//.test(photo) ? photo : [];
      const names = ['largeUrl', 'fullUrl', 'large', 'original', 'url', 'src', 'href', 'full', 'medium'];
      const found = names
        .map((name) => textAt(photo, name) ?? textAt(photo, name, 'url') ?? textAt(at(photo, 'urls'), name))
        .find((url) => url !== null && /^(?:https?:)?\/\//.test(url));
      return found ?? [];
    });
  return photos.length > 0 ? photos : null;
}
