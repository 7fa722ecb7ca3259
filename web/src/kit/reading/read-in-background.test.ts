import { afterEach, expect, test, vi } from 'vitest';

const PAGE =
  '<html><head><title>1 Elm Road</title></head><body><h1>1 Elm Road</h1><p class="price">£320,000</p><p>3 bedrooms</p></body></html>';
const work = { kind: 'page', html: PAGE, url: null } as const;

/** A worker that answers as it is told to. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static answer: (one: FakeWorker, asked: unknown) => void = () => undefined;
  isDismissed = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(asked: unknown) {
    FakeWorker.answer(this, asked);
  }
  say(data: unknown) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {
    this.isDismissed = true;
  }
}

/** The module anew, with or without workers in this browser. */
async function load(Worker?: unknown) {
  vi.resetModules();
  FakeWorker.made = [];
  if (Worker === undefined) vi.stubGlobal('Worker', undefined);
  else vi.stubGlobal('Worker', Worker);
  return (await import('./read-in-background.ts')).readInBackground;
}
afterEach(() => vi.unstubAllGlobals());

test('readInBackground() asks one worker, one thing after the other', async () => {
  const read = await load(FakeWorker);
  const asked: unknown[] = [];
  FakeWorker.answer = (one, data) => {
    asked.push(data);
    one.say({ answer: asked.length });
  };
  expect(await Promise.all([read(work), read({ ...work, url: 'https://a.example' })])).toEqual([1, 2]);
  expect(FakeWorker.made).toHaveLength(1);
});

test('readInBackground() reads here where there are no workers, where none starts, and where one breaks', async () => {
  function broken() {
    throw new Error('No workers here.');
  }
  for (const Worker of [undefined, broken, FakeWorker]) {
    const read = await load(Worker);
    FakeWorker.answer = (one) => queueMicrotask(() => one.dispatchEvent(new Event('error')));
    const record = await read(work);
    expect(record.price).toMatchObject({ amountMinor: 32_000_000, currency: 'GBP' });
    expect((await read(work)).bedrooms).toBe(3);
    expect(FakeWorker.made.length).toBeLessThanOrEqual(1);
  }
});

test('readInBackground() is taken back: under way it ends its worker, and what waits is never asked', async () => {
  const read = await load(FakeWorker);
  FakeWorker.answer = () => undefined;
  const away = new AbortController();
  const first = read(work, away.signal);
  const second = read(work, away.signal);
  await vi.waitFor(() => expect(FakeWorker.made).toHaveLength(1));
  away.abort();
  await expect(first).rejects.toThrow(/abort/i);
  await expect(second).rejects.toThrow(/abort/i);
  expect(FakeWorker.made.map(({ isDismissed }) => isDismissed)).toEqual([true]);
  FakeWorker.answer = (one) => one.say({ answer: 'next' });
  expect(await read(work)).toBe('next');
});

test('readInBackground() tells what could not be read, and goes on with the next', async () => {
  const read = await load(FakeWorker);
  FakeWorker.answer = (one) => one.say({ failure: 'Error: gone' });
  await expect(read(work)).rejects.toThrow('gone');
  FakeWorker.answer = (one) => one.say({ answer: 'next' });
  expect(await read(work)).toBe('next');
});
