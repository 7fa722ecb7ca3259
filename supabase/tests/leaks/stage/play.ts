import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { invoke, type Caller } from './call-api.ts';
import type { StagedGame, StagedHome } from './staged-game.ts';

/** A run of somebody on the stage. */
export interface Run {
  sessionId: string;
  game: StagedGame;
  /** The guest's; null for somebody with an account. */
  guestToken: string | null;
  /** Homes that it has not guessed. */
  open: StagedHome[];
  guessed: StagedHome[];
}

interface Started {
  sessionId: string;
  guestToken?: string;
  rounds: { gameListingId: string }[];
}

export const nobody: Caller = { accessToken: null };

/** Starts a run of a game; without an account and token a guest comes into being. */
export async function startRun(
  address: StackAddress,
  caller: Caller,
  game: StagedGame,
  guestToken: string | null = null,
): Promise<Run> {
  const started = await invoke<Started>(address, caller, 'start-run', {
    game: game.slug,
    brand: game.brand,
    guestToken,
  });
  const rounds = started.rounds.map(({ gameListingId }) => gameListingId);
  return {
    sessionId: started.sessionId,
    game,
    guestToken: started.guestToken ?? guestToken,
    open: game.homes.filter((home) => rounds.includes(home.gameListingId)),
    guessed: [],
  };
}

/** What every guess on the stage is, in minor units. */
export const guessMinor = 50_000_000;

/** Guesses a home of a run. Whoever did so knows its price from then on. */
export async function guess(
  address: StackAddress,
  caller: Caller,
  run: Run,
  home: StagedHome,
  amountMinor = guessMinor,
): Promise<void> {
  await invoke(address, caller, 'submit-guess', {
    sessionId: run.sessionId,
    guestToken: run.guestToken,
    gameListingId: home.gameListingId,
    amountMinor,
    currency: run.game.currency,
  });
  run.open = run.open.filter(({ gameListingId }) => gameListingId !== home.gameListingId);
  run.guessed.push(home);
}

/** A guest who plays a game to its end. */
export async function playThrough(
  address: StackAddress,
  game: StagedGame,
  amountMinor?: number,
): Promise<Run> {
  const run = await startRun(address, nobody, game);
  for (const home of [...run.open]) await guess(address, nobody, run, home, amountMinor);
  return run;
}
