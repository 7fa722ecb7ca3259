import type { Example } from './example.ts';
import { Stack } from './stack.tsx';
import { Switch } from './switch.tsx';

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack gap={3}>
        <Switch
          label="Let others see my detailed results"
          hint="They are warned before a price is shown."
          defaultChecked
        />
        <Switch label="Leaderboard" />
        <Switch label="Team play" disabled />
      </Stack>
    ),
  },
];
