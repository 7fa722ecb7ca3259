import { readStoredJson, writeStored } from '#lib/stored.ts';

const STORAGE_KEY = 'ownRuns';
const MAX_KEPT = 50;

/** Remembers which run of a game is this browser's ranked one, so that a board can show its place. Newest first. */
export function keepOwnRun(gameId: string, sessionId: string): void {
  const others = readAll().filter(([id]) => id !== gameId);
  writeStored('local', STORAGE_KEY, JSON.stringify([[gameId, sessionId], ...others].slice(0, MAX_KEPT)));
}

/** The run of a game that this browser last ranked with. */
export function ownRun(gameId: string): string | undefined {
  return readAll().find(([id]) => id === gameId)?.[1];
}

function readAll(): [string, string][] {
  const stored = readStoredJson('local', STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (row): row is [string, string] =>
      Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'string',
  );
}

/** Forgets them all: another guest takes this browser. */
export function forgetOwnRuns(): void {
  writeStored('local', STORAGE_KEY, null);
}
