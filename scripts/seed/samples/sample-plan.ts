import { agencyHomes } from './agency-homes.ts';
import { americanHomes } from './american-homes.ts';
import { britishHomes } from './british-homes.ts';
import type { PlannedCountry } from './home-kinds.ts';
import { homesElsewhere } from './homes-elsewhere.ts';
import { planGameHomes } from './plan-game-homes.ts';
import { planHomes, type PlannedHome } from './planned-home.ts';
import { regionalHomes } from './regional-homes.ts';
import { findSampleArea } from './sample-areas.ts';

/** A home of the samples: its name, the one game that it stands in, and its place there. */
export interface PlannedSample {
  /** Such as `sample-gb-07`, or `sample-gb-GAME-02` where it was planned for its game by chance. */
  readonly externalRef: string;
  readonly game: string;
  readonly place: number;
  readonly plan: PlannedHome;
}

/**
 * Which homes a game has: some that were planned by hand, by country and number, so many planned by chance, or those of
 * another game, beginning in the middle.
 */
type HomesOfGame =
  | { readonly byHand: readonly string[] }
  | { readonly byChance: PlannedCountry; readonly count: number }
  | { readonly sharedWith: string };

const byHand = (country: string, numbers: readonly number[]) =>
  numbers.map((number) => `${country}-${twoDigits(number)}`);

/** The game of the homes that an agency has for itself. */
export const AGENCY_GAME = 'northern-homes';

/**
 * Every game of the seed and its homes, but for the games of brands. No home stands in two: who has played one game would
 * else know prices of another, and play it for practice alone. Only where neither of the two ranks anybody is that no loss.
 */
const HOMES_OF_GAMES: Readonly<Record<string, HomesOfGame>> = {
  'house-prices-game': { byHand: byHand('gb', [1, 7, 5, 10, 16]) },
  'uk-homes': { byHand: byHand('gb', [15, 4, 2, 6, 12]) },
  'us-homes': { byHand: byHand('us', [6, 3, 1, 9, 11]) },
  'costa-homes': { byHand: ['es-06', 'es-02', 'es-04', 'pt-02', 'pt-01'] },
  'mixed-homes': { byHand: ['fr-01', 'es-03', 'es-01', 'ie-01', 'pt-03'] },
  'expert-homes': { byHand: byHand('gb', [11, 3, 8, 9, 13, 14, 17, 18, 19, 20]) },
  'sample-public': { byHand: byHand('ca', [4, 1, 2, 3, 5]) },
  'sample-branded': { byChance: 'GB', count: 5 },
  'sample-forum': { byHand: byHand('au', [1, 2, 3, 4, 5]) },
  'sample-one-off': { byChance: 'US', count: 3 },
  'sample-klavo': { byHand: byHand('es', [9, 7, 5, 8, 10]) },
  'sample-ultima': { byHand: byHand('us', [8, 4, 10, 13, 15, 16, 17, 18, 19, 20]) },
  'sample-roundup': { byHand: ['fr-03', 'fr-02', 'ie-04', 'ie-03', 'ie-02'] },
  'arizona-villas': { byChance: 'ES', count: 3 },
  [AGENCY_GAME]: { byHand: byHand('star', [1, 2, 3, 4, 5, 6]) },
  'sample-mode-classic': { byHand: byHand('us', [2, 5, 7, 12, 14]) },
  'sample-mode-blitz': { byChance: 'GB', count: 5 },
  'sample-mode-zen': { byChance: 'ES', count: 5 },
  'sample-mode-survival': { byChance: 'US', count: 10 },
  'sample-mode-fog-of-info': { byChance: 'GB', count: 5 },
  'sample-mode-photo-only': { byChance: 'GB', count: 5 },
  'sample-mode-text-only': { byChance: 'US', count: 5 },
  'sample-mode-blind-band': { byChance: 'GB', count: 5 },
  'sample-mode-double-or-nothing': { byChance: 'US', count: 5 },
  'sample-mode-time-attack': { byChance: 'US', count: 10 },
  'sample-mode-accessibility': { byChance: 'GB', count: 5 },
  'sample-mode-comparison': { byChance: 'GB', count: 10 },
  'sample-mode-regional-lock': { byHand: byHand('gb', [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]) },
  'sample-mode-custom-presets': { byChance: 'GB', count: 5 },
  'sample-mode-classroom-safe': { byChance: 'US', count: 5 },
  'sample-for-families': { sharedWith: 'sample-mode-classroom-safe' },
};

