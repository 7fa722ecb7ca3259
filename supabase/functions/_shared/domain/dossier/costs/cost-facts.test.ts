import { expect, test } from 'vitest';
import { statedCosts } from './cost-facts.ts';

test('statedCosts() takes amounts that somebody stated, and nothing else', () => {
  expect(
    statedCosts({
      energy_cost_year_minor: { value: 120000, source: 'certificate', on: '2024-05-01' },
      council_tax_year_minor: { value: 0, source: 'the agent, by phone' },
      service_charge_year_minor: { value: 'much', source: 'listing' },
      ground_rent_year_minor: { value: -5, source: 'listing' },
      price_minor: { value: 30000000, source: 'listing' },
    }),
  ).toEqual([
    { kind: 'energy', yearlyMinor: 120000, source: 'certificate', on: '2024-05-01' },
    { kind: 'council_tax', yearlyMinor: 0, source: 'typed', on: null },
  ]);
});
