import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { ValuationAccuracy } from '#wire/valuations.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { MemoryRouter } from 'react-router-dom';
import { MarketAccuracy } from './market-accuracy.tsx';
import { MarketsTable } from './markets-table.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const study = {
  ...{ n: 1523, mdape: 0.0779, ppe5: 0.3422, ppe10: 0.594, ppe20: 0.8365, medianBias: -0.0071 },
  ...{ coverage80: 0.7812, meanWidth80: 0.3357, cod: 11.24, prd: 1.0136, prb: -0.0212 },
};
const market: ValuationAccuracy[number] = {
  id: '00000000-0000-4000-8000-000000000001',
  countryCode: 'US',
  market: '98',
  currency: 'USD',
  version: 4,
  fittedAt: '2015-03-01T10:00:00Z',
  sales: 16_155,
  firstOn: '2014-05-02',
  lastOn: '2015-02-14',
  hasPrior: true,
  isSample: false,
  accuracy: {
    study,
    deciles: Array.from({ length: 10 }, (_, at) => ({ ...study, n: 152 + at, coverage80: 0.76 + at / 100 })),
    mdapeRange: { low: 0.0733, high: 0.0822 },
    learned: 14_632,
    fromOn: '2015-01-01',
    untilOn: '2015-02-14',
  },
};

const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);

it('says each figure that the command prints, with how many homes and which days', () => {
  render(<MarketAccuracy market={market} />);
  expect(figures()).toEqual([
    ['Typical error', '7.8%'],
    ['Within 5%', '34.2%'],
    ['Within 10%', '59.4%'],
    ['Within 20%', '83.7%'],
    ['Too high (+) or low (−)', '−0.7%'],
    ['Prices inside the 80% range', '78.1%'],
    ['Width of that range', '33.6%'],
    ['COD', '11.2'],
    ['PRD', '1.014'],
    ['PRB', '−0.021'],
  ]);
  expect(screen.queryByText('7.3% to 8.2% in 95 of 100 samples')).not.toBeNull();
  expect(
    screen.queryByText(/Measured on 1,523 sales from 1 January 2015 to 14 February 2015/),
  ).not.toBeNull();
  const [, ...tenths] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(tenths).toHaveLength(10);
  expect(tenths[0]?.textContent).toBe('11527.8%59.4%−0.7%76%');
});

it('says that nothing was measured where sales are too few, and what is not known of the year', () => {
  render(<MarketAccuracy market={{ ...market, hasPrior: false, accuracy: null }} />);
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(screen.queryByText(/Too few sales to measure/)).not.toBeNull();
  expect(screen.queryByText(/Nothing is known of this market’s usual year/)).not.toBeNull();
});

it('puts all markets beside each other, each with a way to its figures and a dash for what was not measured', () => {
  const unmeasured = { ...market, id: '2', countryCode: 'GB', market: 'YO', isSample: true, accuracy: null };
  const { container } = render(
    <MemoryRouter>
      <MarketsTable markets={[market, unmeasured]} />
      <MarketAccuracy market={unmeasured} />
    </MemoryRouter>,
  );
  const lines = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(lines).toEqual([
    ['98, United States ', '1,523', '7.8%', '59.4%', '−0.7%', '78.1%'],
    ['YO, United Kingdom Sample', '–', '–', '–', '–', '–'],
  ]);
  const way = screen.getByRole('link', { name: /YO/ }).getAttribute('href') ?? '';
  expect(container.querySelector(way.slice(way.indexOf('#')))?.querySelector('h2')?.textContent).toContain(
    'YO',
  );
});