/** The games of the table that have homes of their own, in its order. */
export const plannedGames: readonly string[] = Object.entries(HOMES_OF_GAMES).flatMap(([game, row]) =>
  'sharedWith' in row ? [] : [game],
);

/** The countries whose homes stand for a currency in a brand's game. */
const COUNTRY_OF_CURRENCY: Readonly<Record<string, PlannedCountry>> = { GBP: 'GB', USD: 'US', EUR: 'ES' };
const HOMES_OF_A_BRAND = 5;

const plansByHand: ReadonlyMap<string, PlannedHome> = nameByCountry([
  ...planHomes(britishHomes),
  ...planHomes(regionalHomes),
  ...planHomes(americanHomes),
  ...planHomes(homesElsewhere),
]);
const plansOfAgency: ReadonlyMap<string, PlannedHome> = new Map(
  planHomes(agencyHomes).map((plan, index) => [`star-${twoDigits(index + 1)}`, plan]),
);

/** Homes planned by hand, each called by its country and its number there. */
function nameByCountry(plans: readonly PlannedHome[]): ReadonlyMap<string, PlannedHome> {
  const counts = new Map<string, number>();
  return new Map(
    plans.map((plan) => {
      const country = findSampleArea(plan.town).countryCode.toLowerCase();
      const count = (counts.get(country) ?? 0) + 1;
      counts.set(country, count);
      return [`${country}-${twoDigits(count)}`, plan];
    }),
  );
}

/**
 * The homes of a game of the table.
 *
 * @throws RangeError for a game or a home that is not planned
 */
export function plannedHomesOf(game: string): readonly PlannedSample[] {
  const row = HOMES_OF_GAMES[game];
  if (!row) throw new RangeError(`no homes are planned for ${game}`);
  if ('sharedWith' in row) {
    const homes = plannedHomesOf(row.sharedWith);
    const middle = Math.floor(homes.length / 2);
    return [...homes.slice(middle), ...homes.slice(0, middle)];
  }
  if ('byChance' in row) return planByChance(game, row.byChance, row.count);
  return row.byHand.map((name, place) => {
    const plan = plansByHand.get(name) ?? plansOfAgency.get(name);
    if (!plan) throw new RangeError(`no home is called ${name}`);
    return { externalRef: `sample-${name}`, game, place, plan };
  });
}

/**
 * The homes of a brand's own game.
 *
 * @throws RangeError for a currency in which no homes are planned
 */
export function plannedHomesOfBrand(game: string, currency: string): readonly PlannedSample[] {
  const country = COUNTRY_OF_CURRENCY[currency];
  if (!country) throw new RangeError(`no homes are planned in ${currency}`);
  return planByChance(game, country, HOMES_OF_A_BRAND);
}

/** Homes that stand in for those of editions: so many games of nobody's, which no player opens. */
export interface EditionHomes {
  readonly slug: string;
  readonly currency: string;
  readonly homes: readonly PlannedSample[];
}

const EDITION_COUNTRIES = [
  { country: 'GB', currency: 'GBP' },
  { country: 'US', currency: 'USD' },
] as const;
/** A game holds fifty homes at most; ten plans of five are as spread as ten games. */
const PLANS_OF_A_GAME = 10;
const HOMES_OF_A_PLAN = 5;
/** With the samples that are played elsewhere, sixty days of five homes without one that comes again. */
const EDITION_GAMES = 6;

/** Homes for editions alone: the UK's and the US's take turns, so that neither waits for the other. */
export function editionHomes(): readonly EditionHomes[] {
  return Array.from({ length: EDITION_GAMES }, (_, index) =>
    EDITION_COUNTRIES.map(({ country, currency }) => {
      const slug = `edition-homes-${country.toLowerCase()}-${twoDigits(index + 1)}`;
      const homes = Array.from({ length: PLANS_OF_A_GAME }, (__, plan) =>
        planByChance(`${slug}-${twoDigits(plan + 1)}`, country, HOMES_OF_A_PLAN),
      ).flat();
      return { slug, currency, homes };
    }),
  ).flat();
}

function planByChance(game: string, country: PlannedCountry, count: number): readonly PlannedSample[] {
  return planGameHomes(game, country, count).map((plan, place) => ({
    externalRef: `sample-${country.toLowerCase()}-${game}-${twoDigits(place + 1)}`,
    game,
    place,
    plan,
  }));
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
