import { expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply } from '../_shared/fake-backend.ts';
import { ModelFault, type ModelEvent, type ModelProvider } from '../_shared/model/model-provider.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { dossierChatRequest } from '../_shared/wire/dossier-answers.ts';
import { dossierChat } from './handler.ts';

const DOSSIER = '11111111-1111-4111-8111-111111111111';
const MESSAGE = '22222222-2222-4222-8222-222222222222';
const THREAD = '33333333-3333-4333-8333-333333333333';
const HOME = '44444444-4444-4444-8444-444444444444';
const USER = '55555555-5555-4555-8555-555555555555';
const begun = {
  ...{ thread_id: THREAD, is_new: true, question: 'How many bedrooms?', claims: [], cuts: [], refused: null },
  ...{ state: 'streaming', fault: null, currency: 'GBP', questions_left: 59, earlier: [] },
};
const home = {
  ...{
    id: HOME,
    title: 'Elm Row',
    is_primary: true,
    stage: 'viewing',
    address_line: '',
    town: '',
    postcode: '',
  },
  ...{ country_code: 'GB', latitude: null, longitude: null },
  facts: { bedrooms: { value: 3, source: 'agent' } },
};
const asked = { dossierId: DOSSIER, messageId: MESSAGE, text: 'How many bedrooms?' };
const signedIn = { authorization: 'Bearer a-token' };

/** Says each turn, in pieces; a fault is thrown. */
function model(...turns: readonly (readonly (ModelEvent | ModelFault)[])[]): ModelProvider {
  let turn = 0;
  return {
    name: 'A model',
    costMicros: (read, written) => read + written,
    ask: async function* () {
      const events = turns[turn++] ?? [];
      for (const event of events) {
        await Promise.resolve();
        if (event instanceof ModelFault) throw event;
        yield event;
      }
    },
  };
}

const READS: ModelEvent[] = [
  { type: 'call', call: { id: 'c', name: 'facts' } },
  { type: 'usage', read: 10, written: 2 },
];
const SAYS: ModelEvent[] = [
  { type: 'text', text: 'It has 3 bedrooms [[r2: "bedrooms: 3"]]. It is lovely.' },
  { type: 'usage', read: 20, written: 5 },
];

async function chat(
  provider: ModelProvider | null,
  replies: Parameters<typeof createFakeBackend>[0] = {},
  body: object = asked,
  headers: Record<string, string> = signedIn,
) {
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: USER }),
    '/rest/v1/rpc/begin_dossier_answer': () => begun,
    '/rest/v1/rpc/dossier_ai_state': () => ({ agreed_to: 'A model', questions_left: 60 }),
    '/rest/v1/rpc/keep_dossier_answer': ({ args }) => args['state'],
    '/rest/v1/rpc/use_of_model': () => true,
    '/rest/v1/dossier_assets': () => [home],
    '/rest/v1/rpc/held_homes_of_dossier': () => [],
    ...replies,
  });
  const { platform, calls } = backend;
  const handle = dossierChat({
    provider,
    settings: readSettings(platform.readVariable),
    fetcher: platform.fetch,
    newId: () => MESSAGE,
    keepAlive: () => undefined,
    wait: () => Promise.resolve(),
  });
  const response = await serve(
    { name: 'dossier-chat', contract: dossierChatRequest, handle },
    platform,
  )(post(body, headers));
  const text = await response.text();
  const events = text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [name = '', data = ''] = block.split('\n');
      return { event: name.slice(7), ...(JSON.parse(data.slice(6)) as Record<string, unknown>) };
    });
  return { response, events, text, calls };
}

test('an answer comes as events: checked sentences, their sources, what was cut, what it took, how it ended', async () => {
  const { response, events, calls } = await chat(model(READS, SAYS));
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(events).toEqual([
    { event: 'text', claim: 1, text: 'It has 3 bedrooms' },
    { event: 'source', claim: 1, kind: 'fact', id: `${HOME}/bedrooms`, quote: 'bedrooms: 3' },
    { event: 'cut', reason: 'no_source' },
    { event: 'usage', tokens: 37, questionsLeft: 59 },
    { event: 'done', threadId: THREAD, messageId: MESSAGE, state: 'done', refused: null, fault: null },
  ]);
  // Rows are read with the caller's own token, answers written with ours.
  const keyOf = (path: string) => calls.find((call) => call.path === path)?.headers.get('authorization');
  expect(keyOf('/rest/v1/dossier_assets')).toBe('Bearer a-token');
  expect(keyOf('/rest/v1/rpc/begin_dossier_answer')).toBe('Bearer a-token');
  expect(keyOf('/rest/v1/rpc/keep_dossier_answer')).toBe('Bearer sb_secret_test');
  const used = calls.find(({ path }) => path.endsWith('use_of_model'));
  expect(used?.args).toEqual({ dossier_id: DOSSIER, user_id: USER, tokens: 37, cost_micros: 37 });
});

