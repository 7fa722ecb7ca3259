import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { parsCalls } from '#wire/examples/pars.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { OverParTable } from './over-par.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));
const told = parsCalls.over_par;

it('<OverParTable> says how far over par a run is, and what of it each home brought', () => {
  render(<OverParTable told={told} />);
  expect(screen.getByText('You are 270 points over par.')).toBeTruthy();
  const [, first, second, total] = screen.getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    row
      ? within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
      : [];
  expect([first, second, total].map(cells)).toEqual([
    ['860', '610', '+250'],
    ['620', 'about 600', '+20'],
    ['1,480', '1,210', '+270'],
  ]);
});

it.each([
  [{ points: 900, par: 1210 }, 'You are 310 points under par.'],
  [{ points: 1210, par: 1210 }, 'You are exactly at par.'],
])('<OverParTable> of %o says: %s', (change, said) => {
  render(<OverParTable told={{ ...told, ...change }} />);
  expect(screen.getByText(said)).toBeTruthy();
});
