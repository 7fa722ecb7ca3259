import { beforeEach, expect, it, vi } from 'vitest';
import { callRpc } from '#lib/api.ts';
import { readAll, readOne } from '#kit/rows/rows.ts';
import { readScene } from './read-scene.ts';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock(import('#lib/api.ts'), async (original) => ({ ...(await original()), callRpc: vi.fn() }));
vi.mock(import('#kit/rows/rows.ts'), async (original) => ({
  ...(await original()),
  readAll: vi.fn(),
  readOne: vi.fn(),
}));

const asset = {
  ...{ id: 'h', title: 'Elm', stage: 'viewing', isPrimary: true, countryCode: 'GB' },
  ...{ addressLine: '7 Elm Road', town: '', postcode: 'YO24 0AA', latitude: null, longitude: null },
  facts: { priceMinor: { value: 30_000_000 }, hasGarden: { value: 'maybe' }, kind: { value: 'cottage' } },
};

beforeEach(() => {
  vi.mocked(readOne).mockResolvedValue({
    ...{ id: 'd', title: 'Ours', countryCode: 'GB', currency: 'GBP', archivedAt: null },
  });
  vi.mocked(readAll).mockImplementation((table) =>
    Promise.resolve(table === 'dossier_assets' ? [asset as never] : []),
  );
  vi.mocked(callRpc).mockResolvedValue({ people: [] } as never);
});

it('knows of each home what it is judged by, in the home’s own money', async () => {
  expect((await readScene('d')).homes).toEqual([
    expect.objectContaining({
      ...{ address: '7 Elm Road, YO24 0AA', kind: 'cottage', currency: 'GBP' },
      facts: { priceMinor: 30_000_000 },
    }),
  ]);
  const abroad = { ...asset, facts: { currency: { value: 'EUR' }, homeKind: { value: 'villa' } } };
  vi.mocked(readAll).mockResolvedValue([abroad]);
  const [home] = (await readScene('d')).homes;
  expect(home).toMatchObject({ kind: 'villa', currency: 'EUR', facts: { homeKind: 'villa' } });
});

it('whoever is nobody of the dossier is let in to help, and reads', async () => {
  expect(await readScene('d')).toMatchObject({ role: 'support', mayEdit: false, mayComment: false, me: '' });
});
