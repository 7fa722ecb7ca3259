import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { AppError } from '#lib/app-error.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { askTable } from '#lib/ask-table.ts';
import { speakLocale } from '#lib/i18n.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { readTexts } from '#locales/read-texts.ts';
import { fakeHome, fakeScene } from '../notes/fake-scene.ts';
import { ChartsScreen } from './charts-screen.tsx';
import { ComparablesScreen } from './comparables-screen.tsx';
import { LocationScreen } from './location-screen.tsx';
import { NeighbourhoodScreen } from './neighbourhood-screen.tsx';
import { RecentSalesScreen } from './recent-sales-screen.tsx';

vi.mock(import('#lib/api.ts'), async (original) => ({
  ...(await original()),
  callFunction: vi.fn(),
  callRpc: vi.fn(),
}));
vi.mock(import('#lib/ask-table.ts'), async (original) => ({ ...(await original()), askTable: vi.fn() }));
// Neither is drawn here: what they draw stands in lists and tables beside them.
vi.mock(import('#ui/map.tsx'), () => ({ Map: () => null }) as never);
vi.mock(import('#ui/chart-drawing.tsx'), () => ({ ChartDrawing: () => null }) as never);

const oak = { id: 'two', title: '2 Oak Lane', isPrimary: false, facts: { priceMinor: 31_000_000 } };
const scene = fakeScene({
  homes: [
    fakeHome({ id: 'one', title: '7 Elm Road' }),
    fakeHome({ ...oak, latitude: 53.96, longitude: -1.1 }),
  ],
});
const facts = {
  price_minor: { value: 29500000, source: 'agent' },
  floor_area_m2: { value: 80, source: 'agent' },
};
const asset = {
  ...{ id: 'one', dossierId: 'd', title: '7 Elm Road', stage: 'viewing', isPrimary: true, version: 1 },
  ...{ addressLine: '7 Elm Road', town: 'York', postcode: 'YO24 0AA', countryCode: 'GB' },
  ...{ latitude: 53.95, longitude: -1.1, sourceUrl: null, told: JSON.stringify(facts) },
};
const sale = { ...examples.sales_near.sales[0], id: '33333333-3333-4333-8333-333333333333' };

let place: typeof asset | { postcode: string; latitude: null; longitude: null };
beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  queryClient.clear();
  vi.resetAllMocks();
  localStorage.clear();
  place = asset;
  vi.mocked(askTable).mockImplementation(({ method, path }) => {
    if (method === 'POST') return Promise.resolve([{ id: 'pair' }]);
    if (!path.startsWith('dossier_assets')) return Promise.resolve([]);
    return Promise.resolve([{ ...asset, ...place }]);
  });
  vi.mocked(callRpc).mockImplementation(((name: string) =>
    Promise.resolve(
      name === 'held_homes_of_dossier'
        ? []
        : name === 'sales_near'
          ? { sales: [{ ...sale, map: { lat: 53.951, lng: -1.1 } }], hasMore: true }
          : name === 'market_place'
            ? null
            : examples[name as keyof typeof examples],
    )) as never);
  vi.mocked(callFunction).mockResolvedValue({ body: examples['value-home'] } as never);
});

function show(element: React.ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/dossiers/d/comparables/:id/sbs/overview', element: <h1>Side by side</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('ComparablesScreen', () => {
  it('holds a home against sold ones, and a press away against each other one of the dossier', async () => {
    const router = show(<ComparablesScreen scene={scene} />);
    expect(await screen.findByText(/^Confidence [A-D]/)).toBeTruthy();
    expect(await screen.findByText(/£310,000/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Compare with 2 Oak Lane' }));
    expect(await screen.findByRole('heading', { name: 'Side by side' })).toBeTruthy();
    expect(router.state.location.pathname).toMatch(
      /^\/dossiers\/d\/comparables\/[0-9a-f-]{36}\/sbs\/overview$/,
    );
    const posted = vi.mocked(askTable).mock.calls.find(([{ method }]) => method === 'POST')?.[0];
    expect(posted?.body).toMatchObject({ dossier_id: 'd', one_id: 'one', other_id: 'two' });
  });

  it('leads to a comparison that is there already, whichever of the two is on the left', async () => {
    const comparisons = [{ id: 'known', oneId: 'two', otherId: 'one' }];
    show(<ComparablesScreen scene={{ ...scene, comparisons }} />);
    const link = await screen.findByRole('link', { name: /See side by side.*2 Oak Lane/ });
    expect(link.getAttribute('href')).toBe('/dossiers/d/comparables/known/sbs/overview');
  });

  it('keeps the homes where the market knows too little', async () => {
    vi.mocked(callFunction).mockRejectedValue(new AppError('not_enough_sales', 'few'));
    show(<ComparablesScreen scene={scene} />);
    expect(await screen.findByText(/Too few sales are known/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Compare with 2 Oak Lane' })).toBeTruthy();
  });
});

describe('RecentSalesScreen', () => {
  it('lists the sales around a home with their distance', async () => {
    show(<RecentSalesScreen scene={scene} />);
    expect(await screen.findByText(/110 m away\./)).toBeTruthy();
    expect(screen.getByText('These are the latest hundred; there are more.')).toBeTruthy();
    expect(callRpc).toHaveBeenCalledWith('sales_near', expect.objectContaining({ south: 53.95 - 0.0063 }));
  });

  it('says what is lacking where nobody knows the place', async () => {
    place = { postcode: 'YO24 0AA', latitude: null, longitude: null };
    show(<RecentSalesScreen scene={scene} />);
    expect(await screen.findByText('Nothing is known of this place')).toBeTruthy();
  });
});

describe('LocationScreen', () => {
  it('says how far one gets by each way, that it is a straight line, and how far the other homes are', async () => {
    show(<LocationScreen scene={scene} />);
    const rings = () => within(screen.getByRole('status')).getAllByRole('listitem');
    expect(await screen.findByText(/10 minutes: about/)).toBeTruthy();
    const onFoot = rings().map(({ textContent }) => textContent);
    expect(screen.getByText(/Reckoned by the straight line/)).toBeTruthy();
    expect(screen.getByText(/away, about \d+ minutes/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('By'), 'cycle');
    expect(rings().map(({ textContent }) => textContent)).not.toEqual(onFoot);
  });
});

describe('ChartsScreen and NeighbourhoodScreen', () => {
  it('draw the market around a home, each chart with its answer', async () => {
    show(<ChartsScreen scene={scene} />);
    expect(await screen.findByRole('heading', { name: /^How is a square metre priced in/ })).toBeTruthy();
    expect(
      await screen.findByRole('heading', { name: /^How efficient are the homes in YO24 0AA/ }),
    ).toBeTruthy();
    expect(callRpc).toHaveBeenCalledWith(
      'sold_distribution',
      expect.objectContaining({ area: 'YO24', measure: 'price-per-m2' }),
    );
  });

  it('keep a note about the area with its tag', async () => {
    show(<NeighbourhoodScreen scene={scene} />);
    await userEvent.type(await screen.findByLabelText('What did you notice?'), 'Quiet');
    await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
    const posted = vi.mocked(askTable).mock.calls.find(([{ method }]) => method === 'POST')?.[0];
    expect(posted?.body).toMatchObject({ body: 'Quiet', tags: ['area'], asset_id: 'one', is_private: true });
  });
});
