import type { Game } from '#wire/games.ts';
import { Link } from '#lib/link.tsx';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { isNarrowed, type CollectionFilters } from '#kit/games/collection-filters.ts';
import { COUNTED_GAMES, readGamePage, type FoundGames } from '#kit/games/game-search.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { GameList } from '#kit/games/game-list.tsx';

interface CollectionResultsProps {
  readonly first: FoundGames;
  readonly filters: CollectionFilters;
  /** another list is on its way; this one keeps its place until it is there */
  readonly isWaiting: boolean;
}

/** The games that were found, page after page. */
export function CollectionResults({ first, filters, isWaiting }: CollectionResultsProps) {
  const list = useList<Game, FoundGames>(
    ['game-collection', filters],
    (after) => readGamePage(filters, after),
    { first },
  );
  const { total } = list.first ?? first;
  return (
    <section className="collection-results" aria-busy={isWaiting || undefined}>
      <h2>{gamesFound(total)}</h2>
      <ListView
        list={list}
        empty={isNarrowed(filters) ? <NothingFits /> : <GameList games={[]} />}
        more={t('collection.more')}
        foot={
          list.hasMore ? (
            <span className="muted" role="status">
              {t('collection.shown', { shown: formatNumber(list.rows.length), total: countText(total) })}
            </span>
          ) : null
        }
      >
        {(games) => <GameList games={games} />}
      </ListView>
    </section>
  );
}

function NothingFits() {
  return (
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
  );
}

function countText(total: number): string {
  return total > COUNTED_GAMES ? `${formatNumber(COUNTED_GAMES)}+` : formatNumber(total);
}

/** How many games there are, as far as they are counted. */
export function gamesFound(total: number): string {
  return total > COUNTED_GAMES
    ? t('collection.manyGames', { count: COUNTED_GAMES })
    : plural('collection.games', total);
}
