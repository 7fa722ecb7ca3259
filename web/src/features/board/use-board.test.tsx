import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import type { BoardRow } from '#wire/boards.ts';
import * as queries from './queries.ts';
import { useBoard } from './use-board.ts';

vi.mock('./queries.ts', async (original) => ({
  ...(await original<typeof queries>()),
  readBoard: vi.fn(),
  readOwnPlace: vi.fn(),
}));
const read = vi.mocked(queries.readBoard);
const id = { slug: 'g', period: 'all_time', isTimed: false } as const;
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    rank: from + place,
    displayName: `P${String(from + place)}`,
    totalScore: 1000 - from - place,
    finishedAt: '2026-01-01T00:00:00Z',
    cursor: `c${String(from + place)}`,
  }));
const first = { rows: rows(1, 100), own: null, hasMore: true };

beforeEach(() => {
  read.mockReset();
  vi.mocked(queries.readOwnPlace).mockReset().mockResolvedValue(null);
});

describe('useBoard()', () => {
  it('adds a page after the last row and answers the first new one', async () => {
    read.mockResolvedValueOnce(rows(101, 30));
    const { result } = renderHook(() => useBoard(first, id));
    let added: BoardRow | undefined;
    await act(async () => {
      added = await result.current.loadMore();
    });
    expect(added?.rank).toBe(101);
    expect(read).toHaveBeenCalledExactlyOnceWith(id, 'c100');
    expect(result.current.board.rows).toHaveLength(130);
    expect(result.current.board.hasMore).toBe(false);
  });

  it('keeps the pages that are on screen when the board changed', async () => {
    read.mockResolvedValueOnce(rows(101, 100));
    const { result } = renderHook(() => useBoard(first, id));
    await act(() => result.current.loadMore());
    read.mockReset().mockResolvedValueOnce(rows(1, 100)).mockResolvedValueOnce(rows(101, 100));
    await act(() => result.current.refresh());
    expect(result.current.board.rows.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 200 }, (_, n) => n + 1),
    );
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('makes one more reading of changes that come during one', async () => {
    const { result } = renderHook(() => useBoard({ ...first, rows: rows(1, 3), hasMore: false }, id));
    let answer: (found: readonly BoardRow[]) => void = () => undefined;
    read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValue(rows(1, 4));
    await act(async () => {
      void result.current.refresh();
      void result.current.refresh();
      void result.current.refresh();
      answer(rows(1, 3));
    });
    await waitFor(() => expect(result.current.board.rows).toHaveLength(4));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps what is on screen when a reading fails', async () => {
    read.mockRejectedValue(new AppError('network', ''));
    const { result } = renderHook(() => useBoard(first, id));
    await act(() => result.current.refresh());
    expect(result.current.board).toBe(first);
    expect(result.current.error).toBeNull();
    await act(() => result.current.loadMore());
    expect(result.current.error?.code).toBe('network');
    expect(result.current.board.rows).toHaveLength(100);
  });
});
