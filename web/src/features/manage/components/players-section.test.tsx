import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import * as queries from '../queries.ts';
import { PlayersSection } from './players-section.tsx';

vi.mock('../queries.ts');
const read = vi.mocked(queries.readRunsOverTime);
const rows = [
  { beginsOn: '2026-01-01', started: 4, finished: 1 },
  { beginsOn: '2026-01-02', started: 1200, finished: 700 },
];

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.resetAllMocks();
});

it('says the sums in words and every figure in a table, the newest first', async () => {
  read.mockResolvedValue(rows);
  render(<PlayersSection slug="one" />);
  expect(await screen.findByText('Runs in 30 days: 1,204 started, 701 of them finished.')).toBeTruthy();
  const table = within(screen.getByRole('table', { hidden: true }));
  const texts = table.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(texts).toEqual(['DayStartedOf these, finished', '2 January 20261,200700', '1 January 202641']);
});

it('counts by week where that is chosen', async () => {
  read.mockResolvedValue(rows);
  render(<PlayersSection slug="one" />);
  fireEvent.change(await screen.findByLabelText('Counted'), { target: { value: 'week' } });
  expect(await screen.findByText(/^Runs in 26 weeks: 1,204/)).toBeTruthy();
  expect(read).toHaveBeenLastCalledWith('one', 'week');
});

it('says that nobody has played, and reads again what failed', async () => {
  read
    .mockRejectedValueOnce(new AppError('network', 'down'))
    .mockResolvedValue([{ beginsOn: '2026-01-01', started: 0, finished: 0 }]);
  render(<PlayersSection slug="one" />);
  expect(await screen.findByText('How many played could not be loaded.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has played in this time')).toBeTruthy();
});
