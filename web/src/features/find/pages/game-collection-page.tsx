import type { GameChoices } from '#wire/games.ts';
import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { filtersQuery, readFilters, type CollectionFilters } from '#kit/games/collection-filters.ts';
import { readGameChoices, readGamePage, type FoundGames } from '#kit/games/game-search.ts';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { CollectionForm } from '../components/collection-form.tsx';
import { CollectionResults, gamesFound } from '../components/collection-results.tsx';
import '#kit/games/games.css';
import '../collection.css';

interface CollectionData {
  readonly filters: CollectionFilters;
  readonly first: FoundGames | AppError;
  readonly choices: GameChoices | null;
}

/** The first page of what the address asks for, and what else could be chosen. */
export async function loader({ request }: LoaderFunctionArgs): Promise<CollectionData> {
  const filters = readFilters(new URL(request.url).searchParams);
  const [first, choices] = await Promise.all([
    readGamePage(filters).catch(toAppError),
    readGameChoices().catch(() => null),
  ]);
  return { filters, first, choices };
}

/** Every open public game of the brand: search, narrow, order, choose. */
export function Component() {
  const { filters, first, choices } = useLoaderData<CollectionData>();
  const navigate = useNavigate();
  const isWaiting = useNavigation().state !== 'idle';
  const query = filtersQuery(filters);
  return (
    <div className="page collection">
      <header className="collection-head">
        <h1>{t('collection.title')}</h1>
        <p className="lead">{t('collection.lead')}</p>
      </header>
      <CollectionForm
        filters={filters}
        choices={choices}
        onChange={(next) => void navigate(PATHS.games + filtersQuery(next))}
      />
      <LiveRegion>
        {isWaiting ? t('collection.waiting') : first instanceof Error ? null : gamesFound(first.total)}
      </LiveRegion>
      {first instanceof Error ? (
        <LoadFailure error={first} />
      ) : (
        <CollectionResults key={query} first={first} filters={filters} isWaiting={isWaiting} />
      )}
    </div>
  );
}
