import type { OwnRun } from '#wire/runs.ts';
import { t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { readOwnRuns, type OwnRunsPage } from '#kit/games/read-own-runs.ts';
import { Link } from '#lib/link.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OwnRunCard } from '../components/own-run-card.tsx';
import '#kit/games/games.css';
import '../sessions.css';
import '../ways.css';

/** What this visitor has played, each to be looked at again, played again and sent to a friend from its results. */
export function Part() {
  const list = useList<OwnRun & { id: string }, OwnRunsPage>(['replays'], readOwnRuns);
  return (
    <ListView
      list={list}
      waiting={<Skeleton height="14rem" />}
      more={t('own.runs.more')}
      empty={
        <Empty
          title={t('ways.noRuns')}
          action={
            <TextLink as={Link} look="primary" to="/play/now">
              {t('start.play')}
            </TextLink>
          }
        >
          {t('ways.noRunsHelp')}
        </Empty>
      }
    >
      {(runs) => (
        <ul className="session-list">
          {runs.map((run) => (
            <OwnRunCard key={run.sessionId} run={run} />
          ))}
        </ul>
      )}
    </ListView>
  );
}
