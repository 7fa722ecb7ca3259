import { useState } from 'react';
import type { EditionRecord, RecordedDay } from '#wire/editions.ts';
import type { EditionKey } from '#domain/editions.ts';
import { formatDate, formatMonth, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dayPath } from '../day-path.ts';
import { monthGrid, shiftMonth, weekdayNames } from '../month-grid.ts';
import { readRecord } from '../queries.ts';
import { dayKind, DaySign } from './day-sign.tsx';

/** The days of a month as a calendar: what was done, caught up, missed; each leads to its results or its game. */
export function MonthCalendar({ edition }: { readonly edition: EditionKey }) {
  const [month, setMonth] = useState<string>();
  const call = useCall(['edition record', edition, month], () => readRecord(edition, month));
  return (
    <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('daily.failed')}>
      {(record) => (
        <section className="daily-calendar">
          <header>
            <Button
              kind="quiet"
              aria-label={t('daily.calendar.earlier')}
              disabled={record.month <= record.firstOn}
              onClick={() => setMonth(shiftMonth(record.month, -1))}
            >
              ←
            </Button>
            <h2 aria-live="polite">{formatMonth(record.month)}</h2>
            <Button
              kind="quiet"
              aria-label={t('daily.calendar.later')}
              disabled={shiftMonth(record.month, 1) > record.on}
              onClick={() => setMonth(shiftMonth(record.month, 1))}
            >
              →
            </Button>
          </header>
          <Month record={record} />
          <p className="muted">{t('daily.calendar.legend')}</p>
        </section>
      )}
    </CallView>
  );
}

function Month({ record }: { readonly record: EditionRecord }) {
  const dayOf = new Map(record.days.map((day) => [day.on, day]));
  const { blanks, days } = monthGrid(record.month);
  return (
    <ol className="daily-month" aria-label={t('daily.calendar.label', { month: formatMonth(record.month) })}>
      {weekdayNames().map((name, place) => (
        <li key={place} className="daily-weekday" aria-hidden="true">
          {name}
        </li>
      ))}
      {days.map((on, place) => (
        <li key={on} style={place === 0 ? { gridColumnStart: blanks + 1 } : undefined}>
          <Day on={on} day={dayOf.get(on)} today={record.on} />
        </li>
      ))}
    </ol>
  );
}

interface DayProps {
  readonly on: string;
  readonly day: RecordedDay | undefined;
  readonly today: string;
}

function Day({ on, day, today }: DayProps) {
  const number = Number(on.slice(8));
  if (!day)
    return (
      <span className="daily-day" data-none="">
        {number}
      </span>
    );
  const kind = dayKind(day, today);
  return (
    <Link className="daily-day" to={dayPath(day)} aria-label={said(day, kind)}>
      {number}
      <DaySign kind={kind} />
    </Link>
  );
}

function said({ on, run }: RecordedDay, kind: ReturnType<typeof dayKind>): string {
  const date = formatDate(on);
  if (run && (kind === 'done' || kind === 'late'))
    return t(kind === 'done' ? 'daily.calendar.done' : 'daily.calendar.caughtUp', {
      date,
      score: formatNumber(run.totalScore),
      max: formatNumber(run.maxScore),
    });
  return t(`daily.calendar.${kind === 'done' || kind === 'late' ? 'begun' : kind}`, { date });
}
