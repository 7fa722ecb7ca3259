import { beforeAll, expect, test } from 'vitest';
import { fitValuation } from '../_shared/domain/valuation/fit-valuation.ts';
import { packModel } from '../_shared/domain/valuation/pack-model.ts';
import { dateOf, placeSale } from '../_shared/domain/valuation/register-sale.ts';
import { standInMarket } from '../_shared/domain/valuation/stand-in-market.ts';
import { createFakeBackend, post, refusalReply } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { valueHomeRequest } from '../_shared/wire/valuations.ts';
import { valueHome } from './handler.ts';
import { createModelShelf } from './model-shelf.ts';

const ORIGIN = { latitude: 52.5, longitude: -1.9 };
const MODEL_ID = '11111111-1111-4111-8111-111111111111';
const KEPT_ID = '22222222-2222-4222-8222-222222222222';
const nothing = {
  ...{ year_built: null, is_new: null, tenure: null, plot_m2: null, bathrooms: null, floors: null },
  ...{ is_waterfront: null, view: null, condition: null, grade: null, year_renovated: null, flat: null },
  ...{ small_area: null, deprivation_decile: null },
};
const sales = standInMarket(200, 0.08).map((home, at) => ({
  ...nothing,
  ...{ id: `33333333-3333-4333-8333-${String(at).padStart(12, '0')}`, price_minor: home.price * 100 },
  ...{ sold_on: dateOf(home.day), type: 'terraced' as const, floor_area_m2: home.attributes.areaM2 ?? null },
  ...{ bedrooms: home.attributes.bedrooms ?? null, house: String(at), street: 'Road', postcode: 'B1 1AA' },
  ...{ latitude: ORIGIN.latitude + home.y / 111.32, longitude: ORIGIN.longitude + home.x / 67.8 },
  is_own: false,
}));
const model = fitValuation(
  sales.map((sale) =>
    placeSale(
      {
        ...{ id: sale.id, priceMinor: sale.price_minor, soldOn: sale.sold_on, type: sale.type },
        ...{ floorAreaM2: sale.floor_area_m2, bedrooms: sale.bedrooms, house: sale.house },
        ...{ street: sale.street, postcode: sale.postcode },
        ...{ latitude: sale.latitude, longitude: sale.longitude },
      },
      ORIGIN,
    ),
  ),
  null,
);

const asked = { country: 'gb', postcode: 'B1 1AB', type: 'terraced', floorAreaM2: 95, bedrooms: 3 };
const context: Record<string, unknown> = {
  ...{ lacks: null, market: 'B', today: '2030-01-01', latitude: 52.51, longitude: -1.91, small_area: null },
  sales,
};
let lacking: object | null = null;
let wait: number | null = null;
const kept = new Map<string, unknown>();
const ASSET_ID = '44444444-4444-4444-8444-44444444abcd';
let held: string[] = [];
let ofDossier: object[] = [];
const { platform, calls } = createFakeBackend({
  '/auth/v1/user': () => ({ id: ASSET_ID }),
  '/rest/v1/dossier_assets': () => ofDossier,
  '/rest/v1/rpc/held_homes_of_dossier': () => held,
  '/rest/v1/rpc/take_rate_limit': () => wait,
  '/rest/v1/rpc/valuation_context': ({ args }) =>
    lacking ?? {
      ...context,
      model: {
        ...{ id: MODEL_ID, version: 1, currency: 'GBP', sales: 200, has_prior: false, is_sample: true },
        ...{ first_on: dateOf(model?.firstDay ?? 0), last_on: dateOf(model?.lastDay ?? 0), ...ORIGIN },
        ...{ median_bias: -0.01, judged: 60 },
        parameters: JSON.stringify(args).includes(MODEL_ID) ? null : model && packModel(model),
      },
    },
  '/rest/v1/rpc/valuation_subject': ({ args }) =>
    args.token === 'wrong'
      ? refusalReply(403, 'not_allowed')
      : {
          ...{ country_code: 'GB', own_sale_id: args.reference_id === null ? null : sales[7]?.id },
          ...{ address_line: null, property_type: args.reference_id === null ? 'Apartment' : null },
          home: sales[7],
        },
  '/rest/v1/rpc/keep_valuation': ({ args }) => {
    const { print, answer } = args as { print: string; answer: unknown };
    if (!kept.has(print)) kept.set(print, answer);
    return { id: KEPT_ID, made_at: '2030-01-01T00:00:00Z', answer: kept.get(print) };
  },
});
const handler = serve(
  {
    name: 'value-home',
    contract: valueHomeRequest,
    handle: valueHome(createModelShelf(), {
      settings: readSettings(platform.readVariable),
      fetcher: platform.fetch,
    }),
  },
  platform,
);
beforeAll(() => expect(model).not.toBeNull());

test('valueHome() answers a value with its parts, and keeps it', async () => {
  const answer = await handler(post(asked));
  const body = await answer.json();
  expect(answer.status).toBe(200);
  expect(body).toMatchObject({
    ...{ id: KEPT_ID, currency: 'GBP', level: 0.8, dataUntil: dateOf(model?.lastDay ?? 0) },
    model: { id: MODEL_ID, countryCode: 'GB', market: 'B', hasPrior: false, isSample: true, judged: 60 },
  });
  expect(
    body.contributions.reduce((sum: number, part: { amountMinor: number }) => sum + part.amountMinor, 0),
  ).toBe(body.estimateMinor);
  expect(body.comparables).toHaveLength(8);
  expect(JSON.stringify(body)).not.toContain('33333333-3333');
  expect(calls.at(-1)).toMatchObject({
    args: { model_id: MODEL_ID, asked: { country: 'GB', floorAreaM2: 95 } },
  });
});

