import { afterEach, describe, expect, it } from 'vitest';
import { accessToken, AUTH_STORAGE_KEY, guestArgs, keepGuestToken, readSession } from './auth-session.ts';

afterEach(() => localStorage.clear());

function store(expiresInS: number): void {
  const session = { access_token: 'token', expires_at: Date.now() / 1000 + expiresInS, user: { id: 'u1' } };
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));
}

describe('readSession()', () => {
  it('reads the record that supabase-js keeps, and nothing from a broken one', () => {
    store(3600);
    expect(readSession()?.user.id).toBe('u1');
    localStorage.setItem(AUTH_STORAGE_KEY, '{"access_token":');
    expect(readSession()).toBeNull();
  });
});

describe('accessToken()', () => {
  it('hands out a fresh token without loading anything, and none for a visitor', async () => {
    expect(await accessToken()).toBeUndefined();
    store(3600);
    expect(await accessToken()).toBe('token');
  });
});

describe('guestArgs()', () => {
  it('names the guest token once there is one', () => {
    expect(guestArgs()).toEqual({});
    keepGuestToken('abc');
    expect(guestArgs()).toEqual({ guestToken: 'abc' });
  });
});
