import { Breadcrumb } from './breadcrumb.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'three deep',
    render: () => (
      <Breadcrumb
        label="You are here"
        steps={[
          { label: 'Games', href: '#games' },
          { label: 'House prices', href: '#house-prices' },
          { label: 'Results', href: '#results' },
        ]}
      />
    ),
  },
];
