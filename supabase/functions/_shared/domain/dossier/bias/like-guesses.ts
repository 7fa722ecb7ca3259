import { homeGroup } from '../../home-groups.ts';
import { toMajor } from '../../money.ts';
import { priceBandOf, type MeasuredGuess, type MeasuredHome } from './buyer-bias.ts';

/** A counted guess as the database tells it. */
export interface OwnMiss {
  readonly miss: number;
  /** the district of the postcode, or the town */
  readonly area: string | null;
  readonly kind: string | null;
  readonly priceMinor: number;
  readonly currency: string;
}

/** The home of a dossier, as far as guesses on homes like it are looked for. */
export interface HomeToMeasure {
  readonly postcode: string;
  readonly town: string;
  readonly kind: string | null;
  /** what is asked, or thought of it; null: no band of price */
  readonly amountMinor: number | null;
  readonly currency: string;
}

/** No guess is in this band: the price of the home is not known. */
const NO_BAND = -1;

/** Guesses in words that can be compared: areas in capitals, kinds by their groups, so that a flat is like an apartment. */
export function likeGuesses(misses: readonly OwnMiss[]): MeasuredGuess[] {
  return misses.map(({ miss, area, kind, priceMinor, currency }) => ({
    miss,
    area: area === null ? null : spelled(area),
    kind: groupOf(kind),
    priceBand: priceBandOf(toMajor(priceMinor, currency)),
  }));
}

/** The home in the same words; its area is the district of its postcode where guesses know that, else its town. */
export function measuredHome(home: HomeToMeasure, guesses: readonly MeasuredGuess[]): MeasuredHome {
  const district = spelled(home.postcode.trim().split(/\s+/)[0] ?? '');
  const town = spelled(home.town);
  const known = new Set(guesses.map(({ area }) => area));
  return {
    area: [district, town].find((area) => area !== '' && known.has(area)) ?? null,
    kind: groupOf(home.kind),
    priceBand: home.amountMinor === null ? NO_BAND : priceBandOf(toMajor(home.amountMinor, home.currency)),
  };
}

function groupOf(kind: string | null): string | null {
  return kind === null ? null : (homeGroup(kind) ?? kind);
}

function spelled(area: string): string {
  return area.trim().toUpperCase().replace(/\s+/g, ' ');
}
