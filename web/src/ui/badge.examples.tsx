import { Badge } from './badge.tsx';
import { Cluster } from './cluster.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'tones',
    render: () => (
      <Cluster gap={2}>
        <Badge>Illustrated sample</Badge>
        <Badge tone="accent">Ranked run</Badge>
        <Badge tone="good">Spot on</Badge>
        <Badge tone="warn">Practice</Badge>
        <Badge tone="bad">Time over</Badge>
      </Cluster>
    ),
  },
];
