// A client that lies gains nothing: each lie is told to a running stack, is answered by its code, and leaves every row
// about the run as it was. Beside each kind of lie stands what an honest client may do.
import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStackAddress, type StackAddress } from '../../../scripts/test/stack-address.ts';
import { signUp, type Account } from '../leaks/stage/call-api.ts';

interface Started {
  sessionId: string;
  guestToken: string;
  ranked: boolean;
  game: { currency: string };
  rounds: { gameListingId: string }[];
}

interface Reply {
  status: number;
  code: string | null;
  body: Record<string, unknown>;
}

let address: StackAddress;
let sql: Sql;
/** Who is lied about, and who lies. */
let honest: Started;
let liar: Started;
let account: Account;
/** Runs whose rounds have a clock, and that take a stake. */
let timed: Started;
let staked: Started;
let room: { roomId: string; host: string; guest: string };

beforeAll(async () => {
  address = readStackAddress();
  sql = postgres(address.databaseUrl, { max: 2, onnotice: () => undefined });
  [honest, liar] = [await start('house-prices-game'), await start('house-prices-game')];
  timed = await start('sample-mode-blitz');
  staked = await start('sample-mode-double-or-nothing');
  account = await signUp(address);
  const opened = await send('open-room', {
    game: 'house-prices-game',
    kind: 'party',
    displayName: 'Amber Otter',
  });
  const entry = opened.body as unknown as { room: { id: string; code: string }; playerToken: string };
  const joined = await send('join-room', { code: entry.room.code, displayName: 'Blue Heron' });
  room = {
    roomId: entry.room.id,
    host: entry.playerToken,
    guest: String(joined.body['playerToken']),
  };
});

afterAll(async () => {
  const runs = [honest, liar, timed, staked].flatMap((run) => (run ? [run.sessionId] : []));
  await sql`delete from auth.users where id = ${account.userId}`;
  await sql`delete from private.rooms where id = ${room.roomId}`;
  await sql`update public.sessions set status = 'abandoned', finished_at = now()
    where id = any (${runs}) and status = 'active'`;
  await sql.end({ timeout: 5 });
});

async function ask(path: string, init: RequestInit & { bearer?: string } = {}): Promise<Reply> {
  const answer = await fetch(`${address.api}/${path}`, {
    method: 'POST',
    ...init,
    headers: {
      apikey: address.publishableKey,
      'content-type': 'application/json',
      ...(init.bearer !== undefined && { authorization: `Bearer ${init.bearer}` }),
      ...init.headers,
    },
  });
  const text = await answer.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  // Functions say their code, PostgREST has it in the details, and what the database denies is its SQLSTATE.
  const details =
    typeof body['details'] === 'string' && body['details'] !== '' ? body['details'] : body['code'];
  const code = path.startsWith('functions') ? body['code'] : details;
  return { status: answer.status, code: typeof code === 'string' ? code : null, body };
}

const send = (name: string, body: object, bearer?: string) =>
  ask(`functions/v1/${name}`, { body: JSON.stringify(body), ...(bearer !== undefined && { bearer }) });
const rpc = (name: string, body: object) => ask(`rest/v1/rpc/${name}`, { body: JSON.stringify(body) });

async function start(game: string, more: object = {}): Promise<Started> {
  const { status, body } = await send('start-run', { game, ...more });
  if (status >= 300) throw new Error(`${game} did not start: ${JSON.stringify(body)}`);
  return body as unknown as Started;
}

/** A guess as the client of this run makes it, changed by what a liar writes. */
const guess = (run: Started, changes: object = {}, place = 0) => ({
  sessionId: run.sessionId,
  gameListingId: run.rounds[place]?.gameListingId,
  amountMinor: 45_000_000,
  currency: run.game.currency,
  guestToken: run.guestToken,
  ...changes,
});
const round = (run: Started, place = 0) => ({
  session_id: run.sessionId,
  game_listing_id: run.rounds[place]?.gameListingId,
  guest_token: run.guestToken,
});
const command = (name: string, changes: object = {}) => ({
  roomId: room.roomId,
  playerToken: room.guest,
  commandId: randomUUID(),
  command: name,
  ...changes,
});

