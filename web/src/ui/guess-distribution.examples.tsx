import type { Example } from './example.ts';
import { GuessDistribution, type DistributionMark } from './guess-distribution.tsx';

const bins = [12, 18, 31, 44, 52, 47, 30, 22, 9, 4].map((guesses, place) => ({
  fromMinor: Math.round(30_000_000 * 1.06 ** place),
  toMinor: Math.round(30_300_000 * 1.06 ** place),
  guesses,
}));
const marks: readonly DistributionMark[] = [
  { kind: 'price', label: 'Price', amountMinor: 41_500_000 },
  { kind: 'own', label: 'You', amountMinor: 44_000_000 },
  { kind: 'median', label: 'Median', amountMinor: 38_200_000 },
];
const shared = {
  title: 'What did everybody guess?',
  summary: 'Sample data: half of 269 guesses lie between £35,000 and £43,000.',
  bins,
  currency: 'GBP',
  locale: 'en-GB',
};

export const examples: readonly Example[] = [
  {
    name: 'with price, own guess and median',
    render: () => (
      <GuessDistribution
        {...shared}
        marks={marks}
        middle={{ fromMinor: 35_000_000, toMinor: 43_000_000, label: 'Half of all guesses' }}
      />
    ),
  },
  {
    name: 'without marks',
    render: () => <GuessDistribution {...shared} marks={[]} middle={null} />,
  },
];
