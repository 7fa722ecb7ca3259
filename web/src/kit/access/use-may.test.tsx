import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useMay } from './use-may.ts';

const may = (...args: Parameters<typeof useMay>) => renderHook(() => useMay(...args)).result.current;
const signIn = () =>
  localStorage.setItem(
    'auth-session',
    JSON.stringify({ access_token: '1', expires_at: 4_000_000_000, user: { id: '1' } }),
  );

afterEach(() => localStorage.removeItem('auth-session'));

describe('useMay()', () => {
  it('lets a visitor play, and not publish or keep a history', () => {
    expect(may('game.play')).toBe(true);
    expect(may('game.create')).toBe(false);
    expect(may('history.keep')).toBe(false);
  });

  it('lets a player publish and keep a history', () => {
    signIn();
    expect(may('game.create')).toBe(true);
    expect(may('history.keep')).toBe(true);
  });

  it('offers a game’s management to whoever the server says manages it', () => {
    expect(may('game.manage')).toBe(false);
    expect(may('game.manage', { managesGame: true })).toBe(true);
  });

  it('offers what is for staff to nobody but staff', () => {
    signIn();
    expect(may('staff.take-down')).toBe(false);
    expect(may('staff.take-down', { isStaff: true })).toBe(true);
  });
});
