import { examples } from '#wire/examples.ts';
import { LONG_TITLE, type Scene, type VisitOptions } from './scene.ts';

const LIST = '/admin/properties/list/all';
const HOME = '/admin/properties/s/:prop_id/:editTabName';
const WORDS = '/admin/translations/:tBatchId';
const OWN = '/admin/myproperties';
const AGENT = 'star-agent@example.com';
const ADMIN = 'star-admin@example.com';
const HOME_ID = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';

const [agency] = examples.own_agencies;
const [home] = examples.agency_homes.rows;
const rows = home
  ? Array.from({ length: 12 }, (_, place) => ({
      ...home,
      id: `3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e${String(place + 10)}`,
      title: place === 0 ? LONG_TITLE.repeat(2) : `Three bedrooms in Testham, ${String(place)}`,
      price:
        place === 3 ? null : { kind: 'asking', amountMinor: 25_000_000 + place * 1_250_000, datedOn: null },
      isVisible: place !== 2,
    }))
  : [];
const list = { rows, next: HOME_ID, total: 10_000 };
const words = {
  locales: ['en-GB', 'es', 'fr', 'de', 'cy'],
  cells: [{ key: 'wine-cellar', locale: 'es', text: 'Bodega', version: 1 }],
};

/** A screen of the administration, for somebody whose agency has all languages. */
function scene(name: string, route: string, path: string, options: VisitOptions = {}, email = AGENT): Scene {
  const answers = {
    may_open_page: true,
    own_agencies: agency ? [{ ...agency, role: email === ADMIN ? 'owner' : 'agent' }] : [],
    home_to_manage: { ...examples.home_to_manage, listingId: HOME_ID },
    home_views: examples.home_views,
    ...options.answers,
  };
  return {
    name,
    route,
    prepare: (stage) => stage.visit(path, { ...options, answers, person: stage.demoPerson(email) }),
  };
}
const tab = (name: string) =>
  scene(`agency-home-${name}`, HOME, HOME.replace(':prop_id', HOME_ID).replace(':editTabName', name));

/** An agency's homes and words: full, empty, failed and far too long. */
export const agencyHomeScenes: readonly Scene[] = [
  scene('agency-homes', LIST, LIST, { answers: { agency_homes: list } }),
  scene('agency-homes-none', LIST, LIST, { answers: { agency_homes: { rows: [], next: null, total: 0 } } }),
  scene('agency-homes-failed', LIST, LIST, { failing: ['agency_homes'] }),
  ...['general', 'text', 'sale', 'location', 'features', 'photos'].map(tab),
  scene('agency-home-failed', HOME, `/admin/properties/s/${HOME_ID}/general`, {
    failing: ['home_to_manage'],
  }),
  scene('agency-own-homes', OWN, OWN, { answers: { own_listings: examples.own_listings } }),
  scene('agency-words', WORDS, '/admin/translations/extras', { answers: { agency_words: words } }, ADMIN),
  scene('agency-words-failed', WORDS, '/admin/translations/extras', { failing: ['agency_words'] }, ADMIN),
];
