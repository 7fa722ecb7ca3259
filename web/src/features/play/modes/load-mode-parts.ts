import type { Run } from '#wire/runs.ts';
import type { ModeParts } from './mode-parts.ts';

/** What the run's mode adds to its screens; a plain run, which most are, fetches nothing. */
export async function loadModeParts({ modeOptions }: Run): Promise<ModeParts | null> {
  return modeOptions && Object.keys(modeOptions).length > 0
    ? (await import('./mode-parts.ts')).findModeParts(modeOptions)
    : null;
}
