import { expect, test } from 'vitest';
import { examples } from '#wire/examples.ts';
import type { SearchMatch } from '#wire/quests.ts';
import { factsOf, isRuledOut, judgeMatches } from './judge-match.ts';

const [example] = examples.search_matches.rows;
if (!example) throw new Error('The example has no home');
const home = (part: Partial<SearchMatch>): SearchMatch => ({ ...example, ...part });

test('judgeMatches() puts what fits best first, what is unknown behind what is met, and what lacks a must last', () => {
  const rows = [
    home({ id: 'leasehold', tenure: 'leasehold' }),
    home({ id: 'unknown', tenure: null }),
    home({ id: 'large', bedrooms: 4 }),
    home({ id: 'small', bedrooms: 2 }),
  ];
  const judged = judgeMatches(rows, '4 bedrooms, must be freehold');
  expect(judged.map(({ match }) => match.id)).toEqual(['large', 'small', 'unknown', 'leasehold']);
  expect(judged.map(isRuledOut)).toEqual([false, false, false, true]);
});

test('judgeMatches() puts the cheaper of equals first, and judges nothing where nothing is wished', () => {
  const rows = [home({ id: 'dear', priceMinor: 50_000_000 }), home({ id: 'cheap', priceMinor: 20_000_000 })];
  const judged = judgeMatches(rows, '');
  expect(judged.map(({ match, score }) => [match.id, score])).toEqual([
    ['cheap', null],
    ['dear', null],
  ]);
});

test('factsOf() leaves unknown what a listing does not state', () => {
  expect(
    factsOf(home({ tenure: 'share of freehold', energyRating: 'exempt', type: 'castle' })),
  ).toMatchObject({
    isFreehold: null,
    energyRating: null,
    homeKind: null,
  });
  expect(factsOf(home({ tenure: 'freehold', energyRating: 'c', type: 'Terraced' }))).toMatchObject({
    isFreehold: true,
    energyRating: 'C',
    homeKind: 'terraced',
  });
});
