import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStackAddress, type StackAddress } from '../../../../scripts/test/stack-address.ts';
import { signUp, type Account } from '../../leaks/stage/call-api.ts';

/** A run as its client knows it. */
export interface Started {
  sessionId: string;
  guestToken: string;
  ranked: boolean;
  game: { currency: string };
  rounds: { gameListingId: string }[];
}

/** What came back: the code is ours, or the SQLSTATE of what the database itself denies. */
export interface Reply {
  status: number;
  code: string | null;
  body: Record<string, unknown>;
}

interface Room {
  roomId: string;
  host: string;
  guest: string;
}

/** Who is lied about and who lies; a run with a clock, one that takes stakes, a room with two seats, an account. */
interface Stage {
  address: StackAddress;
  sql: Sql;
  honest: Started;
  liar: Started;
  timed: Started;
  staked: Started;
  room: Room;
  account: Account;
}

/** Set before the tests of a file; its parts are read when a test runs. */
export const stage = {} as Stage;

/** Puts everybody on the stage before the tests of a file, and takes them off it afterwards. */
export function setStage(): void {
  beforeAll(async () => {
    stage.address = readStackAddress();
    stage.sql = postgres(stage.address.databaseUrl, { max: 2, onnotice: () => undefined });
    stage.honest = await start('house-prices-game');
    stage.liar = await start('house-prices-game');
    stage.timed = await start('sample-mode-blitz');
    stage.staked = await start('sample-mode-double-or-nothing');
    stage.account = await signUp(stage.address);
    stage.room = await openRoom();
  });
  afterAll(async () => {
    const { sql, account, room } = stage;
    await sql`delete from auth.users where id = ${account.userId}`;
    await sql`delete from private.rooms where id = ${room.roomId}`;
    await sql`update public.sessions set status = 'abandoned', finished_at = now()
      where id = any (${runIds()}) and status = 'active'`;
    await sql.end({ timeout: 5 });
  });
}

function runIds(): string[] {
  return [stage.honest, stage.liar, stage.timed, stage.staked].map(({ sessionId }) => sessionId);
}

interface Asked {
  method?: string;
  body?: string;
  bearer?: string | undefined;
}

/** Asks the API as anybody can. */
export async function ask(path: string, { bearer, ...init }: Asked = {}): Promise<Reply> {
  const answer = await fetch(`${stage.address.api}/${path}`, {
    method: 'POST',
    ...init,
    headers: {
      apikey: stage.address.publishableKey,
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
  });
  const text = await answer.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  // PostgREST has our code in the details.
  const code = path.startsWith('rest') && body['details'] ? body['details'] : body['code'];
  return { status: answer.status, code: typeof code === 'string' ? code : null, body };
}

/** Calls an edge function. */
export function send(name: string, body: object, bearer?: string): Promise<Reply> {
  return ask(`functions/v1/${name}`, { body: JSON.stringify(body), bearer });
}

/** Calls a database function. */
export function rpc(name: string, body: object): Promise<Reply> {
  return ask(`rest/v1/rpc/${name}`, { body: JSON.stringify(body) });
}

/** Starts a run. @throws where it does not start: a stage that does not stand proves nothing */
export async function start(game: string, more: object = {}): Promise<Started> {
  const { status, body } = await send('start-run', { game, ...more });
  if (status >= 300) throw new Error(`${game} did not start: ${JSON.stringify(body)}`);
  return body as unknown as Started;
}

async function openRoom(): Promise<Room> {
  const opened = await send('open-room', {
    game: 'house-prices-game',
    kind: 'party',
    displayName: 'Amber Otter',
  });
  const entry = opened.body as unknown as { room: { id: string; code: string }; playerToken: string };
  const joined = await send('join-room', { code: entry.room.code, displayName: 'Blue Heron' });
  return { roomId: entry.room.id, host: entry.playerToken, guest: String(joined.body['playerToken']) };
}

/** A guess as the client of a run makes it, changed by what a liar writes. */
export function guessOf(run: Started, changes: object = {}, place = 0): object {
  return {
    sessionId: run.sessionId,
    gameListingId: run.rounds[place]?.gameListingId,
    amountMinor: 45_000_000,
    currency: run.game.currency,
    guestToken: run.guestToken,
    ...changes,
  };
}

/** A round as database functions name it. */
export function roundOf(run: Started, changes: object = {}): object {
  const { sessionId, guestToken, rounds } = run;
  return {
    session_id: sessionId,
    game_listing_id: rounds[0]?.gameListingId,
    guest_token: guestToken,
    ...changes,
  };
}

/** A command of the seat that is not the host's. */
export function commandOf(command: string, changes: object = {}): object {
  const { roomId, guest } = stage.room;
  return { roomId, playerToken: guest, commandId: randomUUID(), command, ...changes };
}

/** Everything that the runs are and move: themselves, rounds, guesses, places, the room, and the crowd of their homes. */
export async function stateOfAll(): Promise<unknown> {
  const ids = runIds();
  const { roomId } = stage.room;
  const [state] = await stage.sql`
    select
      (select jsonb_agg(to_jsonb(s) order by s.id) from public.sessions s where s.id = any (${ids})) as runs,
      (select jsonb_agg(to_jsonb(r) order by r.session_id, r.position) from public.session_rounds r
        where r.session_id = any (${ids})) as rounds,
      (select jsonb_agg(to_jsonb(g) order by g.session_id, g.guessed_at) from public.guesses g
        where g.session_id = any (${ids})) as guesses,
      (select count(*) from private.leaderboard_entries e where e.session_id = any (${ids})) as places,
      (select state from private.rooms where id = ${roomId}) as room,
      (select count(*) from private.room_guesses g where g.room_id = ${roomId}) as room_guesses,
      (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h join public.session_rounds r
        on r.game_listing_id = h.game_listing_id where r.session_id = any (${ids})) as crowd`;
  return state;
}

/** A lie: what is told, and how it is answered. */
export type Lie = readonly [name: string, tell: () => Promise<Reply>, status: number, code: string];

/** Each lie is answered by its code and leaves every row as it was. */
export function refuses(lies: readonly Lie[]): void {
  it.each(lies)('%s', async (_, tell, status, code) => {
    const before = await stateOfAll();
    const reply = await tell();
    expect([reply.status, reply.code]).toEqual([status, code]);
    expect(await stateOfAll()).toEqual(before);
  });
}

/** Lies about a guess of the honest run: what is changed in it, and how it is answered. */
export function refusesGuesses(
  lies: readonly (readonly [name: string, changes: () => object, status: number, code: string])[],
): void {
  refuses(
    lies.map(([name, changes, status, code]) => [
      name,
      () => send('submit-guess', guessOf(stage.honest, changes())),
      status,
      code,
    ]),
  );
}
