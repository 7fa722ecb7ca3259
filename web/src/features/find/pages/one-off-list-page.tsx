import type { Game } from '#wire/games.ts';
import { useLoaderData, useLocation } from 'react-router-dom';
import { startPath } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { GameList } from '#kit/games/game-list.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { readOneOffs, type OneOffPage } from '../queries.ts';
import '#kit/games/games.css';
import '../one-offs.css';

/** The second layout of the same list. */
const ROWS_PATH = '/oneoffgames2';

interface OneOffListData {
  readonly first: OneOffPage | AppError;
}

export async function loader(): Promise<OneOffListData> {
  return { first: await readOneOffs().catch(toAppError) };
}

/** The brand's open one-offs, newest first: as cards, or as rows on the list's other address. */
export function Component() {
  const { first } = useLoaderData<OneOffListData>();
  return (
    <div className="page one-offs">
      <header>
        <h1>{t('faces.oneOffs.title')}</h1>
        <p className="lead">{t('faces.oneOffs.lead')}</p>
      </header>
      {first instanceof Error ? <LoadFailure error={first} /> : <OneOffs first={first} />}
    </div>
  );
}

function OneOffs({ first }: { readonly first: OneOffPage }) {
  const list = useList<Game, OneOffPage>(['one-offs'], readOneOffs, { first });
  const isRows = useLocation().pathname === ROWS_PATH;
  return (
    <ListView list={list} empty={<NoOneOffs />} more={t('faces.oneOffs.more')}>
      {(games) => (
        <>
          <h2 className="ui-hidden">{plural('faces.oneOffs.count', games.length)}</h2>
          {isRows ? <Rows games={games} /> : <GameList games={games} />}
        </>
      )}
    </ListView>
  );
}

function NoOneOffs() {
  return (
    <Empty
      title={t('faces.oneOffs.empty')}
      action={
        <TextLink as={Link} look="secondary" to={PATHS.games}>
          {t('faces.oneOffs.other')}
        </TextLink>
      }
    >
      {t('faces.oneOffs.emptyHelp')}
    </Empty>
  );
}

function Rows({ games }: { readonly games: readonly Game[] }) {
  return (
    <ul className="one-off-rows">
      {games.map((game) => (
        <li key={game.id} data-row={game.id}>
          <GameCover photo={game.cover} sizes="6rem" isDecorative />
          <div>
            <TextLink as={Link} to={startPath(game.family, game.slug)}>
              {game.title}
            </TextLink>
            <p className="muted">{game.description}</p>
          </div>
          <p className="muted">
            {plural('games.rounds', game.rounds)}
            {game.isSample ? (
              <>
                {' '}
                <Badge>{t('games.sample')}</Badge>
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
