import { Checkbox } from './checkbox.tsx';
import type { Example } from './example.ts';
import { Stack } from './stack.tsx';

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack gap={3}>
        <Checkbox label="Show the year the home was built" defaultChecked />
        <Checkbox label="Offer the floor area as a hint" hint="A round with the hint scores a tenth less." />
        <Checkbox
          label="No faces, number plates or house numbers can be seen"
          error="Photos can be added only once this is confirmed."
        />
        <Checkbox label="Sudden death" disabled />
      </Stack>
    ),
  },
];
