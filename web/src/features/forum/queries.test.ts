import { expect, it, vi } from 'vitest';
import * as api from '#lib/api.ts';
import { readTalk } from './queries.ts';

vi.mock('#lib/api.ts', () => ({ callRpc: vi.fn() }));
vi.mock('#lib/brand.ts', () => ({ brandArg: () => ({}) }));

const answer = (hasMore: boolean) =>
  vi.mocked(api.callRpc).mockResolvedValueOnce({ comments: [{ id: 'a' }, { id: 'b' }], hasMore });

it('readTalk() goes on after its last comment exactly where there is more', async () => {
  answer(true);
  expect((await readTalk({ sessionId: 's', gameListingId: 'l' })).next).toBe('b');
  answer(false);
  expect((await readTalk({ sessionId: 's', gameListingId: 'l' })).next).toBeNull();
});
