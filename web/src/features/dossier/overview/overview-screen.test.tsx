import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { askTable } from '#lib/ask-table.ts';
import { speakLocale } from '#lib/i18n.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { readTexts } from '#locales/read-texts.ts';
import { fakeHome, fakeScene } from '../notes/fake-scene.ts';
import { ComparablesScreen } from '../market/comparables-screen.tsx';
import { NeighbourhoodScreen } from '../market/neighbourhood-screen.tsx';
import { RecentSalesScreen } from '../market/recent-sales-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';

vi.mock(import('#lib/api.ts'), async (original) => ({
  ...(await original()),
  callFunction: vi.fn(),
  callRpc: vi.fn(),
}));
vi.mock(import('#lib/ask-table.ts'), async (original) => ({ ...(await original()), askTable: vi.fn() }));

const said = (value: unknown) => ({ value, source: 'agent', on: '2026-11-01' });
const FACTS = { price_minor: said(98765400), floor_area_m2: said(80), bedrooms: said(3) };
const row = {
  ...{ id: 'one', dossierId: 'd', title: '7 Elm Road', stage: 'viewing', isPrimary: true, version: 1 },
  ...{ addressLine: '7 Elm Road', town: 'York', postcode: 'YO24 0AA', countryCode: 'GB' },
  ...{ latitude: null, longitude: null, sourceUrl: null, told: JSON.stringify(FACTS) },
};
const scene = fakeScene({
  homes: [
    fakeHome({
      ...{ id: 'one', title: '7 Elm Road', address: '7 Elm Road, York, YO24 0AA', postcode: 'YO24 0AA' },
    }),
  ],
});

let held: string[] = [];
beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  queryClient.clear();
  vi.resetAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  held = [];
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  vi.mocked(askTable).mockImplementation(({ path }) =>
    Promise.resolve(
      path.startsWith('dossier_assets')
        ? [row]
        : path.startsWith('dossier_fact_versions')
          ? [
              {
                id: 1,
                name: 'price_minor',
                value: 98765400,
                source: 'agent',
                saidOn: '2026-11-01',
                savedAt: '2026-11-01',
              },
            ]
          : [],
    ),
  );
  vi.mocked(callRpc).mockImplementation(((name: string) =>
    Promise.resolve(
      name === 'held_homes_of_dossier' ? held : examples[name as keyof typeof examples],
    )) as never);
  vi.mocked(callFunction).mockResolvedValue({ body: examples['value-home'] } as never);
});

const show = (element: React.ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

describe('OverviewScreen', () => {
  it('tells what is known of a home, what it may be worth and what it costs', async () => {
    show(<OverviewScreen scene={scene} />);
    expect(await screen.findAllByText('£987,654')).not.toHaveLength(0);
    expect(await screen.findByText(/^Confidence [A-D]/)).toBeTruthy();
    expect(screen.getAllByText('The agent · 1 November 2026')).toHaveLength(3);
    expect(callFunction).toHaveBeenCalledWith('value-home', { assetId: 'one' });

    await userEvent.type(screen.getByLabelText('Your own money'), '187654');
    await userEvent.type(screen.getByLabelText('Interest a year, in per cent'), '5');
    expect(await screen.findByText('on a loan of £800,000')).toBeTruthy();
    expect(screen.getByText(/Stamp Duty Land Tax: £/)).toBeTruthy();
    expect(screen.getAllByText(/no advice/)).not.toHaveLength(0);
  });

  it('writes a corrected fact from the version that was seen', async () => {
    show(<OverviewScreen scene={scene} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Bedrooms' }));
    const field = screen.getByRole('textbox', { name: 'Bedrooms', hidden: true });
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
    const patch = vi.mocked(askTable).mock.calls.find(([{ method }]) => method === 'PATCH')?.[0];
    expect(patch?.body).toMatchObject({
      version: 1,
      facts: { bedrooms: { value: 4, source: 'agent' }, floor_area_m2: FACTS.floor_area_m2 },
    });
  });
});

describe('a home that a game asks for', () => {
  it.each([
    ['overview', OverviewScreen],
    ['comparables', ComparablesScreen],
    ['recent sales', RecentSalesScreen],
    ['neighbourhood', NeighbourhoodScreen],
  ])('has no price, value or sale on the screen of its %s', async (_, Screen) => {
    held = ['one'];
    const { container } = show(<Screen scene={scene} />);
    expect(await screen.findAllByText('A game still asks you for this home.')).not.toHaveLength(0);
    expect(container.textContent).not.toContain('987,654');
    expect(callFunction).not.toHaveBeenCalled();
    const asked = vi.mocked(callRpc).mock.calls.map(([name]) => name as string);
    expect(asked.filter((name) => /^(sales_near|sold_)/.test(name))).toEqual([]);
  });
});
