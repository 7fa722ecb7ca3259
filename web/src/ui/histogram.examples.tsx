import type { Example } from './example.ts';
import { Histogram } from './histogram.tsx';

const counts = [1, 3, 4, 9, 14, 22, 31, 24, 12, 5];
const bins = counts.map((count, place) => ({ from: place * 500, to: place * 500 + 500, count }));

export const examples: readonly Example[] = [
  {
    name: 'with the own bar',
    render: () => (
      <Histogram
        title="How did everybody do?"
        summary="Sample data: you did better than 83 % of 125 players."
        bins={bins}
        ownBin={7}
        labels={{ own: 'You', from: '0', to: '5,000 points' }}
      />
    ),
  },
  {
    name: 'without an own bar',
    render: () => (
      <Histogram
        title="What did people guess?"
        summary="Sample data: most guesses lie in the middle."
        bins={bins}
        labels={{ own: 'You', from: '£200k', to: '£900k' }}
      />
    ),
  },
];
