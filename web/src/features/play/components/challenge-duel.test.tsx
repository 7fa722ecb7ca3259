import type { SharedRun } from '#wire/results.ts';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { resultExamples } from '#wire/examples/results.ts';
import { ChallengeDuel, verdictText } from './challenge-duel.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const base: SharedRun = { ...resultExamples.share, status: 'finished', survived: null };
const run = (
  name: string,
  totalScore: number | null,
  bands: (number | null)[] = [0, 5],
  more = {},
): SharedRun => ({
  ...base,
  displayName: name,
  totalScore,
  rounds: bands.map((band, place) => ({ position: place + 1, band })),
  ...more,
});

describe('verdictText()', () => {
  it.each([
    ['more points', run('Ada', 1200), run('Ben', 900), 'You beat Ben.'],
    ['fewer points', run('Ada', 900), run('Ben', 1200), 'Ben is ahead of you.'],
    ['equal points', run('Ada', 900), run('Ben', 900), 'You and Ben are level.'],
    [
      'more homes survived',
      run('Ada', 100, [0], { survived: 4 }),
      run('Ben', 900, [0], { survived: 2 }),
      'You beat Ben.',
    ],
    [
      'no totals, more homes closer',
      run('Ada', null, [0, 1, 5]),
      run('Ben', null, [1, 2, 0]),
      'You beat Ben.',
    ],
    ['a home that the other left out', run('Ada', null, [5]), run('Ben', null, [null]), 'You beat Ben.'],
    [
      'a friend who still plays',
      run('Ada', 900),
      run('Ben', null, [0], { status: 'active' }),
      'Ben has not finished yet.',
    ],
  ])('goes by %s', (_, own, other, said) => {
    expect(verdictText(own, other)).toBe(said);
  });
});

describe('ChallengeDuel', () => {
  it('puts both results of every home side by side, in words', () => {
    render(<ChallengeDuel own={run('Ada', 1200)} other={run('Ben', 900, [1, null])} isExact />);
    const [, first, second, total] = screen.getAllByRole('row').map((row) => row.textContent);
    expect(first).toMatch(/^1 ?\S.*\S$/);
    expect(second).toContain('Not guessed');
    expect(total).toBe('Total1,200900');
  });

  it('says where the points are an estimate', () => {
    render(<ChallengeDuel own={run('Ada', 1200)} other={run('Ben', 900)} isExact={false} />);
    expect(screen.getByText('Total, about').tagName).toBe('TH');
  });
});
