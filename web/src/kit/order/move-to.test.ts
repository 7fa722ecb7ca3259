import { expect, it } from 'vitest';
import { moveTo } from './move-to.ts';

it('moveTo() gives an id the place of another, up and down', () => {
  expect(moveTo(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(moveTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(moveTo(['a', 'b', 'c'], 'b', 'b')).toEqual(['a', 'b', 'c']);
});
