import { factRow, scaleOf, type DossierFact, type DossierFacts, type FactValue } from './home-facts.ts';

/** One wish of a hunter. A weight of 0 is a wish that was switched off. */
export interface Wish {
  readonly fact: DossierFact;
  readonly want: 'at_least' | 'at_most' | 'is' | 'one_of';
  /** a number or band for `at_least` and `at_most`, yes or no for `is`, several words for `one_of` */
  readonly value: FactValue | readonly string[];
  /** 0 to 5 */
  readonly weight: number;
  /** a home without it is out of the question; nearly is not enough */
  readonly isMust: boolean;
}

export type WishVerdict = 'met' | 'partly' | 'missed' | 'unknown';

interface JudgedWish {
  readonly wish: Wish;
  readonly verdict: WishVerdict;
  readonly value: FactValue | null;
}

/** How well a home fits. All are shares of the weights of all wishes, from 0 to 1. */
export interface MatchScore {
  readonly wishes: readonly JudgedWish[];
  /** what is met for certain: unknown facts count as nothing */
  readonly score: number;
  /** what it would be if everything unknown turned out well */
  readonly couldBe: number;
  /** the share of the weights about which something is known */
  readonly restsOn: number;
  /** must-haves that are known to be missing: one of them rules the home out */
  readonly dealBreakers: readonly DossierFact[];
}

const CREDIT: Readonly<Record<WishVerdict, number>> = { met: 1, partly: 0.5, missed: 0, unknown: 0 };

/** Judges a home by the wishes of a hunter; null where there is no wish that weighs anything. */
export function matchScore(wishes: readonly Wish[], home: DossierFacts): MatchScore | null {
  const judged = wishes
    .filter(({ weight }) => weight > 0)
    .map((wish): JudgedWish => {
      const value = home[wish.fact] ?? null;
      return { wish, verdict: judgeWish(wish, value), value };
    });
  const all = judged.reduce((sum, { wish }) => sum + wish.weight, 0);
  if (all === 0) return null;
  const sumOf = (credit: (wish: JudgedWish) => number) =>
    judged.reduce((sum, one) => sum + one.wish.weight * credit(one), 0) / all;
  return {
    wishes: judged,
    score: sumOf(({ verdict }) => CREDIT[verdict]),
    couldBe: sumOf(({ verdict }) => (verdict === 'unknown' ? 1 : CREDIT[verdict])),
    restsOn: sumOf(({ verdict }) => (verdict === 'unknown' ? 0 : 1)),
    dealBreakers: judged.flatMap(({ wish, verdict }) =>
      wish.isMust && verdict === 'missed' ? [wish.fact] : [],
    ),
  };
}

/** Whether a fact fulfils a wish. */
export function judgeWish(wish: Wish, value: FactValue | null): WishVerdict {
  if (value === null) return 'unknown';
  if (wish.want === 'one_of') {
    const words = Array.isArray(wish.value) ? wish.value : [wish.value];
    return words.includes(value) ? 'met' : 'missed';
  }
  if (typeof wish.value === 'object') return 'unknown';
  if (wish.want === 'is') return value === wish.value ? 'met' : 'missed';
  const [has, wanted] = [scaleOf(value), scaleOf(wish.value)];
  if (has === null || wanted === null) return 'unknown';
  const short = wish.want === 'at_least' ? wanted - has : has - wanted;
  if (short <= 0) return 'met';
  return !wish.isMust && short <= nearOf(wish.fact, wanted) ? 'partly' : 'missed';
}

function nearOf(fact: DossierFact, wanted: number): number {
  const { near } = factRow(fact);
  if (!near) return 0;
  return 'by' in near ? near.by : Math.abs(wanted) * near.share;
}
