import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import * as api from '#lib/api.ts';
import { countShare } from './count-share.ts';

vi.mock('#lib/api.ts');
vi.mock('#lib/brand.ts', () => ({ brandArg: () => ({ brand: 'star' }) }));
const call = vi.mocked(api.callRpc);

beforeEach(() => call.mockReset());

describe('countShare()', () => {
  it('names each press by a key of its own, so that a call that is sent again counts nothing twice', () => {
    call.mockResolvedValue({ isCounted: true });
    countShare('a-game');
    countShare('a-game');
    const [first, second] = call.mock.calls.map(([name, args]) => ({ name, args }));
    expect(first).toEqual({
      name: 'count_share',
      args: { gameSlug: 'a-game', brand: 'star', pressId: expect.stringMatching(/^[\da-f]{32}$/) },
    });
    expect(second?.args).not.toEqual(first?.args);
  });

  it('troubles nobody where it cannot be counted', async () => {
    call.mockImplementationOnce(async () => {
      await Promise.resolve();
      throw new AppError('network', '');
    });
    countShare('a-game');
    await vi.waitFor(() => expect(call.mock.settledResults[0]?.type).toBe('rejected'));
  });
});
