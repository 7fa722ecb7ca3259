import { aboutEdgeFunctions, aboutFunctions, aboutStorage } from './questions/about-functions.ts';
import { aboutEveryTable, aboutNeighbours, aboutReadableTables } from './questions/about-tables.ts';
import { ask } from './questions/ask.ts';
import { sightingOf, type Answer, type Question } from './questions/question.ts';
import { createHiddenSearch } from './search/search-hidden.ts';
import { readHiddenTexts } from './search/hidden-texts.ts';
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
  const prices = createPriceSearch(secrets, await readPublicNumbers(sql));
  const searchHidden = createHiddenSearch(await readHiddenTexts(sql, address));
  const everyTable = await aboutEveryTable(sql);
  const common = [...(await aboutReadableTables(sql)), ...aboutNeighbours()];
  const answers = new Map<Spy, Answer[]>();
  return {
    stage,
    answers,
    lookEverywhere: async (spy) => {
      // What nobody may read is refused to everybody alike: one without and one with an account ask for all of it.
      const isThorough = ['visitor', 'player'].includes(spy.name);
      const told = await ask(stage, spy, [
        ...questionsOf(stage, spy, common),
        ...(isThorough ? everyTable : []),
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
      return [
        ...search(sightings, prices, known).map(
          ({ where, notation, amountMinor, context }) =>
            `${where} | ${amountMinor} as ${notation}: ${context}`,
        ),
        ...searchHidden(sightings, onlooker).map(({ where, kind, text }) => `${where} | ${kind} ${text}`),
      ];
    },
  };
}

/** The questions of one spy. */
function questionsOf(stage: Stage, spy: Spy, common: readonly Question[]): Question[] {
  return [
    ...aboutFunctions(stage, spy),
    ...aboutEdgeFunctions(stage, spy),
    ...aboutStorage(),
    // Rows are theirs who have an account; everybody without one gets the same.
    ...(spy.accessToken !== null || spy.name === 'visitor' ? common : []),
  ];
}
