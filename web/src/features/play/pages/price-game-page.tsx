import { redirect } from 'react-router-dom';
import { startPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { readGame } from '#kit/games/read-game.ts';

/** The start of the brand's default game, wherever its family puts that. */
export async function loader(): Promise<Response> {
  const game = await readGame(brand().brandedGameSlug);
  return redirect(startPath(game.family, game.slug));
}

/** Never drawn: the loader always leads on. */
export function Component() {
  return null;
}
