import { HOME_KINDS } from '../../home-kinds.ts';
import { ENERGY_RATINGS } from '../../market/energy-bands.ts';
import { DOSSIER_FACT_KEYS, factRow, type DossierFact } from './home-facts.ts';
import type { Wish } from './match-score.ts';

/** How much a wish counts at most; 0 is a wish that was switched off. */
export const MOST_WEIGHT = 5;
const USUAL_WEIGHT = 3;

/** Ways in which a fact can be wished for, the usual one first. */
export function wantsOf(fact: DossierFact): readonly [Wish['want'], ...Wish['want'][]] {
  const { kind, better } = factRow(fact);
  if (kind === 'yes') return ['is'];
  if (kind === 'word') return ['one_of'];
  if (kind === 'rating') return ['at_least'];
  return better === 'less' ? ['at_most', 'at_least'] : ['at_least', 'at_most'];
}

/** Is this a value that can be wished of the fact? */
export function isWishValue(fact: DossierFact, value: unknown): value is Wish['value'] {
  switch (factRow(fact).kind) {
    case 'yes':
      return typeof value === 'boolean';
    case 'word':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((word) => HOME_KINDS.some((one) => one === word))
      );
    case 'rating':
      return ENERGY_RATINGS.some((rating) => rating === value);
    case 'amount':
      return Number.isSafeInteger(value) && Number(value) > 0;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0;
  }
}

/** What a profile keeps, as it was read: every part of it may be anything. */
export interface StoredHunter {
  readonly wishes: unknown;
  readonly weights: unknown;
  readonly budgetMinor: number | null;
}

/**
 * The wishes of a profile, in the order of the facts; what is no wish is left out. A budget is a wish for the price that
 * counts as much as any can, unless the hunter said another one for the price.
 */
export function hunterWishes({ wishes, weights, budgetMinor }: StoredHunter): Wish[] {
  const listed = Array.isArray(wishes) ? wishes : [];
  const read = new Map(
    listed.flatMap((one) => {
      const wish = readWish(one, weights);
      return wish ? [[wish.fact, wish] as const] : [];
    }),
  );
  if (budgetMinor !== null && !read.has('priceMinor'))
    read.set('priceMinor', {
      ...{ fact: 'priceMinor', want: 'at_most', value: budgetMinor, weight: MOST_WEIGHT, isMust: false },
    });
  return DOSSIER_FACT_KEYS.flatMap((fact) => read.get(fact) ?? []);
}

function readWish(stored: unknown, weights: unknown): Wish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { fact: name, want, value, isMust } = stored as Readonly<Record<string, unknown>>;
  const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
  if (fact === undefined || !isWishValue(fact, value)) return null;
  const wanted = wantsOf(fact).find((one) => one === want);
  return wanted
    ? { fact, want: wanted, value, weight: weightOf(weights, fact), isMust: isMust === true }
    : null;
}

function weightOf(weights: unknown, fact: DossierFact): number {
  const told: unknown =
    typeof weights === 'object' && weights !== null ? (weights as Record<string, unknown>)[fact] : null;
  if (typeof told !== 'number' || !Number.isFinite(told)) return USUAL_WEIGHT;
  return Math.min(MOST_WEIGHT, Math.max(0, told));
}

/** Wishes as a profile keeps them. */
export function storedWishes(wishes: readonly Wish[]) {
  return {
    wishes: wishes.map(({ fact, want, value, isMust }) => ({ fact, want, value, is_must: isMust })),
    weights: Object.fromEntries(wishes.map(({ fact, weight }) => [fact, weight])),
  };
}
