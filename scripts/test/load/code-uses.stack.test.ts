import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStackAddress } from '../stack-address.ts';

const PLAYERS = 24;
const USES = 7;
const address = readStackAddress();
let sql: Sql;
let slug: string;
let gameId: string;

interface Reply {
  readonly status: number;
  readonly body: { readonly sessionId?: string; readonly guestToken?: string; readonly code?: string };
}

async function call(name: string, body: object): Promise<Reply> {
  const answer = await fetch(`${address.api}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: address.publishableKey },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Reply['body'] };
}

async function makeCode(maxUses: number | null): Promise<string> {
  const code = randomUUID().toUpperCase();
  await sql`select public.set_access_code(${gameId}, 'access_code', ${code}, '', null, ${maxUses})`;
  return code;
}

async function usesOf(code: string): Promise<number | undefined> {
  const rows = await sql<{ uses: number }[]>`
    select uses from private.access_codes where code_hash = private.hash_code('access_code', ${code})`;
  return rows[0]?.uses;
}

beforeAll(async () => {
  sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
  slug = `behind-a-code-${randomUUID().slice(0, 8)}`;
  // The homes of a sample game, in a game of this test's own.
  const [game] = await sql<{ id: string }[]>`select public.upsert_game(${sql.json({
    slug,
    family: 'public',
    title: 'Behind a code',
    currency: 'GBP',
    state: 'open',
    visibility: 'code',
  })}) as id`;
  gameId = game?.id ?? '';
  await sql`
    select public.set_game_listings(${gameId}, array(
      select gl.listing_id from public.game_listings gl join public.games g on g.id = gl.game_id
      where g.slug = 'house-prices-game' order by gl.position limit 3))`;
});

// Other tests compare tries of this address: the counter is put back to what they expect.
afterAll(async () => {
  await sql`delete from private.rate_limits where subject like 'code:%'`;
  await sql`update public.games set state = 'archived' where id = ${gameId}`;
  await sql.end();
});

describe('uses of a code', () => {
  test(`${PLAYERS} starts at once take ${USES} uses, and not one more`, async () => {
    await sql`delete from private.rate_limits where subject like 'code:%'`;
    const accessCode = await makeCode(USES);
    const replies = await Promise.all(
      Array.from({ length: PLAYERS }, () =>
        call('start-run', { game: slug, accessCode, requestKey: randomUUID() }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(USES);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: PLAYERS - USES }, () => [403, 'access_code_refused']),
    );
    expect(await usesOf(accessCode)).toBe(USES);
    const [runs] = await sql<{ count: number }[]>`
      select count(*)::integer from public.sessions where game_id = ${gameId}`;
    expect(runs?.count).toBe(USES);
  });

  test('the same start sent eight times at once is one run and one use', async () => {
    await sql`delete from private.rate_limits where subject like 'code:%'`;
    const accessCode = await makeCode(null);
    const requestKey = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => call('start-run', { game: slug, accessCode, requestKey })),
    );
    expect(new Set(replies.map(({ body }) => body.sessionId)).size).toBe(1);
    expect(new Set(replies.map(({ body }) => body.guestToken)).size).toBe(1);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await usesOf(accessCode)).toBe(1);
  });

  test('tries of an address are limited, looking up and starting together', async () => {
    await sql`delete from private.rate_limits where subject like 'code:%'`;
    const statuses: number[] = [];
    // More than one minute allows, so that a minute that turns in between changes nothing.
    for (let tries = 0; tries < 130 && !statuses.includes(429); tries += 1)
      statuses.push(
        (await call(tries % 2 ? 'find-by-code' : 'start-run', { game: slug, accessCode: 'WRONG' })).status,
      );
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 60).every((status) => status === 403)).toBe(true);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
  });
});