test('without a model it says so, and without an account there is nothing', async () => {
  expect((await chat(null)).response.status).toBe(503);
  expect(JSON.parse((await chat(null)).text)).toMatchObject({ code: 'no_model' });
  expect((await chat(model(), {}, asked, {})).response.status).toBe(404);
});

test('the probe names the provider to whoever may use it here', async () => {
  const probe = { dossierId: DOSSIER, isProbe: true };
  expect(JSON.parse((await chat(model(), {}, probe)).text)).toEqual({ provider: 'A model' });
  const refused = { '/rest/v1/rpc/dossier_ai_state': () => refusalReply(403, 'not_allowed') };
  expect((await chat(model(), refused, probe)).response.status).toBe(403);
});

test.each(['consent_missing', 'model_limit', 'not_found'])(
  'a refusal with %s begins no answer',
  async (code) => {
    const { response, calls } = await chat(model(SAYS), {
      '/rest/v1/rpc/begin_dossier_answer': () => refusalReply(403, code),
    });
    expect(response.ok).toBe(false);
    expect(calls.map(({ path }) => path)).not.toContain('/rest/v1/rpc/keep_dossier_answer');
  },
);

test('what failed is told, and what stood before stays', async () => {
  const { events, calls } = await chat(
    model(READS, [...SAYS.slice(0, 1), { type: 'text', text: ' It' }, new ModelFault('model_busy', 'busy')]),
  );
  expect(events.at(0)).toMatchObject({ event: 'text' });
  expect(events.at(-1)).toMatchObject({ state: 'failed', fault: 'model_busy' });
  const kept = calls.filter(({ path }) => path.endsWith('keep_dossier_answer')).at(-1);
  expect(kept?.args).toMatchObject({ state: 'failed', fault: 'model_busy' });
});

test('an answer that was stopped is written no further', async () => {
  const more: ModelEvent[] = Array.from({ length: 5 }, () => ({
    type: 'text',
    text: 'It has 3 bedrooms [[r2: "bedrooms: 3"]]. ',
  }));
  const { events } = await chat(model(READS, more), { '/rest/v1/rpc/keep_dossier_answer': () => 'stopped' });
  expect(events.filter(({ event }) => event === 'text')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ state: 'stopped' });
});

test('sent again, it tells what is there and follows it to its end, and asks no model', async () => {
  const claims = [{ text: 'One', sources: [{ kind: 'note', id: 'n', quote: 'one' }] }];
  const states = [
    { ...begun, is_new: false, claims },
    { ...begun, is_new: false, claims: [...claims, { text: 'Two', sources: [] }] },
    {
      ...begun,
      is_new: false,
      claims: [...claims, { text: 'Two', sources: [] }],
      cuts: ['no_source'],
      state: 'done',
    },
  ];
  let look = 0;
  const { events } = await chat(model([new ModelFault('model_broken', 'asked')]), {
    '/rest/v1/rpc/begin_dossier_answer': () => states[Math.min(look++, 2)],
  });
  expect(events.map((told) => ('text' in told ? told.text : told.event))).toEqual([
    ...['One', 'source', 'Two', 'cut', 'usage', 'done'],
  ]);
  expect(look).toBe(3);
});

test('a question that nobody answers here costs no token', async () => {
  const { events, calls } = await chat(model([new ModelFault('model_broken', 'asked')]), {
    '/rest/v1/rpc/begin_dossier_answer': () => ({ ...begun, question: 'Is this a safe area?' }),
  });
  expect(events.at(-1)).toMatchObject({ state: 'done', refused: 'safe_area', fault: null });
  expect(calls.map(({ path }) => path)).not.toContain('/rest/v1/rpc/use_of_model');
});
