import { Empty } from './empty.tsx';
import type { Example } from './example.ts';
import { TextLink } from './text-link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'no scores yet',
    render: () => (
      <Empty
        title="Nobody has finished this game yet"
        action={
          <TextLink href="#play" look="primary">
            Be the first
          </TextLink>
        }
      >
        The board fills as players finish their five houses.
      </Empty>
    ),
  },
];
