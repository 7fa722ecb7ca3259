import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { lookOf } from '#kit/games/own-look.ts';
import type { ModeParts } from './mode-parts.ts';

/** What clock and mode add to the screens of a run; a plain run, which most are, fetches nothing. */
export async function loadModeParts({ modeOptions }: Run, round: Round | Error): Promise<ModeParts | null> {
  const look = lookOf(modeOptions);
  const isTimed = 'deadlineAt' in round && round.deadlineAt !== null;
  return isTimed || Object.keys(look).length > 0
    ? (await import('./mode-parts.ts')).findModeParts(look, isTimed)
    : null;
}
