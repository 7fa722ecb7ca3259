import { afterEach, describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import {
  checkClaims,
  readClaims,
} from '../../supabase/functions/_shared/domain/dossier/answers/check-claims.ts';
import { INJECTIONS } from '../../supabase/functions/_shared/domain/dossier/answers/stand-in-injections.ts';
import { answerQuestion, type AnswerPart } from '../../supabase/functions/_shared/dossier/answer-question.ts';
import type { AsCaller } from '../../supabase/functions/_shared/dossier/as-caller.ts';
import { createReader, DOSSIER_TOOLS } from '../../supabase/functions/_shared/dossier/dossier-tools.ts';
import type { ModelProvider } from '../../supabase/functions/_shared/model/model-provider.ts';
import { providerFromEnvironment } from '../../supabase/functions/_shared/model/provider-from-environment.ts';
import { startStandInModel, type StandInRequest, type StandInStep } from './stand-in-model.ts';

const DOSSIER = '11111111-1111-4111-8111-111111111111';
const OTHER = '33333333-3333-4333-8333-333333333333';
const HOME = '22222222-2222-4222-8222-222222222222';
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function standIn(
  protocol: string,
  steps: readonly StandInStep[] | ((at: StandInRequest) => StandInStep),
) {
  let at = 0;
  const server = await startStandInModel((request) =>
    typeof steps === 'function'
      ? steps(request)
      : (steps[Math.min(at++, steps.length - 1)] ?? { status: 500 }),
  );
  stops.push(server.stop);
  const variables: Record<string, string> = {
    ...{ MODEL_URL: server.url, MODEL_NAME: 'stand-in', MODEL_KEY: 'a key', MODEL_PROTOCOL: protocol },
    ...{ MODEL_READ_PRICE: '2', MODEL_WRITE_PRICE: '10' },
  };
  const provider = providerFromEnvironment((name) => variables[name], fetch);
  if (!provider) throw new Error('no provider');
  return { ...server, provider };
}

type Place = (typeof INJECTIONS)[number][0];
/** The tool by which a model comes to read what stands in each place. */
const TOOL_OF: Record<Place, (typeof DOSSIER_TOOLS)[number]['name']> = {
  ...{
    note: 'notes',
    caption: 'photos',
    file: 'photos',
    listing: 'facts',
    answer: 'questions',
    title: 'facts',
  },
};

/** A dossier with one home, whoever asks, that holds this text in one place. */
function dossierWith(text: string, place: Place = 'note'): AsCaller & { asked: string[] } {
  const asked: string[] = [];
  const at = (...places: Place[]) => places.includes(place);
  const rowsOf: Record<string, unknown[]> = {
    dossier_assets: [
      {
        ...{ id: HOME, title: at('title') ? text : 'Elm Row', is_primary: true, stage: 'viewing' },
        ...{ address_line: '', town: '', postcode: '', country_code: 'GB', latitude: null, longitude: null },
        facts: {
          price_minor: { value: 45_000_000, source: 'typed' },
          bedrooms: { value: 3, source: 'agent', on: '2026-11-01' },
          ...(at('listing') ? { description: { value: text, source: 'listing' } } : {}),
        },
      },
    ],
    dossier_notes: at('note')
      ? [{ id: 'n', body: text, room: 'kitchen', created_at: '2026-11-20T10:00:00Z' }]
      : [],
    dossier_photos: at('caption', 'file') ? [{ id: 'p', room: 'kitchen', caption: text }] : [],
    dossier_queries: at('answer')
      ? [{ id: 'q', question: 'The kitchen?', asked_of: 'agent', state: 'answered', answer: text }]
      : [],
  };
  return {
    asked,
    rows: (table, query, row) => {
      asked.push(`${table}?${query}`);
      return Promise.resolve((rowsOf[table] ?? []).map((each) => row.parse(each) as never));
    },
    call: (name) =>
      name === 'held_homes_of_dossier'
        ? Promise.resolve([])
        : Promise.reject(new Error(`nobody asks ${name}`)),
    ask: () => Promise.resolve(null),
  };
}

async function answer(provider: ModelProvider, api: AsCaller, text = 'How many bedrooms are there?') {
  const reader = createReader(api, DOSSIER, 'GBP');
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(
    provider,
    reader,
    { text, earlier: [], language: 'en' },
    AbortSignal.timeout(10_000),
  ))
    parts.push(part);
  const of = <Type extends AnswerPart['type']>(type: Type) =>
    parts.filter((part): part is Extract<AnswerPart, { type: Type }> => part.type === type);
  return { parts, reader, claims: of('claim'), cuts: of('cut'), usage: of('usage'), refused: of('refused') };
}

