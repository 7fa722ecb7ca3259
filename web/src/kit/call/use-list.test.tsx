import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { useList } from './use-list.ts';

interface Row {
  readonly id: string;
  readonly text?: string;
}
interface RowPage {
  readonly rows: readonly Row[];
  readonly next: string | null;
}
const page = (ids: readonly string[], next: string | null = null): RowPage => ({
  rows: ids.map((id) => ({ id })),
  next,
});
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');
const down = new AppError('network', 'down');

type Read = (after: string | null) => Promise<RowPage>;
const show = (read: Read, options?: { first?: RowPage; isLive?: boolean }) =>
  renderHook(() => useList<Row, RowPage>(['rows'], read, options)).result;

/** A server whose answers come when the test says so. */
function slowServer() {
  const waiting: ((answer: RowPage) => void)[] = [];
  const read = vi.fn(() => new Promise<RowPage>((resolve) => waiting.push(resolve)));
  const answer = (place: number, given: RowPage) =>
    waitFor(() => {
      const resolve = waiting[place];
      if (!resolve) throw new Error('Nobody has asked yet.');
      resolve(given);
    });
  return { read, answer };
}

describe('useList() reads', () => {
  it('page after page, and shows no row twice', async () => {
    const read = vi.fn((after: string | null) =>
      Promise.resolve(after === null ? page(['a', 'b'], 'b') : page(['b', 'c'])),
    );
    const list = show(read);
    await waitFor(() => expect(list.current.hasMore).toBe(true));
    let added: readonly Row[] = [];
    await act(async () => {
      added = await list.current.more();
    });
    expect(idsOf(added)).toBe('c');
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('abc'));
    expect(read.mock.calls).toEqual([[null], ['b']]);
    expect(list.current.hasMore).toBe(false);
  });

  it('one page for two presses', async () => {
    const read = vi.fn<Read>().mockResolvedValue(page(['b'], 'b'));
    const list = show(read, { first: page(['a'], 'a') });
    await act(() => Promise.all([list.current.more(), list.current.more()]));
    expect(read.mock.calls).toEqual([['a']]);
  });

  it('keeps what it has when a later page fails, and reads that page again', async () => {
    const read = vi
      .fn<Read>()
      .mockRejectedValueOnce(down)
      .mockResolvedValueOnce(page(['b']));
    const list = show(read, { first: page(['a'], 'a') });
    await act(() => list.current.more());
    await waitFor(() => expect(list.current.error?.code).toBe('network'));
    expect(idsOf(list.current.rows)).toBe('a');
    await act(() => list.current.retry());
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('ab'));
    expect(read.mock.calls).toEqual([['a'], ['a']]);
    expect(list.current.error).toBeNull();
  });

  it('says what failed until the first page is there, also while it is asked for again', async () => {
    const { read, answer } = slowServer();
    read.mockRejectedValueOnce(down);
    const list = show(read);
    await waitFor(() => expect(list.current.error).toBe(down));
    act(() => void list.current.retry());
    await waitFor(() => expect(list.current.isBusy).toBe(true));
    expect(list.current.error).toBe(down);
    await answer(0, page(['a']));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('a'));
    expect(list.current.error).toBeNull();
  });
});

describe('useList() begins', () => {
  it("with the loader's page, which is not read again", () => {
    const read = vi.fn<Read>();
    expect(idsOf(show(read, { first: page(['a']) }).current.rows)).toBe('a');
    expect(read).not.toHaveBeenCalled();
  });

  it('anew with another page of the loader', async () => {
    const read = vi.fn<Read>().mockResolvedValue(page(['b']));
    const { result, rerender } = renderHook(({ first }) => useList<Row, RowPage>(['rows'], read, { first }), {
      initialProps: { first: page(['a'], 'a') },
    });
    await act(() => result.current.more());
    rerender({ first: page(['x']) });
    await waitFor(() => expect(idsOf(result.current.rows)).toBe('x'));
  });

  it('anew with another key, without what failed before', async () => {
    const read = vi
      .fn<Read>()
      .mockRejectedValueOnce(down)
      .mockReturnValue(new Promise(() => undefined));
    const { result, rerender } = renderHook(({ of }) => useList<Row, RowPage>([of], read), {
      initialProps: { of: 'one' },
    });
    await waitFor(() => expect(result.current.error).toBe(down));
    rerender({ of: 'two' });
    expect(result.current.error).toBeNull();
  });

  it('with nothing of another screen that shows the same list', async () => {
    const read = vi.fn<Read>().mockResolvedValue(page(['a']));
    show(read);
    const second = show(read);
    expect(second.current.first).toBeNull();
    await waitFor(() => expect(idsOf(second.current.rows)).toBe('a'));
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('useList() reloads', () => {
  it('every page on screen, and keeps its rows until the new ones are there', async () => {
    const { read, answer } = slowServer();
    const list = show(read, { first: page(['a'], 'a') });
    act(() => void list.current.more());
    await answer(0, page(['b'], 'b'));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('ab'));
    act(() => void list.current.reload());
    await answer(1, page(['x'], 'x'));
    expect(idsOf(list.current.rows)).toBe('ab');
    await answer(2, page(['y'], 'y'));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('xy'));
    expect(read.mock.calls).toEqual([['a'], [null], ['x']]);
  });

  it('after the first page, never beside it: the older answer does not win', async () => {
    const { read, answer } = slowServer();
    const list = show(read);
    act(() => void list.current.reload());
    await answer(0, page(['a']));
    await answer(1, page(['b']));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('b'));
  });

  it('once more for all the changes that come while it reads', async () => {
    const { read, answer } = slowServer();
    const list = show(read, { first: page(['a']) });
    act(() => void list.current.reload());
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    act(() => {
      void list.current.reload();
      void list.current.reload();
    });
    await answer(0, page(['b']));
    await answer(1, page(['c']));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('c'));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('adds the page that was asked for while it reads', async () => {
    const { read, answer } = slowServer();
    const list = show(read, { first: page(['a'], 'a') });
    act(() => void list.current.reload());
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    act(() => void list.current.more());
    await answer(0, page(['a', 'b'], 'b'));
    await answer(1, page(['c']));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('abc'));
    expect(read.mock.calls).toEqual([[null], ['b']]);
  });

  it.each([
    [false, 'network'],
    [true, undefined],
  ])('keeps what is on screen when that fails; live %s: says %s', async (isLive, code) => {
    const list = show(vi.fn<Read>().mockRejectedValue(down), { first: page(['a'], 'a'), isLive });
    await act(() => list.current.reload());
    await waitFor(() => expect(list.current.isBusy).toBe(false));
    expect(list.current.error?.code).toBe(code);
    expect(idsOf(list.current.rows)).toBe('a');
    await act(() => list.current.more());
    await waitFor(() => expect(list.current.error?.code).toBe('network'));
  });
});

describe('useList() edits', () => {
  it('puts and takes rows in place', async () => {
    const list = show(vi.fn<Read>(), { first: page(['a', 'b']) });
    act(() => {
      list.current.put({ id: 'c' }, 'a');
      list.current.put({ id: 'b', text: 'new' });
      list.current.take('a');
    });
    await waitFor(() => expect(list.current.rows).toEqual([{ id: 'c' }, { id: 'b', text: 'new' }]));
  });

  it('are not undone by an answer that was on its way', async () => {
    const { read, answer } = slowServer();
    const list = show(read, { first: page(['a', 'b'], 'b') });
    act(() => void list.current.more());
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    act(() => list.current.take('a'));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('b'));
    await answer(0, page(['c']));
    await waitFor(() => expect(idsOf(list.current.rows)).toBe('bc'));
  });
});
