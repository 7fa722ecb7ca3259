import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRetry } from './use-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useRetry()', () => {
  it('tries every few seconds while there may be a network, and at once when it is back', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = vi.fn();
    renderHook(() => useRetry(retry));
    vi.advanceTimersByTime(9000);
    expect(retry).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    isOnline.mockReturnValue(true);
    vi.advanceTimersByTime(4000);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('stops when nothing waits any longer', () => {
    const retry = vi.fn();
    const { rerender, unmount } = renderHook(({ work }) => useRetry(work), {
      initialProps: { work: retry as (() => void) | null },
    });
    rerender({ work: null });
    vi.advanceTimersByTime(9000);
    window.dispatchEvent(new Event('online'));
    expect(retry).not.toHaveBeenCalled();
    unmount();
  });
});
