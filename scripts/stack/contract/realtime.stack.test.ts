import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newClient, target } from './target.ts';

const clients: SupabaseClient[] = [];

function connect(key?: string): SupabaseClient {
  const client = newClient(key);
  clients.push(client);
  return client;
}

afterAll(async () => {
  for (const client of clients) {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
});

interface Joined {
  readonly channel: RealtimeChannel;
  readonly heard: unknown[];
  readonly refusal: string | null;
}

/** Joins and resolves when the server has said yes or no. */
function join(
  client: SupabaseClient,
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
): Promise<Joined> {
  const channel = client.channel(topic, { config });
  const heard: unknown[] = [];
  channel.on('broadcast', { event: '*' }, (message) => heard.push([message.event, message['payload']]));
  return new Promise((resolve) => {
    channel.subscribe((state, error) => {
      const status: string = state;
      if (status === 'SUBSCRIBED') resolve({ channel, heard, refusal: null });
      if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT')
        resolve({ channel, heard, refusal: error?.message ?? status });
    });
  });
}

/** The board of a game that anybody may find. */
async function boardTopic(): Promise<string> {
  const { data, error } = await newClient().rpc('brand_games');
  if (error !== null) throw error;
  const games = z.array(z.object({ id: z.uuid(), leaderboard_enabled: z.boolean() })).parse(data);
  const game = games.find((one) => one.leaderboard_enabled);
  if (game === undefined) throw new Error('The stack has no public game with a board.');
  return `leaderboard:${game.id}`;
}

const room = (): string => `contract:${crypto.randomUUID()}`;

describe('realtime', () => {
  test('a broadcast reaches the others, and the sender where it wants so', async () => {
    const topic = room();
    const sender = await join(connect(), topic, { broadcast: { self: false, ack: true } });
    const loud = await join(connect(), topic, { broadcast: { self: true, ack: true } });
    expect(await sender.channel.send({ type: 'broadcast', event: 'hello', payload: { text: 'é' } })).toBe(
      'ok',
    );
    expect(await loud.channel.send({ type: 'broadcast', event: 'again', payload: {} })).toBe('ok');
    await expect
      .poll(() => loud.heard)
      .toEqual([
        ['hello', { text: 'é' }],
        ['again', {}],
      ]);
    await expect.poll(() => sender.heard).toEqual([['again', {}]]);
  });

  test('anybody hears the board of a public game, and nobody but the server speaks there', async () => {
    const topic = await boardTopic();
    const listener = await join(connect(), topic, { private: true });
    const forger = await join(connect(), topic, { private: true, broadcast: { ack: true, self: true } });
    expect([listener.refusal, forger.refusal]).toEqual([null, null]);
    expect(await forger.channel.send({ type: 'broadcast', event: 'changed', payload: { top: [] } })).toBe(
      'error',
    );
    await expect(
      connect()
        .channel(topic, { config: { private: true } })
        .httpSend('changed', { top: [] }),
    ).rejects.toThrow(/may not broadcast|unauthorized|forbidden/i);
    await connect(target.secretKey)
      .channel(topic, { config: { private: true } })
      .httpSend('changed', { n: 1 });
    await expect.poll(() => listener.heard).toEqual([['changed', { n: 1 }]]);
  });

  test('what is said on the public channel of the same name is not heard on the board', async () => {
    const topic = await boardTopic();
    const board = await join(connect(), topic, { private: true });
    const open = await join(connect(), topic);
    await connect(target.secretKey).channel(topic).httpSend('changed', { n: 1 });
    await expect.poll(() => open.heard).toEqual([['changed', { n: 1 }]]);
    await connect(target.secretKey)
      .channel(topic, { config: { private: true } })
      .httpSend('changed', { n: 2 });
    await expect.poll(() => board.heard).toEqual([['changed', { n: 2 }]]);
    expect(open.heard).toEqual([['changed', { n: 1 }]]);
  });

  test('a board of no game is refused, and so is another private topic', async () => {
    const unknown = `leaderboard:${crypto.randomUUID()}`;
    expect((await join(connect(), unknown, { private: true })).refusal).toMatch(/Unauthorized/);
    expect((await join(connect(), room(), { private: true })).refusal).toMatch(/Unauthorized/);
  });

  test('presence shows who is there and who left', async () => {
    const topic = room();
    const first = connect().channel(topic, { config: { presence: { key: 'first' } } });
    const second = connect().channel(topic, { config: { presence: { key: 'second' } } });
    const states: string[][] = [];
    first.on('presence', { event: 'sync' }, () => states.push(Object.keys(first.presenceState()).sort()));
    for (const channel of [first, second]) {
      await new Promise<void>((resolve) =>
        channel.subscribe((status: string) => {
          if (status === 'SUBSCRIBED') resolve();
        }),
      );
      expect(await channel.track({ at: 'home' })).toBe('ok');
    }
    await expect.poll(() => states.at(-1)).toEqual(['first', 'second']);
    await second.unsubscribe();
    await expect.poll(() => states.at(-1)).toEqual(['first']);
  });
});
