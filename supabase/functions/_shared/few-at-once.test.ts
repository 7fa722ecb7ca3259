import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';
import { Unavailable } from './problem.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Works that end when they are told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((done, fail) => {
      begun.push(name);
      ends.set(name, (error) => (error ? fail(error) : done(name)));
    });
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test('fewAtOnce() does so many at once, and the others in their order', async () => {
  const { begun, work, end } = works();
  const inLine = fewAtOnce({ atOnce: 2, waiting: 9, longestMs: 1_000 });
  const done = ['a', 'b', 'c', 'd'].map((name) => inLine(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await done[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a', new Error('broken'));
  await expect(done[0]).rejects.toThrow('broken');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(done.slice(2))).toEqual(['c', 'd']);
});

test('fewAtOnce() sends away whoever finds the line full, at different times', async () => {
  const { work } = works();
  const chances = [0, 0.99];
  const inLine = fewAtOnce({ atOnce: 1, waiting: 1, longestMs: 1_000 }, () => chances.shift() ?? 0);
  void inLine(work('a'));
  void inLine(work('b')).catch(() => undefined);
  const told = await Promise.allSettled([inLine(work('c')), inLine(work('d'))]);
  expect(told.map((one) => 'reason' in one && (one.reason as Unavailable).retryAfterSeconds)).toEqual([1, 3]);
});

test('fewAtOnce() sends away whoever waited too long, and then goes on with the next', async () => {
  const { begun, work, end } = works();
  const inLine = fewAtOnce({ atOnce: 1, waiting: 5, longestMs: 1_000 });
  const first = inLine(work('a'));
  const late = inLine(work('b'));
  const refused = expect(late).rejects.toBeInstanceOf(Unavailable);
  vi.advanceTimersByTime(600);
  const next = inLine(work('c'));
  vi.advanceTimersByTime(500);
  await refused;
  end('a');
  await first;
  expect(begun).toEqual(['a', 'c']);
  end('c');
  await next;
  const last = inLine(work('d'));
  expect(begun).toEqual(['a', 'c', 'd']);
  end('d');
  expect(await last).toBe('d');
});
