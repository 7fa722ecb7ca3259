import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction, callRpc } from './api.ts';

const fetchMock = vi.fn<typeof fetch>();
const RUN_ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const STARTED = {
  sessionId: RUN_ID,
  game: { id: RUN_ID, slug: 'one', family: 'public', currency: 'GBP', rounds: 5 },
  rounds: [],
  ranked: true,
};
const GUESS = { sessionId: RUN_ID, gameListingId: RUN_ID, amountMinor: 1, currency: 'GBP' };

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('callRpc()', () => {
  it('answers with camelCase keys, all the way down', async () => {
    fetchMock.mockResolvedValueOnce(
      answer(200, { places: [], families: [{ family: 'forum', games: 2 }], ways: [] }),
    );
    expect(await callRpc('game_choices', {})).toEqual({
      places: [],
      families: [{ family: 'forum', games: 2 }],
      ways: [],
    });
  });

  it('sends the names as the database spells them', async () => {
    fetchMock.mockResolvedValueOnce(answer(200, true));
    await callRpc('set_detail_sharing', { sessionId: RUN_ID, isShared: true });
    expect(JSON.parse(fetchMock.mock.calls[0]?.[1]?.body as string)).toEqual({
      session_id: RUN_ID,
      is_shared: true,
    });
  });

  it('reads our code out of the details of a database refusal', async () => {
    fetchMock.mockResolvedValueOnce(
      answer(403, { code: 'PT403', message: 'No.', details: 'not_your_run', hint: null }),
    );
    await expect(callRpc('run_state', { sessionId: RUN_ID })).rejects.toMatchObject({
      code: 'not_your_run',
      status: 403,
      message: 'No.',
    });
  });

  it('takes an id that the database cannot read for a link that leads nowhere', async () => {
    const unreadable = { message: 'invalid input syntax for type uuid: "abc"', details: null, hint: null };
    fetchMock.mockResolvedValueOnce(answer(400, { ...unreadable, code: '22P02' }));
    await expect(callRpc('run_state', { sessionId: 'abc' })).rejects.toMatchObject({ code: 'not_found' });
    fetchMock.mockResolvedValueOnce(answer(400, { ...unreadable, code: '22003' }));
    await expect(callRpc('run_state', { sessionId: 'abc' })).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('tries again after losing the network, and then answers', async () => {
    fetchMock
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(answer(200, true));
    expect(await callRpc('may_manage_game', {})).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('gives up after its attempts with the code network', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(callRpc('may_manage_game', {}, { attempts: 3 })).rejects.toMatchObject({ code: 'network' });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('does not repeat a refusal', async () => {
    fetchMock.mockResolvedValue(answer(404, { details: 'not_found', message: 'Nothing.' }));
    await expect(callRpc('game_overview', { gameSlug: 'one' })).rejects.toMatchObject({ code: 'not_found' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('callFunction()', () => {
  it('tells a new run from one under way by the status', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, STARTED));
    expect(await callFunction('start-run', { game: 'one' })).toEqual({ status: 201, body: STARTED });
  });

  it('keeps what support and the player need of a refusal', async () => {
    fetchMock.mockResolvedValueOnce(
      answer(429, { code: 'rate_limited', detail: 'Slow down.', requestId: 'r1' }, { 'retry-after': '12' }),
    );
    await expect(callFunction('submit-guess', GUESS)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterS: 12,
      requestId: 'r1',
    });
  });

  it('keeps the reveal that comes with the word that time is over', async () => {
    const reveal = { guess: { amountMinor: 1 } };
    fetchMock.mockResolvedValueOnce(answer(409, { code: 'time_over', detail: 'Too late.', reveal }));
    await expect(callFunction('submit-guess', GUESS)).rejects.toMatchObject({ code: 'time_over', reveal });
  });

  it('calls an answer without our code from a dead server unavailable', async () => {
    fetchMock.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
    await expect(callFunction('submit-guess', GUESS, { attempts: 1 })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
