import { describe, expect, test } from 'vitest';
import { readAtMost } from './read-at-most.ts';

function streamOf(...parts: string[]) {
  const told: string[] = [];
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) {
          controller.close();
          return;
        }
        told.push(part);
        controller.enqueue(new TextEncoder().encode(part));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, told };
}

describe('readAtMost()', () => {
  test('joins what comes in parts', async () => {
    const bytes = await readAtMost(streamOf('ab', 'c').stream, 3);
    expect(new TextDecoder().decode(bytes ?? undefined)).toBe('abc');
    expect(await readAtMost(null, 3)).toHaveLength(0);
  });

  test('answers nothing for more, and does not read on', async () => {
    const { stream, told } = streamOf('ab', 'cd', 'ef');
    expect(await readAtMost(stream, 3)).toBeNull();
    expect(told).toEqual(['ab', 'cd']);
  });
});
