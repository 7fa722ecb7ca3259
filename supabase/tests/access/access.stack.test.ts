import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { castActors, compareAccess, compareRows, differences, type Cell } from './compare-access.ts';

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
    ['what can be reached has a row', /^(table|function|bucket|channel) /],
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
  ])('fails for %s without a row', async (_, statement, name) => {
    await sql.unsafe(`savepoint surprise; ${statement}`);
    const found = differences(await compareRows(sql));
    await sql.unsafe('rollback to savepoint surprise');
    expect(found.filter((line) => line.includes(name) && line.includes('a row in matrix.ts'))).not.toEqual(
      [],
    );
  });
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
