import type { Example } from './example.ts';
import { Stack } from './stack.tsx';
import { TextField } from './text-field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack gap={4}>
        <TextField
          label="Name on the leaderboard"
          hint="Anyone can see it. A nickname is fine."
          defaultValue="Sample Player"
        />
        <TextField label="E-mail" type="email" placeholder="you@example.com" />
        <TextField label="Company" optional="optional" />
        <TextField
          label="Access code"
          defaultValue="HOUSE-12"
          error="This code does not open this game. Check it with whoever sent it."
        />
        <TextField label="Game address" defaultValue="house-prices-game" disabled />
        <TextField label="Search" isLabelHidden type="search" placeholder="Search games" />
      </Stack>
    ),
  },
];
