import { describe, expect, test } from 'vitest';
import { post, refusalReply } from '../_shared/fake-backend.ts';
import { BODY, codeOf, LISTING, PRICE_ID, recorded, ROUND, server, SESSION } from './fake-round.ts';

describe('submitGuess()', () => {
  test('scores in the domain, records once and answers in the shape of the wire', async () => {
    const { handler, records } = server();
    const answer = await handler(post(BODY));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      guess: {
        amountMinor: 55_000_000,
        lowMinor: null,
        highMinor: null,
        priceMinor: 50_000_000,
        currency: 'GBP',
        priceKind: 'sold',
        priceOn: '2019-04',
        errorPercent: 10,
        score: 683,
        label: 'excellent',
        isLate: false,
      },
      proof: { salt: 's'.repeat(64), commitment: 'c'.repeat(64) },
      session: { totalScore: 683, guessed: 1, rounds: 5, status: 'active' },
      replayed: false,
    });
    expect(records().map((call) => call.args)).toEqual([
      {
        session_id: SESSION,
        game_listing_id: LISTING,
        listing_price_id: PRICE_ID,
        amount_minor: 55_000_000,
        low_minor: null,
        high_minor: null,
        is_dearer: null,
        gap_percent: null,
        price_beside_id: null,
        log_error: Math.log(1.1),
        score: 683,
        label: 'excellent',
        formula: 'log_ratio',
        formula_version: 1,
        multiplier: 1,
        is_late: false,
      },
    ]);
  });

  test('scores the dearer of two homes, and hands over both prices at once', async () => {
    const beside = { price_minor: 40_000_000, listing_price_id: '5e0b1c2d-3f4a-4b5c-8d6e-7f8a9b0c1d2e' };
    const { handler, records } = server(() => ({ round: { ...ROUND, beside } }));
    const { amountMinor: _, ...pair } = BODY;
    for (const gapPercent of [25, null])
      expect((await handler(post({ ...pair, isDearer: true, gapPercent }))).status).toBe(200);
    const shared = {
      log_error: null,
      amount_minor: null,
      is_dearer: true,
      price_beside_id: beside.listing_price_id,
    };
    expect(records().map((call) => call.args)).toMatchObject([
      { ...shared, gap_percent: 25, score: 1000, label: 'spot on' },
      { ...shared, gap_percent: null, score: 800, label: 'close' },
    ]);
  });

  test('gives a home nothing that is not the dearer one', async () => {
    const beside = { price_minor: 60_000_000, listing_price_id: PRICE_ID };
    const { handler, records } = server(() => ({ round: { ...ROUND, beside } }));
    const { amountMinor: _, ...pair } = BODY;
    await handler(post({ ...pair, isDearer: true, gapPercent: 20 }));
    expect(records()[0]?.args).toMatchObject({ score: 0, label: 'way off' });
  });

  test('takes no amount where two homes are compared, and no comparison elsewhere', async () => {
    const beside = { price_minor: 60_000_000, listing_price_id: PRICE_ID };
    const compared = server(() => ({ round: { ...ROUND, beside } }));
    expect(await codeOf(await compared.handler(post(BODY)))).toEqual([422, 'invalid_request']);
    const plain = server();
    const { amountMinor: _, ...pair } = BODY;
    for (const body of [
      { ...pair, isDearer: true },
      { ...BODY, isDearer: true },
      { ...BODY, gapPercent: 20 },
      { ...pair, isDearer: true, gapPercent: 901 },
    ])
      expect(await codeOf(await plain.handler(post(body)))).toEqual([422, 'invalid_request']);
    expect([...compared.records(), ...plain.records()]).toEqual([]);
  });

  test('hands over who asks: user, guest token and address', async () => {
    const { handler, calls } = server();
    const headers = { authorization: 'Bearer good', 'x-forwarded-for': '203.0.113.7' };
    await handler(post({ ...BODY, guestToken: 'guest' }, headers));
    expect(calls.find((call) => call.path.endsWith('guess_context'))?.args).toEqual({
      session_id: SESSION,
      game_listing_id: LISTING,
      amount_minor: 55_000_000,
      low_minor: null,
      high_minor: null,
      is_dearer: null,
      gap_percent: null,
      currency: 'GBP',
      user_id: 'user-1',
      guest_token: 'guest',
      client_address: '203.0.113.7',
    });
  });

  test('multiplies the hints into the score', async () => {
    const { handler, records } = server(() => ({ round: { ...ROUND, multiplier: 0.5 } }));
    await handler(post({ ...BODY, amountMinor: 50_000_000 }));
    expect(records()[0]?.args).toMatchObject({ score: 500, multiplier: 0.5 });
  });

  test('adds what the game’s options add to one amount, and nothing to a range', async () => {
    const options = {
      scoring_options: ['band-bonuses', 'streaks', 'penalties'],
      streak_before: 2,
      time_left_share: 0.5,
    };
    const { handler, records } = server(() => ({ round: { ...ROUND, ...options } }));
    // A tenth too high is 683 points: a quarter less, then 50 for "excellent" and twice 25 for the streak.
    await handler(post(BODY));
    expect(records()[0]?.args).toMatchObject({ score: Math.round(683 * 0.75 + 50 + 50) });
    const ranges = server(() => ({ round: { ...ROUND, is_range: true } }));
    const withOptions = server(() => ({ round: { ...ROUND, ...options, is_range: true } }));
    const { amountMinor: _, ...rest } = BODY;
    for (const one of [ranges, withOptions])
      await one.handler(post({ ...rest, lowMinor: 50_000_000, highMinor: 56_000_000 }));
    expect(withOptions.records()[0]?.args['score']).toBe(ranges.records()[0]?.args['score']);
  });

  test('takes the miss from which a game gives no points', async () => {
    const { handler, records } = server(() => ({
      round: { ...ROUND, formula: 'absolute_error', absolute_limit_minor: 10_000_000 },
    }));
    await handler(post(BODY));
    expect(records()[0]?.args).toMatchObject({ score: 500 });
  });

  test('answers a replay without scoring or recording again', async () => {
    const first = {
      ...recorded({ amount_minor: 55_000_000, score: 683, label: 'excellent' }),
      replayed: true,
    };
    const { handler, records } = server(() => ({ replay: first }));
    const answer = await handler(post(BODY));
    expect([answer.status, (await answer.json()).replayed]).toEqual([200, true]);
    expect(records()).toHaveLength(0);
  });

  test('takes a range in a range mode', async () => {
    const { handler, records } = server(() => ({ round: { ...ROUND, is_range: true } }));
    const { amountMinor: _, ...rest } = BODY;
    const answer = await handler(post({ ...rest, lowMinor: 45_000_000, highMinor: 55_000_000 }));
    expect(answer.status).toBe(200);
    expect(records()[0]?.args).toMatchObject({
      amount_minor: null,
      low_minor: 45_000_000,
      high_minor: 55_000_000,
      score: 950,
    });
  });

  test('records a guess on a poll without a score', async () => {
    const { handler, records } = server(() => ({
      round: { ...ROUND, price_minor: null, price_kind: 'poll', listing_price_id: null },
    }));
    await handler(post(BODY));
    expect(records()[0]?.args).toMatchObject({ score: null, label: null, log_error: null });
  });

  test('answers a late guess with time_over and the reveal', async () => {
    const { handler, records } = server(() => ({ round: { ...ROUND, is_late: true } }));
    const answer = await handler(post(BODY));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'time_over',
      reveal: { guess: { score: 0, priceMinor: 50_000_000 }, proof: { commitment: 'c'.repeat(64) } },
    });
    expect(records()[0]?.args).toMatchObject({ is_late: true, score: 0 });
  });

  test('answers time_over also where only the database saw that it was late, and to the replay', async () => {
    const late = recorded({ amount_minor: 55_000_000, score: 0, label: 'time_over', is_late: true }, true);
    expect(await codeOf(await server(undefined, () => late).handler(post(BODY)))).toEqual([409, 'time_over']);
    expect(await codeOf(await server(() => ({ replay: late })).handler(post(BODY)))).toEqual([
      409,
      'time_over',
    ]);
  });
});

