import type { ExamplesOf } from './examples-of.ts';
import { exampleId } from './example-id.ts';

/** One answer for each call of this subject. */
export const editionsCalls: ExamplesOf<
  | 'daily_challenge'
  | 'edition_plan'
  | 'edition_pool'
  | 'edition_record'
  | 'replace_edition_home'
  | 'set_aside_for_editions'
  | 'take_out_of_editions'
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
      currency: 'EUR',
      lowestMinor: 10_000_000,
      highestMinor: 90_000_000,
      homes: [
        {
          listingId: exampleId(12),
          title: 'Σπίτι',
          town: 'Πάτρα',
          region: 'Αχαΐα',
          amountMinor: 10_000_000,
          isSample: true,
          missPercent: 12,
          lastOn: '2025-12-01',
        },
      ],
    },
  ],
  edition_pool: {
    edition: 'uk',
    on: '2026-01-08',
    homesADay: 5,
    plannedDays: 61,
    freshHomes: 40,
    repeatsOn: '2026-02-01',
    daysUntilRepeat: 24,
    setAside: 100,
    games: [
      { slug: 'one', title: 'Σπίτια', state: 'draft', homes: 50, setAside: 50 },
      { slug: 'two', title: 'Βίλες', state: 'open', homes: 20, setAside: 0 },
    ],
  },
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
  replace_edition_home: exampleId(13),
  set_aside_for_editions: 5,
  take_out_of_editions: 5,
};
