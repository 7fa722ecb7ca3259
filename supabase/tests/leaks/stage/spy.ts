import type { Run } from './play.ts';
import type { StagedGame } from './staged-game.ts';

/** Who looks for prices, and with what in hand. */
export interface Spy {
  name: string;
  accessToken: string | null;
  userId: string | null;
  guestToken: string | null;
  /** Runs of the spy's own. */
  runs: Run[];
  /** Games that the spy runs. */
  games: StagedGame[];
  /** Listings and drafts whose price the spy has legitimately been told, by what the spy did. */
  knows: string[];
  /** Listings that the spy may edit: addresses and sources are no secret there. */
  manages: string[];
}

/** Somebody without anything. */
export function newSpy(name: string, more: Partial<Spy> = {}): Spy {
  return {
    name,
    accessToken: null,
    userId: null,
    guestToken: null,
    runs: [],
    games: [],
    knows: [],
    manages: [],
    ...more,
  };
}

/** Listings that these runs have guessed. */
export function learntBy(runs: readonly Run[]): string[] {
  return runs.flatMap(({ guessed }) => guessed.map(({ listingId }) => listingId));
}
