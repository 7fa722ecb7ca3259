import { expect, it, vi } from 'vitest';
import { HOMES_A_PAGE } from '#wire/managed-homes.ts';
import * as api from '#lib/api.ts';
import { readHomesToAdd } from './queries.ts';

vi.mock('#lib/api.ts', () => ({ callRpc: vi.fn() }));
vi.mock('#lib/brand.ts', () => ({ brandArg: () => ({}) }));

const answer = (count: number) =>
  vi
    .mocked(api.callRpc)
    .mockResolvedValueOnce(
      Array.from({ length: count }, (_, place) => ({ listingId: `l${String(place + 1)}` })) as never,
    );

it('readHomesToAdd() goes on after a full page, and ends with a shorter one', async () => {
  answer(HOMES_A_PAGE);
  expect((await readHomesToAdd('g', '', null)).next).toBe(`l${String(HOMES_A_PAGE)}`);
  answer(HOMES_A_PAGE - 1);
  expect((await readHomesToAdd('g', '', null)).next).toBeNull();
});
