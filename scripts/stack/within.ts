/**
 * Waits for `work`, but not for ever.
 * @throws when it has not ended after `limitMs`; the work itself goes on and its outcome is ignored.
 */
export async function within<T>(limitMs: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end within ${limitMs / 1000} s.`)), limitMs);
  });
  work.catch(() => undefined); // late failures are nobody's business any more
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
