import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { Example } from './example.ts';
import { Stack } from './stack.tsx';

const options = [
  { value: 'b', label: 'Birmingham', note: 'West Midlands' },
  { value: 'cv', label: 'Coventry', note: 'West Midlands' },
  { value: 'wr', label: 'Worcester', note: 'Worcestershire' },
];

function Held({ start, ...rest }: { readonly start: string | null } & Partial<ComboboxProps>) {
  const [value, setValue] = useState(start);
  return (
    <Combobox
      label="Area"
      options={options}
      value={value}
      onChange={setValue}
      labels={{ nothing: 'No area has this name.' }}
      {...rest}
    />
  );
}

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack>
        <Held start="cv" hint="Type a few letters." />
        <Held
          start={null}
          label="Second area"
          error="Choose an area from the list."
          placeholder="Type a town"
        />
      </Stack>
    ),
  },
];
