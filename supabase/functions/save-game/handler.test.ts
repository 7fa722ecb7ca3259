import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { examples } from '../_shared/wire/examples.ts';
import { snakeCase } from '../_shared/wire/snake-case.ts';
import { saveGameRequest } from '../_shared/wire/game-settings.ts';
import { saveGame } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const BODY = {
  game: 'five-homes',
  version: 3,
  settings: {
    title: 'Five homes',
    description: 'From £300,000 to the sea. One costs 41976300 pence.',
    visibility: 'public',
    roundsPerRun: 5,
    roundOrder: 'fixed',
    formula: 'log_ratio',
    difficulty: 'normal',
    hints: ['year'],
    roundSeconds: null,
    hasLeaderboard: true,
    opensAt: null,
    closesAt: null,
  },
  homes: [{ gameListingId: ID, isVisible: true, titleOverride: 'Sold for 419,763', hiddenFacts: ['town'] }],
};
const SAVED = examples.manage_game;
const SIGNED_IN = { authorization: 'Bearer a-token' };

function server(save: (call: BackendCall) => unknown = () => snakeCase(SAVED)) {
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: ID }),
    '/rest/v1/rpc/prices_to_scrub': () => [
      { game_listing_id: ID, amount_minor: 41_976_300, currency: 'GBP' },
    ],
    '/rest/v1/rpc/save_game': save,
  });
  const handler = serve({ name: 'save-game', contract: saveGameRequest, handle: saveGame }, backend.platform);
  return { ...backend, handler };
}

describe('saveGame()', () => {
  test('saves as the signed-in user, with texts that hold no price', async () => {
    const { handler, calls } = server();
    const answer = await handler(post(BODY, SIGNED_IN));
    expect([answer.status, await answer.json()]).toEqual([200, SAVED]);
    const saved = calls.find(({ path }) => path.endsWith('save_game'))?.args;
    expect(saved).toMatchObject({ user_id: ID, game_slug: 'five-homes', brand: null, version: 3 });
    expect(JSON.stringify(saved)).not.toMatch(/300,000|419,763|41976300/);
    expect(saved?.homes).toEqual([
      expect.objectContaining({ game_listing_id: ID, hidden_facts: ['town'], is_visible: true }),
    ]);
  });

  test('names single sites as those that may frame the game, and refuses a name under which anybody has one', async () => {
    const { handler, calls } = server();
    const framed = (embedDomains: string[]) =>
      handler(post({ ...BODY, settings: { ...BODY.settings, embedDomains } }, SIGNED_IN));
    expect((await framed(['www.example.com'])).status).toBe(200);
    const saved = calls.find(({ path }) => path.endsWith('save_game'))?.args;
    expect(saved?.settings).toMatchObject({ embed_domains: ['www.example.com'] });
    const refused = await framed(['*.co.uk']);
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'embed_domain_refused' }]);
  });

  test.each([
    ['the title', { settings: { ...BODY.settings, title: 'Sh1thead’s homes' } }],
    ['the description', { settings: { ...BODY.settings, description: 'What a shithole' } }],
    ['the title of a home', { homes: [{ ...BODY.homes[0], titleOverride: 'A shithole' }] }],
  ])('refuses words that cannot be shown in %s, and saves nothing', async (_, change) => {
    const { handler, calls } = server();
    const answer = await handler(post({ ...BODY, ...change }, SIGNED_IN));
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'words_refused']);
    expect(calls.some(({ path }) => path.endsWith('save_game'))).toBe(false);
  });

  test('takes the price out however it is written', async () => {
    const { handler, calls } = server();
    const settings = { ...BODY.settings, title: 'R1 4 1 9 7 6 3', description: '٤١٩٬٧٦٣ – 41\u{200b}9763' };
    const homes = [{ ...BODY.homes[0], titleOverride: '４１９７６３' }];
    expect((await handler(post({ ...BODY, settings, homes }, SIGNED_IN))).status).toBe(200);
    expect(calls.find(({ path }) => path.endsWith('save_game'))?.args).toMatchObject({
      settings: { title: 'R1 […]', description: '[…] – […]' },
      homes: [{ title_override: '[…]' }],
    });
  });

  test('refuses a visitor without asking the database', async () => {
    const { handler, calls } = server();
    const answer = await handler(post(BODY));
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'not_allowed']);
    expect(calls).toEqual([]);
  });

  test.each([
    ['no title', { ...BODY, settings: { ...BODY.settings, title: ' ' } }],
    ['a fact that is none', { ...BODY, homes: [{ ...BODY.homes[0], hiddenFacts: ['price'] }] }],
    ['a home without an id', { ...BODY, homes: [{ isVisible: true, hiddenFacts: [] }] }],
    ['51 rounds', { ...BODY, settings: { ...BODY.settings, roundsPerRun: 51 } }],
  ])('refuses %s', async (_, body) => {
    const answer = await server().handler(post(body, SIGNED_IN));
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
  });

  test.each([
    [409, 'edit_conflict'],
    [409, 'rules_fixed'],
    [403, 'not_allowed'],
    [422, 'game_incomplete'],
  ])('passes %i %s on', async (status, code) => {
    const answer = await server(() => refusalReply(status, code)).handler(post(BODY, SIGNED_IN));
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});
