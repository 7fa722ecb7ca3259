import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channel, type ChannelState } from './channel.ts';
import type { joinTopic } from './join-topic.ts';

const GAME_ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
type Listeners = Parameters<typeof joinTopic>[2];
const joins = vi.hoisted(
  () => [] as { topic: string; isPrivate: boolean; on: Listeners; leave: () => void }[],
);

vi.mock('./join-topic.ts', () => ({
  joinTopic: (topic: string, { isPrivate }: { isPrivate: boolean }, on: Listeners) => {
    const leave = vi.fn();
    joins.push({ topic, isPrivate, on, leave });
    return leave;
  },
}));

function listen() {
  const states: ChannelState[] = [];
  const events: unknown[] = [];
  const stop = channel(
    `leaderboard:${GAME_ID}`,
    { private: true },
    (event) => events.push(event),
    (state) => states.push(state),
  );
  return { states, events, stop };
}
const lastJoin = () => joins.at(-1) ?? expect.unreachable('nothing was joined');

beforeEach(() => {
  joins.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('channel()', () => {
  it('joins the topic as the table says, and tells when it is live, lost and live again', async () => {
    const { states } = listen();
    await vi.waitFor(() => expect(joins).toHaveLength(1));
    expect(lastJoin()).toMatchObject({ topic: `leaderboard:${GAME_ID}`, isPrivate: true });
    for (const state of ['joined', 'lost', 'lost', 'joined'] as const) lastJoin().on.state(state);
    expect(states).toEqual(['trying', 'live', 'trying', 'live']);
    expect(joins).toHaveLength(1);
  });

  it('hands events over in the spelling of the wire', async () => {
    const { events } = listen();
    await vi.waitFor(() => expect(joins).toHaveLength(1));
    const row = { rank: 1, display_name: 'Ann', total_score: 9, finished_at: '2026-01-02T10:00:00Z' };
    lastJoin().on.event('changed', { game_id: GAME_ID, top: [row] });
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 20_000 });
    expect(events).toEqual([
      {
        name: 'changed',
        payload: {
          gameId: GAME_ID,
          top: [{ rank: 1, displayName: 'Ann', totalScore: 9, finishedAt: '2026-01-02T10:00:00Z' }],
        },
      },
    ]);
  });

  it('joins again, after longer and longer, where the server closed the topic', async () => {
    const { states } = listen();
    await vi.waitFor(() => expect(joins).toHaveLength(1));
    lastJoin().on.state('closed');
    expect(states).toEqual(['trying']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(joins).toHaveLength(2);
    lastJoin().on.state('closed');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(joins).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(joins).toHaveLength(3);
  });

  it('is off once it was stopped, whatever still comes', async () => {
    const { states, events, stop } = listen();
    await vi.waitFor(() => expect(joins).toHaveLength(1));
    stop();
    lastJoin().on.state('closed');
    lastJoin().on.event('changed', {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lastJoin().leave).toHaveBeenCalled();
    expect([states, events, joins.length]).toEqual([['trying', 'off'], [], 1]);
  });

  it('does not take a topic, or a secrecy, that the table does not have', () => {
    const calls = [
      // @ts-expect-error there is no such topic
      () => channel('weather:1', { private: true }, () => undefined),
      // @ts-expect-error boards are private
      () => channel(`leaderboard:${GAME_ID}`, { private: false }, () => undefined),
      // @ts-expect-error nobody sees who looks at a board
      () => channel(`leaderboard:${GAME_ID}`, { private: true, presence: { key: 'a' } }, () => undefined),
    ];
    expect(calls).toHaveLength(3);
  });
});