describe('submitGuess() when the database stumbles', () => {
  test.each([
    ['a lost connection', () => Response.error()],
    ['a deadlock', () => Response.json({ code: '40P01', message: 'deadlock' }, { status: 500 })],
    [
      'a serialisation failure',
      () => Response.json({ code: '40001', message: 'serialize' }, { status: 500 }),
    ],
    ['a hint taken meanwhile', () => refusalReply(503, 'unavailable', '1')],
  ])('tries once more after %s, and asks first whether it was written', async (_, stumble) => {
    let tries = 0;
    const { handler, calls } = server(undefined, ({ args }) =>
      (tries += 1) === 1 ? stumble() : recorded(args),
    );
    expect((await handler(post(BODY))).status).toBe(200);
    expect(calls.map((call) => call.path.split('/').at(-1))).toEqual([
      'guess_context',
      'record_guess',
      'guess_context',
      'record_guess',
    ]);
  });

  test('answers the written guess when only the reply was lost', async () => {
    let isWritten = false;
    const { handler, records } = server(
      () =>
        isWritten
          ? { replay: recorded({ amount_minor: 55_000_000, score: 683, label: 'excellent' }, true) }
          : { round: ROUND },
      () => {
        isWritten = true;
        return Response.error();
      },
    );
    expect((await handler(post(BODY))).status).toBe(200);
    expect(records()).toHaveLength(1);
  });

  test('gives up after the second time', async () => {
    const { handler, records } = server(undefined, () => Response.error());
    expect(await codeOf(await handler(post(BODY)))).toEqual([503, 'unavailable']);
    expect(records()).toHaveLength(2);
  });

  test('does not repeat what was refused for a reason', async () => {
    const { handler, records } = server(undefined, () => refusalReply(409, 'already_guessed'));
    expect(await codeOf(await handler(post(BODY)))).toEqual([409, 'already_guessed']);
    expect(records()).toHaveLength(1);
  });
});
