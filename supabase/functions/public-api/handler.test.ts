import { describe, expect, test } from 'vitest';
import { createFakeBackend, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { API_RESOURCE_KEYS, API_RESOURCES, publicApiRequest } from '../_shared/wire/public-api.ts';
import { publicApiDocument } from '../_shared/wire/public-api-document.ts';
import { publicApi } from './handler.ts';
import { readPath } from './read-path.ts';

const AT = 'https://api.test/functions/v1/public-api';
const GAME = {
  slug: 'one',
  family: 'public',
  title: 'One',
  description: '',
  state: 'open',
  currency: 'GBP',
  mode: 'classic',
  rounds: 5,
  formula: 'log_ratio',
  difficulty: 'normal',
  round_seconds: null,
  has_board: true,
  opens_at: null,
  closes_at: null,
  homes: 5,
  players: 2,
};

function server(count: (call: BackendCall) => unknown = () => ({ wait: null })) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/count_api_request': count,
    '/rest/v1/rpc/api_games': () => ({ games: [GAME], next: null }),
    '/rest/v1/rpc/api_game_facts': ({ args }) =>
      args['game_slug'] === 'one' ? GAME : refusalReply(404, 'not_found'),
    '/rest/v1/rpc/api_board': () => ({ rows: [], next: null }),
    '/rest/v1/rpc/api_crowd': () => ({ currency: 'GBP', homes: [] }),
    '/rest/v1/rpc/api_corrections': () => ({ title: 'One', corrections: [], next: null }),
  });
  const handler = serve(
    { name: 'public-api', method: 'GET', contract: publicApiRequest, handle: publicApi(AT) },
    backend.platform,
  );
  const get = (path: string, headers: Record<string, string> = {}) =>
    handler(readPath(new Request(`${AT}${path}`, { headers })));
  const argsOf = (name: string) => backend.calls.find((call) => call.path.endsWith(name))?.args;
  return { get, argsOf };
}

describe('publicApi()', () => {
  test('answers every resource of the table in its shape', async () => {
    const { get } = server();
    for (const name of API_RESOURCE_KEYS) {
      const answer = await get(API_RESOURCES[name].path.replace('{game}', 'one'));
      expect([name, answer.status]).toEqual([name, 200]);
      expect(API_RESOURCES[name].answers.safeParse(await answer.json()).error).toBeUndefined();
    }
  });

  test('hands over what path and query say', async () => {
    const { get, argsOf } = server();
    await get('/games/one/board?period=week&after=abc&brand=star&game=two&resource=crowd');
    expect(argsOf('api_board')).toEqual({ game_slug: 'one', brand: 'star', period: 'week', after: 'abc' });
  });

  test('counts by key where there is one, else by address', async () => {
    const withKey = server();
    await withKey.get('/games', { 'x-api-key': 'hpg_1', 'x-forwarded-for': '203.0.113.7' });
    expect(withKey.argsOf('count_api_request')).toEqual({ api_key: 'hpg_1', client_address: '203.0.113.7' });
    const without = server();
    await without.get('/games?key=hpg_1');
    expect(without.argsOf('count_api_request')).toMatchObject({ api_key: null });
  });

  test('refuses too many requests, unknown keys, unknown games, other paths and periods', async () => {
    const full = await server(() => ({ wait: 12 })).get('/games');
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '12']);
    const { get } = server();
    const statuses = [
      await server(() => ({ wait: null, is_unknown: true })).get('/games', { 'x-api-key': 'x' }),
      await get('/games/two'),
      await get('/homes'),
      await get('/games/one/prices'),
      await get('/games/one/board?period=year'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 404, 422, 422, 422]);
  });

  test('describes itself, without being counted', async () => {
    const { get, argsOf } = server();
    const answer = await get('/openapi.json');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(publicApiDocument(AT))));
    expect(argsOf('count_api_request')).toBeUndefined();
  });
});

describe('publicApiDocument()', () => {
  test('names each path with what it takes, from the schemas that answer', () => {
    const { openapi, paths, servers } = publicApiDocument(AT);
    expect(openapi).toBe('3.1.0');
    expect(servers).toEqual([{ url: AT }]);
    expect(Object.keys(paths)).toEqual(API_RESOURCE_KEYS.map((name) => API_RESOURCES[name].path));
    const board = paths['/games/{game}/board']?.get;
    expect(board?.parameters.map(({ name, in: where, required }) => [name, where, required])).toEqual([
      ['game', 'path', true],
      ['brand', 'query', false],
      ['period', 'query', false],
      ['after', 'query', false],
    ]);
    expect(JSON.stringify(board?.responses)).toContain('totalScore');
  });

  test('names no field of a price or of somebody’s guess', () => {
    expect(JSON.stringify(publicApiDocument(AT).paths)).not.toMatch(/"[a-z]*(price|amount)[A-Za-z]*":/i);
  });
});
