import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceSessionChange } from '#lib/auth-session.ts';
import { deviceStore } from '#kit/rows/device-store.ts';
import { forgetWithSession } from './forget-with-session.ts';

const signIn = (id: string | null, token = '1') => {
  if (id === null) localStorage.removeItem('auth-session');
  else
    localStorage.setItem(
      'auth-session',
      JSON.stringify({ access_token: token, expires_at: 4_000_000_000, user: { id } }),
    );
  announceSessionChange();
};
const kept = { id: 'one', ownerId: 'ada', dossierId: 'd' };
const count = async (store: 'answers' | 'writes') => (await deviceStore(store).readAll()).length;
let stop: () => void;

beforeEach(async () => {
  signIn('ada');
  stop = forgetWithSession();
  await deviceStore('answers').keep(kept);
  await deviceStore('writes').keep(kept);
});
afterEach(() => {
  stop();
  localStorage.clear();
});

it.each([
  ['ends', null],
  ['is somebody else’s now', 'ben'],
])('what was seen goes when the session %s, and what waits stays', async (_, next) => {
  signIn(next);
  await vi.waitFor(async () => expect(await count('answers')).toBe(0));
  expect(await count('writes')).toBe(1);
});

it('what was seen stays while the session is only renewed', async () => {
  signIn('ada', '2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await count('answers')).toBe(1);
});
