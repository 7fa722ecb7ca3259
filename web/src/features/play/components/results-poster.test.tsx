import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { resultExamples } from '#wire/examples/results.ts';
import { answer } from '#wire/examples/runs.ts';
import type { RunSummary } from '#wire/results.ts';
import { ResultsPoster } from './results-poster.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const [first, second] = resultExamples.summary.rounds;
const [guessed, open] = resultExamples.summary.homes;
if (!first || !second || !guessed || !open) throw new Error('the example has two homes');

const example: RunSummary = {
  ...resultExamples.summary,
  status: 'finished',
  ranked: true,
  survived: null,
  totalScore: 600,
  maxScore: 2000,
  rating: 'beginner',
  rounds: [{ ...first, guess: answer }, second],
  homes: [{ ...guessed, title: 'Flat in Leeds' }, open],
};

function show(run: RunSummary) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <ResultsPoster run={run} sayPractice={null}>
          what to do
        </ResultsPoster>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}

describe('ResultsPoster', () => {
  it('says the share of the points first, and the points', async () => {
    show(example);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toContain('30%');
    expect(screen.getByText('600 of 2,000 points')).toBeDefined();
  });

  it('has a tile for each home that reads as words', async () => {
    show(example);
    expect(await screen.findByRole('link', { name: 'Flat in Leeds: Spot on, 600 points' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home 2: Excellent, 0 points' })).toBeDefined();
  });

  it('tells what a friend would repeat, the place, and what the next rating takes', async () => {
    show(example);
    // 12.5 % over, the crowd's median 2.5 %: nothing about the hardest of one home.
    expect(await screen.findByText('1 of 1 homes within 20%.')).toBeDefined();
    expect(screen.getByText(/^Place 3 of 12/)).toBeDefined();
    expect(screen.getByText(/200 more points make it Intermediate\./)).toBeDefined();
  });

  it('counts homes in sudden death, and rates no run that is under way', async () => {
    show({ ...example, status: 'active', survived: 1, game: { ...example.game, rounds: 2 } });
    expect(await screen.findByRole('heading', { name: 'Survived 1 of 2' })).toBeDefined();
    expect(screen.queryByText(/make it/)).toBeNull();
  });
});
