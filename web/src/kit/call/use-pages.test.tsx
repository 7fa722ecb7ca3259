import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { usePages } from './use-pages.ts';

const page = (ids: readonly string[], next: string | null = null) => ({
  rows: ids.map((id) => ({ id })),
  next,
});
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

it('reads page after page, and no row twice', async () => {
  const read = vi.fn((after: string | null) =>
    Promise.resolve(after === null ? page(['a', 'b'], 'b') : page(['b', 'c'])),
  );
  const { result } = renderHook(() => usePages(read));
  await waitFor(() => expect(result.current.first).not.toBeNull());
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.more());
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual(['a', 'b', 'c']));
  expect(read.mock.calls).toEqual([[null], ['b']]);
  expect(result.current.hasMore).toBe(false);
});

it('keeps what it has when a later page fails, and reads it again', async () => {
  let isDown = true;
  const read = (after: string | null) => {
    if (after !== null && isDown) return Promise.reject(new AppError('network', 'down'));
    return Promise.resolve(after === null ? page(['a'], 'a') : page(['b']));
  };
  const { result } = renderHook(() => usePages(read));
  await waitFor(() => expect(result.current.first).not.toBeNull());
  act(() => result.current.more());
  await waitFor(() => expect(result.current.error?.code).toBe('network'));
  expect(idsOf(result.current.rows)).toEqual(['a']);
  isDown = false;
  act(() => result.current.more());
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual(['a', 'b']));
  expect(result.current.error).toBeNull();
});

it('shows the list that was asked for last, whichever answer comes first', async () => {
  const waiting: ((value: ReturnType<typeof page>) => void)[] = [];
  const read = () => new Promise<ReturnType<typeof page>>((resolve) => waiting.push(resolve));
  const { result } = renderHook(() => usePages(read));
  act(() => result.current.reload());
  act(() => waiting[1]?.(page(['new'])));
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual(['new']));
  await act(() => Promise.resolve(waiting[0]?.(page(['old']))));
  expect(idsOf(result.current.rows)).toEqual(['new']);
});
