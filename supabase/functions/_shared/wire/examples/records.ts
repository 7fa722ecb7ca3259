import type { ExamplesOf } from './examples-of.ts';
import { exampleId } from './example-id.ts';

const run = {
  sessionId: exampleId(1),
  game: { slug: 'one', family: 'public' as const, title: 'Σπίτια', brand: 'default' },
  finishedAt: '2026-01-07T12:00:00Z',
  totalScore: 4210,
  maxScore: 5000,
};

/** One answer for each call of this subject. */
export const recordsCalls: ExamplesOf<'own_accuracy' | 'own_play'> = {
  own_accuracy: {
    guesses: 64,
    medianPercent: 9.4,
    within5: 18,
    within10: 34,
    within20: 51,
    bias: [
      { kind: 'all', n: 64, mean: 0.05, spread: 0.16 },
      { kind: 'area', area: 'Θεσσαλία', countryCode: 'GR', n: 24, mean: -0.08, spread: 0.14 },
      { kind: 'area', area: 'Κρήτη', countryCode: 'GR', n: 6, mean: 0.2, spread: 0.1 },
      {
        kind: 'price',
        currency: 'GBP',
        fromMinor: 20_000_000,
        toMinor: 50_000_000,
        n: 40,
        mean: 0.02,
        spread: 0.15,
      },
      { kind: 'type', propertyType: 'flat', n: 22, mean: 0.11, spread: 0.18 },
      { kind: 'type', propertyType: 'terraced', n: 30, mean: -0.02, spread: 0.12 },
    ],
    ranges: [
      { widthFrom: 0, widthTo: 0.1, n: 12, held: 3 },
      { widthFrom: 0.2, widthTo: 0.4, n: 15, held: 9 },
      { widthFrom: 0.4, widthTo: null, n: 8, held: 7 },
    ],
  },
  own_play: {
    on: '2026-01-08',
    daysShown: 182,
    firstAt: '2025-11-02T08:00:00Z',
    runs: 16,
    endedRuns: 15,
    rankedRuns: 13,
    homes: 78,
    daysPlayed: 9,
    days: [
      { on: '2025-12-30', homes: 5 },
      { on: '2026-01-07', homes: 10 },
      { on: '2026-01-08', homes: 3 },
    ],
    bestRun: run,
    mostOverPar: { ...run, overPar: 640 },
    closest: { ...run, logError: -0.004, title: 'Μονοκατοικία' },
  },
};
