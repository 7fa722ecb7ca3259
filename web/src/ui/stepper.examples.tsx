import { useState } from 'react';
import type { Example } from './example.ts';
import { Stepper } from './stepper.tsx';

function Held() {
  const [rounds, setRounds] = useState(5);
  return (
    <Stepper
      label="Rounds"
      hint="3 is quick, 10 a marathon."
      value={rounds}
      onChange={setRounds}
      min={1}
      max={50}
      labels={{ less: 'One round less', more: 'One round more' }}
    />
  );
}

export const examples: readonly Example[] = [{ name: 'rounds', render: () => <Held /> }];
