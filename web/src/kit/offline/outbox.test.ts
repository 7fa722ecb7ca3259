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
type Send = OutboxPorts<{ readonly text: string }, string>['send'];

function openTab(send: Send, owner: string | null = 'ada') {
  return createOutbox({
    entries: openDocuments(name, 1, ['writes'])<OutboxEntry<{ readonly text: string }>>('writes'),
    isPayload: (kept): kept is { readonly text: string } =>
      typeof (kept as { text?: unknown } | null)?.text === 'string',
    ownerId: () => owner,
    send,
    alone: (work) => work(),
  });
}

/** A server that takes each key once and remembers the order. */
function makeServer() {
  const taken: string[] = [];
  const take = (id: string) => {
    if (!taken.includes(id)) taken.push(id);
    return Promise.resolve(`has ${id}`);
  };
  return { taken, take };
}

const write = (id: string) => ({ id, kind: 'note', payload: { text: id } });
const lost = () => new AppError('network', 'Gone.');

describe('createOutbox()', () => {
  it('sends in order what was added, and forgets it', async () => {
    const { taken, take } = makeServer();
    const outbox = openTab(({ id }) => take(id));
    for (const id of ['a', 'b', 'c']) await outbox.add(write(id));
    expect(await outbox.flush()).toBeNull();
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(await outbox.read()).toEqual([]);
  });

  it('loses nothing and doubles nothing when its tab is killed in the middle', async () => {
    const { taken, take } = makeServer();
    const reached = vi.fn();
    const dying = openTab(({ id }) => {
      const answer = take(id);
      if (id !== 'b') return answer;
      // The server has it; the tab dies before it hears so.
      reached();
      return new Promise(() => undefined);
    });
    for (const id of ['a', 'b', 'c']) await dying.add(write(id));
    void dying.flush();
    await vi.waitFor(() => expect(reached).toHaveBeenCalled());
    const sent: string[] = [];
    const next = openTab(({ id }) => {
      sent.push(id);
      return take(id);
    });
    expect((await next.read()).map(({ id }) => id)).toEqual(['b', 'c']);
    await next.flush();
    expect(sent).toEqual(['b', 'c']);
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(await next.read()).toEqual([]);
  });

  it('stops where the network is gone, and goes on from there', async () => {
    const { taken, take } = makeServer();
    const send = vi.fn<Send>(({ id }) => take(id)).mockRejectedValueOnce(lost());
    const outbox = openTab(send);
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    expect((await outbox.flush())?.code).toBe('network');
    expect(taken).toEqual([]);
    await outbox.flush();
    expect(taken).toEqual(['a', 'b']);
  });

  it('keeps a refused write for its author, and lets the others pass', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new AppError('words_refused', 'No.'));
    const outbox = openTab(send.mockResolvedValue('ok'));
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
    await openTab(() => Promise.resolve('ok')).add(write('a'));
    const send = vi.fn<Send>().mockResolvedValue('ok');
    await openTab(send, 'bo').flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends a write once, whoever asks meanwhile', async () => {
    const send = vi.fn<Send>().mockResolvedValue('ok');
    const outbox = openTab(send);
    await outbox.add(write('a'));
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tries once more where the network came back while it failed', async () => {
    let fail: (error: Error) => void = () => undefined;
    const send = vi.fn<Send>(() => Promise.resolve('ok'));
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const outbox = openTab(send);
    await outbox.add(write('a'));
    const first = outbox.flush();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    const second = outbox.flush();
    fail(lost());
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('tells of what was sent, with the answer, once it is forgotten; and of every other change', async () => {
    const { take } = makeServer();
    const outbox = openTab(({ id }) => take(id));
    const heard: unknown[] = [];
    const stop = outbox.subscribe((sent) => heard.push(sent && [sent.entry.payload.text, sent.answer]));
    await outbox.add(write('a'));
    await outbox.add(write('b'));
    await outbox.forget('b');
    await outbox.flush();
    expect(heard).toEqual([null, null, null, ['a', 'has a']]);
    stop();
    await outbox.add(write('c'));
    expect(heard).toHaveLength(4);
  });

  it('keeps nothing that would have no owner', async () => {
    await expect(openTab(() => Promise.resolve('ok'), null).add(write('a'))).rejects.toThrow('owner');
  });
});
