import { beforeEach, describe, expect, it, vi } from 'vitest';
import { soldHomesCalls } from '#wire/examples/sold-homes.ts';
import { callRpc } from '#lib/api.ts';
import { readSoldThere, soldPath } from './sold-there.ts';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock(import('#lib/api.ts'), async (original) => ({ ...(await original()), callRpc: vi.fn() }));

const query = {
  countryCode: 'GB',
  place: 'yo24 0aa',
  currency: 'GBP',
  leastMinor: 100,
  mostMinor: 40_000_000,
};
const answer = { ...soldHomesCalls.sold_homes, currency: 'GBP' };

beforeEach(() => {
  vi.mocked(callRpc).mockReset();
  vi.mocked(callRpc).mockResolvedValue({
    ...answer,
    figures: { count: 8, firstOn: null, lastOn: null, quartiles: [1, 2, 3] },
  });
});

describe('readSoldThere()', () => {
  it('asks for the latest ordinary sales of the place between the prices', async () => {
    const sold = await readSoldThere(query);
    expect(vi.mocked(callRpc).mock.calls[0]).toEqual([
      'sold_homes',
      expect.objectContaining({
        ...{ country: 'GB', placeKind: 'start', place: 'YO24 0AA'.slice(0, 8), isStandard: true },
        ...{ sort: 'newest', fromMinor: 100, toMinor: 40_000_000, pageRows: 5 },
      }),
    ]);
    expect(sold).toMatchObject({ count: 8, quartiles: { low: 1, high: 3 } });
    expect(sold?.rows.length).toBeGreaterThan(0);
  });

  it('asks nothing of a search without a place, or with a postcode of another country', async () => {
    expect(await readSoldThere({ ...query, place: '' })).toBeNull();
    expect(await readSoldThere({ ...query, countryCode: 'ES' })).toBeNull();
    expect(callRpc).not.toHaveBeenCalled();
    expect(soldPath({ ...query, place: ' ' })).toBeNull();
    expect(soldPath({ ...query, place: 'York' })).toBe('/curated-neighbourhoods/sold?country=GB&place=York');
  });

  it('shows no sales in other money, and no middle of too few', async () => {
    vi.mocked(callRpc).mockResolvedValue({ ...answer, figures: null });
    expect(await readSoldThere({ ...query, currency: 'EUR' })).toMatchObject({
      rows: [],
      quartiles: null,
      count: 0,
    });
  });
});
