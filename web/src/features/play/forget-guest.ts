import { keepGuestToken } from '#lib/auth-session.ts';
import { forgetOwnRuns } from '#kit/games/own-runs.ts';
import { keepName } from '#kit/games/kept-name.ts';

/** What this tab keeps of a guest's rounds: drafts, unsent guesses, keys of starts. */
const OF_A_RUN = /^(draft|unsent|startKey):/;

/** Forgets the guest of this browser: token, name, own runs, and what the tab kept. An account stays signed in. */
export function forgetGuest(storage: Storage = window.sessionStorage): void {
  keepGuestToken(null);
  forgetOwnRuns();
  keepName('');
  for (const key of Object.keys(storage)) if (OF_A_RUN.test(key)) storage.removeItem(key);
}
