import { majorAt, positiveAt, recordsIn, textAt, textsAt, type JsonRecord } from '../json/json-value.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { countryOfName } from '../texts/country-names.ts';
import { energyRatingOf, homeTypeOf } from '../texts/home-words.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { floorArea, readArea, toArea } from '../texts/read-area.ts';
import { readBathrooms, readCount } from '../texts/read-count.ts';
import { readYear, yearNamed } from '../texts/read-date.ts';
import { mapWords } from '../word-sources.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { attributesIn } from './attribute-lists.ts';
import { fullerOf, longerOf, streetInTown, wholeOf } from './fuller-of.ts';
import { homeInAttributes } from './data-attributes.ts';
import { ownScore, pageWords, recordsOfLists, twinsOf } from './choose-record.ts';
import {
  ADDRESS_LINES,
  addressLine,
  addressOf,
  POSTCODE_AND_TOWN,
  postcodeAndTown,
  streetAround,
  withPlaceBeside,
} from './address-in-data.ts';
import { areaIn, sizeIn } from './area-in-data.ts';
import { countedHome } from './counted-home.ts';
import { photosIn } from './pictures-in-data.ts';
import { onlyPlaceIn, positionIn } from './position-in-data.ts';
import { rentIn } from './rent-in-data.ts';
import { textOrName } from './text-or-name.ts';
import { galleryIn } from './gallery-in-data.ts';
import { kindName, ownKindName } from './kind-in-data.ts';
import { isAboutOthers } from './member-meaning.ts';
import { isOnlyList, scopesOf } from './scopes-in-data.ts';
import { scoreOf } from './score-record.ts';
import { MAX_MEMBERS, seek, shownSize, wordsAt } from './seek-in-data.ts';
import { knownOf } from './telling-facts.ts';

/** The record in a page's scripts that looks most like one home, read by the names of its members. */
export function readEmbeddedGuess(context: ReadContext): PartialFacts | null {
  let best: { readonly record: JsonRecord; readonly value: unknown } | null = null;
  let bestScore = 2.9;
  const words = pageWords(context);
  const attributes = homeInAttributes(context);
  const values = [...context.data.values.map(({ value }) => value), ...streamedRows(context)];
  for (const value of attributes === null ? values : [...values, attributes]) {
    const listed = recordsOfLists(value);
    for (const { record, depth } of recordsIn(value, isAboutOthers)) {
      context.time.check();
      const most = scoreOf(record) - depth / 20 + ownScore(record, listed.has(record), context, words);
      const score = most > bestScore && isOnlyList(record) ? most - 1 : most;
      if (score > bestScore) [best, bestScore] = [{ record, value }, score];
    }
  }
  const photos = galleryIn(context);
  if (best === null) return placeAlone(values, photos, context) ?? placeBesidePrice(values, context);
  const own = withTwins(factsOf(best.record, context), twinsOf(best.record, context.data.values));
  const facts = withScopes(own, scopesOf(best.value, best.record), context);
  const address = withPlaceBeside(streetInTown(facts.address, facts.town), context.data.records);
  return { ...facts, address, photos: facts.photos ?? photos };
}

/** A script that says nothing but where the home is: its position with the postcode or the town beside it. */
function placeAlone(
  values: readonly unknown[],
  photos: readonly string[] | null,
  context: ReadContext,
): PartialFacts | null {
  const place = onlyPlaceIn(values);
  if (place === null) return photos === null ? null : { photos };
  const { address, town, region, postcode, country, position } = factsOf(place.record, context);
  const around = scopesOf(place.value, place.record).map((scope) => textAt(scope, 'cityName'));
  const city = town ?? around.find((name) => name !== null) ?? null;
  return { address, town: city, region, postcode, country, position, photos };
}

