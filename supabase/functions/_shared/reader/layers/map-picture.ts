import type { Position } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { isInside } from './icons.ts';

/** Attributes that hold the address of a picture. */
const ATTRIBUTES = ['src', 'data-src', 'data-lazy-src', 'data-map', 'srcset', 'style'];
const CENTRE = /[?&;]cent(?:er|re)(?:=|%3D)(-?\d{1,2}\.\d{3,20})(?:,|%2C)(-?\d{1,3}\.\d{3,20})/i;
const MARKER = /[?&;]markers(?:=|%3D)[^&]{0,300}?(-?\d{1,2}\.\d{3,20})(?:,|%2C)(-?\d{1,3}\.\d{3,20})/i;

/**
 * The one place that pictures of maps have as their middle and mark there: a map of the neighbourhood marks nothing, and
 * one in the box of the firm is where the firm is.
 */
export function markedOnPicture({ page, time }: ReadContext): Position | null {
  time.check();
  const found = new Map<string, Position>();
  for (const element of page.own.elements) {
    for (const name of ATTRIBUTES) {
      const link = element.attribs[name]?.slice(0, 2_000) ?? '';
      if (!/\/staticmaps?\?/i.test(link)) continue;
      const [centre, marker] = [CENTRE, MARKER].map((pattern) => pattern.exec(link)?.slice(1, 3).map(Number));
      const [latitude, longitude] = marker ?? [];
      const isMarked = centre?.[0] === latitude && centre?.[1] === longitude;
      if (latitude === undefined || longitude === undefined || !isMarked) continue;
      if (isInside(element, /agent|branch|office|contact|broker|seller|dealer/i)) continue;
      found.set(`${latitude} ${longitude}`, { latitude, longitude });
    }
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}
