import { callFunction } from '#lib/api.ts';

/** Refuses, with `words_refused` or `price_in_name`, a name that could not be shown on boards: better now than when a run starts. */
export async function checkName(displayName: string): Promise<void> {
  await callFunction('check-name', { displayName });
}
