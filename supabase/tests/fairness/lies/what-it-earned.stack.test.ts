// Cases 28 to 46 of a client that lies: when it was, and what it earned.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, guessOf, refuses, roundOf, rpc, send, setStage, stage, stateOfAll } from './stage.ts';

setStage();

describe('when somebody says it was', () => {
  const staking = { is_staked: true };
  refuses([
    [
      '28 a timed home, never opened',
      () => send('submit-guess', guessOf(stage.timed)),
      409,
      'round_not_opened',
    ],
    [
      '29 a stake on a game without stakes',
      () => rpc('stake_round', roundOf(stage.honest, staking)),
      403,
      'not_allowed',
    ],
    [
      '30 a stake for another',
      () => rpc('stake_round', roundOf(stage.staked, { ...staking, guest_token: stage.liar.guestToken })),
      403,
      'not_your_run',
    ],
    [
      '31 a home before its stake',
      () => send('submit-guess', guessOf(stage.staked)),
      409,
      'round_not_opened',
    ],
  ]);

  it('32 a clock is not wound back by opening a home again', async () => {
    const first = await rpc('open_round', roundOf(stage.timed));
    const again = await rpc('open_round', roundOf(stage.timed));
    expect(first.body['deadline_at']).toBeTruthy();
    expect(again.body['deadline_at']).toBe(first.body['deadline_at']);
  });

  it('33 what is late stays late, whatever the client says of the time', async () => {
    const { sql, timed } = stage;
    const home = timed.rounds[0]?.gameListingId ?? '';
    await sql`update public.session_rounds set deadline_at = now() - interval '1 minute'
      where session_id = ${timed.sessionId} and game_listing_id = ${home}`;
    const late = await send(
      'submit-guess',
      guessOf(timed, { isLate: false, guessedAt: '2020-01-01T00:00:00Z' }),
    );
    expect([late.status, late.code]).toEqual([409, 'time_over']);
    const kept = await stateOfAll();
    const twice = await send('submit-guess', guessOf(timed, { amountMinor: 46_000_000 }));
    expect([twice.status, twice.code]).toEqual([409, 'time_over']);
    expect(await stateOfAll()).toEqual(kept);
    const [row] = await sql`select score, is_late, is_counted from public.guesses
      where session_id = ${timed.sessionId}`;
    expect(row).toEqual({ score: 0, is_late: true, is_counted: false });
  });

  it('34 a stake stays what was said first', async () => {
    const said = await rpc('stake_round', roundOf(stage.staked, { is_staked: false }));
    expect(said.body).toEqual({ is_staked: false });
    const kept = await stateOfAll();
    const changed = await rpc('stake_round', roundOf(stage.staked, { is_staked: true }));
    expect(changed.body).toEqual({ is_staked: false });
    expect(await stateOfAll()).toEqual(kept);
    expect((await rpc('open_round', roundOf(stage.staked))).status).toBe(200);
  });
});

describe('what somebody says it earned', () => {
  const forged = {
    ...{ score: 1000, totalScore: 99_999, label: 'spot on', logError: 0, multiplier: 9, isStaked: true },
    ...{ priceMinor: 45_000_000, isRanked: true, mode: 'double-or-nothing', formula: 'classic_bands' },
    guessedAt: '2020-01-01T00:00:00Z',
  };

  it('35 score, price, error, factor and mode of a guess are the server’s', async () => {
    const { status, body } = await send('submit-guess', guessOf(stage.honest, forged));
    expect(status).toBe(200);
    const { guess, session } = body as unknown as {
      guess: { priceMinor: number; score: number };
      session: { totalScore: number };
    };
    const miss = Math.abs(Math.log(45_000_000 / guess.priceMinor));
    expect(guess.score).toBe(Math.round(1000 * Math.exp(-4 * miss)));
    expect(session.totalScore).toBe(guess.score);
    const [row] =
      await stage.sql`select formula, multiplier, guessed_at > now() - interval '1 minute' as is_now
      from public.guesses where session_id = ${stage.honest.sessionId}`;
    expect(row).toEqual({ formula: 'log_ratio', multiplier: 1, is_now: true });
  });

  it('36 the same guess sent ten times at once counts once', async () => {
    const before = await stateOfAll();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send('submit-guess', guessOf(stage.honest))),
    );
    for (const { status, body } of replies) expect([status, body['replayed']]).toEqual([200, true]);
    expect(await stateOfAll()).toEqual(before);
  });

  it('37 two tabs with two amounts make one guess', async () => {
    const replies = await Promise.all(
      [45_000_000, 60_000_000].map((amountMinor) =>
        send('submit-guess', guessOf(stage.honest, { amountMinor }, 1)),
      ),
    );
    expect(replies.map(({ status, code }) => code ?? String(status)).sort()).toEqual([
      '200',
      'already_guessed',
    ]);
    const rows = await stage.sql`select from public.guesses where session_id = ${stage.honest.sessionId}`;
    expect(rows).toHaveLength(2);
  });

  const ofHonest = () => `rest/v1/sessions?id=eq.${stage.honest.sessionId}`;
  const signedIn = () => ({ bearer: stage.account.accessToken });
  const total = { method: 'PATCH', body: '{"total_score": 5000}' };
  const third = () => ({
    session_id: stage.honest.sessionId,
    game_listing_id: stage.honest.rounds[2]?.gameListingId,
  });
  const correction = () => ({
    ...{ game: 'house-prices-game', gameListingId: stage.honest.rounds[0]?.gameListingId },
    ...{ action: 'void', reason: 'wrong_home', requestKey: randomUUID() },
  });
  const another = () => guessOf(stage.honest, { amountMinor: 46_000_000 });
  refuses([
    [
      '38 another amount once the price is known',
      () => send('submit-guess', another()),
      409,
      'already_guessed',
    ],
    [
      '39 a hint after the guess',
      () => send('reveal-hint', guessOf(stage.honest, { kind: 'area' })),
      409,
      'already_guessed',
    ],
    ['40 a total that is written', () => ask(ofHonest(), total), 401, '42501'],
    ['41 the same with an account', () => ask(ofHonest(), { ...total, ...signedIn() }), 403, '42501'],
    [
      '42 a guess that is inserted',
      () => ask('rest/v1/guesses', { body: JSON.stringify({ ...third(), score: 1000 }), ...signedIn() }),
      403,
      '42501',
    ],
    [
      '43 a guess that is deleted, to guess anew',
      () =>
        ask(`rest/v1/guesses?session_id=eq.${stage.honest.sessionId}`, { method: 'DELETE', ...signedIn() }),
      403,
      '42501',
    ],
    ['44 the server’s own call', () => rpc('record_guess', { ...third(), score: 1000 }), 401, '42501'],
    ['45 the server’s call that holds the price', () => rpc('guess_context', third()), 401, '42501'],
    [
      '46 a correction of one’s own',
      () => send('rescore-home', correction(), stage.account.accessToken),
      403,
      'not_allowed',
    ],
  ]);
});
