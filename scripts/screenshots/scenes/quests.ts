import { examples } from '#wire/examples.ts';
import { LONG_TITLE, type Scene, type VisitOptions } from './scene.ts';

const START = '/quests-costa';
const SEARCH = '/quests-costa/search-query/:searchQueryUuid';

const { own_quests: hunts, search_matches: found, search_query: query } = examples;
const [match] = found.rows;
/** Homes of which one has the longest title there is, is hidden, or is the hunter's own. */
const full = {
  may_open_page: true,
  search_query: query,
  search_matches: {
    ...found,
    rows: match
      ? [
          match,
          { ...match, id: 'long', title: LONG_TITLE, isNew: false, bedrooms: 2, energyRating: null },
          { ...match, id: 'hidden', isNew: false, isHidden: true },
          { ...match, id: 'own', isNew: false, isOwn: true, tenure: 'leasehold' },
        ]
      : [],
  },
};

function signedIn(name: string, route: string, options: VisitOptions): Scene {
  return {
    name,
    route,
    prepare: async (stage) =>
      stage.visit(route.replace(':searchQueryUuid', query.id), {
        ...options,
        person: await stage.makePerson(),
      }),
  };
}

/** A house hunt: as a visitor tries it, empty, full, failed, and one of its searches in each state. */
export const questScenes: readonly Scene[] = [
  { name: 'quests-visitor', route: START, prepare: (stage) => stage.visit(START) },
  {
    name: 'quests-other-address',
    route: `${START}/quest-start`,
    prepare: (stage) => stage.visit(`${START}/quest-start`),
  },
  signedIn('quests-empty', START, {}),
  signedIn('quests-full', START, { answers: { own_quests: hunts } }),
  signedIn('quests-failed', START, { failing: ['own_quests'] }),
  signedIn('quest-search', SEARCH, { answers: full }),
  signedIn('quest-search-empty', SEARCH, { answers: { ...full, search_matches: { rows: [], next: null } } }),
  signedIn('quest-search-failed', SEARCH, { answers: full, failing: ['search_matches'] }),
];
