import { describe, expect, it } from 'vitest';
import { examples } from '#wire/examples.ts';
import { certificateFacts, likeliestFirst } from './certificate-facts.ts';

const [example] = examples.find_certificates.rows;
if (!example) throw new Error('the example has a certificate');
const row = {
  ...example,
  ...{ rating: 'D' as const, lodgedOn: '2024-05-01', areaM2: 88 },
  ...{ heatingCostMinor: 80000, hotWaterCostMinor: 20000, lightingCostMinor: 10000 },
};

describe('certificateFacts()', () => {
  it('takes rating, cost and floor area with their day', () => {
    const said = (value: unknown) => ({ value, source: 'certificate', on: '2024-05-01' });
    expect(certificateFacts(row)).toEqual({
      energy_rating: said('D'),
      energy_cost_year_minor: said(110000),
      floor_area_m2: said(88),
    });
  });

  it('leaves out a sum that would lack a part', () => {
    expect(certificateFacts({ ...row, lightingCostMinor: null, areaM2: null })).toEqual({
      energy_rating: { value: 'D', source: 'certificate', on: '2024-05-01' },
    });
  });
});

describe('likeliestFirst()', () => {
  it('begins with the home itself', () => {
    const at = (address: string, lodgedOn: string) => ({ address, lodgedOn });
    const rows = [
      at('9 Elm Road', '2024-01-01'),
      at('7 Elm Road', '2020-01-01'),
      at('7 Elm Road', '2023-01-01'),
    ];
    expect(likeliestFirst(rows, '7, Elm Road').map(({ lodgedOn }) => lodgedOn)).toEqual([
      ...['2023-01-01', '2020-01-01', '2024-01-01'],
    ]);
  });
});