/** What a page tells its counters of where its home is, and what kind it is. */
function placeBesidePrice(values: readonly unknown[], context: ReadContext): PartialFacts | null {
  const counted = countedHome(values);
  if (counted === null) return null;
  const { town, region, postcode, propertyType } = factsOf(counted, context);
  return { town, region, postcode, propertyType: homeTypeOf(propertyType) === null ? null : propertyType };
}

/** Rows of a server's stream that hold records; texts and markup of it are no data. */
function streamedRows({ data }: ReadContext): unknown[] {
  return [...data.flight.values()]
    .filter((row) => typeof row === 'object' && row !== null)
    .slice(0, MAX_ROWS);
}

/** Rows that one page streams. */
const MAX_ROWS = 400;

/** Facts that the records around a home add: a portal may keep rooms, place and pictures side by side. */
function withScopes(own: PartialFacts, scopes: readonly JsonRecord[], context: ReadContext): PartialFacts {
  let facts = own;
  for (const scope of scopes) {
    context.time.check();
    const around = factsOf(scope, context);
    // What a home is called and what it costs are its own record's, or nobody's.
    const { price: _price, title: _title, listingId: _id, agent: _agent, ...rest } = around;
    const address = streetAround(facts, rest) ?? facts.address;
    facts = { ...rest, ...knownOf({ ...facts, address }) };
  }
  return facts;
}

/** The year that another record of the same home names, and an address of which this record has a part. */
function withTwins(facts: PartialFacts, twins: readonly JsonRecord[]): PartialFacts {
  const year = twins.map((twin) => yearNamed(plainText(twin.description))).find((found) => found !== null);
  const address = twins.reduce<string | null>(
    (own, twin) => wholeOf(own, seek(twin, WHOLE_ADDRESS, cleanLine)),
    facts.address ?? null,
  );
  return { ...facts, address, yearBuilt: facts.yearBuilt ?? year ?? null };
}

/** What a record calls an address that has all its parts. */
const WHOLE_ADDRESS = ['fulladdress', 'addressfull', 'completeaddress'];

const SPANISH_ROOMS = ['rooms', 'roomsnumber', 'numrooms', 'roomscount'];

function factsOf(root: JsonRecord, context: ReadContext): PartialFacts {
  const words = ownWords(root);
  const isRent =
    /"(?:transaction|offer|listing|category|channel|section|operation)\w*":\s*"?(?:for[_ -]?rent|to[_ -]?rent|rent|let|lettings|alquiler|\w{0,20}_(?:lease|rent(?:al)?)")/i.test(
      words,
    );
  const listed = attributesIn(root);
  const unit = context.country === 'US' ? 'sqft' : 'm2';
  const together = seek(root, POSTCODE_AND_TOWN, postcodeAndTown);
  return {
    listingType: isRent ? 'rent' : null,
    price:
      priceIn(root, isRent, context) ??
      readPrice(listed.get('price'), context.prices) ??
      rentIn(root, context),
    bedrooms:
      seek(root, 'bedrooms', (value) => readCount(wordsAt(value))) ??
      readCount(listed.get('bedrooms')) ??
      // A Spanish "habitación" is a bedroom, also where programs call it a room.
      (context.country === 'ES' ? seek(root, SPANISH_ROOMS, (value) => readCount(wordsAt(value))) : null),
    bathrooms: bathroomsIn(root) ?? readBathrooms(listed.get('bathrooms')),
    area:
      seek(root, 'area', (value, owner) => floorArea(areaIn(shownSize(value), owner, unit))) ??
      floorArea(readArea(listed.get('area'), unit)),
    plot:
      seek(root, 'plot', (value, owner) => areaIn(shownSize(value), owner, unit)) ??
      seek(root, ['lotsizesqft', 'lotsqft', 'landsqft', 'lotsizesquarefeet'], (value) =>
        toArea(positiveAt(value), 'sqft'),
      ) ??
      seek(root, ['land', 'lot', 'plot'], sizeIn) ??
      readArea(listed.get('plot'), unit),
    propertyType:
      seek(root, 'type', ownKindName) ?? seek(root, 'anyType', kindName) ?? kindName(listed.get('type')),
    ...mapWords(
      (key, { members, read }) =>
        seek(root, members, (value) => read(cleanLine(wordsAt(value)))) ??
        (key === 'energyRating' ? (read(listed.get('energy')) ?? seek(root, ENERGY, classIn)) : null),
    ),
    yearBuilt:
      seek(root, 'year', (value) => readYear(wordsAt(value))) ??
      readYear(listed.get('year')) ??
      seek(root, 'description', (value) => yearNamed(plainText(value))),
    title: seek(root, 'title', textOrName),
    address: fullerOf(
      wholeOf(
        seek(root, 'address', addressOf) ?? seek(root, ADDRESS_LINES, addressLine),
        seek(root, WHOLE_ADDRESS, cleanLine),
      ),
      listed.get('address') ?? null,
    ),
    town: seek(root, 'town', textOrName) ?? listed.get('town') ?? together?.town ?? null,
    // A comarca is less than the province that stands beside it.
    region: seek(root, 'region', (value) => {
      const name = textOrName(value);
      return /^comarca\b/i.test(name ?? '') ? null : name;
    }),
    postcode:
      seek(root, 'postcode', (value) => cleanLine(value)) ??
      listed.get('postcode') ??
      together?.postcode ??
      null,
    country: seek(root, 'country', (value) => countryOfName(textOrName(value))),
    position: positionIn(root),
    description: longerOf(
      seek(root, 'description', (value) => plainText(value) ?? plainText(textsAt(value).join('\n'))),
      plainText(listed.get('description')),
    ),
    photos: seek(root, 'photos', photosIn),
    agent: seek(root, 'agent', textOrName),
    listingId: textAt(root, 'id') ?? seek(root, 'id', (value) => cleanLine(value)),
  };
}

