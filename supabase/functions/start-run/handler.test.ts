import { describe, expect, test } from 'vitest';
import { ROOM_MODES } from '../_shared/domain/modes.ts';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { startRunRequest } from '../_shared/wire/start-run.ts';
import { createStartRun, startRun } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const TOKEN = 'a'.repeat(64);
const RUN = {
  created: true,
  session_id: ID,
  guest_token: TOKEN,
  game: { id: ID, slug: 'house-prices-game', family: 'public', currency: 'GBP', rounds: 5 },
  rounds: [
    { game_listing_id: ID, position: 1, commitment: 'c'.repeat(64), price_kind: 'sold', price_year: 2019 },
  ],
  ranked: true,
};

function server(
  reply: (call: BackendCall) => unknown = () => RUN,
  limit: () => unknown = () => null,
  profileName: string | null = 'Ada of Clitheroe',
) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/start_run': reply,
    '/rest/v1/rpc/take_code_try': limit,
    '/rest/v1/rpc/count_wrong_code': () => false,
    '/rest/v1/rpc/profile_name': () => profileName,
    '/auth/v1/user': () => ({ id: 'user-1' }),
  });
  const handler = serve({ name: 'start-run', contract: startRunRequest, handle: startRun }, backend.platform);
  return { ...backend, handler };
}

