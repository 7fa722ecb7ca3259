import { expect, it } from 'vitest';
import { edgeSpeed } from './edge-speed.ts';

it('edgeSpeed() scrolls at the edges alone, faster the closer', () => {
  expect(edgeSpeed(400, 800)).toBe(0);
  expect(edgeSpeed(10, 800)).toBeLessThan(edgeSpeed(50, 800));
  expect(edgeSpeed(50, 800)).toBeLessThan(0);
  expect(edgeSpeed(790, 800)).toBeGreaterThan(edgeSpeed(750, 800));
  expect(edgeSpeed(900, 800)).toBe(16);
});