/** Everything that a run is and moves: itself, its rounds, its guesses, its place, and the crowd of its homes. */
async function stateOf(runs: readonly Started[]): Promise<unknown> {
  const ids = runs.map(({ sessionId }) => sessionId);
  const [state] = await sql`
    select
      (select jsonb_agg(to_jsonb(s) order by s.id) from public.sessions s where s.id = any (${ids})) as runs,
      (select jsonb_agg(to_jsonb(r) order by r.session_id, r.position) from public.session_rounds r
        where r.session_id = any (${ids})) as rounds,
      (select jsonb_agg(to_jsonb(g) order by g.session_id, g.guessed_at) from public.guesses g
        where g.session_id = any (${ids})) as guesses,
      (select count(*) from private.leaderboard_entries e where e.session_id = any (${ids})) as places,
      (select state from private.rooms where id = ${room.roomId}) as room,
      (select count(*) from private.room_guesses g where g.room_id = ${room.roomId}) as room_guesses,
      (select coalesce(sum(h.guesses), 0) from private.crowd_histogram h join public.session_rounds r
        on r.game_listing_id = h.game_listing_id where r.session_id = any (${ids})) as crowd`;
  return state;
}

/** A lie: what is sent, and how it is answered. */
type Lie = readonly [name: string, tell: () => Promise<Reply>, status: number, code: string];

function refuses(lies: readonly Lie[]): void {
  it.each(lies)('%s', async (_, tell, status, code) => {
    const runs = [honest, liar, timed, staked];
    const before = await stateOf(runs);
    const reply = await tell();
    expect([reply.status, reply.code]).toEqual([status, code]);
    expect(await stateOf(runs)).toEqual(before);
  });
}

const aUuid = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';

describe('who somebody says they are', () => {
  refuses([
    [
      '1 another guest’s token',
      () => send('submit-guess', guess(honest, { guestToken: liar.guestToken })),
      403,
      'not_your_run',
    ],
    ['2 no token', () => send('submit-guess', guess(honest, { guestToken: null })), 403, 'not_your_run'],
    [
      '3 half of the token',
      () => send('submit-guess', guess(honest, { guestToken: honest.guestToken.slice(0, 32) })),
      403,
      'not_your_run',
    ],
    [
      '4 a token that is no text',
      () => send('submit-guess', guess(honest, { guestToken: { a: 1 } })),
      403,
      'not_your_run',
    ],
    [
      '5 an account of somebody else',
      () => send('submit-guess', guess(honest, { guestToken: null }), account.accessToken),
      403,
      'not_your_run',
    ],
    [
      '6 an account that the body names',
      () => send('submit-guess', guess(honest, { guestToken: null, userId: account.userId })),
      403,
      'not_your_run',
    ],
    [
      '7 the id of another run under the own token',
      () => send('submit-guess', guess(liar, { sessionId: honest.sessionId })),
      403,
      'not_your_run',
    ],
    [
      '8 a run that there is not',
      () => send('submit-guess', guess(honest, { sessionId: aUuid })),
      404,
      'not_found',
    ],
    [
      '9 an id that is SQL',
      () => send('submit-guess', guess(honest, { sessionId: "' or true --" })),
      422,
      'invalid_request',
    ],
    [
      '10 to give up the run of another',
      () => rpc('give_up_run', { session_id: honest.sessionId, guest_token: liar.guestToken }),
      403,
      'not_your_run',
    ],
    [
      '11 to open the round of another',
      () => rpc('open_round', { ...round(honest), guest_token: liar.guestToken }),
      403,
      'not_your_run',
    ],
    [
      '12 to take a hint for another',
      () => send('reveal-hint', { ...guess(honest), kind: 'year', guestToken: liar.guestToken }),
      403,
      'not_your_run',
    ],
    [
      '13 to read the result of another',
      () =>
        rpc('session_results', {
          session_id: honest.sessionId,
          variant: 'detailed',
          guest_token: liar.guestToken,
        }),
      403,
      'not_your_run',
    ],
    [
      '14 to ask about the run of another',
      () =>
        rpc('raise_dispute', {
          session_id: honest.sessionId,
          game_listing_id: honest.rounds[0]?.gameListingId,
          reason: 'wrong_price',
          request_key: randomUUID(),
          guest_token: liar.guestToken,
        }),
      403,
      'not_your_run',
    ],
    [
      '15 to rename the run of another',
      () =>
        send('rename-run', {
          sessionId: honest.sessionId,
          displayName: 'Amber Otter',
          guestToken: liar.guestToken,
        }),
      403,
      'not_your_run',
    ],
  ]);
});

