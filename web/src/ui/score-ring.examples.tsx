import { Cluster } from './cluster.tsx';
import type { Example } from './example.ts';
import { ScoreRing } from './score-ring.tsx';

export const examples: readonly Example[] = [
  {
    name: 'sizes and shares',
    render: () => (
      <Cluster gap={5}>
        <ScoreRing size="small" value={0} max={1000} label="0 of 1,000 points" />
        <ScoreRing value={785} max={1000} label="785 of 1,000 points" caption="of 1,000" />
        <ScoreRing
          size="large"
          value={5000}
          max={5000}
          label="5,000 of 5,000 points"
          caption="every point there is"
        />
      </Cluster>
    ),
  },
];
