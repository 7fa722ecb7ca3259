import type { GamePage } from '#wire/games.ts';
import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import type { CollectionFilters } from '#kit/games/collection-filters.ts';
import { readGamePage } from '#kit/games/game-search.ts';

/** Adds pages to the first one. What is on screen stays when the next page does not come. */
export function useMoreGames(first: GamePage, filters: CollectionFilters) {
  const [page, setPage] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const loadMore = async (): Promise<void> => {
    setIsLoading(true);
    setError(null);
    try {
      const { games, next } = await readGamePage(filters, page.next);
      // A game that moved between two pages (somebody played it) is shown once.
      const shown = new Set(page.games.map(({ id }) => id));
      setPage({ ...page, games: [...page.games, ...games.filter(({ id }) => !shown.has(id))], next });
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsLoading(false);
  };
  return { page, isLoading, error, loadMore };
}
