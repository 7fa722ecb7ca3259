import { attribute, textOf } from '../html/html-node.ts';
import type { Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { pairIn } from '../texts/where-countries-lie.ts';
import { markedOnPicture } from './map-picture.ts';
import { markerOf } from './marker-in-page.ts';

/** Named latitude and longitude, of a map's element or in a script; the middle of a map only where nothing else is there. */
export function positionInPage(context: ReadContext): Position | null {
  return (
    markerOf(context) ??
    writtenOut(context) ??
    markedInScript(context) ??
    encoded(context) ??
    positionInText(context) ??
    pictured(context) ??
    markedOnPicture(context) ??
    middleOfMap(context)
  );
}

/** `"center": [14.3809, 50.1353], "zoom": 17`: the middle of a map drawn so near that it shows one home, in either order. */
const NEAR_MIDDLE =
  /["']?cent(?:er|re)["']?\s{0,3}:\s{0,3}\[\s{0,3}(-?\d{1,3}\.\d{4,20})\s{0,3},\s{0,3}(-?\d{1,3}\.\d{4,20})\s{0,3}\]\s{0,3},\s{0,9}["']?zoom["']?\s{0,3}:\s{0,3}1[5-9]/g;

/** The one such middle, where the country tells which of its figures is the latitude. */
function middleOfMap({ page, country, time }: ReadContext): Position | null {
  time.check();
  const found = new Map<string, Position>();
  for (const match of [...page.html.matchAll(NEAR_MIDDLE)].slice(0, MAX_PAIRS)) {
    const position = pairIn(country, Number(match[1]), Number(match[2]));
    if (position !== null) found.set(`${position.latitude} ${position.longitude}`, position);
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}

/** `mapLatOf = "NTguMzc4"`: figures that a script writes in base64. */
const ENCODED = ['lat', 'l(?:ng|on)'].map(
  (name) =>
    new RegExp(String.raw`map${name}\w{0,20}\s{0,9}[:=]\s{0,9}["']([A-Za-z\d+/]{8,40}={0,2})["']`, 'i'),
);

function encoded({ page }: ReadContext): Position | null {
  const [latitude, longitude] = ENCODED.map((pattern) => {
    const code = pattern.exec(page.html)?.[1];
    const text = code !== undefined && code.length % 4 === 0 ? atob(code) : '';
    return /^-?\d{1,3}\.\d{3,20}$/.test(text) ? Number(text) : null;
  });
  return latitude == null || longitude == null ? null : { latitude, longitude };
}

/** The one place that pictures of maps show. */
function pictured({ page, time }: ReadContext): Position | null {
  const places = new Map<string, Position>();
  for (const { groups } of [...page.html.matchAll(PICTURED)].slice(0, MAX_PAIRS)) {
    time.check();
    const position = { latitude: Number(groups?.['latitude']), longitude: Number(groups?.['longitude']) };
    places.set(`${position.latitude} ${position.longitude}`, position);
  }
  const [only] = places.values();
  return places.size === 1 ? (only ?? null) : null;
}

/** `<span id="latitude">40,4168</span>`: elements that hold nothing but the figure they are named for. */
function writtenOut({ page }: ReadContext): Position | null {
  const figures = (name: RegExp) =>
    new Set(
      page.own.elements
        .filter((element) =>
          name.test(
            attribute(element, 'id') ?? attribute(element, 'name') ?? attribute(element, 'class') ?? '',
          ),
        )
        .map((element) => (attribute(element, 'value') ?? textOf(element, 40, 4)).trim().replace(',', '.'))
        .filter((text) => /^-?\d{1,3}\.\d{3,20}$/.test(text)),
    );
  const [latitudes, longitudes] = [
    figures(/^(?:(?:map|property|listing|house|home|geo|gps)[-_]?)?lat(?:itude)?$/i),
    figures(/^(?:(?:map|property|listing|house|home|geo|gps)[-_]?)?(?:lng|lon|long|longitude)$/i),
  ];
  const [latitude] = latitudes;
  const [longitude] = longitudes;
  const isOne = latitudes.size === 1 && longitudes.size === 1;
  return isOne ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

// Every repetition has an end: the whole page is searched, and each may begin anywhere in it.
const PAIR = String.raw`(-?\d{1,2}\.\d{3,20})(?:%2C|,|\+|%20|\s){1,5}(-?\d{1,3}\.\d{3,20})`;
const NAMED_PAIRS = [
  /lat(?:itude)?(?:["']|\\u0022|\\"|&quot;)?\s{0,9}[:=]\s{0,9}["']?(-?\d{1,2}\.\d{3,20})["']?(?:[\s\S]{0,40}?|[^{}<>]{0,160}?["'])(?:lng|lon|long|longitude)(?:["']|\\u0022|\\"|&quot;)?\s{0,9}[:=]\s{0,9}["']?(-?\d{1,3}\.\d{3,20})/gi,
  /latitude=(-?\d{1,2}\.\d{3,20})&(?:amp;)?longitude=(-?\d{1,3}\.\d{3,20})/gi,
];
const OTHER_PAIRS = [
  new RegExp(String.raw`(?:show|open|init|draw|load|view)\w{0,10}Map\w{0,10}\(\s{0,20}${PAIR}`, 'gi'),
  new RegExp(String.raw`[?&;](?:q|daddr|destination|markers|cbll)=(?:loc:)?${PAIR}`, 'gi'),
  new RegExp(String.raw`LatLng\(\s{0,20}${PAIR}`, 'gi'),
  new RegExp(String.raw`[?&;](?:center|ll|viewpoint)=(?:loc:)?${PAIR}`, 'gi'),
  new RegExp(String.raw`google\.[a-z.]{2,10}/maps/[^"'\s]{0,300}?@${PAIR}`, 'gi'),
  new RegExp(String.raw`google\.[a-z.]{2,10}/maps/(?:place|search|dir)/{1,2}${PAIR}`, 'gi'),
];
/** Pictures of maps whose address has the longitude first: `/static/1.134746,51.36907,13/400x200`. */
const PICTURED =
  /\/static\/(?:[^"'\s/]{1,200}\/)?(?<longitude>-?\d{1,3}\.\d{3,20}),(?<latitude>-?\d{1,2}\.\d{3,20}),\d{1,2}(?:\.\d{1,3})?[,/]/g;
/** What stands shortly before a pair that is the middle or a corner of a map, or somebody else's office. */
const MAP_BEFORE =
  /(?:cent(?:er|re)|viewport|bounds|default_?(?:location|position)?|office|branch|agent|agency|company|camera)["']?\s{0,5}[:=]\s{0,5}(?:new google\.maps\.)?[[{(]?\s{0,5}["']?$/i;
/** A corner of what a map shows is no place of a home, not even where nothing else is there. */
const CORNER_BEFORE =
  /(?:south_?west|north_?east|south_?east|north_?west|\b[sn][we]|corner)["']?\s{0,5}[:=]\s{0,5}[[{(]?\s{0,5}["']?$/i;
/** Pairs of one kind that are looked at. */
const MAX_PAIRS = 40;

const NAMED_PLACE = new RegExp(
  String.raw`(?:var|let|const)\s{1,9}(\w{1,40})\s{0,9}=\s{0,9}new google\.maps\.LatLng\(\s{0,20}${PAIR}`,
  'g',
);

/** `var home = new google.maps.LatLng(58.3, 26.7); placeMarker(home)`: the one place of a script that it marks, whatever it shows beside. */
function markedInScript({ page, time }: ReadContext): Position | null {
  time.check();
  const found = [...page.html.matchAll(NAMED_PLACE)].slice(0, MAX_PAIRS).flatMap((match) => {
    const isMarked = new RegExp(
      String.raw`[mM]arker\w{0,20}\(\s{0,9}${match[1]}\b|position:\s{0,9}${match[1]}\b`,
    );
    return isMarked.test(page.html) ? [{ latitude: Number(match[2]), longitude: Number(match[3]) }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The one pair that the page names. Of several pairs it is the one that a map shows as well: the others are schools and
 * homes nearby.
 */
function positionInText({ page, time }: ReadContext): Position | null {
  const [named, centres] = pairsIn(page.html, NAMED_PAIRS, time);
  const [only, second] = named;
  if (only && !second && /\.\d{5}/.test(`${only.latitude} ${only.longitude}`)) return only;
  const [shown] = pairsIn(page.html, OTHER_PAIRS, time);
  const isShown = ({ latitude, longitude }: Position) =>
    shown.some((one) => Math.abs(one.latitude - latitude) + Math.abs(one.longitude - longitude) < 0.0002);
  if (only && !second)
    return (
      // Rounded in a script, whole in the link to a map.
      shown.find(
        ({ latitude, longitude }) =>
          Math.abs(latitude - only.latitude) + Math.abs(longitude - only.longitude) < 0.0002,
      ) ?? only
    );
  return named.find(isShown) ?? shown[0] ?? only ?? centres[0] ?? null;
}

/** How far back the record of a pair may begin. */
const MAX_BEFORE = 2_000;
/** Names of records in a script that are about who offers the home. */
const FIRM =
  /"(?:customers?|agenc(?:y|ies)|agents?|offices?|branch(?:es)?|brokers?|sellers?|advertisers?|compan(?:y|ies)|promoters?|organi[sz]ations?|publishers?)"\s{0,3}:\s{0,3}\[?\s{0,3}$/i;

/** What schema.org calls a firm, as the first that a record says of itself. */
const FIRM_TYPE =
  /^\{\s{0,9}(?:"@(?:context|id)"\s{0,3}:\s{0,3}"[^"]{0,120}",\s{0,9}){0,2}"@type"\s{0,3}:\s{0,3}\[?\s{0,3}"(?:RealEstateAgent|Organization|LocalBusiness|Corporation)"/;

/** Does what stands before a pair open a record about a firm, however deep, and leave it open? */
function isOfFirm(before: string): boolean {
  let closed = 0;
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const sign = before.charAt(index);
    if (sign === '}') closed += 1;
    else if (sign === '{' && closed > 0) closed -= 1;
    else if (sign === '{' && FIRM.test(before.slice(Math.max(0, index - 60), index))) return true;
    else if (sign === '{' && FIRM_TYPE.test(before.slice(index, index + 200))) return true;
    else if (sign === '<') return false;
  }
  return false;
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
      looked += 1;
      if (looked >= MAX_PAIRS) break;
      const before = html.slice(Math.max(0, match.index - MAX_BEFORE), match.index);
      if (isOfFirm(before) || CORNER_BEFORE.test(before.slice(-40))) continue;
      const isCentre = MAP_BEFORE.test(before.slice(-40));
      found[isCentre ? 1 : 0].set(`${position.latitude} ${position.longitude}`, position);
    }
  }
  return [[...found[0].values()], [...found[1].values()]];
}
