import type { ExamplesOf } from './examples-of.ts';
import { exampleId } from './example-id.ts';

/** One answer for each call of this subject. */
export const editionsCalls: ExamplesOf<
  'daily_challenge' | 'edition_plan' | 'edition_record' | 'set_aside_for_editions'
> = {
  daily_challenge: {
    edition: 'uk',
    on: '2026-01-08',
    number: 8,
    gameSlug: 'one',
    hardGameSlug: 'two',
    opensAt: '2026-01-08T00:00:00Z',
    closesAt: '2026-01-09T00:00:00Z',
    nextOpensAt: '2026-01-09T00:00:00Z',
    nowAt: '2026-01-08T10:00:00Z',
    timeZone: 'Europe/London',
    isToday: true,
    homes: 5,
    currency: 'GBP',
    isSample: true,
  },
  edition_plan: [
    {
      on: '2026-01-09',
      number: 9,
      opensAt: '2026-01-09T00:00:00Z',
      closesAt: '2026-01-10T00:00:00Z',
      hasBegun: false,
      homes: [{ listingId: exampleId(12), title: 'Σπίτι', town: 'Πάτρα', isSample: true, missPercent: null }],
    },
  ],
  edition_record: {
    edition: 'uk',
    on: '2026-01-08',
    firstOn: '2026-01-01',
    month: '2026-01-01',
    nowAt: '2026-01-08T10:00:00Z',
    marks: '0110f111',
    days: [
      {
        on: '2026-01-06',
        number: 6,
        gameSlug: 'one',
        hardGameSlug: 'two',
        isForgiven: false,
        run: {
          sessionId: exampleId(1),
          gameSlug: 'one',
          isHard: false,
          status: 'finished',
          isRanked: true,
          isOfItsDay: true,
          totalScore: 3200,
          maxScore: 5000,
          guessed: 5,
          rounds: 5,
        },
      },
      { on: '2026-01-07', number: 7, gameSlug: 'three', hardGameSlug: null, isForgiven: false, run: null },
      { on: '2026-01-08', number: 8, gameSlug: 'four', hardGameSlug: 'five', isForgiven: false, run: null },
    ],
  },
  set_aside_for_editions: 5,
};
