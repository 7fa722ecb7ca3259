import type { Example } from './example.ts';
import { Stack } from './stack.tsx';
import { TextArea } from './text-area.tsx';

export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stack gap={4}>
        <TextArea label="Description" hint="Players see it." defaultValue="A quiet street." />
        <TextArea label="Why?" error="Say why, in three characters or more." rows={3} />
      </Stack>
    ),
  },
];
