import { examples } from '#wire/examples.ts';
import { LONG_TITLE, type Scene, type VisitOptions } from './scene.ts';

const STAFF = 'staff@example.com';
const QUERIES = '/portal-query-runner';

const { portal_queries: kept, portal_matches: found } = examples;
const [query] = kept.queries;
const [match] = found.rows;
/** Two queries that are kept, of which one has the longest name there is, and homes with the longest titles. */
const full = {
  portal_queries: {
    ...kept,
    queries: query ? [query, { ...query, id: 'long', name: LONG_TITLE.slice(0, 80) }] : [],
  },
  portal_matches: {
    ...found,
    rows: match ? [match, { ...match, id: 'long', title: LONG_TITLE }] : [],
  },
};

function scene(name: string, route: string, search = '', options: VisitOptions = {}): Scene {
  return { name, route, prepare: (stage) => stage.visit(`${route}${search}`, options) };
}

/** Maps of sold prices, constructed sales, and stored queries: full, empty, failed, and not allowed. */
export const marketMapScenes: readonly Scene[] = [
  scene('map-sold', '/maps/third'),
  scene('map-sold-failed', '/maps/third', '', { failing: ['sold_cells'] }),
  scene('map-sold-google', '/gmaps/third'),
  scene('map-metre', '/maps/fourth'),
  scene('map-metre-failed', '/maps/fourth', '', { failing: ['price_areas'] }),
  scene('map-draw', '/maps/fifth'),
  scene('map-district', '/maps/cv11'),
  scene('bolt', '/bolt'),
  scene('bolt-buyers', '/bolt/buyers', '?country=GB&postcode=YO24&type=terraced&floorAreaM2=95&bedrooms=3'),
  scene('bolt-sellers', '/bolt/sellers', '?country=GB&postcode=YO24&type=terraced&floorAreaM2=95&bedrooms=3'),
  scene('bolt-agents', '/bolt/agents', '?country=GB&postcode=YO24&type=terraced&floorAreaM2=95&bedrooms=3'),
  scene('bolt-refused', '/bolt/buyers', '?country=GB&postcode=ZZ99&type=flat&floorAreaM2=50&bedrooms=1'),
  scene('queries-not-allowed', QUERIES),
  asStaff('queries', {}),
  asStaff('queries-full', { answers: full }),
  asStaff('queries-no-match', { answers: { ...full, portal_matches: { rows: [], next: null } } }),
  asStaff('queries-failed', { failing: ['portal_queries'] }),
];

function asStaff(name: string, options: VisitOptions): Scene {
  return {
    name,
    route: QUERIES,
    prepare: (stage) => stage.visit(QUERIES, { ...options, person: stage.demoPerson(STAFF) }),
  };
}
