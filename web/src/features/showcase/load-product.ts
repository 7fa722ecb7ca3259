import type { Game } from '#wire/games.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import type { FamilyKey } from '#domain/families.ts';
import { readGamePage } from '#kit/games/game-search.ts';
import { readUnfinishedRuns } from '#kit/games/runs.ts';

export interface ProductData {
  /** a game of the family to try, the brand's own sample if it has one; null where there is none to try */
  readonly game: Game | null;
  readonly unfinished: UnfinishedRun | undefined;
}

/** A game with which somebody can try a family. The page explains it as well without one. */
export async function loadProduct(family: FamilyKey): Promise<ProductData> {
  const [page, runs] = await Promise.all([
    readGamePage({ family }).catch(() => null),
    readUnfinishedRuns().catch(() => []),
  ]);
  const games = page?.rows ?? [];
  const game = games.find(({ slug }) => slug === `sample-${family}`) ?? games[0] ?? null;
  return { game, unfinished: runs.find((run) => run.game.id === game?.id) };
}
