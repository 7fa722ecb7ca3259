import { useState } from 'react';
import { Button } from './button.tsx';
import type { Example } from './example.ts';
import { Reveal, type RevealProps } from './reveal.tsx';
import { sampleMoney } from './sample-money.ts';
import { Stack } from './stack.tsx';

const { currency, locale } = sampleMoney;
const bins = [2, 3, 6, 11, 14, 9, 5, 3, 1].map((guesses, place) => ({
  fromMinor: 30_000_000 * 1.08 ** place,
  toMinor: 30_000_000 * 1.08 ** (place + 1),
  guesses,
}));

const outcome: RevealProps = {
  priceMinor: 46_750_000,
  guess: { lowMinor: 44_000_000, highMinor: 44_000_000 },
  crowd: { medianMinor: 41_000_000, q1Minor: 36_500_000, q3Minor: 47_500_000, bins },
  score: 785,
  maxScore: 1000,
  currency,
  locale,
  labels: {
    summary: 'It sold for £467,500. You guessed £440,000 and score 785 points.',
    price: 'Sold for, in March 2023',
    marks: { guess: 'You', price: 'Price', crowd: 'Everybody (sample)' },
    score: '785 of 1,000 points',
    points: 'of 1,000',
    verdict: 'Close: 6\u00a0% under',
    skip: 'Skip',
  },
};

function Replayed() {
  const [times, setTimes] = useState(0);
  return (
    <Stack>
      <Reveal key={times} {...outcome} isFresh={times > 0} />
      <Button onClick={() => setTimes(times + 1)}>Play the moment</Button>
    </Stack>
  );
}

export const examples: readonly Example[] = [
  { name: 'with the crowd', render: () => <Replayed /> },
  {
    name: 'far off, no crowd yet',
    render: () => (
      <Reveal
        {...outcome}
        crowd={null}
        guess={{ lowMinor: 125_000_000, highMinor: 125_000_000 }}
        score={20}
        labels={{ ...outcome.labels, verdict: 'Way off: 167\u00a0% over', score: '20 of 1,000 points' }}
      />
    ),
  },
  { name: 'price on cards', render: () => <Reveal {...outcome} hasCards /> },
  {
    name: 'a range guess',
    render: () => <Reveal {...outcome} guess={{ lowMinor: 43_000_000, highMinor: 52_000_000 }} />,
  },
  {
    name: 'time over',
    render: () => (
      <Reveal
        {...outcome}
        guess={null}
        score={0}
        labels={{ ...outcome.labels, verdict: 'Time over', score: 'No points' }}
      />
    ),
  },
];
