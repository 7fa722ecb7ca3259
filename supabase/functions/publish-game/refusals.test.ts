import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { publishGameRequest, type DraftDocument } from '../_shared/wire/drafts.ts';
import { draft, ID, publishGame, row, server } from './fake-draft.ts';

describe('createPublishGame()', () => {
  test.each([
    ['the title', { title: 'A shithole' }],
    ['the description', { description: 'What a shithole' }],
    ['the host', { hostName: 'Sh1thead' }],
  ])('refuses words that cannot be shown in %s', async (_, more) => {
    const { send, calls } = server(draft(more));
    const answer = await send();
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'words_refused']);
    expect(calls.some(({ path }) => path.endsWith('/publish_game'))).toBe(false);
  });

  test('refuses an address that tells a price, and takes one with a year', async () => {
    const refused = await server(draft({ slug: 'first-is-738-219' })).send();
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'draft_incomplete']);
    expect((await server(draft({ slug: 'homes-of-1930' })).send()).status).toBe(201);
  });

  test('refuses a visitor, and another version than the one on screen', async () => {
    const visitor = await server(draft()).send({});
    expect([visitor.status, (await visitor.json()).code]).toEqual([403, 'not_allowed']);
    const older = await server(draft(), { version: 4 }).send();
    expect([older.status, (await older.json()).code]).toEqual([409, 'draft_changed']);
  });

  test.each<[string, Partial<DraftDocument> | { schema: 2 }, string?]>([
    ['no title', { title: ' ' }],
    ['a reserved address', { slug: 'templates' }],
    ['no home', { rows: [] }, 'homes_count'],
    ['homes outside of its regions', { regions: ['York'] }, 'homes_count'],
    ['a code game without a code', { visibility: 'code' }],
    [
      'a code that expires before the game opens',
      {
        visibility: 'code',
        opensAt: '2027-01-02T00:00:00Z',
        codes: [{ code: 'OPEN', maxUses: null, expiresAt: '2027-01-01T00:00:00Z' }],
      },
      'code_too_early',
    ],
    [
      'dates the wrong way round',
      { opensAt: '2027-01-02T00:00:00Z', closesAt: '2027-01-01T00:00:00Z' },
      'dates_crossed',
    ],
    ['a home to let', { rows: [row({ listingType: 'rent' })] }],
    ['a home without a price', { rows: [row({ price: null })] }],
    ...['*.com', 'com', 'co.uk', '*.github.io', 'localhost', 'www.example.com:65536'].map(
      (domain): [string, Partial<DraftDocument>, string] => [
        `${domain} as a site to be embedded in`,
        { embedDomains: ['www.example.com', domain] },
        'embed_domain_refused',
      ],
    ),
    ['more than 50 homes', { rows: Array.from({ length: 51 }, () => row()) }, 'homes_count'],
    [
      'a home outside of the published bounds',
      { rules: { ...draft().rules, bounds: { minMinor: 1, maxMinor: 100 } } },
    ],
    ['another shape', { schema: 2 }, 'invalid_request'],
  ])('refuses a draft with %s', async (_, more, code = 'draft_incomplete') => {
    const { send, calls } = server({ ...draft(), ...more });
    const answer = await send();
    expect([answer.status, (await answer.json()).code]).toEqual([422, code]);
    expect(calls.some(({ path }) => path.endsWith('/publish_game'))).toBe(false);
  });

  test('refuses a home in another currency', async () => {
    const { send } = server(draft({ currency: 'EUR' }));
    const answer = await send();
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'currencies_mixed']);
  });

  test('passes the database’s refusals on', async () => {
    const backend = createFakeBackend({
      '/auth/v1/user': () => ({ id: 'user-1' }),
      '/rest/v1/rpc/draft_to_publish': () => ({ version: 3, document: draft(), published: null }),
      '/rest/v1/rpc/take_rate_limit': () => null,
      '/rest/v1/rpc/publish_game': () => refusalReply(409, 'slug_taken'),
    });
    const handler = serve(
      { name: 'publish-game', contract: publishGameRequest, handle: publishGame },
      backend.platform,
    );
    const body = { draftId: ID, version: 3, requestKey: 'a-request-key' };
    const answer = await handler(post(body, { authorization: 'Bearer good' }));
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'slug_taken']);
  });
});