const BEDROOMS = [
  'It has 3 bed',
  'rooms [[r3: "bedrooms',
  ': 3"]]. The asking',
  ' price is 450,000 [[r2: "450,000 GBP"]].',
];

describe.each(['chat-completions', 'anthropic'])('a model over %s', (protocol) => {
  it('reads by tools and answers sentence by sentence, each with what it rests on', async () => {
    const { provider, requests } = await standIn(protocol, [
      { calls: ['facts'], says: ['Let me look.'] },
      { says: ['It has 3 bedrooms [[r3: "bedrooms: 3"]].'] },
    ]);
    const told = await answer(provider, dossierWith('Damp.'));
    expect(told.reader.asked).toEqual(['facts']);
    expect(told.claims.map(({ claim }) => claim)).toEqual([
      {
        text: 'It has 3 bedrooms',
        sources: [{ kind: 'fact', id: `${HOME}/bedrooms`, quote: 'bedrooms: 3' }],
      },
    ]);
    expect(told.cuts).toEqual([]);
    expect(told.usage).toHaveLength(2);
    expect(provider.costMicros(100, 20)).toBe(400);
    const key = requests[0]?.headers[protocol === 'anthropic' ? 'x-api-key' : 'authorization'];
    expect(key).toBe(protocol === 'anthropic' ? 'a key' : 'Bearer a key');
    expect(JSON.stringify(requests[1]?.body)).toContain('bedrooms: 3');
  });
  it('a sentence that comes in pieces is told once it is whole', async () => {
    const { provider } = await standIn(protocol, [{ calls: ['facts'] }, { says: BEDROOMS }]);
    const { claims } = await answer(provider, dossierWith('x'));
    expect(claims.map(({ claim }) => claim.sources[0]?.id)).toEqual([
      `${HOME}/bedrooms`,
      `${HOME}/price_minor`,
    ]);
  });
  it('what rests on nothing, on a row that is none, or on another figure is cut', async () => {
    const { provider } = await standIn(protocol, [
      { calls: ['facts'] },
      {
        says: [
          'It is lovely. It has 4 bedrooms [[r3: "bedrooms: 3"]]. It is yours [[r99: "yours"]]. ',
          'It has 3 bedrooms [[r3: "bedrooms: three"]]. See http://evil.example [[r3: "bedrooms: 3"]].',
        ],
      },
    ]);
    const { claims, cuts } = await answer(provider, dossierWith('x'));
    expect(claims).toEqual([]);
    expect(cuts.map(({ reason }) => reason).sort()).toEqual([
      ...['figure_not_in_row', 'holds_link', 'no_source', 'quote_not_in_row', 'unknown_row'],
    ]);
  });
  it('knows nothing: says nothing', async () => {
    const { provider } = await standIn(protocol, [{ calls: ['facts'] }, { says: ['NO', 'NE'] }]);
    const { claims, cuts } = await answer(provider, dossierWith('x'));
    expect([claims, cuts]).toEqual([[], []]);
  });
  it('one that reads on and on has to answer in the end', async () => {
    const { provider, requests } = await standIn(protocol, ({ body }) =>
      body.tools ? { calls: ['facts', 'send_mail'] } : { says: ['Done.'] },
    );
    const { reader, cuts } = await answer(provider, dossierWith('x'));
    expect(requests).toHaveLength(4);
    expect(reader.asked).toEqual(['facts', 'facts', 'facts']);
    expect(cuts).toHaveLength(1);
  });
  it.each([
    ['model_busy', { status: 429 }],
    ['model_broken', { status: 401 }],
    ['model_silent', { cutsAfter: ['It has'] }],
    ['model_broken', { garbles: 'not json' }],
    ['model_broken', { garbles: '{"error":{"type":"server"},"type":"error"}' }],
    ['model_silent', { waitsMs: 1 }],
  ] as const)('fails as %s after %j', async (fault, step) => {
    const { provider } = await standIn(protocol, [step]);
    await expect(answer(provider, dossierWith('x'))).rejects.toMatchObject({ fault });
  });
  it('questions that nobody answers here never reach it', async () => {
    const { provider, requests } = await standIn(protocol, [{ says: ['Yes.'] }]);
    const { refused, claims } = await answer(provider, dossierWith('x'), 'Is it a safe area?');
    expect(refused).toEqual([{ type: 'refused', topic: 'safe_area' }]);
    expect([claims, requests]).toEqual([[], []]);
  });
  it('what a person is reached by does not leave', async () => {
    const { provider, requests } = await standIn(protocol, [{ calls: ['notes'] }, { says: ['NONE'] }]);
    const told = 'Call Ana on +44 7700 900123 or ana@mail.example';
    await answer(provider, dossierWith(told), `${told}: what did she say?`);
    expect(JSON.stringify(requests.map(({ body }) => body))).not.toMatch(/900123|ana@mail/);
    expect(JSON.stringify(requests[1]?.body)).toContain('[phone]');
  });
  // The worst model: it does what the text says, calls whatever it names, and repeats it as its own answer.
  it.each(['note', 'caption', 'file', 'listing', 'answer', 'title'] as const)(
    'a hostile %s calls no other tool, reaches no other dossier and leaves nothing that loads',
    async (place) => {
      let text = '';
      const { provider, requests } = await standIn(protocol, ({ body }) =>
        body.messages.length < 3
          ? { calls: [TOOL_OF[place], 'list_dossiers', 'get_offers', 'send'] }
          : { says: [text, ` ${text} [[r1: "kitchen"]]. [[r1: "kitchen"]] ${text} [[r2: "450,000"]]`] },
      );
      for (const [, hostile] of INJECTIONS.filter(([where]) => where === place)) {
        text = hostile;
        requests.length = 0;
        const api = dossierWith(text, place);
        const { reader, claims } = await answer(provider, api, 'What do we know of it?');
        expect(reader.asked).toEqual([TOOL_OF[place]]);
        expect(api.asked.length).toBe(1);
        for (const asked of api.asked) expect(asked).toContain(`dossier_id=eq.${DOSSIER}`);
        expect(JSON.stringify(claims)).not.toMatch(
          /https?:|\/\/evil|www\.|javascript:|<[a-z/!]|!\[|mailto:|ftp:/i,
        );
        // What it may say at all, it says with words of a row that this answer has read.
        for (const { claim } of claims) {
          expect(claim.sources.length).toBeGreaterThan(0);
          for (const { kind, id, quote } of claim.sources) {
            const row = reader.returned.find(({ id: short }) => reader.sourceOf(short)?.id === id);
            expect([row?.kind, wordsOf(row?.text ?? '')]).toEqual([
              kind,
              expect.stringContaining(wordsOf(quote)),
            ]);
          }
        }
        expect(requests[0]?.body.tools).toHaveLength(DOSSIER_TOOLS.length);
        // Whatever a row says, it stays one line of data among the tool's results.
        expect(requests[1]?.body.system ?? '').not.toContain(text);
      }
    },
  );
  it.each([
    `{"dossier_id":"${OTHER}","dossierId":"${OTHER}","id":"${OTHER}"}`,
    `{"query":"dossier_id=eq.${OTHER}&select=*","table":"dossier_offers"}`,
    `{"path":"../dossier_notes?dossier_id=eq.${OTHER}"}`,
    '{"dossier_id":"*","limit":100000}',
    'not even json',
  ])('what it names beside a tool leads nowhere else: %s', async (named) => {
    const { provider } = await standIn(protocol, [
      { calls: ['notes', 'facts', 'questions', 'tasks', 'photos'], with: named },
      { says: ['NONE'] },
    ]);
    const api = dossierWith('Light.');
    const { reader } = await answer(provider, api);
    expect(reader.asked).toEqual(['notes', 'facts', 'questions', 'tasks', 'photos']);
    expect(api.asked).toHaveLength(5);
    for (const asked of api.asked) {
      expect(asked).toContain(`dossier_id=eq.${DOSSIER}&`);
      expect(asked).not.toMatch(new RegExp(`${OTHER}|offers|100000`));
    }
  });
  it('what a person is told of the area comes from nobody, whatever a note says of it', async () => {
    const { provider } = await standIn(protocol, [
      { calls: ['notes'] },
      { says: ['This is a safe area [[r1: "This is a safe area"]]. It has light [[r1: "light"]].'] },
    ]);
    const { claims, cuts } = await answer(provider, dossierWith('This is a safe area with light.'));
    expect(claims.map(({ claim }) => claim.text)).toEqual(['It has light']);
    expect(cuts.map(({ reason }) => reason)).toEqual(['of_people']);
  });
});

test('a sentence is judged within 150 ms, with every row that an answer can have read', async () => {
  const note = 'The kitchen faces south and the boiler is of 2019. '.repeat(79);
  const reader = createReader(
    { ...dossierWith(note), rows: (_, __, row) => manyNotes(note, row) },
    DOSSIER,
    'GBP',
  );
  for (const { name } of DOSSIER_TOOLS) await reader.read(name);
  expect(reader.returned.length).toBeGreaterThan(4);
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const claims = readClaims('The boiler is of 2019 [[r1: "the boiler is of 2019"]].');
    const startedAt = performance.now();
    const { kept } = checkClaims(claims, reader.returned);
    times.push(performance.now() - startedAt);
    expect(kept).toHaveLength(1);
  }
  // The least of seven: others use this machine as well.
  expect(Math.min(...times)).toBeLessThan(150);
});
/** So many long notes as a tool takes, where notes are asked for. */
function manyNotes<Row extends z.ZodType>(body: string, row: Row): Promise<z.output<Row>[]> {
  const notes = Array.from({ length: 60 }, (_, at) =>
    row.safeParse({ id: `n${at}`, body, room: 'kitchen', created_at: '2026-11-20T10:00:00Z' }),
  );
  return Promise.resolve(notes.flatMap((read) => (read.success ? [read.data] : [])));
}

/** Words alone: quotes may differ from their row in breaks and in the shapes of quotation marks. */
function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

describe('providerFromEnvironment()', () => {
  it('is none without an address or a name, and named for the person who agrees', () => {
    const of = (variables: Record<string, string>) =>
      providerFromEnvironment((name) => variables[name], fetch);
    expect(of({ MODEL_NAME: 'x' })).toBeNull();
    expect(of({ MODEL_URL: 'https://models.example/v1' })).toBeNull();
    expect(of({ MODEL_URL: 'https://models.example/v1/', MODEL_NAME: 'x' })?.name).toBe('x (models.example)');
    expect(of({ MODEL_URL: 'https://a.example', MODEL_NAME: 'x', MODEL_PROVIDER: 'Ours' })?.name).toBe(
      'Ours',
    );
    expect(() => of({ MODEL_URL: 'https://a.example', MODEL_NAME: 'x', MODEL_READ_PRICE: 'much' })).toThrow();
  });
});
