import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast, TOAST_MS, toastStore } from './toasts.ts';

const labels = { region: 'Messages', dismiss: 'Dismiss' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    for (const toast of toastStore.read()) dismissToast(toast.id);
  });
  vi.useRealTimers();
});

describe('ToastRegion', () => {
  it('ToastRegion keeps a toast for 5000 ms', () => {
    render(<ToastRegion labels={labels} />);
    act(() => {
      showToast({ tone: 'good', text: 'Saved.' });
    });
    act(() => {
      vi.advanceTimersByTime(4999);
    });
    expect(screen.queryByText('Saved.')).not.toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(TOAST_MS).toBe(5000);
  });

  it('ToastRegion keeps an error until it is dismissed', () => {
    render(<ToastRegion labels={labels} />);
    act(() => {
      showToast({ tone: 'bad', text: 'Not saved.' });
    });
    act(() => {
      vi.advanceTimersByTime(600_000);
    });
    expect(screen.queryByText('Not saved.')).not.toBeNull();
    act(() => {
      screen.getByRole('button', { name: 'Dismiss', hidden: true }).click();
    });
    expect(screen.queryByText('Not saved.')).toBeNull();
  });

  it('ToastRegion says errors at once and the rest politely', () => {
    render(<ToastRegion labels={labels} />);
    act(() => {
      showToast({ tone: 'bad', text: 'Not saved.' });
    });
    act(() => {
      showToast({ tone: 'neutral', text: 'Copied.' });
    });
    expect(screen.getByText('Not saved.').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'assertive',
    );
    expect(screen.getByText('Copied.').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('ToastRegion shows the same words once', () => {
    render(<ToastRegion labels={labels} />);
    act(() => {
      showToast({ tone: 'neutral', text: 'Copied.' });
    });
    act(() => {
      showToast({ tone: 'neutral', text: 'Copied.' });
    });
    expect(screen.getAllByText('Copied.')).toHaveLength(1);
  });

  it('ToastRegion runs a toast’s action and puts it away', () => {
    const onPress = vi.fn();
    render(<ToastRegion labels={labels} />);
    act(() => {
      showToast({ tone: 'bad', text: 'Lost.', action: { label: 'Again', onPress } });
    });
    act(() => {
      screen.getByRole('button', { name: 'Again', hidden: true }).click();
    });
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Lost.')).toBeNull();
  });
});
