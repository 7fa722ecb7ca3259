import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { within } from './within.ts';

describe('within()', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('answers what the work answers, and leaves no timer behind', async () => {
    await expect(within(1000, 'Closing', Promise.resolve('closed'))).resolves.toBe('closed');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('passes on a failure of the work', async () => {
    await expect(within(1000, 'Closing', Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  test('gives up on work that never ends, and says on which', async () => {
    const never = within(2000, 'The gateway', new Promise<void>(() => undefined));
    const refused = expect(never).rejects.toThrow('The gateway did not end within 2 s.');
    await vi.advanceTimersByTimeAsync(2000);
    await refused;
  });
});
