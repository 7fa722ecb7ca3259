import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { readMarkets } from '../maps/queries.ts';
import { atHome } from './queries.ts';
import { NO_SOLD_FILTERS } from './sold-filters.ts';

const answer = vi.hoisted(() =>
  vi.fn<(name: string, asked: { place?: string; country?: string }) => Promise<unknown>>(),
);
vi.mock('#lib/api.ts', () => ({ callRpc: answer }));
const known = (...countries: readonly string[]) =>
  answer.mockResolvedValue(countries.map((country) => ({ country })));

beforeAll(() => speakLocale('en-GB', readTexts('en')));
beforeEach(() => {
  answer.mockReset();
});

it('puts the market of the reader before those with more sales', async () => {
  known('US', 'GB', 'ES');
  expect((await readMarkets()).map(({ country }) => country)).toEqual(['GB', 'US', 'ES']);
});
it('looks for a town at home first, and then elsewhere', async () => {
  const towns: Record<string, readonly string[]> = { York: ['GB', 'US'], Portland: ['US'] };
  answer.mockImplementation((name, asked) => {
    if (name === 'sold_markets') return Promise.resolve([{ country: 'US' }, { country: 'GB' }]);
    const found = towns[asked.place ?? '']?.find((one) => one === (asked.country ?? one));
    return Promise.resolve(found === undefined ? null : { country: found });
  });
  const countryOf = async (place: string) => (await atHome({ ...NO_SOLD_FILTERS, place })).country;
  expect(await countryOf('York')).toBe('GB');
  expect(await countryOf('Portland')).toBe('US');
  expect(await countryOf('Nowhere')).toBe('GB');
  expect(await countryOf('cv11')).toBe('');
});
it('asks for sales of the own country where none is chosen and some are known', async () => {
  known('US', 'GB');
  expect((await atHome(NO_SOLD_FILTERS)).country).toBe('GB');
  expect((await atHome({ ...NO_SOLD_FILTERS, country: 'US' })).country).toBe('US');
  const ofAnArea = { ...NO_SOLD_FILTERS, area: '00000000-0000-4000-8000-000000000001' };
  expect(await atHome(ofAnArea)).toEqual(ofAnArea);
});
it('leaves the choice to the database where the own country has no sales, or nothing can be read', async () => {
  known('US', 'ES');
  expect((await atHome(NO_SOLD_FILTERS)).country).toBe('');
  answer.mockRejectedValue(new Error('offline'));
  expect((await atHome(NO_SOLD_FILTERS)).country).toBe('');
});
