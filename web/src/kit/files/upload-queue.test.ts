import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { openDocuments } from '#kit/offline/documents.ts';
import type { UploadJob } from './upload-job.ts';
import { createUploadQueue, type UploadPorts } from './upload-queue.ts';

let name = '';
beforeEach(() => {
  name = crypto.randomUUID();
});

/** A tab: a new one has the same database and nothing in memory. */
function openTab(more: Partial<UploadPorts> = {}) {
  const jobs = openDocuments(name, 1, ['photos'])<UploadJob>('photos');
  const sent = new Map<string, string>();
  const put = vi.fn<UploadPorts['put']>().mockResolvedValue();
  const makeTargets = vi.fn((count: number) =>
    Promise.resolve(Array.from({ length: count }, () => crypto.randomUUID())),
  );
  const queue = createUploadQueue({
    jobs,
    makeTargets,
    put,
    isWanted: (id) => !sent.has(id),
    onSent: (id, target) => sent.set(id, target),
    ...more,
  });
  return { jobs, queue, sent, put: vi.mocked(more.put ?? put), makeTargets };
}

const job = (id: string): UploadJob => ({
  id,
  files: [480, 960].map((width) => ({ width, file: new Blob([id]) })),
});
const filesOf = (put: { mock: { calls: Parameters<UploadPorts['put']>[] } }) =>
  put.mock.calls.map(([{ id }, , { width }]) => `${id} ${String(width)}`).sort();

describe('createUploadQueue()', () => {
  it('sends the files of each job into one target of its own, and forgets them', async () => {
    const { jobs, queue, sent, put } = openTab();
    for (const id of ['a', 'b']) await jobs.keep(job(id));
    await queue.send(['a', 'b']);
    expect(filesOf(put)).toEqual(['a 480', 'a 960', 'b 480', 'b 960']);
    expect(new Set(sent.values()).size).toBe(2);
    expect(await jobs.readAll()).toEqual([]);
    expect(queue.read()).toMatchObject({ filesSent: 4, filesKnown: 4, error: null });
  });

  it('goes on in the next tab where this one was killed: the same target, and each file once', async () => {
    const stuck = vi.fn<UploadPorts['put']>((_job, _target, { width }) =>
      width === 480 ? Promise.resolve() : new Promise(() => undefined),
    );
    const dying = openTab({ put: stuck });
    await dying.jobs.keep(job('a'));
    void dying.queue.send(['a']);
    await vi.waitFor(() => expect(stuck).toHaveBeenCalledTimes(2));
    const next = openTab();
    await next.queue.send(['a']);
    expect(filesOf(next.put)).toEqual(['a 960']);
    expect(next.makeTargets).not.toHaveBeenCalled();
    expect(next.sent.get('a')).toBe(stuck.mock.calls[0]?.[1]);
  });

  it('stops where the network is gone, keeps everything, and sends it when asked again', async () => {
    const put = vi.fn<UploadPorts['put']>().mockRejectedValue(new AppError('network', 'Gone.'));
    const { jobs, queue, sent } = openTab({ put });
    await jobs.keep(job('a'));
    await queue.send(['a']);
    expect(queue.read().error?.code).toBe('network');
    expect(await jobs.readAll()).toHaveLength(1);
    put.mockResolvedValue();
    await queue.send(['a']);
    expect(sent.has('a')).toBe(true);
    expect(queue.read().error).toBeNull();
  });

  it('lets one bad file hold up no other, and tries it again when told to', async () => {
    const put = vi.fn<UploadPorts['put']>(({ id }) =>
      id === 'bad' ? Promise.reject(new AppError('upload_refused', 'No.')) : Promise.resolve(),
    );
    const { jobs, queue, sent } = openTab({ put });
    for (const id of ['bad', 'good']) await jobs.keep(job(id));
    await queue.send(['bad', 'good']);
    expect([...sent.keys()]).toEqual(['good']);
    expect([...queue.read().refused]).toEqual(['bad']);
    put.mockResolvedValue();
    await queue.send(['bad']);
    expect(sent.has('bad')).toBe(false);
    queue.retry();
    await queue.send(['bad']);
    expect(sent.has('bad')).toBe(true);
  });

  it('knows the jobs whose files are in another browser', async () => {
    const { queue } = openTab();
    await queue.send(['elsewhere']);
    expect([...queue.read().missing]).toEqual(['elsewhere']);
  });

  it('takes more in while it sends', async () => {
    const { jobs, queue, sent } = openTab();
    for (const id of ['a', 'b']) await jobs.keep(job(id));
    await Promise.all([queue.send(['a']), queue.send(['a', 'b'])]);
    expect([...sent.keys()].sort()).toEqual(['a', 'b']);
  });

  it('sends nothing more of a job that was taken out', async () => {
    const wanted = new Set(['a']);
    const put = vi.fn<UploadPorts['put']>(async () => void wanted.delete('a'));
    const { jobs, queue, sent } = openTab({ put, isWanted: (id) => wanted.has(id) });
    await jobs.keep(job('a'));
    await queue.send(['a']);
    expect(put).toHaveBeenCalledTimes(1);
    expect(sent.size).toBe(0);
    await queue.cancel('a');
    expect(await jobs.readAll()).toEqual([]);
  });
});
