import type { ManagedGame } from '#wire/managed-games.ts';
import type { GameFields } from './game-fields.ts';

/** The homes that everybody gets, as the form stands; null where all are played or each run draws its own. */
export function homesOfEveryRun(game: ManagedGame, fields: GameFields): ReadonlySet<string> | null {
  if (fields.roundOrder !== 'fixed' || game.family === 'roundup') return null;
  const shown = fields.order.filter(
    (id) =>
      fields[`home.${id}.isVisible`] !== false &&
      game.homes.find((home) => home.id === id)?.status !== 'withdrawn',
  );
  return shown.length > fields.roundsPerRun ? new Set(shown.slice(0, fields.roundsPerRun)) : null;
}
