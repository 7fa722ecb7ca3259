import type { AmountRange } from '../bias/first-offer.ts';
import { DOSSIER_FACT_KEYS, scaleOf, type DossierFact, type DossierFacts } from '../match/home-facts.ts';
import { matchScore, type Wish } from '../match/match-score.ts';
import {
  AREA_MARGIN,
  FEEDBACK_RULES,
  LEAST_COMPARABLES,
  LONG_ON_SALE_DAYS,
  MOST_FEEDBACK_QUESTIONS,
  type FeedbackKey,
} from './feedback-rules.ts';

/** What is known of a home, and the row that each part of it stands in: what a line rests on is opened by a press. */
export interface FeedbackGround {
  readonly facts: DossierFacts;
  /** the row of each fact */
  readonly rows: Readonly<Partial<Record<DossierFact, string>>>;
  readonly wishes: readonly Wish[];
  readonly valuation: (AmountRange & { readonly row: string }) | null;
  /** sold homes alike, with what they say that this one is worth */
  readonly comparables: readonly { readonly row: string; readonly adjustedMinor: number }[];
  /** the middle price per square metre around it */
  readonly area: { readonly row: string; readonly perM2Minor: number } | null;
  readonly daysOnSale: { readonly row: string; readonly days: number } | null;
  readonly priceCuts: readonly string[];
}

/** One line of feedback. Without a row it would be an opinion, so there is none without. */
interface FeedbackLine {
  readonly key: FeedbackKey;
  readonly fact: DossierFact | null;
  readonly rows: readonly string[];
}

export interface Feedback {
  readonly strengths: readonly FeedbackLine[];
  readonly risks: readonly FeedbackLine[];
  /** facts to ask for, the most wished for first */
  readonly questions: readonly DossierFact[];
  /** between what and what to talk; null where there is nothing to rest it on */
  readonly negotiation: {
    readonly fromMinor: number;
    readonly toMinor: number;
    readonly rows: readonly string[];
    readonly reasons: readonly FeedbackLine[];
  } | null;
}

/** Strengths, risks, questions and a range to negotiate in, by rule from facts alone: information, no advice. */
export function feedbackOf(ground: FeedbackGround): Feedback {
  const lines = [...factLines(ground), ...priceLines(ground)];
  const missed = (matchScore(ground.wishes, ground.facts)?.wishes ?? []).flatMap(({ wish, verdict }) =>
    verdict === 'missed' ? [line('wishMissed', wish.fact, ground.rows[wish.fact])] : [],
  );
  return {
    strengths: lines.filter(({ section }) => section === 'strength').map(({ said }) => said),
    risks: [...missed, ...lines.filter(({ section }) => section === 'risk').map(({ said }) => said)].filter(
      ({ rows }) => rows.length > 0,
    ),
    questions: questionsOf(ground),
    negotiation: negotiationOf(ground),
  };
}

interface Judged {
  readonly section: 'strength' | 'risk';
  readonly said: FeedbackLine;
}

function factLines({ facts, rows }: FeedbackGround): Judged[] {
  return FEEDBACK_RULES.flatMap(({ key, section, fact, when, value }): Judged[] => {
    const [own, row] = [facts[fact] ?? null, rows[fact]];
    if (own === null || row === undefined) return [];
    const [has, limit] = [scaleOf(own), scaleOf(value)];
    if (has === null || limit === null) return [];
    const holds = {
      at_least: has >= limit,
      at_most: has <= limit,
      is: own === value,
      share_at_least: has >= limit * (facts.priceMinor ?? Infinity),
    }[when];
    return holds ? [{ section, said: line(key, fact, row) }] : [];
  });
}

function priceLines({ facts, rows, valuation, area }: FeedbackGround): Judged[] {
  const { priceMinor, floorAreaM2 } = facts;
  if (priceMinor == null || rows.priceMinor === undefined) return [];
  const own = rows.priceMinor;
  const judged: Judged[] = [];
  if (valuation && priceMinor < valuation.lowMinor)
    judged.push({ section: 'strength', said: line('belowValuation', 'priceMinor', own, valuation.row) });
  if (valuation && priceMinor > valuation.highMinor)
    judged.push({ section: 'risk', said: line('aboveValuation', 'priceMinor', own, valuation.row) });
  if (!area || !floorAreaM2 || rows.floorAreaM2 === undefined) return judged;
  const share = priceMinor / floorAreaM2 / area.perM2Minor - 1;
  const sources = [own, rows.floorAreaM2, area.row];
  if (share < -AREA_MARGIN)
    judged.push({ section: 'strength', said: line('belowArea', 'floorAreaM2', ...sources) });
  if (share > AREA_MARGIN)
    judged.push({ section: 'risk', said: line('aboveArea', 'floorAreaM2', ...sources) });
  return judged;
}

/** What is unknown: first what was wished for, by its weight, then what a rule would look at. */
function questionsOf({ facts, wishes }: FeedbackGround): DossierFact[] {
  const isUnknown = (fact: DossierFact) => (facts[fact] ?? null) === null;
  const wished = [...wishes]
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const ruled = new Set<DossierFact>(FEEDBACK_RULES.map(({ fact }) => fact));
  const all = [...wished.map(({ fact }) => fact), ...DOSSIER_FACT_KEYS.filter((fact) => ruled.has(fact))];
  return [...new Set(all)].filter(isUnknown).slice(0, MOST_FEEDBACK_QUESTIONS);
}

function negotiationOf(ground: FeedbackGround): Feedback['negotiation'] {
  const { facts, valuation, comparables, daysOnSale, priceCuts } = ground;
  const asking = facts.priceMinor ?? Infinity;
  const adjusted = comparables.map(({ adjustedMinor }) => adjustedMinor).sort((one, other) => one - other);
  const rows = comparables.map(({ row }) => row);
  const range = valuation
    ? { low: valuation.lowMinor, high: valuation.highMinor, rows: [valuation.row, ...rows] }
    : adjusted.length >= LEAST_COMPARABLES
      ? { low: adjusted[0] ?? 0, high: adjusted.at(-1) ?? 0, rows }
      : null;
  if (!range) return null;
  const isLong = daysOnSale !== null && daysOnSale.days >= LONG_ON_SALE_DAYS;
  return {
    fromMinor: Math.min(range.low, asking),
    toMinor: Math.min(range.high, asking),
    rows: range.rows,
    reasons: [
      ...(isLong ? [line('longOnSale', null, daysOnSale.row)] : []),
      ...(priceCuts.length > 0 ? [line('priceCut', null, ...priceCuts)] : []),
      ...(comparables.length > 0 && comparables.length < LEAST_COMPARABLES
        ? [line('fewComparables', null, ...rows)]
        : []),
    ],
  };
}

function line(key: FeedbackKey, fact: DossierFact | null, ...rows: (string | undefined)[]): FeedbackLine {
  return { key, fact, rows: rows.filter((row) => row !== undefined) };
}
