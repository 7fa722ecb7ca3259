/** A place on a map. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** A map's window leaves so much room around its points: see `boundsOf` of the map. */
const MARGIN = 1.3;
const LEAST_DEGREES = 0.024;
/** How far apart two pins are at least, as parts of the longer side of what a small phone's map shows. */
const APART = { x: 0.18, y: 0.15 };

/**
 * Puts places that would lie on each other together, so that every pin can be hit: each group is where its first place is.
 * @returns the places of each group, in their order
 */
export function groupPlaces<T extends Spot>(places: readonly T[]): readonly (readonly [T, ...T[]])[] {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  // A degree to the east is shorter, the further north it is.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const side = Math.max(north - south, (Math.max(...lngs) - Math.min(...lngs)) * narrow);
  const whole = Math.max(side, (side + LEAST_DEGREES) / MARGIN);
  const groups: [T, ...T[]][] = [];
  for (const place of places) {
    const near = groups.find(
      ([first]) =>
        Math.abs(first.lng - place.lng) * narrow < whole * APART.x &&
        Math.abs(first.lat - place.lat) < whole * APART.y,
    );
    if (near) near.push(place);
    else groups.push([place]);
  }
  return groups;
}
