import { useLoaderData } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath, PATHS } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { useList } from '#kit/call/use-list.ts';
import { readOwnRuns, type OwnRunsPage } from '#kit/games/read-own-runs.ts';
import { UnreadMark } from '#kit/notices/unread-mark.tsx';
import { useUnread } from '#kit/notices/unread-notices.ts';
import { OwnRunCard } from '../components/own-run-card.tsx';
import '#kit/games/games.css';
import '../sessions.css';

interface MyResultsData {
  readonly first: OwnRunsPage | AppError;
}

/** What this visitor has played on this brand: by account, and by this browser's guest. */
export async function loader(): Promise<MyResultsData> {
  return { first: await readOwnRuns().catch(toAppError) };
}

/** Every run of one's own: gone on with where it is under way, else looked at. */
export function Component() {
  const { first } = useLoaderData<MyResultsData>();
  const session = useSession();
  return (
    <div className="page sessions" data-width="text">
      <h1>{t('own.runs.title')}</h1>
      <p className="lead">
        {t(session ? 'own.runs.lead' : 'own.runs.leadGuest', { brand: brand().displayName })}
      </p>
      <NoticesWay />
      {first instanceof Error ? (
        <LoadFailure error={first} />
      ) : (
        <MyResults first={first} isGuest={session === null} />
      )}
    </div>
  );
}

/** What changed after it was played has a page of its own. */
function NoticesWay() {
  const unread = useUnread(PATHS.myResults);
  return (
    <p>
      <TextLink as={Link} to={PATHS.notices}>
        {t('own.notices')}
        <UnreadMark count={unread} />
      </TextLink>
    </p>
  );
}

function MyResults({ first, isGuest }: { readonly first: OwnRunsPage; readonly isGuest: boolean }) {
  const list = useList<OwnRunsPage['rows'][number], OwnRunsPage>(['own-runs'], readOwnRuns, { first });
  return (
    <ListView
      list={list}
      more={t('own.runs.more')}
      empty={
        <Empty
          title={t('own.runs.empty')}
          action={
            <TextLink as={Link} look="primary" to={PATHS.games}>
              {t('own.runs.play')}
            </TextLink>
          }
        >
          {t('own.runs.emptyHelp')} {isGuest ? t('own.runs.emptyGuest') : null}
        </Empty>
      }
      foot={
        isGuest ? (
          <TextLink as={Link} look="quiet" to={loginPath(PATHS.myResults)}>
            {t('shell.signIn')}
          </TextLink>
        ) : null
      }
    >
      {(runs) => (
        <ul className="session-list">
          {runs.map((run) => (
            <OwnRunCard key={run.id} run={run} />
          ))}
        </ul>
      )}
    </ListView>
  );
}
