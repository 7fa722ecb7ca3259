import type { ModeOptions } from '#domain/modes.ts';
import type { OwnLook } from '#domain/presentations.ts';
import { readStoredJson } from '#lib/stored.ts';

/** How a game is presented here: as its host says, and as this browser's own person likes it. */
export function lookOf(options: ModeOptions | undefined): ModeOptions & OwnLook {
  return { ...options, ...(readStoredJson('local', 'look') as OwnLook | null) };
}
