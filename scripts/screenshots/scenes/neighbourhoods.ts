import { examples } from '#wire/examples.ts';
import type { Scene, VisitOptions } from './scene.ts';

const AREAS = '/curated-neighbourhoods';
const SOLD = '/curated-neighbourhoods/sold';
const AREA = '/curated-neighbourhoods/a/:areaClusterUuid';
const STAFF = 'staff@example.com';
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-upon-the-Water and So On';

function scene(name: string, route: string, path: string, options: VisitOptions = {}): Scene {
  return { name, route, prepare: (stage) => stage.visit(path, options) };
}

function asStaff(name: string, route: string, path: string): Scene {
  return { name, route, prepare: (stage) => stage.visit(path, { person: stage.demoPerson(STAFF) }) };
}

/** The samples' ids follow from their towns. */
const YORK = '4fc412d0-d739-40d6-8134-c0c8f8feb612';
const YORK_PATH = `/curated-neighbourhoods/a/${YORK}`;
const [card] = examples.area_clusters;
const [sale] = examples.sold_homes.rows;
const long = { name: LONG.slice(0, 80), description: `${LONG} `.repeat(10) };

/** Neighbourhoods and sales: full, empty, failed, far too long, and while one is drawn. */
export const neighbourhoodScenes: readonly Scene[] = [
  scene('areas', AREAS, AREAS),
  scene('areas-none', AREAS, AREAS, { answers: { area_clusters: [] } }),
  scene('areas-failed', AREAS, AREAS, { failing: ['area_clusters'] }),
  scene('areas-long', AREAS, AREAS, { answers: { area_clusters: card ? [{ ...card, ...long }] : [] } }),
  scene('areas-not-yours', AREAS, `${AREAS}?draw`),
  asStaff('areas-drawing', AREAS, `${AREAS}?draw`),
  scene('area', AREA, YORK_PATH),
  asStaff('area-changing', AREA, `${YORK_PATH}?draw`),
  scene('area-long', AREA, YORK_PATH, { answers: { area_cluster: { ...examples.area_cluster, ...long } } }),
  scene('area-failed', AREA, YORK_PATH, { failing: ['area_cluster'] }),
  scene('sold', SOLD, SOLD),
  scene('sold-filtered', SOLD, `${SOLD}?place=york&type=flat&min=100000&max=400000`),
  scene('sold-of-an-area', SOLD, `${SOLD}?area=${YORK}`),
  scene('sold-elsewhere', SOLD, `${SOLD}?place=eh1`),
  scene('sold-failed', SOLD, SOLD, { failing: ['sold_homes'] }),
  scene('sold-long', SOLD, `${SOLD}?place=york`, {
    answers: {
      sold_homes: {
        ...examples.sold_homes,
        rows: sale ? [{ ...sale, house: LONG, street: LONG, locality: LONG, town: LONG, county: LONG }] : [],
      },
    },
  }),
];
