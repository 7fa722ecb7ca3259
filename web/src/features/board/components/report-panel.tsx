import type { OpenReports } from '#wire/moderation.ts';
import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readOpenReports } from '../queries.ts';
import { ModerateButton } from './moderate-button.tsx';
import { ReportedItem } from './reported-item.tsx';
import '../leaderboard.css';

interface ReportPanelProps {
  readonly slug: string;
  /** a name was replaced, so boards on screen are out of date */
  readonly onChange?: () => void;
}

type PanelState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: AppError }
  | { readonly is: 'loaded'; readonly reports: OpenReports };

/** What players reported in a game, who may no longer comment, and what was done. For the people who run the game. */
export function ReportPanel({ slug, onChange }: ReportPanelProps) {
  const [state, setState] = useState<PanelState>({ is: 'loading' });
  const [said, setSaid] = useState('');
  const load = useCallback(
    () =>
      readOpenReports(slug).then(
        (reports) => setState({ is: 'loaded', reports }),
        (thrown: unknown) => setState({ is: 'failed', error: toAppError(thrown) }),
      ),
    [slug],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const done = (text: string) => {
    setSaid(text);
    onChange?.();
    void load();
  };
  return (
    <section className="report-panel" aria-labelledby="report-panel">
      <h2 id="report-panel" tabIndex={-1}>
        {t('moderate.title')}
      </h2>
      <p className="muted">{t('moderate.lead')}</p>
      {state.is === 'loading' ? (
        <div aria-busy="true">
          <span className="ui-hidden">{t('moderate.loading')}</span>
          <Skeleton lines={4} />
        </div>
      ) : state.is === 'failed' ? (
        <Failure
          title={errorText(state.error).title}
          labels={{ retry: t('errors.retry') }}
          onRetry={() => void load()}
        >
          {errorText(state.error).help}
        </Failure>
      ) : (
        <Reports slug={slug} reports={state.reports} onDone={done} />
      )}
      <LiveRegion>{said}</LiveRegion>
    </section>
  );
}

function Reports({
  slug,
  reports: { subjects, blocked, log },
  onDone,
}: {
  readonly slug: string;
  readonly reports: OpenReports;
  readonly onDone: (text: string) => void;
}) {
  return (
    <>
      {subjects.length === 0 ? (
        <Empty title={t('moderate.none')}>{t('moderate.noneHelp')}</Empty>
      ) : (
        <>
          <p>
            {plural(
              'moderate.open',
              subjects.reduce((sum, subject) => sum + subject.reports.length, 0),
            )}
          </p>
          <ol className="report-list">
            {subjects.map((subject) => (
              <ReportedItem
                key={subject.commentId ?? subject.entry ?? subject.firstAt}
                slug={slug}
                subject={subject}
                onDone={onDone}
              />
            ))}
          </ol>
        </>
      )}
      {blocked.length > 0 ? (
        <>
          <h3>{t('moderate.stopped')}</h3>
          <ul className="report-list">
            {blocked.map(({ commentId, displayName, createdAt }) => (
              <li key={commentId} className="report-row">
                <strong>{displayName}</strong>
                <time className="muted" dateTime={createdAt}>
                  {formatTime(createdAt)}
                </time>
                <ModerateButton
                  slug={slug}
                  name={displayName}
                  commentId={commentId}
                  action="unblock"
                  onDone={onDone}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <details className="report-log">
        <summary>{t('moderate.log')}</summary>
        {log.length === 0 ? <p className="muted">{t('moderate.logEmpty')}</p> : null}
        <ul className="report-list">
          {log.map(({ action, before, reason, actedAt, actor }) => (
            <li key={`${actedAt} ${action} ${before}`}>
              <strong>{t(`moderate.did.${action}`)}</strong>
              {before ? <q>{before}</q> : null}
              <span className="muted">
                {t('moderate.logLine', { actor: actor ?? '–', time: formatTime(actedAt), reason })}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
