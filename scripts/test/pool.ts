/**
 * Runs tasks in order, at most `width` at a time; resolves when all are done.
 * @throws the first error of a task, after all tasks ended
 */
export async function runPool(tasks: readonly (() => Promise<void>)[], width: number): Promise<void> {
  const waiting = [...tasks];
  const errors: unknown[] = [];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift())
      try {
        await task();
      } catch (error) {
        errors.push(error);
      }
  };
  await Promise.all(Array.from({ length: width }, work));
  if (errors.length > 0) throw errors[0];
}
