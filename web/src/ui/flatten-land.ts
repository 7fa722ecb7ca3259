type Ring = readonly (readonly number[])[];

/**
 * Land as a flat map can fill it. The outline is made for globes: where a coast crosses the 180th meridian it jumps from one end
 * of the world to the other, and a flat map would fill the band between. Here it goes on beyond 180 degrees instead,
 * and a coast that goes all around the world is closed over its pole.
 */
export function flattenLand(land: GeoJSON.GeoJSON): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features: polygonsOf(land).map(flattenPolygon) };
}

function polygonsOf(land: GeoJSON.GeoJSON): Ring[][] {
  if (land.type === 'FeatureCollection') return land.features.flatMap(polygonsOf);
  if (land.type === 'Feature') return polygonsOf(land.geometry);
  if (land.type === 'GeometryCollection') return land.geometries.flatMap(polygonsOf);
  if (land.type === 'MultiPolygon') return land.coordinates;
  return land.type === 'Polygon' ? [land.coordinates] : [];
}

function flattenPolygon(rings: readonly Ring[]): GeoJSON.Feature {
  // Nearly all land lies on one side of the meridian, and there are a hundred thousand corners.
  if (!rings.some(jumps)) return polygon(rings as number[][][]);
  const [coast = [], ...lakes] = rings.map(flattenRing);
  // A coast may have begun at the far end of the world; it belongs where most of it is, and its lakes belong inside it.
  const outer = moveTo(coast, 0);
  const middle = middleOf(outer);
  return polygon([outer, ...lakes.map((lake) => moveTo(lake, middle))]);
}

function polygon(coordinates: number[][][]): GeoJSON.Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } };
}

/** Whether a ring goes from one end of the world to the other. */
function jumps(ring: Ring): boolean {
  return ring.some(([east = 0], place) => Math.abs(east - (ring[place - 1]?.[0] ?? east)) > 180);
}

/** The ring by whole turns of the world, so that its middle comes as near to a longitude as it can. */
function moveTo(ring: readonly number[][], longitude: number): number[][] {
  const turn = 360 * Math.round((longitude - middleOf(ring)) / 360);
  return ring.map(([east = 0, north = 0]) => [east + turn, north]);
}

function middleOf(ring: readonly number[][]): number {
  const longitudes = ring.map(([east = 0]) => east);
  return (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
}

function flattenRing(ring: Ring): number[][] {
  const flat: [number, number][] = [];
  for (const [longitude = 0, latitude = 0] of ring) {
    const last = flat.at(-1)?.[0] ?? longitude;
    // The same place, as near to the last one as it can be written.
    flat.push([longitude + 360 * Math.round((last - longitude) / 360), latitude]);
  }
  const [first, end] = [flat[0], flat.at(-1)];
  if (!first || !end || Math.abs(end[0] - first[0]) < 180) return flat;
  const pole = first[1] < 0 ? -90 : 90;
  return [...flat, [end[0], pole], [first[0], pole], first];
}
