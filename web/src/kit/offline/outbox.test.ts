import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { openDocuments } from './documents.ts';
import { createOutbox, type OutboxEntry, type OutboxPorts } from './outbox.ts';

let name = '';
beforeEach(() => {
  name = crypto.randomUUID();
});

/** A tab: a new one has the same database and nothing in memory. */
function openTab(send: OutboxPorts['send'], userId = 'ada') {
  return createOutbox({
    entries: openDocuments(name, 1, ['writes'])<OutboxEntry>('writes'),
    userId: () => userId,
    send,
    alone: (work) => work(),
  });
}

/** A server that takes each key once and remembers the order. */
function makeServer() {
  const taken: string[] = [];
  return { taken, take: (id: string) => (taken.includes(id) ? undefined : taken.push(id)) };
}

const write = (id: string) => ({ id, kind: 'note', payload: { text: id } });
const lost = () => new AppError('network', 'Gone.');

describe('createOutbox()', () => {
  it('sends in order what was added, and forgets it', async () => {
    const { taken, take } = makeServer();
    const outbox = openTab(async ({ id }) => void take(id));
    for (const id of ['a', 'b', 'c']) await outbox.add(write(id));
    expect(await outbox.flush()).toBeNull();
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(await outbox.read()).toEqual([]);
  });

  it('loses nothing and doubles nothing when its tab is killed in the middle', async () => {
    const { taken, take } = makeServer();
    const reached = vi.fn();
    const dying = openTab(({ id }) => {
      take(id);
      if (id !== 'b') return Promise.resolve();
      // The server has it; the tab dies before it hears so.
      reached();
      return new Promise(() => undefined);
    });
    for (const id of ['a', 'b', 'c']) await dying.add(write(id));
    void dying.flush();
    await vi.waitFor(() => expect(reached).toHaveBeenCalled());
    const sent: string[] = [];
    const next = openTab(async ({ id }) => {
      sent.push(id);
      take(id);
    });
    expect((await next.read()).map(({ id }) => id)).toEqual(['b', 'c']);
    await next.flush();
    expect(sent).toEqual(['b', 'c']);
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(await next.read()).toEqual([]);
  });

  it('stops where the network is gone, and goes on from there', async () => {
    const { taken, take } = makeServer();
    const send = vi.fn(async ({ id }: OutboxEntry) => void take(id)).mockRejectedValueOnce(lost());
    const outbox = openTab(send);
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    expect((await outbox.flush())?.code).toBe('network');
    expect(taken).toEqual([]);
    await outbox.flush();
    expect(taken).toEqual(['a', 'b']);
  });

  it('keeps a refused write for its author, and lets the others pass', async () => {
    const send = vi.fn<OutboxPorts['send']>().mockRejectedValueOnce(new AppError('words_refused', 'No.'));
    const outbox = openTab(send.mockResolvedValue());
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    await outbox.flush();
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(2);
    expect((await outbox.read()).map(({ id, refusal }) => [id, refusal])).toEqual([['a', 'words_refused']]);
    await outbox.forget('a');
    expect(await outbox.read()).toEqual([]);
  });

  it('sends nothing of somebody else', async () => {
    await openTab(() => Promise.resolve()).add(write('a'));
    const send = vi.fn<OutboxPorts['send']>().mockResolvedValue();
    await openTab(send, 'bo').flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends a write once, whoever asks meanwhile', async () => {
    const send = vi.fn<OutboxPorts['send']>().mockResolvedValue();
    const outbox = openTab(send);
    await outbox.add(write('a'));
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