/** A class that stands in a record about energy: `energy_data: { class: 'g' }`. */
const ENERGY = 'efficiencyclass energydata energy energycertificate energyefficiency energyperformance'.split(
  ' ',
);

function classIn(value: unknown): string | null {
  return energyRatingOf(textAt(value, 'class') ?? textAt(value, 'rating') ?? textAt(value, 'letter'));
}

function bathroomsIn(root: JsonRecord): number | null {
  const full = seek(root, 'fullBaths', readCount);
  const half = seek(root, 'halfBaths', readCount);
  const whole = seek(root, 'bathrooms', (value) => readBathrooms(wordsAt(value)));
  // A total of whole numbers counts a half bathroom as one, or not at all.
  return full !== null && half !== null && (whole === null || whole === full + half || whole === full)
    ? full + half / 2
    : (whole ?? full);
}

/** What the record and the records right inside it say of themselves: homes beside it may be to let. */
function ownWords(root: JsonRecord): string {
  const owners = [...recordsIn(root, isAboutOthers, MAX_MEMBERS)].filter(({ depth }) => depth < 2);
  const said = owners.flatMap(({ record }) =>
    Object.entries(record).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
  );
  return JSON.stringify(Object.fromEntries(said.toReversed())).slice(0, 200_000);
}

function priceIn(root: JsonRecord, isRent: boolean, context: ReadContext): ListedPrice | null {
  const currency =
    seek(root, 'currency', (value) =>
      readCurrency(cleanLine(value) ?? textAt(value, 'code'), context.prices.usual),
    ) ?? context.prices.currency;
  const price = seek(root, 'price', (value) => {
    const major = [[], ['value'], ['amount'], ['mainValue']]
      .map((path) => majorAt(value, ...path))
      .find((found) => found !== null);
    return (
      priceOf(major, currency) ??
      readPrice(
        cleanLine(value) ??
          ['label', 'formatted', 'display', 'value', 'amount']
            .map((name) => textAt(value, name))
            .find((text) => text !== null),
        { ...context.prices, currency },
      )
    );
  });
  return price && isRent ? { ...price, kind: 'rent', period: price.period ?? 'month' } : price;
}
