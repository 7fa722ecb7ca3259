import { READING, type ReadWork } from './read-work.ts';

/** Reads one piece of work after another, off the thread that draws. */
self.addEventListener('message', ({ data }: MessageEvent<ReadWork>) => {
  const work = READING[data.kind] as (work: ReadWork) => Promise<unknown>;
  work(data).then(
    (answer) => self.postMessage({ answer }),
    (error: unknown) => self.postMessage({ failure: String(error) }),
  );
});
