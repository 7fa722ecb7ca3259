import { Card } from './card.tsx';
import { Cluster } from './cluster.tsx';
import { Container } from './container.tsx';
import type { Example } from './example.ts';
import { Stack } from './stack.tsx';

export const examples: readonly Example[] = [
  {
    name: 'stack, cluster, container',
    render: () => (
      <Container width="text">
        <Stack gap={3}>
          <h1>A heading in the display face</h1>
          <h2>A smaller heading, £1,234,567</h2>
          <h3>And the smallest</h3>
          <p>
            Body text in a plain sans, at a measure that reads well. Prices line up:{' '}
            <b className="ui-number">£450,000</b>, <b className="ui-number">£1,111,111</b>.
          </p>
          <Cluster justify="between">
            <Card padding="small">One</Card>
            <Card padding="small">Two</Card>
            <Card padding="small">Three</Card>
          </Cluster>
        </Stack>
      </Container>
    ),
  },
];
