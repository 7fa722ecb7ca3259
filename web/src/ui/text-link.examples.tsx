import { Cluster } from './cluster.tsx';
import type { Example } from './example.ts';
import { TextLink } from './text-link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'in a sentence',
    render: () => (
      <p>
        Every price is sealed before you guess; <TextLink href="#sealed">see how that works</TextLink>.
      </p>
    ),
  },
  {
    name: 'looks',
    render: () => (
      <Cluster>
        <TextLink href="#a" look="quiet">
          Leaderboard
        </TextLink>
        <TextLink href="#b" look="primary">
          Play now
        </TextLink>
        <TextLink href="#c" look="secondary">
          Choose a game
        </TextLink>
        <TextLink href="#d" look="secondary" size="small">
          Small
        </TextLink>
      </Cluster>
    ),
  },
];
