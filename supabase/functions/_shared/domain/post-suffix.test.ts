import { expect, test } from 'vitest';
import { itemPath } from './game-paths.ts';
import { postSuffix } from './post-suffix.ts';

test.each([
  ['A stone cottage', 'a-stone-cottage'],
  ['Casa de Málaga, 2 dormitorios', 'casa-de-malaga-2-dormitorios'],
  ['  Bed & breakfast?! ', 'bed-breakfast'],
  ['Offers over […]', 'offers-over'],
  ['🏠', '-'],
  ['', '-'],
  [undefined, '-'],
  [null, '-'],
])('postSuffix() of %j is %s', (title, suffix) => {
  expect(postSuffix(title)).toBe(suffix);
});

test('postSuffix() is short, and cuts without leaving a hyphen behind', () => {
  expect(postSuffix(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  expect(postSuffix('word '.repeat(60)).length).toBeLessThanOrEqual(60);
});

test('postSuffix() of its own result is the same: a canonical address leads nowhere else', () => {
  for (const title of ['A stone cottage', '🏠', 'Ático – 3.º B', 'x'.repeat(200)])
    expect(postSuffix(postSuffix(title))).toBe(postSuffix(title));
});

test('postSuffix() stands in an address without being changed', () => {
  const suffix = postSuffix('Ático with a view & more');
  expect(itemPath('forum', { slug: 'g', gameListingId: 'l1', suffix })).toBe(`/r/g/comments/l1/${suffix}`);
});
