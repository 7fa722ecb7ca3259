type Position = readonly [longitude: number, latitude: number];
type Polygon = readonly (readonly Position[])[];

/** The polygons of an area and the box around them: west, south, east, north. */
export interface Boundary {
  readonly polygons: readonly Polygon[];
  readonly box: readonly [number, number, number, number];
}

/**
 * The polygons in a GeoJSON geometry, also where it mixes them with points and lines. Null where there are none, or
 * where one is no ring of positions on the globe.
 */
export function boundaryOf(geometry: unknown): Boundary | null {
  const polygons = polygonsOf(geometry, 0);
  if (polygons === null || polygons.length === 0) return null;
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outer = []] of polygons)
    for (const [x, y] of outer) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  return { polygons, box };
}

const DEEPEST = 4;

function polygonsOf(geometry: unknown, depth: number): Polygon[] | null {
  if (!isRecord(geometry) || depth > DEEPEST) return null;
  const { type, coordinates, geometries } = geometry;
  if (type === 'Polygon') {
    const one = polygonOf(coordinates);
    return one === null ? null : [one];
  }
  const parts = type === 'MultiPolygon' ? coordinates : type === 'GeometryCollection' ? geometries : [];
  if (!Array.isArray(parts)) return null;
  const found: Polygon[] = [];
  for (const part of parts as unknown[]) {
    const one = polygonOf(part);
    const several = type === 'MultiPolygon' ? (one === null ? null : [one]) : polygonsOf(part, depth + 1);
    if (several === null) return null;
    found.push(...several);
  }
  return found;
}

function polygonOf(coordinates: unknown): Polygon | null {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return null;
  const rings: Position[][] = [];
  for (const ring of coordinates as unknown[]) {
    if (!Array.isArray(ring) || ring.length < 4) return null;
    const positions: Position[] = [];
    for (const position of ring as unknown[]) {
      if (!Array.isArray(position)) return null;
      const [x, y] = position as unknown[];
      if (typeof x !== 'number' || typeof y !== 'number' || Math.abs(x) > 180 || Math.abs(y) > 90)
        return null;
      positions.push([x, y]);
    }
    rings.push(positions);
  }
  return rings;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
