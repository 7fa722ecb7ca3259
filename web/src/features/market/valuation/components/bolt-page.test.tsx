import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { readTexts } from '#locales/read-texts.ts';
import { callFunction } from '#lib/api.ts';
import { speakLocale } from '#lib/i18n.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { BoltPage } from './bolt-page.tsx';

vi.mock(import('#lib/api.ts'), async (original) => ({ ...(await original()), callFunction: vi.fn() }));
// What stands below the value asks for more, and is no part of this.
vi.mock(import('../../components/all-sources.tsx'), () => ({ AllSources: () => null }));
vi.mock(import('../../components/market-ways.tsx'), () => ({ MarketWays: () => null }) as never);

const body = examples['value-home'];

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  queryClient.clear();
  vi.mocked(callFunction).mockReset();
  vi.mocked(callFunction).mockImplementation(((_name: string, asked: { floorAreaM2: number }) => {
    // The sales know what floor area is worth, and nothing else.
    const estimateMinor = body.estimateMinor + (asked.floorAreaM2 - 95) * 100_000;
    return Promise.resolve({ body: { ...body, estimateMinor } });
  }) as never);
});

const show = (postcode: string) =>
  render(
    <MemoryRouter
      initialEntries={[`/bolt/buyers?${new URLSearchParams({ country: 'GB', postcode }).toString()}`]}
    >
      <BoltPage reader="buyers" />
    </MemoryRouter>,
  );

it('asks of the district of a sector, and says so', async () => {
  show('CV11 5');
  expect(screen.getByText('Read as CV11: a value needs a whole postcode or its first half.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Constructed from real sales' })).toBeTruthy();
  expect(callFunction).toHaveBeenCalledWith('value-home', expect.objectContaining({ postcode: 'CV11' }));
});

it('says once what the sales do not tell, and no worth of nothing', async () => {
  show('CV11');
  expect(await screen.findByText('£10,000 more')).toBeTruthy();
  expect(screen.queryByText(/£0/)).toBeNull();
  expect(
    screen.getByText(
      'What these would be worth is not known here, since the sales do not tell it: Bedrooms, Year built.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/^Read as/)).toBeNull();
});
