import type { OwnGame } from '#wire/managed-games.ts';
import { useLoaderData } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { useList } from '#kit/call/use-list.ts';
import { OwnGameRow } from '../components/own-game-row.tsx';
import { mayArrangeGames, readOwnGames, type OwnGamesPage } from '../queries.ts';
import '../manage.css';

interface MyGamesData {
  readonly first: OwnGamesPage | AppError;
  /** of the brand's people: they choose what its site shows */
  readonly mayArrange: boolean;
}

/** The games of this brand that the reader made, or looks after for it. */
export async function loader(): Promise<MyGamesData> {
  const [first, mayArrange] = await Promise.all([
    readOwnGames().catch(toAppError),
    mayArrangeGames().catch(() => false),
  ]);
  return { first, mayArrange };
}

/** Every game of one's own with its state and its players, and the way to look after it. */
export function Component() {
  const { first, mayArrange } = useLoaderData<MyGamesData>();
  const canMake = brand().navigation.includes('create-game');
  return (
    <div className="page manage">
      <header className="manage-head">
        <h1>{t('own.games.title')}</h1>
        <p className="lead">{t('own.games.lead', { brand: brand().displayName })}</p>
        <p className="manage-links">
          {canMake ? (
            <TextLink as={Link} look="secondary" to={PATHS.createGame}>
              {t('shell.makeGame')}
            </TextLink>
          ) : null}
          {mayArrange ? (
            <TextLink as={Link} to={PATHS.scootManagement}>
              {t('own.games.arrange')}
            </TextLink>
          ) : null}
        </p>
      </header>
      {first instanceof Error ? <LoadFailure error={first} /> : <MyGames first={first} canMake={canMake} />}
    </div>
  );
}

function MyGames({ first, canMake }: { readonly first: OwnGamesPage; readonly canMake: boolean }) {
  const list = useList<OwnGame, OwnGamesPage>(['own-games'], readOwnGames, { first });
  return (
    <ListView
      list={list}
      more={t('own.games.more')}
      empty={
        <Empty
          title={t('own.games.empty')}
          action={
            canMake ? (
              <TextLink as={Link} look="primary" to={PATHS.createGame}>
                {t('shell.makeGame')}
              </TextLink>
            ) : undefined
          }
        >
          {canMake ? t('own.games.emptyHelp') : t('own.games.emptyPlain', { brand: brand().displayName })}
        </Empty>
      }
    >
      {(games) => (
        <ul className="own-games">
          {games.map((game) => (
            <OwnGameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
    </ListView>
  );
}
