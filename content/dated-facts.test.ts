import { describe, expect, it } from 'vitest';
import { checkedOn, DATED_FACTS as facts, type DatedFact } from './dated-facts.ts';
import { readPages } from './read-pages.ts';

describe('dated facts', () => {
  it('are told by pages that exist', () => {
    const paths = new Set(readPages().map(({ path }) => path));
    expect(facts.flatMap(({ pages }) => pages.filter((page) => !paths.has(page)))).toEqual([]);
  });

  it('were checked against a source only where one is named', () => {
    const checked = facts.filter(({ checkedAgainst }) => checkedAgainst === 'source');
    expect(checked.filter(({ source }) => source === null)).toEqual([]);
    expect(checked.length).toBeGreaterThan(0);
  });

  it('are each there once, and were not checked tomorrow', () => {
    expect(new Set(facts.map(({ fact }) => fact)).size).toBe(facts.length);
    const today = new Date().toISOString().slice(0, 10);
    expect(facts.filter(({ checkedOn }) => checkedOn > today)).toEqual([]);
  });
});

describe('checkedOn()', () => {
  const fact = (on: string, pages: string[], checkedAgainst: DatedFact['checkedAgainst'] = 'source') => ({
    ...{ fact: 'Something of the world outside.', pages, source: null, changes: 'yearly' },
    ...{ checkedOn: on, checkedAgainst },
  });

  it('is the first of the days, and none where something was held against no source', () => {
    const told = [
      fact('2026-11-20', ['/a', '/b']),
      fact('2026-11-10', ['/a']),
      fact('2026-11-25', ['/b'], 'general knowledge'),
    ];
    expect(['/a', '/b', '/c'].map((path) => checkedOn(path, told))).toEqual([
      '2026-11-10',
      undefined,
      undefined,
    ]);
  });
});
