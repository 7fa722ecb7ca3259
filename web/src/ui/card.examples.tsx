import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { Cluster } from './cluster.tsx';
import type { Example } from './example.ts';
import { Stack } from './stack.tsx';
import { TextLink } from './text-link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'looks',
    render: () => (
      <Stack>
        <Card as="article" isLink>
          <Stack gap={2}>
            <Cluster gap={2}>
              <Badge tone="accent">5 rounds</Badge>
              <Badge>Sample</Badge>
            </Cluster>
            <h2>
              <TextLink href="#game" className="ui-card-link" look="quiet">
                House prices, up and down the country
              </TextLink>
            </h2>
            <p>Terraces, flats and one windmill. Guess what each one sold for.</p>
          </Stack>
        </Card>
        <Card look="flat">A flat card, with a line around it.</Card>
        <Card look="sunken" padding="small">
          A tray for other things.
        </Card>
      </Stack>
    ),
  },
];
