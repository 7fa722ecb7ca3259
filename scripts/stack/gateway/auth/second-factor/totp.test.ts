import { describe, expect, test } from 'vitest';
import { codeAt, isCodeOf, newSecret, otpauthUri, STEP_MS } from './totp.ts';

/** The secret of RFC 6238's test vectors for SHA-1, “12345678901234567890”, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('codeAt() is what RFC 6238 says of second %i', (second, code) => {
  expect(codeAt(SECRET, second * 1000)).toBe(code);
});

describe('isCodeOf()', () => {
  const now = 1_111_111_109_000;

  test.each([-1, 0, 1])('takes the code of %i steps away', (steps) => {
    expect(isCodeOf(SECRET, codeAt(SECRET, now + steps * STEP_MS), now)).toBe(true);
  });

  test.each([-2, 2])('refuses the code of %i steps away', (steps) => {
    expect(isCodeOf(SECRET, codeAt(SECRET, now + steps * STEP_MS), now)).toBe(false);
  });

  test.each(['', '08180', '0818045', 'abcdef', '０８１８０４'])('refuses what is no code: “%s”', (code) => {
    expect(isCodeOf(SECRET, code, now)).toBe(false);
  });
});

test('newSecret() is twenty bytes in base 32, and another one each time', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('otpauthUri() names account, issuer and secret so that a colon or a space of a name changes nothing', () => {
  const uri = otpauthUri(SECRET, 'My: house', 'ada+1@example.com');
  expect(uri).toMatch(/^otpauth:\/\/totp\/My%3A%20house:ada%2B1%40example\.com\?/);
  expect(uri).not.toContain('+');
  expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'My: house',
    period: '30',
    secret: SECRET,
  });
});
