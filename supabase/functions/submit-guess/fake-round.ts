import { createFakeBackend, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { submitGuessRequest } from '../_shared/wire/guesses.ts';
import { submitGuess } from './handler.ts';

export const SESSION = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
export const LISTING = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e60';
export const BODY = { sessionId: SESSION, gameListingId: LISTING, amountMinor: 55_000_000, currency: 'GBP' };
export const PRICE_ID = '4e0b1c2d-3f4a-4b5c-8d6e-7f8a9b0c1d2e';
/** What the database says of the round that is guessed: a home for 500,000 pounds. */
export const ROUND = {
  price_minor: 50_000_000,
  listing_price_id: PRICE_ID,
  currency: 'GBP',
  price_kind: 'sold',
  min_minor: 100_000,
  max_minor: 50_000_000_000,
  formula: 'log_ratio',
  difficulty: 'normal',
  multiplier: 1,
  is_late: false,
  is_range: false,
};

/** What the database answers once the guess is written. */
export function recorded(args: Readonly<Record<string, unknown>>, replayed = false) {
  return {
    guess: {
      amount_minor: args['amount_minor'],
      low_minor: args['low_minor'],
      high_minor: args['high_minor'],
      price_minor: 50_000_000,
      currency: 'GBP',
      price_kind: 'sold',
      price_on: '2019-04',
      error_percent: 10,
      score: args['score'],
      label: args['label'],
      is_late: args['is_late'] ?? false,
    },
    proof: { salt: 's'.repeat(64), commitment: 'c'.repeat(64) },
    session: { total_score: 683, guessed: 1, rounds: 5, status: 'active' },
    replayed,
  };
}

/** The function over a backend that answers as told; a round that is open and a guess that is written unless told. */
export function server(
  context: (call: BackendCall) => unknown = () => ({ round: ROUND }),
  record: (call: BackendCall) => unknown = ({ args }) => recorded(args),
) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/guess_context': context,
    '/rest/v1/rpc/record_guess': record,
    '/auth/v1/user': () => ({ id: 'user-1' }),
  });
  const handler = serve(
    { name: 'submit-guess', contract: submitGuessRequest, handle: submitGuess },
    backend.platform,
  );
  const records = () => backend.calls.filter((call) => call.path.endsWith('record_guess'));
  return { ...backend, handler, records };
}

/** Status and code of a refusal. */
export async function codeOf(answer: Response) {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
}
