import type { Example } from './example.ts';
import { Select } from './select.tsx';
import { Stack } from './stack.tsx';

const options = [
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'en-US', label: 'English (US)' },
  { value: 'es', label: 'Español' },
];

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack>
        <Select label="Language" options={options} defaultValue="en-GB" />
        <Select
          label="Market"
          hint="Where the homes are."
          error="Choose a market: prices need a currency."
          options={[{ value: '', label: 'Choose one', isDisabled: true }, ...options]}
          defaultValue=""
        />
      </Stack>
    ),
  },
];
