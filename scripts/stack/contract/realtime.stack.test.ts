import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, test } from 'vitest';
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

  test('anybody hears a leaderboard, and nobody but the server speaks there', async () => {
    const topic = `leaderboard:${crypto.randomUUID()}`;
    const listener = await join(connect(), topic);
    const forger = await join(connect(), topic, { broadcast: { ack: true, self: true } });
    expect([listener.refusal, forger.refusal]).toEqual([null, null]);
    expect(await forger.channel.send({ type: 'broadcast', event: 'changed', payload: { rows: [] } })).toBe(
      'error',
    );
    const server = connect(target.secretKey).channel(topic);
    await server.httpSend('changed', { rows: [1] });
    await expect.poll(() => listener.heard).toEqual([['changed', { rows: [1] }]]);
  });

  test('a private board may be heard; another private topic is refused', async () => {
    expect(
      (await join(connect(), `leaderboard:${crypto.randomUUID()}`, { private: true })).refusal,
    ).toBeNull();
    expect((await join(connect(), room(), { private: true })).refusal).toMatch(/Unauthorized/);
  });

  test('what is sent to the private topic is not heard on the public one', async () => {
    const topic = `leaderboard:${crypto.randomUUID()}`;
    const open = await join(connect(), topic);
    const closed = await join(connect(), topic, { private: true });
    await connect(target.secretKey)
      .channel(topic, { config: { private: true } })
      .httpSend('changed', { n: 1 });
    await expect.poll(() => closed.heard).toEqual([['changed', { n: 1 }]]);
    expect(open.heard).toEqual([]);
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
