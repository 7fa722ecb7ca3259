import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { answer, run as started } from '#wire/examples/runs.ts';
import { resultExamples } from '#wire/examples/results.ts';
import type { RunSummary } from '#wire/results.ts';
import { CrowdDuel } from './crowd-duel.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const { summary } = resultExamples;
const [home, round] = [first(summary.homes), first(started.rounds)];

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('The examples hold no home.');
  return one;
}

/** A run of two homes at 400,000: the first with a crowd, the second as given. */
function run(ownScores: readonly [number, number], second: Partial<typeof home> = {}): RunSummary {
  const guessed = (score: number) => ({
    ...answer,
    guess: { ...answer.guess, priceMinor: 40_000_000, score, lowMinor: null, highMinor: null },
  });
  return {
    ...summary,
    rounds: ownScores.map((score, place) => ({ ...round, position: place + 1, guess: guessed(score) })),
    homes: [
      { ...home, crowdMedianMinor: 40_000_000, crowdQ1Minor: 38_000_000, crowdQ3Minor: 44_000_000 },
      { ...home, crowdMedianMinor: null, crowdQ1Minor: null, crowdQ3Minor: null, ...second },
    ],
    share: { ...summary.share, rounds: [0, 5].map((band, place) => ({ position: place + 1, band })) },
  };
}

describe('CrowdDuel', () => {
  it('compares the homes that enough people guessed, and only those', () => {
    render(<CrowdDuel run={run([700, 900])} />);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('700');
    expect(rows[2]).toBe('Total7001,000');
    expect(
      screen.getByText(/^Everybody together is ahead of you\. You earned more on 0 of 1 home\.$/),
    ).toBeDefined();
  });

  it('adds up both over the same homes', () => {
    const crowd = { crowdMedianMinor: 80_000_000, crowdQ1Minor: 70_000_000, crowdQ3Minor: 90_000_000 };
    render(<CrowdDuel run={run([700, 900], crowd)} />);
    expect(
      screen.getByText(/^You beat everybody together\. You earned more on 1 of 2 homes\.$/),
    ).toBeDefined();
    // Twice the price under the normal steepness: 1000 · 2^−4, rounded.
    expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Total1,6001,063');
  });

  it('is not there where nobody can be compared with', () => {
    const { container } = render(<CrowdDuel run={{ ...run([700, 900]), homes: [] }} />);
    expect(container.innerHTML).toBe('');
  });
});
