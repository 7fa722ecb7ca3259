// Cases 47 to 57 of a client that lies: the mode, the run, the seat in a room. Then an honest run to its end.
import { describe, expect, it } from 'vitest';
import { commandOf, guessOf, refuses, rpc, send, setStage, stage, start } from './stage.ts';

setStage();

describe('how somebody says it is played', () => {
  const game = 'house-prices-game';
  refuses([
    [
      '47 a mode that there is not',
      () => send('start-run', { game, mode: 'god-mode' }),
      422,
      'invalid_request',
    ],
    [
      '48 homes of a run of another game',
      () => send('start-run', { game: 'sample-mode-blitz', like: stage.honest.sessionId }),
      404,
      'not_found',
    ],
    [
      '49 a code that is made up',
      () => send('start-run', { game, shareToken: 'MADE-UP' }),
      403,
      'access_code_refused',
    ],
  ]);

  it('50 another mode is practice, whatever the client says of its rank', async () => {
    const run = await start(game, { mode: 'zen', ranked: true, isRanked: true });
    expect(run.ranked).toBe(false);
  });

  it('51 a second run is the one under way, and the next one is practice', async () => {
    const { guestToken, sessionId } = stage.liar;
    expect((await start(game, { guestToken })).sessionId).toBe(sessionId);
    await rpc('give_up_run', { session_id: sessionId, guest_token: guestToken });
    const over = await send('submit-guess', guessOf(stage.liar));
    expect([over.status, over.code]).toEqual([409, 'run_finished']);
    const next = await start(game, { guestToken, ranked: true });
    expect([next.sessionId === sessionId, next.ranked]).toEqual([false, false]);
  });
});

describe('which seat somebody says is theirs', () => {
  const tell = (command: string, changes: object = {}) => send('room-command', commandOf(command, changes));
  const amount = () => ({ amountMinor: 45_000_000, currency: stage.honest.game.currency });
  refuses([
    [
      '52 a seat by a made-up token',
      () => tell('leave', { playerToken: 'x'.repeat(64) }),
      403,
      'not_your_run',
    ],
    ['53 to begin without being the host', () => tell('start'), 403, 'not_allowed'],
    ['54 to reveal without being the host', () => tell('reveal'), 403, 'not_allowed'],
    ['55 to send the host away', () => tell('kick', { seat: 1 }), 403, 'not_allowed'],
    ['56 to guess before the game begins', () => tell('guess', amount()), 409, 'time_over'],
  ]);

  it('57 the host begins, and a seat guesses once: another amount changes nothing', async () => {
    const { sql, room } = stage;
    expect((await tell('start', { playerToken: room.host })).status).toBe(200);
    expect((await tell('guess', amount())).status).toBe(200);
    const keptOf = () =>
      sql`select seat, amount_minor from private.room_guesses where room_id = ${room.roomId}`;
    const kept = await keptOf();
    expect(kept).toHaveLength(1);
    const again = await tell('guess', { ...amount(), amountMinor: 60_000_000 });
    expect([again.status, again.code]).toEqual([409, 'already_guessed']);
    expect(await keptOf()).toEqual(kept);
  });
});

it('an honest client plays its run to the end', async () => {
  for (const place of stage.honest.rounds.keys())
    expect((await send('submit-guess', guessOf(stage.honest, {}, place))).status).toBe(200);
  const [row] =
    await stage.sql`select status, guessed, total_score = (select sum(g.score) from public.guesses g
    where g.session_id = s.id) as adds_up from public.sessions s where id = ${stage.honest.sessionId}`;
  expect(row).toEqual({ status: 'finished', guessed: stage.honest.rounds.length, adds_up: true });
});
