import { expect, test } from 'vitest';
import { AttemptLimiter } from './attempt-limiter.ts';
import type { AuthCall } from './auth-call.ts';
import { AuthLimits, tooManyAttempts } from './auth-limits.ts';

function setup() {
  let nowMs = 1_000_000;
  const limits = new AuthLimits(new AttemptLimiter(() => nowMs));
  const call = (kind: AuthCall['kind'], email: string): AuthCall => ({ kind, email, password: 'x' });
  return {
    limits,
    call,
    pass: (ms: number) => (nowMs += ms),
    /** how many of so many tries are let through */
    letThrough: (
      tries: number,
      kind: AuthCall['kind'],
      email: (n: number) => string,
      address = '192.0.2.1',
    ) =>
      Array.from({ length: tries }, (_, n) => limits.take(call(kind, email(n)), address)).filter(
        (wait) => wait === null,
      ).length,
  };
}

test('AuthLimits lets an address fail ten times a minute at one account, sign up and codes included', () => {
  const { letThrough } = setup();
  expect(letThrough(8, 'sign-in', () => 'ada@example.com')).toBe(8);
  expect(letThrough(8, 'proof', () => 'ada@example.com')).toBe(2);
  expect(letThrough(1, 'sign-up', () => 'ada@example.com')).toBe(0);
  expect(letThrough(1, 'sign-in', () => 'bob@example.com')).toBe(1);
});

test('AuthLimits lets an address fail sixty times a minute, whatever the accounts', () => {
  const { letThrough } = setup();
  expect(letThrough(100, 'sign-in', (n) => `person-${String(n)}@example.com`)).toBe(60);
  expect(letThrough(1, 'sign-in', () => 'ada@example.com', '192.0.2.2')).toBe(1);
  expect(letThrough(1, 'sign-up', () => 'new@example.com')).toBe(1);
});

test('AuthLimits lets an account be failed at thirty times a minute, wherever from', () => {
  const { limits, call } = setup();
  const waits = Array.from({ length: 50 }, (_, n) =>
    limits.take(call('sign-in', 'ada@example.com'), `192.0.2.${String(n)}`),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(30);
});

test('AuthLimits says how long to wait, and lets in afterwards', () => {
  const { limits, call, pass, letThrough } = setup();
  letThrough(10, 'sign-in', () => 'ada@example.com');
  pass(20_000);
  expect(limits.take(call('sign-in', 'ada@example.com'), '192.0.2.1')).toBe(40);
  pass(40_000);
  expect(limits.take(call('sign-in', 'ada@example.com'), '192.0.2.1')).toBeNull();
});

test('AuthLimits counts nobody who gets in, and every mail', () => {
  const { limits, call } = setup();
  for (let n = 0; n < 100; n += 1) {
    expect(limits.take(call('sign-in', 'ada@example.com'), '192.0.2.1')).toBeNull();
    limits.settle(call('sign-in', 'ada@example.com'), '192.0.2.1');
  }
  const mails = Array.from({ length: 9 }, () => {
    const wait = limits.take(call('mail', 'ada@example.com'), '192.0.2.1');
    limits.settle(call('mail', 'ada@example.com'), '192.0.2.1');
    return wait;
  });
  expect(mails.filter((wait) => wait === null)).toHaveLength(5);
});

test('AuthLimits leaves renewing, reading and changing to the service', () => {
  const { letThrough } = setup();
  expect(letThrough(500, 'other', () => '')).toBe(500);
  expect(letThrough(500, 'change', () => '')).toBe(500);
});

test('AuthLimits lets five wrong codes of an account through in a minute, and counts no right one', () => {
  const { limits, pass } = setup();
  const tries = (times: number) => Array.from({ length: times }, () => limits.takeCode('ada'));
  expect(tries(7).map((wait) => wait === null)).toEqual([true, true, true, true, true, false, false]);
  expect(limits.takeCode('bob')).toBeNull();
  pass(60_000);
  for (let n = 0; n < 20; n += 1) {
    expect(limits.takeCode('ada')).toBeNull();
    limits.settleCode('ada');
  }
});

test('tooManyAttempts() is a 429 that says when', async () => {
  const answer = tooManyAttempts(40);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await answer.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
});
