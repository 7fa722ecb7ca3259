import { Card } from './card.tsx';
import type { Example } from './example.ts';
import { Skeleton } from './skeleton.tsx';
import { Stack } from './stack.tsx';

export const examples: readonly Example[] = [
  {
    name: 'a listing on its way',
    render: () => (
      <Card>
        <Stack>
          <Skeleton ratio="3 / 2" />
          <Skeleton height="1.75em" width="55%" />
          <Skeleton lines={3} />
        </Stack>
      </Card>
    ),
  },
];
