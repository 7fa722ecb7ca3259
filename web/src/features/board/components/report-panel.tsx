import type { OpenReports } from '#wire/moderation.ts';
import { useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { readOpenReports } from '../queries.ts';
import { ModerateButton } from './moderate-button.tsx';
import { ReportedItem } from './reported-item.tsx';
import '../leaderboard.css';

interface ReportPanelProps {
  readonly slug: string;
  /** a name was replaced, so boards on screen are out of date */
  readonly onChange?: () => void;
}

/** What players reported in a game, who may no longer comment, and what was done. For the people who run the game. */
export function ReportPanel({ slug, onChange }: ReportPanelProps) {
  const call = useCall(['open-reports', slug], () => readOpenReports(slug));
  const [said, setSaid] = useState('');
  const done = (text: string) => {
    setSaid(text);
    onChange?.();
    void call.reload();
  };
  return (
    <section className="report-panel" aria-labelledby="report-panel">
      <h2 id="report-panel" tabIndex={-1}>
        {t('moderate.title')}
      </h2>
      <p className="muted">{t('moderate.lead')}</p>
      <CallView
        call={call}
        waiting={
          <Waiting label={t('moderate.loading')}>
            <Skeleton lines={4} />
          </Waiting>
        }
      >
        {(reports) => <Reports slug={slug} reports={reports} onDone={done} />}
      </CallView>
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
