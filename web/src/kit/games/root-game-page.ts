import type { FamilyKey } from '#domain/families.ts';
import { startPath } from '#domain/game-paths.ts';
import { gamePage, type DescribedGame, type GamePage } from './game-page.ts';

/** What the root's head says where its address names a game: that game's words, address and picture instead of the brand's. */
export function rootGamePage(
  game: DescribedGame & { readonly slug: string; readonly family: FamilyKey },
): RootGamePage {
  return {
    ...gamePage(game),
    title: 'pages.gameStart.title',
    description: 'pages.gameStart.description',
    path: startPath(game.family, game.slug),
    gameSlug: game.slug,
  };
}

export interface RootGamePage extends GamePage {
  readonly title: 'pages.gameStart.title';
  readonly description: 'pages.gameStart.description';
  readonly path: string;
  readonly gameSlug: string;
}
