import type { Example } from './example.ts';
import { Menu } from './menu.tsx';

export const examples: readonly Example[] = [
  {
    name: 'actions on a listing',
    render: () => (
      <Menu
        label="Listing actions"
        actions={[
          { id: 'edit', label: 'Edit' },
          { id: 'hide', label: 'Hide from new runs' },
          { id: 'move', label: 'Move up', isDisabled: true },
          { id: 'remove', label: 'Remove', isDanger: true },
        ]}
      />
    ),
  },
];
