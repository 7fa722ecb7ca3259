import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient } from '../../../scripts/stack/contract/target.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import {
  castActors,
  compareAccess,
  compareReach,
  compareRows,
  differences,
  type Cell,
} from './compare-access.ts';
import { otherPublicTopics, publicTopics } from './matrix.ts';

let sql: Sql;
let cells: Cell[];

beforeAll(async () => {
  const { api, publishableKey, databaseUrl } = readStackAddress();
  // The services have served a request: whatever they grant at that moment is in the matrix too.
  await fetch(`${api}/rest/v1/market_bounds?limit=1`, { headers: { apikey: publishableKey } });
  sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  await sql.unsafe('begin');
  await castActors(sql);
  cells = await compareAccess(sql);
});

afterAll(async () => {
  await sql.unsafe('rollback');
  await sql.end({ timeout: 5 });
});

describe('access matrix', () => {
  it.each([
    ['what can be reached has a row', /^(table|function|bucket|channel|public topic) /],
    [
      'tables and files are reached by exactly those who may',
      / (select|insert|update|delete)s (public|private|storage)\./,
    ],
    ['columns are covered by exactly the rights that should be', /s columns of /],
    ['functions are called by exactly those who may', /^callers of /],
    ['channels are heard and spoken on by exactly those who may', / (listen|speak)s on /],
  ])('%s', (_, pattern) => {
    const part = cells.filter((cell) => pattern.test(cell.name));
    cells = cells.filter((cell) => !pattern.test(cell.name));
    expect(part.length).toBeGreaterThan(0);
    expect(differences(part)).toEqual([]);
  });

  it('leaves no cell out of these tests', () => {
    expect(cells).toEqual([]);
  });

  it.each([
    ['a table', 'create table public.surprises (id int primary key)', 'table public.surprises'],
    [
      'a function',
      "create function public.surprise() returns int language sql as 'select 1'",
      'function public.surprise',
    ],
    [
      'a bucket',
      "insert into storage.buckets (id, name) values ('surprises', 'surprises')",
      'bucket surprises',
    ],
    [
      'a channel',
      `create function private.surprise() returns void language sql as
        $$select realtime.send('{}'::jsonb, 'x', 'surprise:' || 1, true)$$`,
      'channel surprise:',
    ],
    [
      'a public topic',
      `create function private.surprise() returns void language sql as
        $$select realtime.send('{}'::jsonb, 'x', 'surprise:' || 1, false)$$`,
      'public topic surprise:',
    ],
  ])('fails for %s without a row', async (_, statement, name) => {
    await sql.unsafe(`savepoint surprise; ${statement}`);
    const found = differences(await compareRows(sql));
    await sql.unsafe('rollback to savepoint surprise');
    expect(found.filter((line) => line.includes(name) && line.includes('a row in matrix.ts'))).not.toEqual(
      [],
    );
  });
});

describe('the very rows', () => {
  it('fails where everybody reaches as many rows as they should, but somebody else’s', async () => {
    await sql.unsafe(`savepoint swapped;
      create function tests.next_person() returns uuid language sql security definer as $$
        select user_id from tests.actors where user_id <> auth.uid() order by user_id > auth.uid() desc, user_id limit 1
      $$;
      grant execute on function tests.next_person() to authenticated;
      alter policy "people read their own profile" on public.profiles using (id = (select tests.next_person()))`);
    const found = differences(await compareReach(sql));
    await sql.unsafe('rollback to savepoint swapped');
    expect(
      found.filter((line) => line.startsWith('host selects public.profiles: expected host, is ')),
    ).toHaveLength(1);
    expect(found.filter((line) => line.includes(' selects public.profiles'))).toHaveLength(8);
  });
});

describe('public topics', () => {
  it.each([...Object.entries(publicTopics), ['some-other-topic:', otherPublicTopics] as const])(
    '%s is heard and spoken on by exactly those who may',
    async (prefix, { listen, speak }) => {
      const { publishableKey, secretKey } = readStackAddress();
      const topic = prefix + crypto.randomUUID();
      const keys = { visitor: publishableKey, service: secretKey };
      for (const [actor, key] of Object.entries(keys) as ['visitor' | 'service', string][]) {
        expect([actor, await mayListen(key, topic)]).toEqual([actor, listen.includes(actor)]);
        expect([actor, await maySpeak(key, topic)]).toEqual([actor, speak.includes(actor)]);
      }
    },
  );

  /** Does the server let this key join the topic as a public one? */
  async function mayListen(key: string, topic: string): Promise<boolean> {
    const client = newClient(key);
    try {
      return await new Promise((resolve) => {
        client.channel(topic).subscribe((state: string) => {
          if (state === 'SUBSCRIBED') resolve(true);
          if (state === 'CHANNEL_ERROR' || state === 'TIMED_OUT') resolve(false);
        });
      });
    } finally {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    }
  }

  async function maySpeak(key: string, topic: string): Promise<boolean> {
    const answer = await fetch(`${readStackAddress().api}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic, event: 'changed', payload: {}, private: false }] }),
    });
    return answer.status === 202;
  }
});

describe('keys', () => {
  it('a request without a key gets 401', async () => {
    const { api } = readStackAddress();
    for (const path of [
      '/rest/v1/market_bounds',
      '/auth/v1/settings',
      '/storage/v1/bucket',
      '/rest/v1/rpc/brand_games',
    ])
      expect([path, (await fetch(api + path)).status]).toEqual([path, 401]);
  });

  it('a request with the publishable key is answered', async () => {
    const { api, publishableKey } = readStackAddress();
    const answer = await fetch(`${api}/rest/v1/market_bounds?limit=1`, {
      headers: { apikey: publishableKey },
    });
    expect(answer.status).toBe(200);
  });
});
