import { useState } from 'react';
import type { Example } from './example.ts';
import { Tabs } from './tabs.tsx';

function Held() {
  const [selected, setSelected] = useState('day');
  return (
    <Tabs
      label="Period"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'day', label: 'Today', panel: <p>Everybody who played today.</p> },
        { id: 'week', label: 'This week', panel: <p>Since Monday.</p> },
        { id: 'all', label: 'All time', panel: <p>Since the first run.</p> },
      ]}
    />
  );
}

export const examples: readonly Example[] = [{ name: 'periods', render: () => <Held /> }];
