import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace } from './create-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createPace()', () => {
  it('works at once, and once more for all that asked meanwhile', () => {
    const work = vi.fn();
    const pace = createPace(work, 1_000);
    pace.ask();
    expect(work).toHaveBeenCalledTimes(1);
    for (let asked = 0; asked < 50; asked += 1) pace.ask();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(2);
    pace.ask();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('hears what is asked for by the work itself', () => {
    const work = vi.fn();
    const pace = createPace(() => {
      work();
      if (work.mock.calls.length === 1) pace.ask();
    }, 1_000);
    pace.ask();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('goes on at its pace after work that failed', () => {
    const work = vi.fn().mockImplementationOnce(() => {
      throw new Error('no');
    });
    const pace = createPace(work, 1_000);
    expect(() => pace.ask()).toThrow('no');
    pace.ask();
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does nothing more once it was stopped, until it is asked again', () => {
    const work = vi.fn();
    const pace = createPace(work, 1_000);
    pace.ask();
    pace.ask();
    pace.stop();
    vi.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledTimes(1);
    pace.ask();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
