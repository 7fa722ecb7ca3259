import {
  DOSSIER_FACT_KEYS,
  factRow,
  HOME_PARTS,
  scaleOf,
  type DossierFact,
  type DossierFacts,
  type FactValue,
  type HomePart,
} from './home-facts.ts';
import { judgeWish, type Wish, type WishVerdict } from './match-score.ts';

export type Side = 'a' | 'b';

/** A fact in which two homes differ, or that is not known of one of them. */
interface ComparedFact {
  readonly fact: DossierFact;
  readonly part: HomePart;
  readonly a: FactValue | null;
  readonly b: FactValue | null;
  /** null: a matter of taste, or not known */
  readonly better: Side | null;
  readonly weight: number;
}

/** A fact that nobody knows of a home: it becomes a question by one press. */
interface OpenFact {
  readonly fact: DossierFact;
  readonly side: Side;
}

interface ComparedPart {
  readonly part: HomePart;
  readonly rows: readonly ComparedFact[];
  /** null: neither, or nothing to judge by */
  readonly winner: Side | null;
}

export interface ComparedHomes {
  /** parts with something to show, in their order */
  readonly parts: readonly ComparedPart[];
  /** facts that both have alike */
  readonly equal: number;
  /** facts of which one home's is known, or that somebody wished for */
  readonly questions: readonly OpenFact[];
}

const CREDIT: Readonly<Record<WishVerdict, number>> = { met: 2, partly: 1, missed: 0, unknown: 0 };
/** What nobody wished for weighs less than the least of wishes. */
const UNASKED = 0.5;

/** Puts two homes side by side, judged by a hunter's wishes: what is equal is counted and left out. */
export function compareHomes(a: DossierFacts, b: DossierFacts, wishes: readonly Wish[] = []): ComparedHomes {
  const wished = new Map(wishes.filter(({ weight }) => weight > 0).map((wish) => [wish.fact, wish]));
  const rows = DOSSIER_FACT_KEYS.map((fact) => compareFact(fact, a[fact] ?? null, b[fact] ?? null, wished));
  const shown = rows.filter((row) => row.a !== row.b);
  return {
    parts: HOME_PARTS.flatMap((part) => {
      const own = shown.filter((row) => row.part === part);
      return own.length > 0 ? [{ part, rows: own, winner: winnerOf(own) }] : [];
    }),
    equal: rows.filter((row) => row.a !== null && row.a === row.b).length,
    questions: rows.flatMap((row) => {
      if (row.a === null && row.b === null && !wished.has(row.fact)) return [];
      return (['a', 'b'] as const).flatMap((side) => (row[side] === null ? [{ fact: row.fact, side }] : []));
    }),
  };
}

function compareFact(
  fact: DossierFact,
  a: FactValue | null,
  b: FactValue | null,
  wished: ReadonlyMap<DossierFact, Wish>,
): ComparedFact {
  const wish = wished.get(fact);
  const weight = wish?.weight ?? UNASKED;
  const base = { fact, part: factRow(fact).part, a, b, weight };
  if (a === null || b === null) return { ...base, better: null };
  const credit = wish ? CREDIT[judgeWish(wish, a)] - CREDIT[judgeWish(wish, b)] : 0;
  return { ...base, better: sideOf(credit) ?? betterBy(directionOf(fact, wish), a, b) };
}

/** Which way is better: the wish says it, otherwise the table of facts. */
function directionOf(fact: DossierFact, wish: Wish | undefined): 'more' | 'less' | null {
  if (wish?.want === 'at_least') return 'more';
  if (wish?.want === 'at_most') return 'less';
  return wish ? null : factRow(fact).better;
}

function betterBy(direction: 'more' | 'less' | null, a: FactValue, b: FactValue): Side | null {
  const [left, right] = [scaleOf(a), scaleOf(b)];
  if (direction === null || left === null || right === null) return null;
  return sideOf(direction === 'more' ? left - right : right - left);
}

function winnerOf(rows: readonly ComparedFact[]): Side | null {
  const sumOf = (side: Side) => rows.reduce((sum, row) => sum + (row.better === side ? row.weight : 0), 0);
  return sideOf(sumOf('a') - sumOf('b'));
}

function sideOf(lead: number): Side | null {
  if (lead === 0) return null;
  return lead > 0 ? 'a' : 'b';
}
