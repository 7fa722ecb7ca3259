/**
 * Work of which one run is under way at a time. Asked for meanwhile, it runs once more when that has ended, however
 * often it was asked for.
 */
export function runInTurns(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = (): void => {
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = work().finally(() => {
      running = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      run();
    });
  };
  return {
    run,
    /** runs it, and resolves when nothing is under way any more */
    runToEnd: async (): Promise<void> => {
      run();
      while (running) await running;
    },
  };
}
