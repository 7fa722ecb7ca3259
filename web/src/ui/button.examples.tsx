import { Button } from './button.tsx';
import { Cluster } from './cluster.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'kinds',
    render: () => (
      <Cluster>
        <Button kind="primary">Play five houses</Button>
        <Button>See the rules</Button>
        <Button kind="quiet">Not now</Button>
        <Button kind="danger">Give up this run</Button>
      </Cluster>
    ),
  },
  {
    name: 'sizes',
    render: () => (
      <Cluster>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large" kind="primary">
          Large
        </Button>
      </Cluster>
    ),
  },
  {
    name: 'states',
    render: () => (
      <Cluster>
        <Button kind="primary" isBusy>
          Sending your guess
        </Button>
        <Button disabled>Not yet</Button>
        <Button kind="primary" isWide>
          As wide as its place
        </Button>
      </Cluster>
    ),
  },
];
