import type { GamePage } from '#wire/games.ts';
import { Link } from '#lib/link.tsx';
import { errorText } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { isNarrowed, type CollectionFilters } from '#kit/games/collection-filters.ts';
import { COUNTED_GAMES } from '#kit/games/game-search.ts';
import { useMoreGames } from '../use-more-games.ts';
import { GameList } from '#kit/games/game-list.tsx';

interface CollectionResultsProps {
  readonly first: GamePage;
  readonly filters: CollectionFilters;
  /** another list is on its way; this one keeps its place until it is there */
  readonly isWaiting: boolean;
}

/** The games that were found, page after page. */
export function CollectionResults({ first, filters, isWaiting }: CollectionResultsProps) {
  const { page, isLoading, error, loadMore } = useMoreGames(first, filters);
  return (
    <section className="collection-results" aria-busy={isWaiting || undefined}>
      <h2>{gamesFound(page.total)}</h2>
      {page.games.length === 0 && isNarrowed(filters) ? (
        <Empty
          title={t('collection.empty')}
          action={
            <TextLink as={Link} look="secondary" to={PATHS.games}>
              {t('collection.clear')}
            </TextLink>
          }
        >
          {t('collection.emptyHelp')}
        </Empty>
      ) : (
        <GameList games={page.games} />
      )}
      {error ? (
        <Failure
          title={errorText(error).title}
          labels={{ retry: t('errors.retry') }}
          onRetry={() => void loadMore()}
          isRetrying={isLoading}
        >
          {errorText(error).help}
        </Failure>
      ) : page.next === null ? null : (
        <div className="collection-more">
          <Button onClick={() => void loadMore()} isBusy={isLoading}>
            {isLoading ? t('collection.loading') : t('collection.more')}
          </Button>
          <span className="muted" role="status">
            {t('collection.shown', {
              shown: formatNumber(page.games.length),
              total:
                page.total > COUNTED_GAMES ? `${formatNumber(COUNTED_GAMES)}+` : formatNumber(page.total),
            })}
          </span>
        </div>
      )}
    </section>
  );
}

/** How many games there are, as far as they are counted. */
export function gamesFound(total: number): string {
  return total > COUNTED_GAMES
    ? t('collection.manyGames', { count: COUNTED_GAMES })
    : plural('collection.games', total);
}