describe('what somebody says they guessed', () => {
  refuses([
    [
      '16 a home of another game',
      () => send('submit-guess', guess(honest, { gameListingId: timed.rounds[0]?.gameListingId })),
      409,
      'not_in_run',
    ],
    [
      '17 a home that there is not',
      () => send('submit-guess', guess(honest, { gameListingId: aUuid })),
      409,
      'not_in_run',
    ],
    [
      '18 nothing',
      () => send('submit-guess', guess(honest, { amountMinor: null })),
      422,
      'amount_not_a_number',
    ],
    [
      '19 a text',
      () => send('submit-guess', guess(honest, { amountMinor: '45000000' })),
      422,
      'amount_not_a_number',
    ],
    [
      '20 half a penny',
      () => send('submit-guess', guess(honest, { amountMinor: 45_000_000.5 })),
      422,
      'amount_not_a_number',
    ],
    ['21 zero', () => send('submit-guess', guess(honest, { amountMinor: 0 })), 422, 'amount_not_positive'],
    [
      '22 less than zero',
      () => send('submit-guess', guess(honest, { amountMinor: -45_000_000 })),
      422,
      'amount_not_positive',
    ],
    [
      '23 more than all homes',
      () => send('submit-guess', guess(honest, { amountMinor: 10 ** 13 })),
      422,
      'amount_too_large',
    ],
    [
      '24 less than the market',
      () => send('submit-guess', guess(honest, { amountMinor: 1 })),
      422,
      'amount_out_of_range',
    ],
    [
      '25 another currency',
      () => send('submit-guess', guess(honest, { currency: 'JPY' })),
      422,
      'wrong_currency',
    ],
    [
      '26 a range that holds every price',
      () =>
        send(
          'submit-guess',
          guess(honest, { amountMinor: undefined, lowMinor: 100_000, highMinor: 10 ** 10 }),
        ),
      422,
      'invalid_request',
    ],
    [
      '27 an amount and a range',
      () => send('submit-guess', guess(honest, { lowMinor: 100_000, highMinor: 10 ** 10 })),
      422,
      'invalid_request',
    ],
  ]);
});

describe('when somebody says it was', () => {
  refuses([
    [
      '28 a timed home that was never opened',
      () => send('submit-guess', guess(timed)),
      409,
      'round_not_opened',
    ],
    [
      '29 a hint on it',
      () => send('reveal-hint', { ...guess(timed), kind: 'year' }),
      409,
      'round_not_opened',
    ],
    [
      '30 a stake on a game without stakes',
      () => rpc('stake_round', { ...round(honest), is_staked: true }),
      409,
      'move_not_allowed',
    ],
    [
      '31 a stake for another',
      () => rpc('stake_round', { ...round(staked), is_staked: true, guest_token: liar.guestToken }),
      403,
      'not_your_run',
    ],
    [
      '32 a home that was opened without a stake',
      () => send('submit-guess', guess(staked)),
      409,
      'round_not_opened',
    ],
  ]);

  it('33 a clock is not wound back by opening a home again, and what is late stays late', async () => {
    const first = await rpc('open_round', round(timed));
    const again = await rpc('open_round', round(timed));
    expect(again.body['deadline_at']).toBe(first.body['deadline_at']);
    await sql`update public.session_rounds set deadline_at = now() - interval '1 minute'
      where session_id = ${timed.sessionId} and game_listing_id = ${timed.rounds[0]?.gameListingId ?? null}`;
    const late = await send(
      'submit-guess',
      guess(timed, { isLate: false, guessedAt: '2020-01-01T00:00:00Z' }),
    );
    expect([late.status, late.code]).toEqual([409, 'time_over']);
    const kept = await stateOf([timed]);
    const twice = await send('submit-guess', guess(timed, { amountMinor: 46_000_000 }));
    expect([twice.status, twice.code]).toEqual([409, 'time_over']);
    expect(await stateOf([timed])).toEqual(kept);
    const [row] =
      await sql`select score, is_late, is_counted from public.guesses where session_id = ${timed.sessionId}`;
    expect(row).toEqual({ score: 0, is_late: true, is_counted: false });
  });

  it('34 a stake cannot be changed once it was said', async () => {
    const said = await rpc('stake_round', { ...round(staked), is_staked: false });
    expect(said.body).toEqual({ is_staked: false });
    const kept = await stateOf([staked]);
    const changed = await rpc('stake_round', { ...round(staked), is_staked: true });
    expect(changed.body).toEqual({ is_staked: false });
    expect(await stateOf([staked])).toEqual(kept);
    expect((await rpc('open_round', round(staked))).status).toBe(200);
  });
});

