import { afterEach, expect, it } from 'vitest';
import { guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { keepOwnRun, ownRun } from '#kit/games/own-runs.ts';
import { forgetGuest } from './forget-guest.ts';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('forgetGuest() forgets the guest and leaves an account and choices alone', () => {
  keepGuestToken('t'.repeat(64));
  keepOwnRun('game', 'run');
  window.localStorage.setItem('displayName', 'Ada');
  window.localStorage.setItem('auth-session', '{}');
  window.localStorage.setItem('theme', 'dark');
  window.sessionStorage.setItem('unsent:run:home', '{"amountMinor":1}');
  window.sessionStorage.setItem('other', 'kept');
  forgetGuest();
  expect(guestToken()).toBeUndefined();
  expect(ownRun('game')).toBeUndefined();
  expect(Object.keys(window.localStorage).sort()).toEqual(['auth-session', 'theme']);
  expect(Object.keys(window.sessionStorage)).toEqual(['other']);
});
