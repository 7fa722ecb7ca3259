import { expect, test } from 'vitest';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import { ModelFault, type ModelProvider, type ModelQuestion } from '../_shared/model/model-provider.ts';
import { serve } from '../_shared/serve.ts';
import { readWishesRequest } from '../_shared/wire/wish-readings.ts';
import { readWishesByModel } from './handler.ts';

const USER = '55555555-5555-4555-8555-555555555555';
const signedIn = { authorization: 'Bearer a-token' };
const asked = { text: 'The dog wants out, gran moves in. Call 07700 900123', agreesTo: 'A model' };

/** Says one thing, or fails; and what it was asked. */
function model(says: string | ModelFault): { provider: ModelProvider; questions: ModelQuestion[] } {
  const questions: ModelQuestion[] = [];
  const provider: ModelProvider = {
    name: 'A model',
    costMicros: () => 0,
    ask: async function* (question) {
      questions.push(question);
      await Promise.resolve();
      if (says instanceof ModelFault) throw says;
      yield { type: 'text', text: says };
      yield { type: 'usage', read: 1, written: 1 };
    },
  };
  return { provider, questions };
}

async function read(
  provider: ModelProvider | null,
  body: object = asked,
  { headers = signedIn, mayRead = true }: { headers?: Record<string, string>; mayRead?: boolean } = {},
) {
  const { platform, calls } = createFakeBackend({
    '/auth/v1/user': () => ({ id: USER }),
    '/rest/v1/rpc/count_wish_reading': () => mayRead,
  });
  const handler = serve(
    { name: 'read-wishes', contract: readWishesRequest, handle: readWishesByModel({ provider }) },
    platform,
  );
  const answer = await handler(post(body, headers));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, calls };
}

test('says what a model made of wishes in phrases that the rules read, and sends no contact', async () => {
  const { provider, questions } = model('garden\n4 bedrooms\nA lovely home, trust me');
  const { status, body, calls } = await read(provider);
  expect([status, body]).toEqual([200, { provider: 'A model', phrases: ['garden', '4 bedrooms'] }]);
  const counted = calls.find(({ path }) => path.endsWith('count_wish_reading'));
  expect(counted?.args).toEqual({ user_id: USER });
  expect(JSON.stringify(questions[0]?.turns)).toContain('The dog wants out');
  expect(JSON.stringify(questions)).not.toContain('900123');
});

test('says them in Spanish to whoever reads Spanish', async () => {
  const { provider, questions } = model('jardín\n4 dormitorios');
  const { body } = await read(provider, { ...asked, language: 'es' });
  expect(body['phrases']).toEqual(['jardín', '4 dormitorios']);
  expect(questions[0]?.system).toContain('piscina');
});

test('tells whether there is a model, and asks it nothing for that', async () => {
  const { provider, questions } = model('garden');
  const { body } = await read(provider, { isProbe: true });
  expect(body).toEqual({ provider: 'A model', phrases: [] });
  expect(questions).toEqual([]);
  expect(await read(null, { isProbe: true })).toMatchObject({ status: 503, body: { code: 'no_model' } });
});

test.each([
  ['a provider that was not named', { ...asked, agreesTo: 'Another model' }, {}, 403, 'consent_missing'],
  ['a day that is used up', asked, { mayRead: false }, 429, 'model_limit'],
  ['nobody', asked, { headers: {} }, 404, 'not_found'],
  ['no words', { ...asked, text: ' ' }, {}, 422, 'invalid_request'],
] as const)('asks no model for %s', async (_, body, options, status, code) => {
  const { provider, questions } = model('garden');
  expect(await read(provider, body, options)).toMatchObject({ status, body: { code } });
  expect(questions).toEqual([]);
});

test('a model that fails is a refusal that quotes nothing', async () => {
  const { provider } = model(new ModelFault('model_busy', 'The dog wants out'));
  const { status, body } = await read(provider);
  expect([status, body['code']]).toEqual([503, 'unavailable']);
  expect(JSON.stringify(body)).not.toContain('dog');
});
