import { describe, expect, test } from 'vitest';
import { post, refusalReply } from '../_shared/fake-backend.ts';
import { BODY, codeOf, ROUND, server } from './fake-round.ts';

describe('submitGuess() refuses', () => {
  test.each([
    ['a text', '450000', 'amount_not_a_number'],
    ['nothing', undefined, 'amount_not_a_number'],
    ['null', null, 'amount_not_a_number'],
    ['a list', [5], 'amount_not_a_number'],
    ['a fraction', 1000.5, 'amount_not_a_number'],
    ['zero', 0, 'amount_not_positive'],
    ['less than zero', -5, 'amount_not_positive'],
    ['over 10^12', 1_000_000_000_001, 'amount_too_large'],
  ])('%s as the amount', async (_, amountMinor, code) => {
    const { handler, calls } = server();
    expect(await codeOf(await handler(post({ ...BODY, amountMinor })))).toEqual([422, code]);
    expect(calls).toHaveLength(0);
  });

  test('an amount that JSON can write and no double can hold', async () => {
    const body = JSON.stringify(BODY).replace('55000000', '1e999');
    expect(await codeOf(await server().handler(post(body)))).toEqual([422, 'amount_too_large']);
  });

  test.each([
    ['a range with one end', { lowMinor: 5_000_000 }, 'amount_not_a_number'],
    ['a range with an end below zero', { lowMinor: -1, highMinor: 5_000_000 }, 'amount_not_positive'],
    ['a range with an end too large', { lowMinor: 1, highMinor: 10 ** 13 }, 'amount_too_large'],
    ['a range the wrong way round', { lowMinor: 6_000_000, highMinor: 5_000_000 }, 'invalid_request'],
    [
      'a range where one amount is asked for',
      { lowMinor: 5_000_000, highMinor: 6_000_000 },
      'invalid_request',
    ],
    [
      'a range and an amount',
      { amountMinor: 1, lowMinor: 5_000_000, highMinor: 6_000_000 },
      'invalid_request',
    ],
  ])('%s', async (_, range, code) => {
    const { amountMinor: _amount, ...rest } = BODY;
    expect(await codeOf(await server().handler(post({ ...rest, ...range })))).toEqual([422, code]);
  });

  test('one amount where a range is asked for', async () => {
    const { handler, records } = server(() => ({ round: { ...ROUND, is_range: true } }));
    expect(await codeOf(await handler(post(BODY)))).toEqual([422, 'invalid_request']);
    expect(records()).toHaveLength(0);
  });

  test('a broken shape before a broken amount', async () => {
    expect(await codeOf(await server().handler(post({ ...BODY, sessionId: 'x', amountMinor: 0 })))).toEqual([
      422,
      'invalid_request',
    ]);
    expect(await codeOf(await server().handler(post({ ...BODY, currency: 7 })))).toEqual([
      422,
      'invalid_request',
    ]);
  });

  test('by its own rules what a careless database would let through', async () => {
    expect(await codeOf(await server().handler(post({ ...BODY, currency: 'EUR' })))).toEqual([
      422,
      'wrong_currency',
    ]);
    expect(await codeOf(await server().handler(post({ ...BODY, amountMinor: 99_999 })))).toEqual([
      422,
      'amount_out_of_range',
    ]);
  });

  test.each([
    [422, 'amount_out_of_range'],
    [422, 'wrong_currency'],
    [404, 'not_found'],
    [409, 'game_not_open'],
    [409, 'already_guessed'],
    [409, 'run_finished'],
    [409, 'run_expired'],
    [409, 'not_in_run'],
    [403, 'not_your_run'],
    [410, 'listing_withdrawn'],
    [429, 'rate_limited'],
  ])('%i %s as the database says', async (status, code) => {
    const { handler, records } = server(() => refusalReply(status, code, '3'));
    expect(await codeOf(await handler(post(BODY)))).toEqual([status, code]);
    expect(records()).toHaveLength(0);
  });

  test('what the database answers as a refusal, so that the refused guess still counts against the limit', async () => {
    const refusal = { code: 'amount_out_of_range', detail: 'Guesses go from 1,000 to 500,000,000 GBP.' };
    const { handler, records } = server(() => ({ refusal }));
    const answer = await handler(post(BODY));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject(refusal);
    expect(records()).toHaveLength(0);
  });

  test('without a word of the price or the token in the log', async () => {
    const { handler, lines } = server(undefined, () =>
      Response.json({ code: '23514', message: 'row 50000000' }, { status: 400 }),
    );
    await handler(post({ ...BODY, guestToken: 'guest-secret' }));
    expect(lines.join()).not.toMatch(/50000000|55000000|guest-secret|sb_secret/);
  });
});
