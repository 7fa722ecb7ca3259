import { drawSamples, type DrawingOptions } from './draw-samples.ts';
import { type DemoKeys, seedOnce } from './seed-once.ts';

/** What a stack has of samples when it answers, and what is still on its way. */
export interface Filling extends DemoKeys {
  readonly samplesDrawn: Promise<void>;
  stopDrawing(): Promise<void>;
}

/** The default game at once, the others behind it; nothing where no seed is wanted. */
export async function fillWithSamples(
  options: DrawingOptions,
  { seed = true }: { readonly seed?: boolean },
): Promise<Filling> {
  if (!seed) {
    const done = Promise.resolve();
    return { accounts: [], codes: [], samplesDrawn: done, stopDrawing: () => done };
  }
  const demo = await seedOnce(options);
  const { isDone, stop } = await drawSamples(options);
  return { ...demo, samplesDrawn: isDone, stopDrawing: stop };
}
