import type { Example } from './example.ts';
import { Progress } from './progress.tsx';
import { Stack } from './stack.tsx';

export const examples: readonly Example[] = [
  {
    name: 'a run and an upload',
    render: () => (
      <Stack>
        <Progress look="segments" value={2} max={5} label="Round 3 of 5" />
        <Progress value={62} max={100} label="62 of 100 photos uploaded" />
      </Stack>
    ),
  },
];
