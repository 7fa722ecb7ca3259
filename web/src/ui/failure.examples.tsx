import type { Example } from './example.ts';
import { Failure } from './failure.tsx';

export const examples: readonly Example[] = [
  {
    name: 'with a way out',
    render: () => (
      <Failure
        title="The leaderboard could not be loaded"
        labels={{ retry: 'Try again' }}
        onRetry={() => undefined}
        reference="Reference: sample-0001"
      >
        The server did not answer. Your score is safe.
      </Failure>
    ),
  },
];
