import type { Example } from './example.ts';
import { FileDrop } from './file-drop.tsx';
import { Stack } from './stack.tsx';

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack>
        <FileDrop
          label="Drop photos here, or choose them"
          hint="JPEG, PNG or WebP, up to 20 MB each. Location data is removed."
          accept="image/*"
          onFiles={() => undefined}
        />
        <FileDrop
          label="Drop a spreadsheet"
          error="This file is not a table that we can read. Save it as CSV and drop it again."
          onFiles={() => undefined}
        />
      </Stack>
    ),
  },
];
