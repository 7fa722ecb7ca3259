import type { HtmlElement } from '../html/html-node.ts';
import type { Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';

/** `data-lat`, `data-gps-latitude`, `data-map-lat-value`: of a home, and of no corner of a map and no office. */
const FIGURE =
  /^data-(?!.*(?:cent|sw|ne|min|max|office|agen|branch|user))(?:[a-z]+-){0,2}(?:(lat)(?:itude)?|(lng|lon|long)(?:gitude|itude)?)(?:-value)?$/;
/** Attributes that hold both, the latitude first: `data-gps="50.0629,14.7281"`. */
const PAIRS = /^data-(?:[a-z]+-)?(?:gps|coords?|coordinates?|lat-?l(?:ng|on|ong)|position|location|marker)$/;
/** Attributes that hold the middle of a map: it counts where nothing is marked. */
const MIDDLES = /^(?:data-|:|v-bind:)?(?:[a-z]+-)?cent(?:er|re)$/;
/** What tells that an element is a card or a marker of some other home: it says whose address or price it is. */
const OTHERS = ['data-url', 'data-href', 'data-price', 'data-title'];

type Places = Map<string, Position>;

/** The one marker of the page. Of several it is the one that is no other home's: those say their price or where they lead. */
export function markerOf({ page }: ReadContext): Position | null {
  const [own, others, middles] = [0, 1, 2].map(() => new Map<string, Position>()) as [Places, Places, Places];
  for (const { attribs } of page.own.elements) {
    const marked = named(attribs) ?? paired(attribs, PAIRS);
    const position = marked ?? paired(attribs, MIDDLES);
    if (position === null) continue;
    const isOther = OTHERS.some((name) => attribs[name] !== undefined);
    const places = marked === null ? middles : isOther ? others : own;
    places.set(`${position.latitude} ${position.longitude}`, position);
  }
  const found = [own, others, middles].find(({ size }) => size > 0);
  const [only] = found?.values() ?? [];
  return found?.size === 1 ? (only ?? null) : null;
}

function named(attribs: HtmlElement['attribs']): Position | null {
  const found: { latitude?: number; longitude?: number } = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (!name.startsWith('data-') || name.length > 40 || !/^-?\d{1,3}(?:[.,]\d{1,20})?$/.test(value))
      continue;
    const [, latitude, longitude] = FIGURE.exec(name) ?? [];
    if (latitude !== undefined) found.latitude ??= Number(value.replace(',', '.'));
    if (longitude !== undefined) found.longitude ??= Number(value.replace(',', '.'));
  }
  const { latitude, longitude } = found;
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function paired(attribs: HtmlElement['attribs'], names: RegExp): Position | null {
  // `data-value="12345_49.2504_-123.1833"`: behind the number of the listing.
  const joined = JOINED.exec(attribs['data-value']?.slice(0, 200) ?? '');
  if (joined) return { latitude: Number(joined[1]), longitude: Number(joined[2]) };
  for (const [name, value] of Object.entries(attribs)) {
    if (name.length > 40 || value.length > 80 || !names.test(name)) continue;
    const position = decimals(value) ?? inDegrees(value);
    if (position !== null) return position;
  }
  return null;
}

const JOINED = /_(-?\d{1,2}\.\d{4,12})_(-?\d{1,3}\.\d{4,12})(?:_|$)/;

function decimals(text: string): Position | null {
  const match = /^\s*\[?\s*(-?\d{1,2}\.\d{3,20})\s*[,;]\s*(-?\d{1,3}\.\d{3,20})\s*\]?\s*$/.exec(text);
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : null;
}

const DEGREES = String.raw`(\d{1,3})°\s*(\d{1,2})['′’]\s*(\d{1,2}(?:[.,]\d{1,6})?)["″”]?\s*`;
const BOTH = new RegExp(String.raw`^\s*${DEGREES}([NS])[\s,;/]{1,3}${DEGREES}([EW])\s*$`, 'i');

/** "50°03'46.7"N, 14°43'41.5"E": degrees, minutes and seconds, to a hundred-thousandth of a degree. */
function inDegrees(text: string): Position | null {
  const match = BOTH.exec(text);
  if (!match) return null;
  const [, ...parts] = match;
  const angle = (at: number, negative: string) => {
    const [degrees, minutes, seconds] = [0, 1, 2].map((step) => Number(parts[at + step]?.replace(',', '.')));
    const value = (degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
    return Math.round((parts[at + 3]?.toUpperCase() === negative ? -value : value) * 1e6) / 1e6;
  };
  return { latitude: angle(0, 'S'), longitude: angle(4, 'W') };
}
