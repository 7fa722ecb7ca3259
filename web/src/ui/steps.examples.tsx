import type { Example } from './example.ts';
import { Steps } from './steps.tsx';

export const examples: readonly Example[] = [
  {
    name: 'building a game',
    render: () => (
      <Steps label="Building a game" steps={['Listings', 'Rules', 'Look', 'Publish']} current={1} />
    ),
  },
];
