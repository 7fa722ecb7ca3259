import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { rescoreHomeRequest } from '../_shared/wire/rescoring.ts';
import { rescoreHome } from './handler.ts';

const HOME = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e60';
const OTHER = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e61';
const USER = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e62';
const RUNS = ['018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e63', '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e64'];
const KEY = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e65';
const BODY = { game: 'one', gameListingId: HOME, requestKey: KEY };
const SOLD = { kind: 'sold', amountMinor: 40_000_000, datedOn: '2026-11-01' };
const SIGNED_IN = { authorization: 'Bearer good' };

const guess = (gameListingId: string, priceMinor: number | null) => ({
  game_listing_id: gameListingId,
  amount_minor: 40_000_000,
  low_minor: null,
  high_minor: null,
  price_minor: priceMinor,
  formula: 'log_ratio',
  multiplier: 1,
  is_staked: false,
  is_late: false,
  time_left_share: 0,
  is_dearer: null as boolean | null,
  gap_percent: null,
  beside: null as { game_listing_id: string; price_minor: number } | null,
});

function server(record: () => unknown = written, guesses = [guess(HOME, null), guess(OTHER, 40_000_000)]) {
  const backend = createFakeBackend({
    // Two pages of one run each.
    '/rest/v1/rpc/rescore_context': ({ args }) => ({
      scoring_options: ['streaks'],
      absolute_limit_minor: null,
      runs: [
        {
          session_id: args['after'] === null ? RUNS[0] : RUNS[1],
          difficulty: 'normal',
          guesses,
        },
      ],
      // Another home is corrected between the two pages.
      seen_corrections: args['after'] === null ? 3 : 4,
      next: args['after'] === null ? RUNS[0] : null,
    }),
    '/rest/v1/rpc/record_correction': record,
    '/auth/v1/user': () => ({ id: USER }),
  });
  const handler = serve(
    { name: 'rescore-home', contract: rescoreHomeRequest, handle: rescoreHome },
    backend.platform,
  );
  const records = () => backend.calls.filter((call) => call.path.endsWith('record_correction'));
  return { handler, records };
}

function written() {
  return {
    id: KEY,
    game_listing_id: HOME,
    position: 1,
    action: 'settle',
    reason: 'sold',
    runs: 2,
    made_at: '2026-11-01T10:00:00Z',
  };
}

describe('rescoreHome()', () => {
  test('scores every run by the price of the sale, streaks with it, and writes once', async () => {
    const { handler, records } = server();
    const answer = await handler(post({ ...BODY, action: 'settle', price: SOLD }, SIGNED_IN));
    expect(answer.status).toBe(200);
    expect(records()).toHaveLength(1);
    expect(records()[0]?.args).toMatchObject({
      reason: 'sold',
      price: { amount_minor: 40_000_000 },
      seen_corrections: 3,
    });
    const scores = records()[0]?.args['scores'] as { session_id: string; score: number }[];
    expect(scores.map(({ session_id: run, score }) => [run, score])).toEqual([
      [RUNS[0], 1000],
      [RUNS[0], 1000],
      [RUNS[1], 1000],
      [RUNS[1], 1000],
    ]);
  });

  test('gives a home that is taken out no points', async () => {
    const { handler, records } = server();
    await handler(post({ ...BODY, action: 'void', reason: 'wrong_home' }, SIGNED_IN));
    const scores = records()[0]?.args['scores'] as { game_listing_id: string }[];
    expect(scores.map(({ game_listing_id: home }) => home)).toEqual([OTHER, OTHER]);
    expect(records()[0]?.args).toMatchObject({ reason: 'wrong_home', price: null });
  });

  describe('a pair', () => {
    const said = (home: string, beside: string, isDearer: boolean, prices: readonly [number, number]) => ({
      ...guess(home, prices[0]),
      ...{ amount_minor: null as unknown as number, is_dearer: isDearer },
      beside: { game_listing_id: beside, price_minor: prices[1] },
    });
    // OTHER was called dearer, as it is: 45 against 40.
    const pair = [
      said(HOME, OTHER, false, [40_000_000, 45_000_000]),
      said(OTHER, HOME, true, [45_000_000, 40_000_000]),
    ];
    const scored = (records: ReturnType<typeof server>['records']) => {
      const scores = records()[0]?.args['scores'] as {
        game_listing_id: string;
        score: number;
        label: string;
      }[];
      return scores
        .slice(0, 2)
        .map(({ game_listing_id: home, score, label }) => [home === HOME ? 'home' : 'other', score, label]);
    };
    const correct = { action: 'correct', reason: 'wrong_price', price: { ...SOLD, amountMinor: 50_000_000 } };

    test('is judged again as one: a price that turns it round takes the points of both', async () => {
      const { handler, records } = server(written, pair);
      expect((await handler(post({ ...BODY, ...correct }, SIGNED_IN))).status).toBe(200);
      expect(scored(records)).toEqual([
        ['home', 0, 'way off'],
        ['other', 0, 'way off'],
      ]);
    });

    test('keeps the points of the right answer where it stays right', async () => {
      const { handler, records } = server(written, pair);
      await handler(post({ ...BODY, ...correct, price: { ...SOLD, amountMinor: 30_000_000 } }, SIGNED_IN));
      expect(scored(records).map(([, score]) => score)).toEqual([800, 800]);
    });

    test('leaves together', async () => {
      const { handler, records } = server(written, pair);
      await handler(post({ ...BODY, action: 'void', reason: 'wrong_home' }, SIGNED_IN));
      expect(records()[0]?.args['scores']).toEqual([]);
    });
  });

  test('begins again where somebody guessed meanwhile', async () => {
    let asked = 0;
    const { handler, records } = server(() => {
      asked += 1;
      return asked === 1 ? refusalReply(503, 'unavailable', 'Somebody guessed') : written();
    });
    const answer = await handler(post({ ...BODY, action: 'settle', price: SOLD }, SIGNED_IN));
    expect(answer.status).toBe(200);
    expect(records().length).toBeGreaterThan(1);
  });

  test('refuses whoever is not signed in, a price for nothing, and none where one is needed', async () => {
    const { handler, records } = server();
    const statuses = [
      await handler(post({ ...BODY, action: 'settle', price: SOLD })),
      await handler(post({ ...BODY, action: 'settle', price: { ...SOLD, amountMinor: 0 } }, SIGNED_IN)),
      await handler(post({ ...BODY, action: 'correct', reason: 'wrong_price' }, SIGNED_IN)),
      await handler(post({ ...BODY, action: 'void', reason: 'never_sold' }, SIGNED_IN)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 422, 422, 422]);
    expect(records()).toHaveLength(0);
  });
});
