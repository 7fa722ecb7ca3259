import { describe, expect, test } from 'vitest';
import { HOME_KINDS, homeKindOf } from './home-kinds.ts';
import { homeGroup } from './home-groups.ts';
import { listingTitle } from './listing-title.ts';

describe('homeKindOf()', () => {
  test('knows each of our words however it is written, and nothing that only speaks of one', () => {
    for (const kind of HOME_KINDS) {
      const spelled = kind.replaceAll('-', ' ').toUpperCase();
      expect([homeKindOf(kind), homeKindOf(` ${spelled} `)]).toEqual([kind, kind]);
    }
    expect(['Penthouse with a roof garden', 'yurt', '', null].map(homeKindOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('is what groups of homes are made of', () => {
    const alone = HOME_KINDS.filter((kind) => homeGroup(kind) === null);
    expect(alone).toEqual(['house', 'finca', 'mobile-home', 'land']);
    expect(homeGroup('End of terrace')).toBe('terraces');
  });
});

describe('listingTitle()', () => {
  test('reads as people speak, for every kind', () => {
    expect(HOME_KINDS.map((kind) => listingTitle(2, kind, 'York')).join('\n')).not.toMatch(
      /detached in|terrace in|family in/,
    );
    expect(listingTitle(0, 'studio', 'York')).toBe('Studio in York');
    expect(listingTitle(0, 'flat', '')).toBe('Studio flat');
    expect(listingTitle(3, 'end-of-terrace', 'York')).toBe('3-bedroom end-of-terrace house in York');
  });
});
