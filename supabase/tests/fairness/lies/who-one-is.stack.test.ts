// A client that lies gains nothing: each lie is told to a running stack, is answered by its code, and leaves every row
// about the run as it was. Cases 1 to 27: whose run it is, and what was guessed. Beside them, what honest clients may do.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guessOf, refuses, refusesGuesses, roundOf, rpc, send, setStage, stage } from './stage.ts';

setStage();

const NOBODYS_ID = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';
const asLiar = () => ({ guestToken: stage.liar.guestToken });
const asLiarInSql = () => ({ guest_token: stage.liar.guestToken });
const ofHonest = () => ({ session_id: stage.honest.sessionId, ...asLiarInSql() });

describe('who somebody says they are', () => {
  refusesGuesses([
    ['1 another guest’s token', asLiar, 403, 'not_your_run'],
    ['2 no token', () => ({ guestToken: null }), 403, 'not_your_run'],
    [
      '3 half of the token',
      () => ({ guestToken: stage.honest.guestToken.slice(0, 32) }),
      403,
      'not_your_run',
    ],
    ['4 a token that is no text', () => ({ guestToken: { a: 1 } }), 403, 'not_your_run'],
    [
      '5 the own token and one sign more',
      () => ({ guestToken: `${stage.honest.guestToken}A` }),
      403,
      'not_your_run',
    ],
    [
      '6 an account that the body names',
      () => ({ guestToken: null, userId: NOBODYS_ID }),
      403,
      'not_your_run',
    ],
    ['7 a run that there is not', () => ({ sessionId: NOBODYS_ID }), 404, 'not_found'],
    ['8 an id that is SQL', () => ({ sessionId: "' or true --" }), 422, 'invalid_request'],
  ]);
  const withoutToken = () => guessOf(stage.honest, { guestToken: null });
  const question = () => ({ reason: 'wrong_price', request_key: randomUUID() });
  refuses([
    [
      '9 an account of somebody else',
      () => send('submit-guess', withoutToken(), stage.account.accessToken),
      403,
      'not_your_run',
    ],
    ['10 to give up the run of another', () => rpc('give_up_run', ofHonest()), 403, 'not_your_run'],
    [
      '11 to open the round of another',
      () => rpc('open_round', roundOf(stage.honest, asLiarInSql())),
      403,
      'not_your_run',
    ],
    [
      '12 to take a hint for another',
      () => send('reveal-hint', guessOf(stage.honest, { kind: 'year', ...asLiar() })),
      403,
      'not_your_run',
    ],
    [
      '13 to read the result of another',
      () => rpc('session_results', { ...ofHonest(), variant: 'detailed' }),
      403,
      'not_your_run',
    ],
    [
      '14 to ask about the run of another',
      () => rpc('raise_dispute', { ...roundOf(stage.honest, asLiarInSql()), ...question() }),
      403,
      'not_your_run',
    ],
    [
      '15 to rename the run of another',
      () =>
        send('rename-run', {
          sessionId: stage.honest.sessionId,
          displayName: 'Amber Otter',
          ...asLiar(),
        }),
      403,
      'not_your_run',
    ],
  ]);

  it('the own token reads the own run', async () => {
    const { sessionId, guestToken } = stage.honest;
    const state = await rpc('run_state', { session_id: sessionId, guest_token: guestToken });
    expect([state.status, state.body['guessed']]).toEqual([200, 0]);
  });
});

describe('what somebody says they guessed', () => {
  const ofTimed = () => ({ gameListingId: stage.timed.rounds[0]?.gameListingId });
  const range = { lowMinor: 100_000, highMinor: 10 ** 10 };
  refusesGuesses([
    ['16 a home of another game', ofTimed, 409, 'not_in_run'],
    ['17 a home that there is not', () => ({ gameListingId: NOBODYS_ID }), 409, 'not_in_run'],
    ['18 nothing', () => ({ amountMinor: null }), 422, 'amount_not_a_number'],
    ['19 a text', () => ({ amountMinor: '45000000' }), 422, 'amount_not_a_number'],
    ['20 half a penny', () => ({ amountMinor: 45_000_000.5 }), 422, 'amount_not_a_number'],
    ['21 zero', () => ({ amountMinor: 0 }), 422, 'amount_not_positive'],
    ['22 less than zero', () => ({ amountMinor: -45_000_000 }), 422, 'amount_not_positive'],
    ['23 more than all homes', () => ({ amountMinor: 10 ** 13 }), 422, 'amount_too_large'],
    ['24 less than the market', () => ({ amountMinor: 1 }), 422, 'amount_out_of_range'],
    ['25 another currency', () => ({ currency: 'JPY' }), 422, 'wrong_currency'],
    ['26 a range of every price', () => ({ amountMinor: undefined, ...range }), 422, 'invalid_request'],
    ['27 an amount and a range', () => range, 422, 'invalid_request'],
  ]);

  it('an amount is taken', async () => {
    const reply = await send('submit-guess', guessOf(stage.honest));
    expect([reply.status, reply.body['replayed']]).toEqual([200, false]);
  });
});
