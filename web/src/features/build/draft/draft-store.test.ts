import { describe, expect, it, vi } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import { AppError } from '#lib/app-error.ts';
import { createDraftStore, type DraftPorts } from './draft-store.ts';
import type { LocalDraft } from './local-drafts.ts';
import { newDraft } from './new-draft.ts';

const start: LocalDraft = {
  id: 'd',
  ownerId: null,
  document: newDraft('public', 'GBP'),
  baseVersion: 0,
  isDirty: false,
  changedAt: '2026-01-01T00:00:00Z',
  photoNames: {},
};

/** As many as are worth saving by their changes. */
const manyRows = Array.from({ length: 60 }, (_, place) => emptyRow({ id: String(place), origin: 'feed' }));

function open(ports: Partial<DraftPorts> = {}) {
  const kept: LocalDraft[] = [];
  const planned: (() => void)[] = [];
  let version = 0;
  let saves = 0;
  const send = vi.fn<DraftPorts['send']>(() => Promise.resolve({ version: (version += 1) }));
  const sendChanges = vi.fn<DraftPorts['sendChanges']>(() => Promise.resolve({ version: (version += 1) }));
  const store = createDraftStore(start, {
    keep: (draft) => {
      kept.push(draft);
      return Promise.resolve();
    },
    userId: () => 'ada',
    send,
    sendChanges,
    now: () => '2026-01-02T00:00:00Z',
    newId: () => `save-${String((saves += 1))}`,
    later: (work) => planned.push(work),
    ...ports,
  });
  const title = (text: string) => store.change((document) => ({ ...document, title: text }));
  return { store, kept, planned, send, sendChanges, title };
}

describe('createDraftStore()', () => {
  it('keeps every change in the browser at once, before anything is sent', () => {
    const { kept, send, title } = open();
    title('One');
    expect(kept.at(-1)?.document.title).toBe('One');
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the newest of changes that come while one is being kept', async () => {
    const { kept, title } = open();
    for (const text of ['a', 'ab', 'abc']) title(text);
    await vi.waitFor(() => expect(kept.at(-1)?.document.title).toBe('abc'));
    expect(kept.length).toBe(2);
  });

  it('sends over the version that it was made from, and again what changed meanwhile', async () => {
    const { store, send, title } = open();
    title('One');
    await store.flush();
    expect(store.read()).toMatchObject({
      sync: 'account',
      draft: { baseVersion: 1, isDirty: false, ownerId: 'ada' },
    });
    title('Two');
    await store.flush();
    expect(send.mock.calls.map(([save]) => save.baseVersion)).toEqual([0, 1]);
  });

  it('is never its own conflict: whoever asks while it sends waits for the same', async () => {
    let version = 0;
    let underWay = 0;
    const send = vi.fn<DraftPorts['send']>(async ({ baseVersion }) => {
      underWay += 1;
      expect([underWay, baseVersion]).toEqual([1, version]);
      await Promise.resolve();
      underWay -= 1;
      return { version: (version += 1) };
    });
    const { store, title } = open({ send });
    title('One');
    const first = store.flush();
    const others = [store.flush(), store.flush()];
    title('Two');
    await Promise.all([first, ...others]);
    expect(send).toHaveBeenCalledTimes(2);
    expect(store.read().sync).toBe('account');
  });

  it('sends what changed alone once the server has answered, and all of it while it has not', async () => {
    const lost = new AppError('network', 'lost');
    const { store, send, sendChanges, title } = open();
    store.change((document) => ({ ...document, title: 'One', rows: manyRows }));
    await store.flush();
    title('Two');
    await store.flush();
    expect(sendChanges.mock.lastCall?.[0]).toMatchObject({
      baseVersion: 1,
      changes: { fields: { title: 'Two' } },
    });
    sendChanges.mockRejectedValueOnce(lost);
    title('Three');
    await store.flush();
    expect(store.read().sync).toBe('failed');
    await store.flush();
    expect(send.mock.lastCall?.[0]).toMatchObject({ baseVersion: 2, document: { title: 'Three' } });
    expect(send.mock.lastCall?.[0].unanswered).toHaveLength(1);
    expect([send.mock.calls.length, sendChanges.mock.calls.length]).toEqual([2, 2]);
    expect(store.read().sync).toBe('account');
  });

  it('sends nothing of a visitor', async () => {
    const { store, send, title, planned } = open({ userId: () => null });
    title('One');
    await store.flush();
    expect([send.mock.calls.length, planned.length]).toEqual([0, 0]);
    expect(store.read().draft.isDirty).toBe(true);
  });

  it('overwrites nothing that was changed elsewhere until somebody chose', async () => {
    const refusal = new AppError('draft_changed', 'Changed.', { status: 409 });
    const send = vi.fn<DraftPorts['send']>().mockRejectedValueOnce(refusal).mockResolvedValue({ version: 8 });
    const { store, title } = open({ send });
    title('Here');
    await store.flush();
    expect(store.read().sync).toBe('conflict');
    title('Here too');
    await store.flush();
    expect(send).toHaveBeenCalledTimes(1);
    store.overwrite(7);
    await vi.waitFor(() => expect(store.read().sync).toBe('account'));
    expect(send.mock.calls[1]?.[0]).toMatchObject({ baseVersion: 7, unanswered: [] });
    expect(store.read().draft.document.title).toBe('Here too');
  });

  it('names the saves whose answers were lost, until one is answered', async () => {
    const send = vi
      .fn<DraftPorts['send']>()
      .mockRejectedValueOnce(new AppError('network', 'Lost.'))
      .mockRejectedValueOnce(new AppError('network', 'Lost.'))
      .mockResolvedValue({ version: 2 });
    const { store, kept, title } = open({ send });
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      title(text);
      // A save is kept before it is sent: a tab that dies knows it again.
      await store.flush();
    }
    expect(send.mock.calls.map(([{ saveId, unanswered }]) => [saveId, unanswered])).toEqual([
      ['save-1', []],
      ['save-2', ['save-1']],
      ['save-3', ['save-1', 'save-2']],
      ['save-4', []],
    ]);
    expect(kept.some(({ unanswered }) => unanswered?.join() === 'save-1,save-2,save-3')).toBe(true);
    expect(kept.at(-1)?.unanswered).toEqual([]);
  });

  it('keeps what could not be sent, and says so', async () => {
    const { store, kept, title } = open({ send: () => Promise.reject(new AppError('network', 'Down.')) });
    title('One');
    await store.flush();
    expect(store.read().sync).toBe('failed');
    expect(kept.at(-1)?.isDirty).toBe(true);
  });

  it('says when the browser keeps nothing', async () => {
    const { store, title } = open({ keep: () => Promise.reject(new Error('full')), userId: () => null });
    title('One');
    await vi.waitFor(() => expect(store.read().sync).toBe('not-kept'));
  });
});