describe('what somebody says it earned', () => {
  const forged = {
    score: 1000,
    totalScore: 99_999,
    label: 'spot on',
    logError: 0,
    multiplier: 9,
    isStaked: true,
    priceMinor: 45_000_000,
    isRanked: true,
    mode: 'double-or-nothing',
    formula: 'classic_bands',
    guessedAt: '2020-01-01T00:00:00Z',
  };

  it('35 score, price, error, factor and mode of a guess are the server’s', async () => {
    const { status, body } = await send('submit-guess', guess(honest, forged));
    expect(status).toBe(200);
    const answer = body as unknown as {
      guess: { priceMinor: number; score: number };
      session: { totalScore: number };
    };
    const miss = Math.abs(Math.log(45_000_000 / answer.guess.priceMinor));
    expect(answer.guess.score).toBe(Math.round(1000 * Math.exp(-4 * miss)));
    expect(answer.session.totalScore).toBe(answer.guess.score);
    const [row] = await sql`select formula, multiplier, guessed_at > now() - interval '1 minute' as is_now
      from public.guesses where session_id = ${honest.sessionId}`;
    expect(row).toEqual({ formula: 'log_ratio', multiplier: 1, is_now: true });
  });

  it('36 the same guess sent ten times at once counts once', async () => {
    const before = await stateOf([honest]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send('submit-guess', guess(honest))));
    expect(replies.map(({ status, body }) => [status, body['replayed']])).toEqual(
      replies.map(() => [200, true]),
    );
    expect(await stateOf([honest])).toEqual(before);
  });

  it('37 two tabs with two amounts make one guess', async () => {
    const replies = await Promise.all(
      [45_000_000, 60_000_000].map((amountMinor) => send('submit-guess', guess(honest, { amountMinor }, 1))),
    );
    expect(replies.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'already_guessed']);
    const rows = await sql`select from public.guesses where session_id = ${honest.sessionId}`;
    expect(rows).toHaveLength(2);
  });

  refuses([
    [
      '38 another amount once the price is known',
      () => send('submit-guess', guess(honest, { amountMinor: 46_000_000 })),
      409,
      'already_guessed',
    ],
    [
      '39 a hint after the guess',
      () => send('reveal-hint', { ...guess(honest), kind: 'area' }),
      409,
      'already_guessed',
    ],
    [
      '40 a total that is written',
      () =>
        ask(`rest/v1/sessions?id=eq.${honest.sessionId}`, { method: 'PATCH', body: '{"total_score": 5000}' }),
      401,
      '42501',
    ],
    [
      '41 the same with an account',
      () =>
        ask(`rest/v1/sessions?id=eq.${honest.sessionId}`, {
          method: 'PATCH',
          body: '{"total_score": 5000}',
          bearer: account.accessToken,
        }),
      403,
      '42501',
    ],
    [
      '42 a guess that is inserted',
      () =>
        ask('rest/v1/guesses', {
          body: JSON.stringify({ session_id: honest.sessionId, score: 1000 }),
          bearer: account.accessToken,
        }),
      403,
      '42501',
    ],
    [
      '43 a guess that is deleted, to guess anew',
      () =>
        ask(`rest/v1/guesses?session_id=eq.${honest.sessionId}`, {
          method: 'DELETE',
          bearer: account.accessToken,
        }),
      403,
      '42501',
    ],
    [
      '44 the server’s own call',
      () =>
        rpc('record_guess', {
          session_id: honest.sessionId,
          game_listing_id: honest.rounds[2]?.gameListingId,
          score: 1000,
        }),
      401,
      '42501',
    ],
    [
      '45 the server’s call that holds the price',
      () =>
        rpc('guess_context', {
          session_id: honest.sessionId,
          game_listing_id: honest.rounds[2]?.gameListingId,
        }),
      401,
      '42501',
    ],
    [
      '46 a correction of one’s own',
      () =>
        send(
          'rescore-home',
          {
            game: 'house-prices-game',
            gameListingId: honest.rounds[0]?.gameListingId,
            action: 'void',
            reason: 'wrong_home',
            requestKey: randomUUID(),
          },
          account.accessToken,
        ),
      403,
      'not_allowed',
    ],
  ]);
});

