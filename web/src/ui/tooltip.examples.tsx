import { Button } from './button.tsx';
import type { Example } from './example.ts';
import { Tooltip } from './tooltip.tsx';

export const examples: readonly Example[] = [
  {
    name: 'on a button',
    render: () => (
      <Tooltip text="Recomputes the seal in your browser.">
        <Button>Verify</Button>
      </Tooltip>
    ),
  },
];
