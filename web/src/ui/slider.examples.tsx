import { useState } from 'react';
import type { Example } from './example.ts';
import { Slider } from './slider.tsx';

function Held() {
  const [seconds, setSeconds] = useState(45);
  return (
    <Slider
      label="Time per round"
      min={15}
      max={120}
      step={15}
      value={seconds}
      valueText={`${seconds} s`}
      onChange={(event) => setSeconds(event.currentTarget.valueAsNumber)}
    />
  );
}

export const examples: readonly Example[] = [{ name: 'seconds', render: () => <Held /> }];
