import type { Example } from './example.ts';
import { GuessDistribution } from './guess-distribution.tsx';

const bins = [12, 18, 31, 44, 52, 47, 30, 22, 9, 4].map((guesses, place) => ({
  fromMinor: Math.round(30_000_000 * 1.06 ** place),
  toMinor: Math.round(30_300_000 * 1.06 ** place),
  guesses,
}));
const crowd = { medianMinor: 38_200_000, q1Minor: 35_000_000, q3Minor: 43_000_000, bins };
const shared = {
  title: 'What did everybody guess?',
  summary: 'Sample data: half of 269 guesses lie between £350,000 and £430,000.',
  legend: 'Half of all guesses',
  beside: null,
  currency: 'GBP',
  locale: 'en-GB',
  labels: { guess: 'You', price: 'Price', crowd: 'Everybody (sample)' },
};

export const examples: readonly Example[] = [
  {
    name: 'with price and own guess',
    render: () => (
      <GuessDistribution
        {...shared}
        priceMinor={41_500_000}
        guess={{ lowMinor: 44_000_000, highMinor: 44_000_000 }}
        crowd={crowd}
      />
    ),
  },
  {
    name: 'without a price, and with guesses beside the scale',
    render: () => (
      <GuessDistribution
        {...shared}
        priceMinor={null}
        guess={null}
        crowd={{ ...crowd, bins: [...bins, { fromMinor: 900_000_000, toMinor: 909_000_000, guesses: 3 }] }}
        beside="3 guesses lie above £600K."
      />
    ),
  },
  {
    name: 'marks that lie close together',
    render: () => (
      <GuessDistribution
        {...shared}
        priceMinor={38_300_000}
        guess={{ lowMinor: 38_000_000, highMinor: 38_000_000 }}
        crowd={crowd}
      />
    ),
  },
];
