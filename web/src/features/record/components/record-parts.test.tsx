import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordsCalls } from '#wire/examples/records.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { BadgeList } from './badge-list.tsx';
import { BiasBars } from './bias-bars.tsx';
import { DayGrid } from './day-grid.tsx';
import { RangeCalibration } from './range-calibration.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const ranges = (n: number, held: number) => [{ widthFrom: 0, widthTo: 0.1, n, held }];

describe('<RangeCalibration>', () => {
  it('says nothing where no range was made', () => {
    const { container } = render(<RangeCalibration ranges={[]} />);
    expect(container.textContent).toBe('');
  });
  it('waits for ten ranges', () => {
    render(<RangeCalibration ranges={ranges(9, 9)} />);
    expect(screen.getByText('One more ranked range, and it will be said here.')).toBeTruthy();
  });
  it.each([
    [100, 50, 'That is as sure as you should be.'],
    [100, 59, 'That is as sure as you should be.'],
    [100, 20, 'You are surer than you should be: wider ranges would earn more.'],
    [100, 80, 'You are less sure than you could be: narrower ranges would earn more.'],
    // Six of ten say no more than five of ten.
    [10, 7, 'That is as sure as you should be.'],
  ])('of %i ranges with %i that held says: %s', (n, held, said) => {
    render(<RangeCalibration ranges={ranges(n, held)} />);
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
  });
});

it('<BadgeList> tells earned badges from open ones by words, and how much is missing', () => {
  const { badges, facts } = recordsCalls.own_badges;
  render(<BadgeList badges={badges} facts={facts} />);
  const [first, hundred] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Earned on 2 November 2025');
  expect(hundred?.textContent).not.toContain('Earned');
  expect(hundred?.textContent).toContain('21% of players have it');
  expect(
    within(hundred as HTMLElement)
      .getByRole('progressbar')
      .getAttribute('aria-valuetext'),
  ).toBe('78 of 100');
});

it('<BiasBars> says each bias in words beside its mark', () => {
  const bias = { n: 34, share: 0.08, low: 0.03, high: 0.12 };
  render(<BiasBars rows={[{ name: 'Flat', bias }]} say={({ n }) => `from ${String(n)}`} />);
  expect(screen.getByRole('listitem').textContent).toBe('Flatfrom 34');
});

it('<DayGrid> has a square for each day, and the same in words and as a table', () => {
  const { on, daysShown, days } = recordsCalls.own_play;
  const { container } = render(<DayGrid today={on} shown={daysShown} days={days} />);
  expect(screen.getByRole('img', { name: 'You played on 3 of the last 182 days.' })).toBeTruthy();
  expect(container.querySelectorAll('rect:not([data-level="0"])')).toHaveLength(3);
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: 'January 2026 2 13' })).toBeTruthy();
});
