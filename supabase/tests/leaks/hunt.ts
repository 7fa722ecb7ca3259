import {
  aboutEdgeFunctions,
  aboutFunctions,
  aboutSharedResults,
  aboutStorage,
  thoroughSpies,
} from './questions/about-functions.ts';
import {
  aboutClosedColumns,
  aboutEveryTable,
  aboutNeighbours,
  aboutReadableTables,
} from './questions/about-tables.ts';
import { ask } from './questions/ask.ts';
import { sightingOf, type Answer } from './questions/question.ts';
import { readHiddenTexts } from './search/hidden-texts.ts';
import { createHiddenSearch } from './search/search-hidden.ts';
import { createPriceSearch, search, type Sighting } from './search/search-text.ts';
import { readPublicNumbers, readSecrets } from './search/secrets.ts';
import type { Spy } from './stage/spy.ts';
import type { Stage } from './stage/stage.ts';

/** Looks through what was seen, and remembers what was answered. */
export interface Hunt {
  stage: Stage;
  answers: Map<Spy, Answer[]>;
  /** Everything that a spy gets to see by asking for everything there is to ask for. */
  lookEverywhere(spy: Spy): Promise<Sighting[]>;
  /** Prices and other secrets in it that are none of this onlooker's business, one line each. */
  findings(sightings: readonly Sighting[], onlooker?: Pick<Spy, 'userId' | 'knows' | 'manages'>): string[];
}

/** Whoever knows nothing. */
const anybody = { userId: null, knows: [], manages: [] };

/** Reads what is secret on a stage that is set. */
export async function beginHunt(stage: Stage): Promise<Hunt> {
  const { sql, address, draft } = stage;
  const secrets = await readSecrets(sql, draft);
  const prices = createPriceSearch(secrets, await readPublicNumbers(sql, address));
  const searchHidden = createHiddenSearch(await readHiddenTexts(sql, address));
  const readableTables = await aboutReadableTables(sql);
  // What nobody may read is refused to everybody alike: one without and one with an account ask for all of it.
  const common = [
    ...(await aboutEveryTable(sql)),
    ...(await aboutClosedColumns(sql)),
    ...aboutNeighbours(),
    ...aboutStorage(),
    ...aboutSharedResults(stage),
  ];
  const answers = new Map<Spy, Answer[]>();
  return {
    stage,
    answers,
    lookEverywhere: async (spy) => {
      const told = await ask(stage, spy, [
        ...aboutFunctions(stage, spy),
        ...aboutEdgeFunctions(stage, spy),
        ...(spy.accessToken === null ? [] : readableTables),
        ...(thoroughSpies.includes(spy.name) ? common : []),
      ]);
      answers.set(spy, told);
      return told.map(sightingOf);
    },
    findings: (sightings, onlooker = anybody) => {
      const known = new Set(
        secrets
          .filter(({ ownerId }) => onlooker.knows.includes(ownerId))
          .map(({ amountMinor }) => amountMinor),
      );
      const lines = [
        ...search(sightings, prices, known).map(
          ({ where, notation, amountMinor, context }) =>
            `${where} | ${amountMinor} as ${notation}: ${context}`,
        ),
        ...searchHidden(sightings, onlooker).map(({ where, kind, text }) => `${where} | ${kind} ${text}`),
      ];
      return [...new Set(lines)];
    },
  };
}
