interface Spot {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Point = readonly [x: number, y: number];

const METRES_PER_DEGREE = 111_320;
const CORNERS = 32;
/** How far a region reaches at least and at most, and how far one that stands alone does. */
const REACH_M = { least: 400, most: 30_000, alone: 2_500 } as const;
/** A region reaches a little beyond half of the way to its neighbours, so that these meet. */
const WIDER = 1.7;

/**
 * A region around each spot: what is nearer to it than to any other, and not far from it. Borders of sectors are
 * published nowhere in the open, so these are drawn half-way between the middles of their sales.
 */
export function regionsOf(spots: readonly Spot[]): ReadonlyMap<string, GeoJSON.Polygon> {
  const latitude = spots.reduce((sum, spot) => sum + spot.latitude, 0) / Math.max(1, spots.length);
  const wide = METRES_PER_DEGREE * Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const flat = spots.map((spot): Point => [spot.longitude * wide, spot.latitude * METRES_PER_DEGREE]);
  const reach = reachOf(flat);
  return new Map(
    spots.map(({ id }, at) => {
      const ring = regionAt(flat, at, reach).map(([x, y]) => [x / wide, y / METRES_PER_DEGREE]);
      return [id, { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }];
    }),
  );
}

function regionAt(spots: readonly Point[], at: number, reach: number): readonly Point[] {
  const middle = spots[at];
  if (!middle) return [];
  const circle = Array.from({ length: CORNERS }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / CORNERS;
    return [middle[0] + reach * Math.cos(angle), middle[1] + reach * Math.sin(angle)];
  });
  return spots.reduce<readonly Point[]>(
    (ring, other, place) =>
      place === at || distance(middle, other) > 2 * reach || distance(middle, other) === 0
        ? ring
        : nearerTo(ring, middle, other),
    circle,
  );
}

/** The part of a convex ring that is nearer to a point than to another one. */
function nearerTo(ring: readonly Point[], point: Point, other: Point): readonly Point[] {
  const across: Point = [other[0] - point[0], other[1] - point[1]];
  const half = (other[0] ** 2 + other[1] ** 2 - point[0] ** 2 - point[1] ** 2) / 2;
  const beyond = ([x, y]: Point) => x * across[0] + y * across[1] - half;
  return ring.flatMap((corner, at) => {
    const next = ring[(at + 1) % ring.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    const cut: Point = [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])];
    return [...kept, cut];
  });
}

function reachOf(spots: readonly Point[]): number {
  const ways = spots
    .map((spot) => Math.min(...spots.filter((other) => other !== spot).map((other) => distance(spot, other))))
    .filter((way) => Number.isFinite(way))
    .toSorted((one, other) => one - other);
  const middle = ways[Math.floor(ways.length / 2)];
  if (middle === undefined) return REACH_M.alone;
  return Math.min(REACH_M.most, Math.max(REACH_M.least, middle * WIDER));
}

function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}
