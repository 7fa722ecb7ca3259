import { beforeAll, describe, expect, test } from 'vitest';
import { newClient, newPlayer, target } from './target.ts';

const anybody = newClient();
let player: Awaited<ReturnType<typeof newPlayer>>;

beforeAll(async () => {
  player = await newPlayer();
});

describe('keys', () => {
  test.each([
    ['without a key', undefined],
    ['with an unknown key', 'sb_publishable_unknown'],
  ])('a request %s is refused with 401', async (_what, apikey) => {
    for (const path of ['/rest/v1/market_bounds?select=*', '/rest/v1/rpc/brand_games', '/auth/v1/user']) {
      const answer = await fetch(target.url + path, { headers: apikey === undefined ? {} : { apikey } });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  test('a token that nobody signed is refused with 401', async () => {
    const headers = {
      apikey: target.publishableKey,
      authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.AAAA',
    };
    expect((await fetch(`${target.url}/rest/v1/market_bounds?select=*`, { headers })).status).toBe(401);
  });

  test('a browser on another origin may call', async () => {
    const answer = await fetch(`${target.url}/rest/v1/rpc/brand_games`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://star.localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type',
      },
    });
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/apikey/i);
  });
});

describe('from()', () => {
  test('select with filters, order, range and an exact count', async () => {
    const bounds = anybody.from('market_bounds');
    const { data, error, count } = await bounds
      .select('currency, price_kind', { count: 'exact' })
      .order('currency')
      .range(0, 1);
    expect(error).toBeNull();
    expect(count).toBeGreaterThan(2);
    expect(data).toHaveLength(2);
    const pounds = await bounds
      .select('currency')
      .eq('currency', 'GBP')
      .in('price_kind', ['asking', 'sold'])
      .gt('min_minor', 0);
    expect(pounds.data).toEqual([{ currency: 'GBP' }, { currency: 'GBP' }]);
  });

  test('maybeSingle is null and single is PGRST116 where nothing matches', async () => {
    const none = anybody.from('agencies').select('key').eq('key', 'no-such-brand');
    expect(await none.maybeSingle()).toMatchObject({ data: null, error: null });
    const strict = await anybody.from('agencies').select('key').eq('key', 'no-such-brand').single();
    expect(strict.error?.code).toBe('PGRST116');
    expect(strict.status).toBe(406);
  });

  test('a caller sees and changes its own row only', async () => {
    const other = await newPlayer();
    const name = `Player ${player.id.slice(0, 4)}`;
    const own = await player.client
      .from('profiles')
      .update({ display_name: name })
      .eq('id', player.id)
      .select('display_name')
      .single();
    expect(own).toMatchObject({ error: null, data: { display_name: name } });
    const foreign = await player.client
      .from('profiles')
      .update({ display_name: name })
      .eq('id', other.id)
      .select('id');
    expect(foreign.data).toEqual([]);
    const seen = await player.client.from('profiles').select('id');
    expect(seen.data).toEqual([{ id: player.id }]);
  });

  test('what was not granted is 42501: 401 for a visitor, 403 for a player', async () => {
    const visitor = await anybody.from('profiles').select('id');
    expect([visitor.error?.code, visitor.status]).toEqual(['42501', 401]);
    const insert = await player.client.from('guesses').insert({ amount_minor: 1 });
    expect([insert.error?.code, insert.status]).toEqual(['42501', 403]);
    const remove = await player.client.from('profiles').delete().eq('id', player.id);
    expect([remove.error?.code, remove.status]).toEqual(['42501', 403]);
  });

  test('schemas other than public are not served', async () => {
    const { error, status } = await anybody
      .schema('private' as 'public')
      .from('listing_prices')
      .select('*');
    expect([error?.code, status]).toEqual(['PGRST106', 406]);
  });
});

describe('rpc()', () => {
  test('answers JSON as the function made it', async () => {
    const { data, error } = await anybody.rpc('brand_record', { host_label: 'no-such-brand' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ key: 'default' });
  });

  test('a refusal keeps its status, message and code', async () => {
    const { error, status } = await anybody.rpc('game_overview', { game_slug: 'no-such-game' });
    expect(status).toBe(404);
    expect(error).toMatchObject({ code: 'PT404', details: 'not_found' });
    expect(error?.message).not.toBe('');
  });

  test('an argument of the wrong type is 400, an unknown function 404', async () => {
    const wrong = await anybody.rpc('open_round', { session_id: 'x', game_listing_id: 'y' });
    expect([wrong.error?.code, wrong.status]).toEqual(['22P02', 400]);
    const unknown = await anybody.rpc('no_such_function');
    expect([unknown.error?.code, unknown.status]).toEqual(['PGRST202', 404]);
  });

  test('functions of the server are closed to everybody else', async () => {
    for (const client of [anybody, player.client]) {
      const { error } = await client.rpc('take_rate_limit', { bucket: 'contract', most: 1 });
      expect(['42501', 'PGRST202']).toContain(error?.code);
    }
  });
});
