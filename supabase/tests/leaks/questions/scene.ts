import { createHash } from 'node:crypto';
import type { Run } from '../stage/play.ts';
import type { Spy } from '../stage/spy.ts';
import { gamesOf, type Backstage, type Stage } from '../stage/stage.ts';
import type { StagedGame, StagedHome } from '../stage/staged-game.ts';

/** Whose questions are made, and about what. */
export interface Scene {
  stage: Stage;
  spy: Spy;
  backstage: Backstage | null;
  /** Every game, as functions of the database name one. */
  games: NamedGame[];
  /** Games whose management the spy asks for: those that it runs, else those that it does not. */
  managed: NamedGame[];
  /** Every home in every managed game. */
  managedHomes: (NamedGame & { game_listing_id: string })[];
  /** What a guest sends with everything. */
  token: { guest_token?: string };
}

/** An id that no row has. */
export const UNKNOWN_ID = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';

/** A game by slug and brand. */
export interface NamedGame {
  game_slug: string;
  brand: string | null;
}

/** Everything that one spy can ask about on one stage. */
export function sceneOf(stage: Stage, spy: Spy): Scene {
  const { backstage } = stage;
  const asked = spy.games.length > 0 ? spy.games : backstage ? [stage.main, backstage.again] : [stage.main];
  return {
    ...{ stage, spy, backstage },
    games: [...gamesOf(stage).map(named), { game_slug: 'house-prices-game', brand: null }],
    managed: asked.map(named),
    // Whoever runs nothing is turned away at the game already: its last home says as much as all of them.
    managedHomes: asked.flatMap((game) =>
      game.homes
        .slice(spy.games.length > 0 ? 0 : -1)
        .map(({ gameListingId }) => ({ ...named(game), game_listing_id: gameListingId })),
    ),
    token: spy.guestToken === null ? {} : { guest_token: spy.guestToken },
  };
}

/** A run and each of its homes, guessed or not. */
export function roundsOf({ spy }: Scene): { run: Run; home: StagedHome }[] {
  return spy.runs.flatMap((run) => [...run.open, ...run.guessed].map((home) => ({ run, home })));
}

/** A run and each of its homes that the spy does not know. */
export function openRoundsOf(scene: Scene): { run: Run; home: StagedHome }[] {
  return roundsOf(scene).filter(({ run, home }) => run.open.includes(home));
}

/** Runs of the spy's, and of everybody else who stands on the stage. */
export function sessionsOf({ stage, spy, backstage }: Scene): string[] {
  const others = stage.spies.filter((other) => other !== spy).flatMap(({ runs }) => runs.slice(0, 1));
  const runs = [...spy.runs, ...others, ...(backstage ? [backstage.shared] : [])];
  return [...new Set(runs.map(({ sessionId }) => sessionId))];
}

/** An id of the spy's own, the same whenever it is asked for. */
export function ownId({ stage, spy }: Scene, purpose: string): string {
  const digits = createHash('sha256').update(`${stage.main.id} ${spy.name} ${purpose}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

function named({ slug, brand }: StagedGame): NamedGame {
  return { game_slug: slug, brand };
}

/** Own runs, as most functions name one. */
export function ownRuns({ spy, token }: Scene): { session_id: string; guest_token?: string }[] {
  return spy.runs.map(({ sessionId }) => ({ session_id: sessionId, ...token }));
}

/** One run of somebody else. */
export function otherRuns(scene: Scene): { session_id: string }[] {
  const own = scene.spy.runs.map(({ sessionId }) => sessionId);
  return sessionsOf(scene)
    .filter((id) => !own.includes(id))
    .slice(0, 1)
    .map((id) => ({ session_id: id }));
}

/** Every home of every own run, and every home of the main game in the first of them. */
export function rounds(
  scene: Scene,
): { session_id: string; game_listing_id: string; guest_token?: string }[] {
  return roundsOf(scene).map(({ run, home }) => ({
    session_id: run.sessionId,
    game_listing_id: home.gameListingId,
    ...scene.token,
  }));
}
