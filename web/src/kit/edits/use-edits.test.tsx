import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { useEdits, type Saved as SavedOf } from './use-edits.ts';

type Fields = { readonly title: string; readonly rounds: number };
type Saved = SavedOf<Fields, number>;

const loaded: Saved = { fields: { title: 'A', rounds: 5 }, version: 1 };
const conflict = () => Promise.reject(new AppError('edit_conflict', 'Somebody else saved.', { status: 409 }));

function renderEdits(
  save: (fields: Fields, version: number) => Promise<Saved>,
  reload: () => Promise<Saved> = () => Promise.resolve(loaded),
  start = loaded,
) {
  return renderHook(() =>
    useEdits<Fields, number>({
      storageKey: 'form',
      loaded: start,
      save,
      reload,
      check: (fields) => (fields.title === '' ? ['title'] : []),
    }),
  );
}

afterEach(() => window.sessionStorage.clear());

describe('useEdits()', () => {
  it('saves what was changed, from the version that was loaded', async () => {
    const save = vi.fn((fields: Fields, version: number) =>
      Promise.resolve({ fields, version: version + 1 }),
    );
    const { result } = renderEdits(save);
    act(() => result.current.set('title', 'B'));
    expect(result.current.changed).toEqual(['title']);
    await act(async () => expect(await result.current.save()).toBe(true));
    expect(save).toHaveBeenCalledWith({ title: 'B', rounds: 5 }, 1);
    expect(result.current.isDirty).toBe(false);
  });

  it('sends nothing that would be refused, and names it', async () => {
    const save = vi.fn(conflict);
    const { result } = renderEdits(save);
    act(() => result.current.set('title', ''));
    await act(async () => expect(await result.current.save()).toBe(false));
    expect(save).not.toHaveBeenCalled();
    expect(result.current.wrong).toEqual(['title']);
    expect(result.current.fields.title).toBe('');
  });

  it('keeps what is typed while a save is under way, for the next one', async () => {
    let answer: (saved: Saved) => void = () => undefined;
    const { result } = renderEdits(() => new Promise((resolve) => (answer = resolve)));
    act(() => result.current.set('title', 'B'));
    let saving = Promise.resolve(false);
    act(() => {
      saving = result.current.save();
    });
    act(() => result.current.set('rounds', 7));
    await act(async () => {
      answer({ fields: { title: 'B', rounds: 5 }, version: 2 });
      expect(await saving).toBe(true);
    });
    expect(result.current.fields).toEqual({ title: 'B', rounds: 7 });
    expect(result.current.changed).toEqual(['rounds']);
  });

  it('keeps what was typed when a save fails', async () => {
    const { result } = renderEdits(() => Promise.reject(new AppError('network', 'Gone.')));
    act(() => result.current.set('title', 'B'));
    await act(() => result.current.save());
    expect(result.current.error?.code).toBe('network');
    expect(result.current.fields.title).toBe('B');
  });

  it('asks when somebody else was faster, and saves the choice from their version', async () => {
    const theirs = { fields: { title: 'Theirs', rounds: 10 }, version: 2 };
    const save = vi.fn((fields: Fields, version: number) =>
      version === 1 ? conflict() : Promise.resolve({ fields, version: version + 1 }),
    );
    const { result } = renderEdits(save, () => Promise.resolve(theirs));
    act(() => result.current.set('title', 'Mine'));
    await act(() => result.current.save());
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    expect(result.current.conflict?.clashes).toEqual([{ key: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    expect(result.current.conflict?.taken).toEqual(['rounds']);
    expect(result.current.fields.title).toBe('Mine');
    const merged = result.current.conflict?.fields ?? loaded.fields;
    await act(async () => expect(await result.current.resolve(merged)).toBe(true));
    expect(save).toHaveBeenLastCalledWith({ title: 'Mine', rounds: 10 }, 2);
    expect(result.current.conflict).toBeNull();
  });

  it('asks again when the dialog was only put off', async () => {
    const save = vi.fn(conflict);
    const { result } = renderEdits(save, () =>
      Promise.resolve({ fields: { title: 'Theirs', rounds: 5 }, version: 2 }),
    );
    act(() => result.current.set('title', 'Mine'));
    await act(() => result.current.save());
    act(() => result.current.postpone());
    await act(() => result.current.save());
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenLastCalledWith(expect.anything(), 1);
    expect(result.current.conflict).not.toBeNull();
  });

  it('brings unsaved edits back after a reload, and asks where somebody saved meanwhile', () => {
    const first = renderEdits(conflict);
    act(() => first.result.current.set('title', 'Mine'));
    first.unmount();
    expect(renderEdits(conflict).result.current.fields.title).toBe('Mine');
    const later = { fields: { title: 'Theirs', rounds: 7 }, version: 2 };
    const { result } = renderEdits(conflict, undefined, later);
    expect(result.current.conflict?.clashes).toHaveLength(1);
    expect(result.current.fields).toEqual({ title: 'Mine', rounds: 7 });
  });

  it('keeps nothing once the edits are discarded', () => {
    const { result, unmount } = renderEdits(conflict);
    act(() => result.current.set('title', 'Mine'));
    act(() => result.current.discard());
    unmount();
    expect(renderEdits(conflict).result.current.isDirty).toBe(false);
  });

  it('brings in what others saved beside what is typed, and leaves a field that both changed to the save', async () => {
    const { result } = renderEdits(conflict);
    act(() => result.current.set('title', 'Mine'));
    act(() => result.current.take({ fields: { title: 'A', rounds: 7 }, version: 2 }));
    expect(result.current.fields).toEqual({ title: 'Mine', rounds: 7 });
    expect(result.current.changed).toEqual(['title']);
    act(() => result.current.take({ fields: { title: 'Theirs', rounds: 9 }, version: 3 }));
    expect(result.current.fields).toEqual({ title: 'Mine', rounds: 7 });
    await act(() => result.current.save());
    expect(result.current.conflict).not.toBeNull();
  });

  it('keeps what is typed while news are being read', async () => {
    let answer: (news: Saved | null) => void = () => undefined;
    const { result } = renderEdits(conflict);
    let following = Promise.resolve();
    act(() => {
      following = result.current.follow(() => new Promise((resolve) => (answer = resolve)));
    });
    act(() => result.current.set('title', 'Mine'));
    await act(async () => {
      answer({ fields: { title: 'A', rounds: 7 }, version: 2 });
      await following;
    });
    expect(result.current.fields).toEqual({ title: 'Mine', rounds: 7 });
  });

  it('does not go back to news that were read before its own save answered', async () => {
    let answer: (news: Saved | null) => void = () => undefined;
    const { result } = renderEdits((fields) => Promise.resolve({ fields, version: 2 }));
    let following = Promise.resolve();
    act(() => {
      following = result.current.follow(() => new Promise((resolve) => (answer = resolve)));
    });
    act(() => result.current.set('title', 'Mine'));
    await act(() => result.current.save());
    await act(async () => {
      answer(loaded);
      await following;
    });
    expect(result.current.fields.title).toBe('Mine');
    expect(result.current.isDirty).toBe(false);
  });
});
