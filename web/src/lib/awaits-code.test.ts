import { describe, expect, it } from 'vitest';
import { awaitsCode, countingFactors, type ToldFactor } from './awaits-code.ts';

const phone = { id: 'f1', friendly_name: 'Phone', status: 'verified', created_at: '2026-01-02T10:00:00Z' };
const left = { id: 'f2', friendly_name: 'Left', status: 'unverified', created_at: '2026-01-01T10:00:00Z' };

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function session(aal: string | null, ...factors: ToldFactor[]) {
  const body = base64url(JSON.stringify({ sub: 'u', name: '???>>>', ...(aal ? { aal } : {}) }));
  return { access_token: `h.${body}.s`, expires_at: 1, user: { id: 'u', factors } };
}

describe('awaitsCode()', () => {
  it.each([
    ['nobody is signed in', null, false],
    ['the account has no second factor', session('aal1'), false],
    ['one was begun and left', session('aal1', left), false],
    ['the code is missing', session('aal1', left, phone), true],
    ['the token says nothing of proofs', session(null, phone), true],
    ['the token cannot be read', { ...session('aal1', phone), access_token: 'a' }, true],
    ['the code was given', session('aal2', phone), false],
  ])('where %s', (_, given, awaits) => {
    expect(awaitsCode(given)).toBe(awaits);
  });
});

it('countingFactors() names those that count, oldest first', () => {
  const spare = { id: 'f0', status: 'verified', created_at: '2025-01-02T10:00:00Z' };
  expect(countingFactors({ factors: [phone, left, spare] })).toEqual([
    { id: 'f0', name: '', createdAt: '2025-01-02T10:00:00Z' },
    { id: 'f1', name: 'Phone', createdAt: '2026-01-02T10:00:00Z' },
  ]);
  expect(countingFactors({})).toEqual([]);
});
