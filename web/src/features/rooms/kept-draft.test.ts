// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from './kept-draft.ts';

const ROUND = { code: 'ACD346', gameNumber: 1, gameListingId: 'home' };
const VALUE = { lowMinor: 30_000_000, highMinor: 30_000_000 };

beforeEach(() => sessionStorage.clear());

test('a draft comes back for its own round alone, until it is forgotten', () => {
  keepDraft(ROUND, VALUE);
  expect(readDraft(ROUND)).toEqual(VALUE);
  expect(readDraft({ ...ROUND, gameNumber: 2 })).toBeNull();
  expect(readDraft({ ...ROUND, gameListingId: 'other' })).toBeNull();
  keepDraft(ROUND, null);
  expect(readDraft(ROUND)).toBeNull();
});

test('what is no amount is no draft', () => {
  for (const text of ['{', '1', '{"lowMinor":1}', '{"lowMinor":"1","highMinor":2}']) {
    sessionStorage.setItem('room-draft:ACD346:1:home', text);
    expect(readDraft(ROUND)).toBeNull();
  }
});