describe('how somebody says it is played', () => {
  refuses([
    [
      '47 a mode that there is not',
      () => send('start-run', { game: 'house-prices-game', mode: 'god-mode' }),
      422,
      'invalid_request',
    ],
    [
      '48 homes of a run of another game',
      () => send('start-run', { game: 'sample-mode-blitz', like: honest.sessionId }),
      404,
      'not_found',
    ],
    [
      '49 a code for a game that needs none, made up',
      () => send('start-run', { game: 'house-prices-game', shareToken: 'MADE-UP' }),
      403,
      'access_code_refused',
    ],
  ]);

  it('50 another mode is practice, whatever the client says of its rank', async () => {
    const run = await start('house-prices-game', { mode: 'zen', ranked: true, isRanked: true });
    expect(run.ranked).toBe(false);
  });

  it('51 a second run is the one under way, and the next one is practice', async () => {
    const { guestToken } = liar;
    const again = await start('house-prices-game', { guestToken });
    expect(again.sessionId).toBe(liar.sessionId);
    await rpc('give_up_run', { session_id: liar.sessionId, guest_token: guestToken });
    const over = await send('submit-guess', guess(liar));
    expect([over.status, over.code]).toEqual([409, 'run_finished']);
    const next = await start('house-prices-game', { guestToken, ranked: true });
    expect([next.sessionId === liar.sessionId, next.ranked]).toEqual([false, false]);
  });
});

describe('which seat somebody says is theirs', () => {
  refuses([
    [
      '52 a seat with a token that is made up',
      () => send('room-command', command('leave', { playerToken: 'x'.repeat(64) })),
      403,
      'not_your_run',
    ],
    ['53 to begin without being the host', () => send('room-command', command('start')), 403, 'not_allowed'],
    [
      '54 to reveal without being the host',
      () => send('room-command', command('reveal')),
      403,
      'not_allowed',
    ],
    [
      '55 to send the host away',
      () => send('room-command', command('kick', { seat: 1 })),
      403,
      'not_allowed',
    ],
    [
      '56 to guess before the game begins',
      () => send('room-command', command('guess', { amountMinor: 45_000_000, currency: 'GBP' })),
      409,
      'move_not_allowed',
    ],
  ]);

  it('57 the host begins, and a seat guesses once: another amount changes nothing', async () => {
    const begun = await send('room-command', command('start', { playerToken: room.host }));
    expect(begun.status).toBe(200);
    const amounts = { amountMinor: 45_000_000, currency: honest.game.currency };
    expect((await send('room-command', command('guess', amounts))).status).toBe(200);
    const kept = await sql`select amount_minor from private.room_guesses where room_id = ${room.roomId}`;
    const again = await send('room-command', command('guess', { ...amounts, amountMinor: 60_000_000 }));
    expect([again.status, again.code]).toEqual([409, 'already_guessed']);
    expect(await sql`select amount_minor from private.room_guesses where room_id = ${room.roomId}`).toEqual(
      kept,
    );
    const state = await rpc('room_state', { room_id: room.roomId, player_token: room.guest });
    expect(JSON.stringify(state.body)).not.toContain('price_minor":4');
  });
});

it('an honest client plays its run to the end', async () => {
  for (const place of honest.rounds.keys()) {
    const reply = await send('submit-guess', guess(honest, {}, place));
    expect([200, 409]).toContain(reply.status);
  }
  const [row] = await sql`select status, guessed, total_score = (select sum(g.score) from public.guesses g
    where g.session_id = s.id) as adds_up from public.sessions s where id = ${honest.sessionId}`;
  expect(row).toEqual({ status: 'finished', guessed: honest.rounds.length, adds_up: true });
});
