import { describe, expect, it } from 'vitest';
import { AGENCY_SCREENS } from './agency-screens.ts';
import { AGENCY_STEPS, stepsFor, type AgencyFacts } from './agency-steps.ts';

const well: AgencyFacts = {
  games: { open: 2, draft: 1 },
  homes: { all: 20, withoutPhotos: 0, withoutPrice: 0, askedDown: 0 },
  ...{ people: 3, hasPlace: true, hasContact: true, now: { runs: 40, completed: 30 } },
};
const due = (changes: Partial<AgencyFacts>) => stepsFor({ ...well, ...changes }).map(({ step }) => step);

describe('what an agency does next', () => {
  it('is nothing where all is well', () => {
    expect(due({})).toEqual([]);
  });

  it.each([
    ['answer-takedowns', { homes: { ...well.homes, askedDown: 1 } }],
    ['say-contact', { hasContact: false }],
    ['make-game', { games: {} }],
    ['open-game', { games: { draft: 2, closed: 1 } }],
    ['add-photos', { homes: { ...well.homes, withoutPhotos: 1 } }],
    ['add-prices', { homes: { ...well.homes, withoutPrice: 1 } }],
    ['say-place', { hasPlace: false }],
    ['invite-people', { people: 1 }],
    ['share-game', { now: { runs: 0, completed: 0 } }],
    ['shorten-game', { now: { runs: 20, completed: 9 } }],
  ] as const)('is %s where that is missing', (step, changes) => {
    expect(due(changes)).toEqual([step]);
  });

  it('is three things at most, the most pressing first', () => {
    expect(due({ hasContact: false, games: {}, hasPlace: false, people: 1 })).toEqual([
      'say-contact',
      'make-game',
      'say-place',
    ]);
  });

  it('leads to screens that there are', () => {
    const screens: readonly string[] = AGENCY_SCREENS.map(({ screen }) => screen);
    for (const row of AGENCY_STEPS)
      if ('screen' in row) expect(screens).toContain(row.screen);
      else expect(row.path).toMatch(/^\//);
  });
});
