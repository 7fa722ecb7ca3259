import { describe, expect, it } from 'vitest';
import { listTextAreas, readAreaTexts } from './read-texts.ts';
import { TEXT_AREAS } from './text-areas.ts';

describe('TEXT_AREAS', () => {
  it('are the folders that there are', () => {
    expect([...TEXT_AREAS].sort()).toEqual(listTextAreas());
  });

  it('have each key once', () => {
    const keys = TEXT_AREAS.flatMap((area) => Object.keys(readAreaTexts(area, 'en')));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it.each(TEXT_AREAS)('%s has the same keys in Spanish, and no other keys in American English', (area) => {
    const keys = Object.keys(readAreaTexts(area, 'en'));
    expect(Object.keys(readAreaTexts(area, 'es'))).toEqual(keys);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(readAreaTexts(area, 'en-us'))));
  });
});