test('valueHome() reads a model once, and answers the same question the same', async () => {
  const [one, other] = [await handler(post(asked)), await handler(post({ ...asked, on: '2040-01-01' }))];
  expect(calls.filter(({ path }) => path.endsWith('valuation_context')).at(-1)).toMatchObject({
    args: { known_model_ids: [MODEL_ID] },
  });
  // Days beyond what the sales tell are one day.
  expect(await other.json()).toEqual(await one.json());
  expect(kept.size).toBe(1);
});

test('valueHome() values a yardstick without its own sale, and tells what that price is today', async () => {
  const answer = await handler(post({ referenceId: KEPT_ID }));
  const body = await answer.json();
  expect(answer.status).toBe(200);
  expect(body.movedMinor).toBeGreaterThan(0);
  const own = sales[7];
  expect(body.comparables.map((one: { priceMinor: number }) => one.priceMinor)).not.toContain(
    own?.price_minor,
  );
});

test('valueHome() values a listing for whom the database lets see it, as the kind that it is', async () => {
  const answer = await handler(post({ listingId: KEPT_ID, token: 'right' }));
  expect([answer.status, (await answer.json()).movedMinor]).toEqual([200, null]);
  expect(calls.at(-1)).toMatchObject({ args: { asked: { type: 'flat' } } });
  expect(calls.filter(({ path }) => path.endsWith('valuation_subject')).at(-1)).toMatchObject({
    args: { listing_id: KEPT_ID, reference_id: null, user_id: null, token: 'right' },
  });
  const refused = await handler(post({ listingId: KEPT_ID, token: 'wrong' }));
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'not_allowed']);
});

test('valueHome() explains a guessed home without the sales that would tell where it is', async () => {
  const answer = await handler(post({ sessionId: KEPT_ID, gameListingId: MODEL_ID, guestToken: 'mine' }));
  const body = await answer.json();
  expect([answer.status, body.comparables]).toEqual([200, []]);
  expect(body.contributions.length).toBeGreaterThan(1);
  expect(calls.filter(({ path }) => path.endsWith('valuation_subject')).at(-1)).toMatchObject({
    args: { session_id: KEPT_ID, game_listing_id: MODEL_ID, guest_token: 'mine', listing_id: null },
  });
});

test.each([
  [{ lacks: 'place' }, /postcode/],
  [{ lacks: 'sales', market: 'B', sales: 12 }, /here are 12/],
  [{ lacks: 'sales', market: null }, /here are fewer/],
  [{ lacks: 'learning', market: 'B' }, /being guessed in a game/],
])('valueHome() refuses where there is not enough: %s', async (found, sentence) => {
  lacking = found;
  const answer = await handler(post(asked));
  lacking = null;
  const problem = await answer.json();
  expect([answer.status, problem.code]).toEqual([422, 'not_enough_sales']);
  expect(problem.detail).toMatch(sentence);
});

test.each([
  [{ country: 'GB', type: 'flat' }],
  [{ country: 'GB', type: 'flat', latitude: 52.5 }],
  [{ country: 'Britain', postcode: 'B1', type: 'flat' }],
  [{ ...asked, type: 'castle' }],
  [{ ...asked, floorAreaM2: 3 }],
  [{ ...asked, on: '2024-02-31' }],
])('valueHome() refuses what it cannot read: %j', async (wrong) => {
  const answer = await handler(post(wrong));
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
});

test('valueHome() counts who asks', async () => {
  wait = 20;
  const answer = await handler(post(asked));
  wait = null;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '20']);
});

test('valueHome() values a home of a dossier for its people, and not while a game asks for it', async () => {
  const request = () => post({ assetId: ASSET_ID }, { authorization: 'Bearer theirs' });
  ofDossier = [
    {
      ...{
        id: ASSET_ID,
        dossier_id: KEPT_ID,
        address_line: '7 Elm Road',
        postcode: 'B1 1AB',
        country_code: 'GB',
      },
      ...{ latitude: null, longitude: null },
      facts: {
        floor_area_m2: { value: 95, source: 'typed' },
        home_kind: { value: 'terraced', source: 'typed' },
      },
    },
  ];
  const answer = await handler(request());
  expect([answer.status, (await answer.json()).comparables.length]).toEqual([200, 8]);
  expect(calls.find(({ path }) => path === '/rest/v1/dossier_assets')?.headers.get('authorization')).toBe(
    'Bearer theirs',
  );
  expect(calls.at(-1)).toMatchObject({
    args: { asked: { floorAreaM2: 95, type: 'terraced', house: '7 Elm Road' } },
  });
  held = [ASSET_ID];
  for (const assetId of [ASSET_ID, ASSET_ID.toUpperCase()]) {
    const refused = await handler(post({ assetId }, { authorization: 'Bearer theirs' }));
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'home_still_guessed']);
  }
  held = [];
  ofDossier = [{ ...ofDossier[0], postcode: '' }];
  expect((await (await handler(request())).json()).code).toBe('not_enough_sales');
  ofDossier = [];
  expect((await (await handler(request())).json()).code).toBe('not_found');
  expect((await (await handler(post({ assetId: ASSET_ID }))).json()).code).toBe('not_found');
});