describe('startRun()', () => {
  test('answers 201 with the new run in the shape of the wire', async () => {
    const answer = await server().handler(post({ game: 'house-prices-game' }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      sessionId: ID,
      guestToken: TOKEN,
      game: { id: ID, slug: 'house-prices-game', family: 'public', currency: 'GBP', rounds: 5 },
      rounds: [
        { gameListingId: ID, position: 1, commitment: 'c'.repeat(64), priceKind: 'sold', priceYear: 2019 },
      ],
      ranked: true,
    });
  });

  test('answers 200 with the run under way, and no token that was not made', async () => {
    const { handler } = server(() => ({ ...RUN, created: false, guest_token: null }));
    const answer = await handler(post({ game: 'house-prices-game', guestToken: TOKEN }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty('guestToken');
  });

  test('hands everything to the database, the user as Auth named it', async () => {
    const { handler, calls } = server();
    await handler(
      post(
        {
          game: 'Star-Homes',
          brand: 'star',
          mode: 'blitz',
          displayName: ' Ada ',
          guestToken: TOKEN,
          requestKey: 'key-of-this-click',
        },
        { authorization: 'Bearer good', 'x-forwarded-for': '203.0.113.7' },
      ),
    );
    expect(calls.at(-1)?.args).toEqual({
      game_slug: 'star-homes',
      brand: 'star',
      mode: 'blitz',
      display_name: 'Ada',
      user_id: 'user-1',
      guest_token_in: TOKEN,
      access_code: null,
      share_token: null,
      request_key: 'key-of-this-click',
      client_address: '203.0.113.7',
      mode_options: { round_seconds: 15 },
      like_run: null,
      avoids_known: false,
      region: null,
      preset: null,
    });
  });

  test('hands on whose homes are replayed, and that known homes are to be left out', async () => {
    const { handler, calls } = server();
    await handler(post({ game: 'g-1', like: ID, avoidsKnown: true }));
    expect(calls.at(-1)?.args).toMatchObject({ like_run: ID, avoids_known: true });
    expect((await handler(post({ game: 'g-1', like: 'a-run' }))).status).toBe(422);
  });

  test('leaves what the game says alone where no mode is asked for', async () => {
    const { handler, calls } = server();
    await handler(post({ game: 'g-1' }));
    expect(calls.at(-1)?.args).toMatchObject({ mode: null, mode_options: null });
  });

  test.each(ROOM_MODES)('refuses the mode %s, which rooms alone play, with its own code', async (mode) => {
    const { handler, calls } = server();
    const answer = await handler(post({ game: 'g-1', mode }));
    expect([answer.status, (await answer.json()).code, calls]).toEqual([409, 'room_only', []]);
  });

  test('reads from the row of its table where a mode is played', async () => {
    const modes = { sprint: { isBuilt: true, where: 'room' }, elimination: { isBuilt: true } } as const;
    const { platform } = server();
    const contract = { name: 'start-run', contract: startRunRequest, handle: createStartRun(modes) };
    const handler = serve(contract, platform);
    expect((await handler(post({ game: 'g-1', mode: 'sprint' }))).status).toBe(409);
    expect((await handler(post({ game: 'g-1', mode: 'elimination' }))).status).toBe(201);
  });

  test.each(['sprint', 'cheat', 'toString'])(
    'refuses the mode %s, which nobody can play, with a sentence',
    async (mode) => {
      const { handler, calls } = server();
      const answer = await handler(post({ game: 'g-1', mode }));
      const { code, detail } = await answer.json();
      expect([answer.status, code, calls]).toEqual([422, 'invalid_request', []]);
      expect(detail).toContain('This mode cannot be played yet');
    },
  );

  test('sends what the row of its table says, whatever that is', async () => {
    const modes = { sprint: { isBuilt: true, roundSeconds: 7, isCalm: true } } as const;
    const { calls, platform } = server();
    const handler = serve(
      { name: 'start-run', contract: startRunRequest, handle: createStartRun(modes) },
      platform,
    );
    expect((await handler(post({ game: 'g-1', mode: 'sprint' }))).status).toBe(201);
    expect(calls.at(-1)?.args['mode_options']).toEqual({ round_seconds: 7, is_calm: true });
    expect((await handler(post({ game: 'g-1', mode: 'blitz' }))).status).toBe(422);
  });

  test('refuses a name with words that cannot be shown, before anything else', async () => {
    const { handler, calls } = server();
    const answer = await handler(post({ game: 'g-1', displayName: 'sh1thead' }));
    expect([answer.status, (await answer.json()).code, calls]).toEqual([422, 'words_refused', []]);
  });

  test('refuses a name that tells a price, before anything else', async () => {
    const { handler, calls } = server();
    const answer = await handler(post({ game: 'g-1', displayName: 'Home 1: 738 219' }));
    expect([answer.status, (await answer.json()).code, calls]).toEqual([422, 'price_in_name', []]);
  });

  test.each([
    ['the name of the profile', 'Ada of Clitheroe', /^Ada of Clitheroe$/],
    ['a friendly one where that cannot be shown', 'sh1thead', /^[A-Z][a-z]+ [A-Z][a-z]+$/],
    ['a friendly one where it tells a price', 'R1 is £738,219', /^[A-Z][a-z]+ [A-Z][a-z]+$/],
    ['it without what nobody sees', '\u{202e}Ada\u{200b} of  Clitheroe', /^Ada of Clitheroe$/],
    ['a friendly one where there is none', null, /^[A-Z][a-z]+ [A-Z][a-z]+$/],
  ])('a player who typed no name gets %s', async (_, profileName, shown) => {
    const { handler, calls } = server(undefined, undefined, profileName);
    await handler(post({ game: 'g-1' }, { authorization: 'Bearer good' }));
    expect(calls.at(-1)?.args['display_name']).toMatch(shown);
  });

  test.each([[''], [7], [{}], ['x'.repeat(300)]])(
    'a guest token of wrong form %j is nobody’s, not invalid',
    async (token) => {
      const { handler, calls } = server(() => refusalReply(403, 'not_your_run'));
      const answer = await handler(post({ game: 'g-1', guestToken: token }));
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'not_your_run']);
      expect(calls.at(-1)?.args['guest_token_in']).toBe('');
    },
  );

  test('counts tries with a code before the database sees the code', async () => {
    const { handler, calls } = server(undefined, () => 17);
    const answer = await handler(post({ game: 'g-1', accessCode: 'HOUSE-7' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17']);
    expect(calls.map((call) => call.path)).toEqual(['/rest/v1/rpc/take_code_try']);
  });

  test.each([
    [404, 'not_found'],
    [409, 'game_not_open'],
    [403, 'access_code_refused'],
    [429, 'rate_limited'],
  ])('passes %i %s on', async (status, code) => {
    const { handler } = server(() => refusalReply(status, code));
    const answer = await handler(post({ game: 'g-1', accessCode: 'HOUSE-7' }));
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test.each([
    [{}],
    [{ game: 7 }],
    [{ game: '' }],
    [{ game: 'g-1', mode: 7 }],
    [{ game: 'g-1', displayName: 'x'.repeat(41) }],
  ])('refuses %j as invalid_request', async (body) => {
    const answer = await server().handler(post(body));
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
  });

  test('counts a code that opened nothing, and no right one', async () => {
    const wrong = server(() => refusalReply(403, 'access_code_refused'));
    expect((await wrong.handler(post({ game: 'G-1', accessCode: 'HOUSE-7' }))).status).toBe(403);
    const right = server();
    expect((await right.handler(post({ game: 'G-1', accessCode: 'HOUSE-7' }))).ok).toBe(true);
    const counted = ({ calls }: typeof wrong) =>
      calls.flatMap(({ path, args }) => (path.endsWith('/count_wrong_code') ? [args] : []));
    expect([counted(wrong), counted(right)]).toEqual([[{ target: 'code:default/g-1' }], []]);
  });
});
