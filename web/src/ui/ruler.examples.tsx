import { useState } from 'react';
import type { Example } from './example.ts';
import { Ruler, type RulerLabels, type RulerProps, type RulerValue } from './ruler.tsx';
import { sampleMoney, sampleRefusal } from './sample-money.ts';

const labels: RulerLabels = {
  guess: 'Your guess',
  low: 'At least',
  high: 'At most',
  ruler: 'Price ruler',
  spread: 'Width of your range',
  less: 'A little less',
  more: 'A little more',
  priceKind: 'sold in 2023, in pounds',
  prompt: 'Pull the ruler, or type 450k',
  refusal: sampleRefusal,
};

function Held({ start, ...rest }: { readonly start: RulerValue | null } & Partial<RulerProps>) {
  const [value, setValue] = useState(start);
  return <Ruler {...sampleMoney} labels={labels} value={value} onChange={setValue} {...rest} />;
}

export const examples: readonly Example[] = [
  { name: 'not yet guessed', render: () => <Held start={null} /> },
  { name: 'a guess', render: () => <Held start={{ lowMinor: 45_000_000, highMinor: 45_000_000 }} /> },
  {
    name: 'a range',
    render: () => <Held mode="range" start={{ lowMinor: 39_000_000, highMinor: 52_000_000 }} />,
  },
  {
    name: 'in euros, in Spanish',
    render: () => (
      <Held
        start={{ lowMinor: 125_000_000, highMinor: 125_000_000 }}
        currency="EUR"
        locale="es"
        labels={{ ...labels, guess: 'Tu estimación', priceKind: 'precio de salida, en euros' }}
      />
    ),
  },
  {
    name: 'disabled',
    render: () => <Held start={{ lowMinor: 9_000_000, highMinor: 9_000_000 }} isDisabled />,
  },
];
