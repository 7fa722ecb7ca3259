import { expect, it } from 'vitest';
import { refuseSlug } from '#domain/slugs.ts';
import { slugWithEnd } from './draft-problems.ts';
import { newDraft } from './new-draft.ts';

it('slugWithEnd() makes an address of the title that another game hardly has', () => {
  const draft = { ...newDraft('public', 'GBP'), title: 'Quick three' };
  const slugs = Array.from({ length: 50 }, () => slugWithEnd(draft));
  expect(slugs.every((slug) => /^quick-three-[a-z]{5}$/.test(slug))).toBe(true);
  expect(new Set(slugs).size).toBe(50);
});

it('slugWithEnd() keeps to the length of an address', () => {
  const long = slugWithEnd({ ...newDraft('public', 'GBP'), title: 'A very long title indeed, '.repeat(5) });
  expect(long.length).toBeLessThanOrEqual(60);
  expect(refuseSlug(long)).toBeNull();
});
