import type { ContentPart } from '#domain/content-parts.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import type { CollectionFilters } from '#kit/games/collection-filters.ts';
import { readBrandGames } from '#kit/games/read-game.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { GamesShelf, Shelf } from '../components/games-shelf.tsx';

/** The lists that pages hold: how each is narrowed and ordered. */
const SHELVES = {
  'games-trending': { sort: 'trending' },
  'games-newest': { sort: 'newest' },
  'games-short': { length: 'short', sort: 'most_played' },
  'games-medium': { length: 'medium', sort: 'most_played' },
  'games-long': { length: 'long', sort: 'most_played' },
} as const satisfies Readonly<Partial<Record<ContentPart, Partial<CollectionFilters>>>>;
export type ShelfPart = keyof typeof SHELVES;

/** One of the lists. */
export function ShelfOf({ part }: { readonly part: ShelfPart }) {
  return (
    <>
      <h2>{t('ways.shelf')}</h2>
      <GamesShelf filters={SHELVES[part]} empty={<p>{t('ways.noneLong')}</p>} />
    </>
  );
}

/** The games that the site's people put first, in their order. */
export function Picks() {
  const call = useCall(['picks'], readBrandGames);
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="14rem" />}
      isEmpty={(games) => games.length === 0}
      empty={<p>{t('ways.nothingOpen')}</p>}
    >
      {(games) => (
        <>
          <h2>{t('ways.shelf')}</h2>
          <Shelf games={games} isMore to={PATHS.games} />
        </>
      )}
    </CallView>
  );
}
