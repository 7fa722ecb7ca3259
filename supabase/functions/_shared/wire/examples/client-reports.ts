import type { ClientReport } from '../client-reports.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { game } from './games.ts';
import { crowd, price } from './homes.ts';
import { photo } from './photos.ts';

const report: ClientReport = {
  game: { id: game.id, slug: game.slug, title: game.title, currency: game.currency, isSample: true },
  agency: { name: 'Οίκος', email: '1@2.3' },
  madeAt: '2026-01-02T10:00:00Z',
  players: 14,
  guesses: 14,
  medianRatio: 1.05,
  q1Ratio: 0.95,
  q3Ratio: 1.15,
  homes: [
    {
      gameListingId: exampleId(11),
      position: 1,
      photo,
      title: 'Τρία δωμάτια',
      town: 'Αθήνα',
      district: '10431',
      price,
      crowd,
      abovePercent: 64.3,
      hasSampleGuesses: true,
      trend: [
        { weekOn: '2026-01-05', guesses: 9, medianMinor: 41_000_000 },
        { weekOn: '2026-01-12', guesses: 5, medianMinor: 42_000_000 },
      ],
    },
  ],
};

/** One answer for each call of this subject. */
export const clientReportsCalls: ExamplesOf<'client_report' | 'open-report'> = {
  client_report: report,
  'open-report': {},
};
