import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_ACCESS, type PageAccess } from '#domain/page-access.ts';
import { guardPage } from './page-access.ts';

type Params = Readonly<Record<string, string>>;

vi.mock('#lib/supabase.ts', () => ({ renewSession: () => Promise.resolve(false) }));

const asked: { name: string; body: unknown }[] = [];
let answer: () => Response = () => Response.json(true);

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string, init: { body: string }) => {
    asked.push({ name: address.split('/rpc/')[1] ?? '', body: JSON.parse(init.body) });
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  answer = () => Response.json(true);
});

function signIn(expiresAt = 4_000_000_000, user: object = {}): void {
  window.localStorage.setItem(
    'auth-session',
    JSON.stringify({ access_token: 'a', expires_at: expiresAt, user: { id: 'u', ...user } }),
  );
}

/** Opens the guarded page and answers where it led, or what it loaded. */
async function open(load: () => unknown = () => 'the page', gameSlug?: string): Promise<unknown> {
  return openAs('game-manager', gameSlug === undefined ? {} : { gameSlug }, load);
}

async function openAs(access: PageAccess, params: Params, load: () => unknown = () => 'the page') {
  const { loader } = guardPage({ Component: () => null, loader: load }, access);
  const request = new Request('http://localhost/game/one/superbee?tab=1');
  if (typeof loader !== 'function') throw new Error('There is no loader.');
  const result = await loader({
    request,
    url: new URL(request.url),
    pattern: '/game/:gameSlug/superbee',
    params,
    context: {},
  });
  return result instanceof Response ? result.headers.get('location') : result;
}

describe('guardPage()', () => {
  it('leads a visitor to the sign-in page and back, without asking or loading', async () => {
    const load = vi.fn();
    expect(await open(load)).toBe('/auth/login?next=%2Fgame%2Fone%2Fsuperbee%3Ftab%3D1');
    expect(load).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('opens for a visitor whom the page itself tells what it is, without asking or loading', async () => {
    const load = vi.fn();
    const { loader } = guardPage({ Component: () => null, loader: load }, 'signed-in', true);
    const request = new Request('http://localhost/my-dossier');
    if (typeof loader !== 'function') throw new Error('There is no loader.');
    const args = { request, url: new URL(request.url), pattern: '/my-dossier', params: {}, context: {} };
    expect(await loader(args)).toBeNull();
    expect([load.mock.calls, asked]).toEqual([[], []]);
  });

  it('leads somebody whose sign-in has run out to the sign-in page', async () => {
    signIn(1);
    expect(await open()).toMatch(/^\/auth\/login/);
  });

  it('opens for whoever may', async () => {
    signIn();
    expect(await open(undefined, 'one')).toBe('the page');
    expect(asked).toEqual([{ name: 'may_manage_game', body: { game_slug: 'one' } }]);
  });

  it('opens a dossier that this browser has seen without a network, and forgets one that was lost', async () => {
    signIn();
    const { deviceStore } = await import('#kit/rows/device-store.ts');
    const { hasSeen } = await import('#kit/rows/kept-answers.ts');
    const seen = {
      ownerId: 'u',
      dossierId: 'd',
      table: 'dossiers',
      conditions: {},
      at: '2026-11-28',
      answer: [],
    };
    await deviceStore('answers').keep({ id: 'u d', isCut: false, ...seen } as never);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await openAs('dossier-member', { dossierUuid: 'd' })).toBeNull();
    await expect(openAs('dossier-member', { dossierUuid: 'other' })).rejects.toMatchObject({
      code: 'network',
    });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(false)));
    expect(await openAs('dossier-member', { dossierUuid: 'd' })).toMatch(/^\/access-error/);
    expect(await hasSeen('d')).toBe(false);
  }, 20_000);

  it('opens a dossier that was open here without asking, and asks of all others', async () => {
    signIn();
    const { deviceStore } = await import('#kit/rows/device-store.ts');
    const kept = { table: '', conditions: {}, at: '2026-11-28', answer: {}, isCut: false };
    await deviceStore('answers').keep({
      id: 'u mine people',
      ownerId: 'u',
      dossierId: 'mine',
      ...kept,
    } as never);
    expect(await openAs('dossier-member', { dossierUuid: 'mine' })).toBe('the page');
    expect(asked).toEqual([]);
    await openAs('dossier-member', { dossierUuid: 'another' });
    expect(asked.map(({ name }) => name)).toEqual(['may_open_page']);
  });

  it('leads whoever has not given the code of their second factor to the sign-in page, without asking', async () => {
    signIn(undefined, { factors: [{ id: 'f', status: 'verified' }] });
    const load = vi.fn();
    expect(await open(load)).toBe('/auth/login?next=%2Fgame%2Fone%2Fsuperbee%3Ftab%3D1');
    expect([load.mock.calls, asked]).toEqual([[], []]);
  });

  it('leads there too where the server is the first to know', async () => {
    signIn();
    answer = () =>
      Response.json({ code: 'PT403', message: 'No.', details: 'second_factor_missing' }, { status: 403 });
    expect(await open(undefined, 'one')).toMatch(/^\/auth\/login/);
  });

  it('asks about the whole brand where the address names no game', async () => {
    signIn();
    await open();
    expect(asked[0]?.body).toEqual({});
  });

  it('leads whoever may not to the access error, without loading', async () => {
    signIn();
    answer = () => Response.json(false);
    const load = vi.fn();
    expect(await open(load, 'one')).toBe('/access-error?next=%2Fgame%2Fone%2Fsuperbee%3Ftab%3D1');
    expect(load).not.toHaveBeenCalled();
  });

  it('leads there too when the server refuses what the page asks for', async () => {
    signIn();
    const { AppError } = await import('#lib/app-error.ts');
    const refuse = () => Promise.reject(new AppError('not_allowed', 'No.', { status: 403 }));
    expect(await open(refuse, 'one')).toMatch(/^\/access-error/);
  });

  it('leaves other errors to the error page', async () => {
    signIn();
    const fail = () => Promise.reject(new Error('broken'));
    await expect(open(fail, 'one')).rejects.toThrow('broken');
  });
});

describe('each access', () => {
  const params: Params = { gameSlug: 'g1', dossierUuid: 'd1', searchQueryUuid: 'q1', userUuid: 'u1' };
  const subjects: Partial<Record<PageAccess, string>> = {
    'dossier-member': 'd1',
    'quest-owner': 'q1',
    self: 'u1',
    'self-agency-staff': 'u1',
    'self-agency-admin': 'u1',
  };
  const question = (access: PageAccess) =>
    access === 'game-manager'
      ? { name: 'may_manage_game', body: { game_slug: 'g1' } }
      : {
          name: 'may_open_page',
          body: { access, ...(subjects[access] ? { subject: subjects[access] } : {}) },
        };

  it.each(PAGE_ACCESS)('%s opens where the server says yes', async (access) => {
    signIn();
    expect(await openAs(access, params)).toBe('the page');
    expect(asked).toEqual([question(access)]);
  });

  it.each(PAGE_ACCESS)('%s stays closed where the server says no, and nothing is loaded', async (access) => {
    signIn();
    answer = () => Response.json(false);
    const load = vi.fn();
    expect(await openAs(access, params, load)).toMatch(/^\/access-error/);
    expect(load).not.toHaveBeenCalled();
  });

  it.each(PAGE_ACCESS)('%s leads a visitor to the sign-in page', async (access) => {
    expect(await openAs(access, params)).toMatch(/^\/auth\/login/);
    expect(asked).toEqual([]);
  });
});
