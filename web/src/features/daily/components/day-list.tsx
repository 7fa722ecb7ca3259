import { useState } from 'react';
import type { EditionRecord, RecordedDay } from '#wire/editions.ts';
import type { EditionKey } from '#domain/editions.ts';
import { resultsPath } from '#domain/game-paths.ts';
import { formatDate, formatMonth, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dayPath } from '../day-path.ts';
import { shiftMonth } from '../month-grid.ts';
import { readRecord } from '../queries.ts';
import { PlayWay } from './play-way.tsx';
import { dayKind, DaySign } from './day-sign.tsx';

/** The days that are over, newest first, a month at a time. */
export function DayList({ edition }: { readonly edition: EditionKey }) {
  const [month, setMonth] = useState<string>();
  const call = useCall(['edition record', edition, month], () => readRecord(edition, month));
  return (
    <CallView call={call} waiting={<Skeleton lines={7} height="2.75rem" />} failed={t('daily.failed')}>
      {(record) => (
        <>
          <h2>{formatMonth(record.month)}</h2>
          <Days record={record} />
          <p className="daily-ways">
            {record.month > record.firstOn ? (
              <Button onClick={() => setMonth(shiftMonth(record.month, -1))}>
                {t('daily.calendar.earlier')}
              </Button>
            ) : null}
            {shiftMonth(record.month, 1) <= record.on ? (
              <Button onClick={() => setMonth(shiftMonth(record.month, 1))}>
                {t('daily.calendar.later')}
              </Button>
            ) : null}
          </p>
        </>
      )}
    </CallView>
  );
}

function Days({ record }: { readonly record: EditionRecord }) {
  const over = record.days.filter(({ on }) => on < record.on).toReversed();
  if (over.length === 0)
    return (
      <Empty title={t('daily.archive.empty')} action={<PlayWay edition={record.edition} />}>
        {t('daily.archive.emptyHelp')}
      </Empty>
    );
  return (
    <ul className="daily-list">
      {over.map((day) => (
        <DayRow key={day.on} day={day} today={record.on} />
      ))}
    </ul>
  );
}

function DayRow({ day, today }: { readonly day: RecordedDay; readonly today: string }) {
  const { on, number, run } = day;
  return (
    <li>
      <span>
        <DaySign kind={dayKind(day, today)} /> {formatDate(on)}{' '}
        <span className="muted">{t('daily.number', { number })}</span>
      </span>
      <span className="daily-list-ways">
        {run?.status === 'finished' ? (
          <>
            <span className="muted">
              {formatNumber(run.totalScore)}
              {run.isHard ? ` (${t('daily.archive.hard')})` : null}
            </span>
            <TextLink
              as={Link}
              to={resultsPath('public', { slug: run.gameSlug, sessionId: run.sessionId }, 'results-detailed')}
            >
              {t('daily.archive.answers')}
            </TextLink>
          </>
        ) : null}
        <TextLink as={Link} to={dayPath(day)}>
          {t(
            run?.status === 'finished'
              ? 'daily.archive.results'
              : run?.status === 'active'
                ? 'daily.archive.goOn'
                : 'daily.archive.play',
          )}
        </TextLink>
      </span>
    </li>
  );
}
