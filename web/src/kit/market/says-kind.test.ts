import { expect, it } from 'vitest';
import { saysKind } from './says-kind.ts';

it('takes "other" for a kind in Britain alone', () => {
  expect(saysKind('other', 'GB')).toBe(true);
  expect(saysKind('other', 'US')).toBe(false);
  expect(saysKind('flat', 'US')).toBe(true);
});
