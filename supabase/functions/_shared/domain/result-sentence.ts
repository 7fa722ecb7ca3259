import { ERROR_BANDS } from './error-bands.ts';
import { HOME_GROUPS, type HomeGroup } from './home-groups.ts';

/** What its player knows of a home that they have guessed. Misses are above zero for a guess too high. */
export interface GuessedHome {
  readonly position: number;
  readonly group: HomeGroup | null;
  /** miss in percent of the price; of a range what the price lies outside of it */
  readonly missPercent: number;
  readonly missMinor: number;
  /** how far off the crowd's median was, in percent; null where there is no crowd */
  readonly crowdMissPercent: number | null;
  /** of a hundred others, how many missed by more; null where they are too few */
  readonly closerThanPercent: number | null;
}

/** A finding: which sentence, and what it says. Percentages are sizes, without a sign. */
export type ResultSentence =
  | { readonly key: 'allSpotOn'; readonly homes: number; readonly percent: number }
  | { readonly key: 'hardest'; readonly percent: number }
  | {
      readonly key: 'kindsHigh' | 'kindsLow';
      readonly best: HomeGroup;
      readonly worst: HomeGroup;
      readonly amountMinor: number;
    }
  | { readonly key: 'closerOnOne'; readonly percent: number; readonly position: number }
  | { readonly key: 'alwaysHigh' | 'alwaysLow'; readonly percent: number }
  | { readonly key: 'nearAndFar'; readonly far: number }
  | { readonly key: 'bestHome'; readonly percent: number; readonly position: number }
  | {
      readonly key: 'someClose';
      readonly count: number;
      readonly homes: number;
      readonly percent: number;
    }
  | { readonly key: 'hard'; readonly percent: number };

/** Misses in percent that are spot on and that are close, as the bands have them. */
const [SPOT_ON, CLOSE] = [ERROR_BANDS[0].upToPercent, ERROR_BANDS[2].upToPercent];

type Rule = (homes: readonly GuessedHome[]) => ResultSentence | null;

/** What a friend would repeat, the most worth telling first. The last rule always finds something. */
export const SENTENCE_RULES = {
  allSpotOn: (homes) =>
    homes.length >= 3 && homes.every((home) => size(home) <= SPOT_ON)
      ? { key: 'allSpotOn', homes: homes.length, percent: SPOT_ON }
      : null,
  hardest: (homes) => {
    const known = homes.filter((home) => home.crowdMissPercent !== null);
    const [home] = known.sort((one, other) => (other.crowdMissPercent ?? 0) - (one.crowdMissPercent ?? 0));
    const percent = home?.closerThanPercent ?? 0;
    // One home has no hardest, and where everybody was right none is hard.
    return known.length >= 2 && (home?.crowdMissPercent ?? 0) >= 10 && percent >= 65
      ? { key: 'hardest', percent }
      : null;
  },
  kinds: (homes) => {
    const groups = HOME_GROUPS.flatMap((group) => {
      const members = homes.filter((home) => home.group === group);
      return members.length > 0 ? [{ group, members, miss: mean(members.map(size)) }] : [];
    });
    const sorted = groups.sort((one, other) => one.miss - other.miss);
    const [best, worst] = [sorted[0], sorted.at(-1)];
    if (!best || !worst || best === worst || best.miss > 10 || worst.miss < 15) return null;
    if (!isOneSided(worst.members)) return null;
    const amountMinor = mean(worst.members.map((home) => home.missMinor));
    return {
      key: amountMinor > 0 ? 'kindsHigh' : 'kindsLow',
      best: best.group,
      worst: worst.group,
      amountMinor: Math.abs(amountMinor),
    };
  },
  closerOnOne: (homes) => {
    const best = homes.reduce<GuessedHome | null>(
      (first, home) => ((home.closerThanPercent ?? 0) > (first?.closerThanPercent ?? 0) ? home : first),
      null,
    );
    const percent = best?.closerThanPercent ?? 0;
    return best && percent >= 75 ? { key: 'closerOnOne', percent, position: best.position } : null;
  },
  always: (homes) => {
    if (homes.length < 3 || !isOneSided(homes) || homes.some((home) => size(home) < 3)) return null;
    return {
      key: (homes[0]?.missPercent ?? 0) > 0 ? 'alwaysHigh' : 'alwaysLow',
      percent: mean(homes.map(size)),
    };
  },
  nearAndFar: (homes) => {
    const [near, far] = [Math.min(...homes.map(size)), Math.max(...homes.map(size))];
    return near <= SPOT_ON && far >= 50 ? { key: 'nearAndFar', far } : null;
  },
  bestHome: (homes) => {
    const best = homes.find((home) => size(home) === Math.min(...homes.map(size)));
    return best && size(best) <= 10
      ? { key: 'bestHome', percent: size(best), position: best.position }
      : null;
  },
  someClose: (homes) => {
    const count = homes.filter((home) => size(home) <= CLOSE).length;
    return count > 0 ? { key: 'someClose', count, homes: homes.length, percent: CLOSE } : null;
  },
  hard: (homes) => ({ key: 'hard', percent: Math.min(...homes.map(size)) }),
} as const satisfies Readonly<Record<string, Rule>>;

/** The one sentence about a run; null before its first guess that has a price. */
export function resultSentence(homes: readonly GuessedHome[]): ResultSentence | null {
  if (homes.length === 0) return null;
  for (const rule of Object.values<Rule>(SENTENCE_RULES)) {
    const found = rule(homes);
    if (found) return found;
  }
  return null;
}

function size(home: GuessedHome): number {
  return Math.abs(home.missPercent);
}

function isOneSided(homes: readonly GuessedHome[]): boolean {
  return homes.every((home) => home.missPercent > 0) || homes.every((home) => home.missPercent < 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
