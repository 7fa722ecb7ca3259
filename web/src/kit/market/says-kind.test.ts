import { expect, it } from 'vitest';
import { saysKind } from './says-kind.ts';

it('takes "other" for a kind in Britain alone', () => {
  expect(saysKind({ type: 'other', countryCode: 'GB' })).toBe(true);
  expect(saysKind({ type: 'other', countryCode: 'US' })).toBe(false);
  expect(saysKind({ type: 'flat', countryCode: 'US' })).toBe(true);
});
