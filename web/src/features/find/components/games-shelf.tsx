import type { ReactNode } from 'react';
import type { Game } from '#wire/games.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { filtersQuery, NO_FILTERS, type CollectionFilters } from '#kit/games/collection-filters.ts';
import { GameList } from '#kit/games/game-list.tsx';
import { readGamePage } from '#kit/games/game-search.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import '#kit/games/games.css';
import '../ways.css';

/** More of them are on the page of all games. */
const MOST = 6;

interface GamesShelfProps {
  readonly filters: Partial<CollectionFilters>;
  /** what to do where no game is found */
  readonly empty: ReactNode;
}

/** The first games of a list, and the way to the rest of it. */
export function GamesShelf({ filters, empty }: GamesShelfProps) {
  const call = useCall(['games shelf', filters], () => readGamePage(filters));
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="14rem" />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={empty}
    >
      {({ rows, total }) => (
        <Shelf
          games={rows}
          isMore={total > MOST}
          to={PATHS.games + filtersQuery({ ...NO_FILTERS, ...filters })}
        />
      )}
    </CallView>
  );
}

interface ShelfProps {
  readonly games: readonly Game[];
  readonly isMore: boolean;
  readonly to: string;
}

/** Some games, and the way to more. */
export function Shelf({ games, isMore, to }: ShelfProps) {
  return (
    <div className="ways">
      <GameList games={games.slice(0, MOST)} isSmall />
      {isMore ? (
        <p>
          <TextLink as={Link} look="secondary" to={to}>
            {t('ways.all')}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}
