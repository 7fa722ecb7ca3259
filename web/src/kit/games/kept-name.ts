import { readStored, writeStored } from '#lib/stored.ts';

const STORAGE_KEY = 'displayName';

/** What this browser's player was last called; empty where they never said. */
export function readKeptName(): string {
  return readStored('local', STORAGE_KEY) ?? '';
}

/** Remembers a name for the runs to come. */
export function keepName(name: string): void {
  writeStored('local', STORAGE_KEY, name || null);
}
