import { agenda, conflictsOf, type AgendaLine, type CalendarEntry } from '#domain/dossier/calendar/agenda.ts';
import { addDays } from '#domain/dossier/calendar/calendar-days.ts';
import { entryOfEvent, entryOfTask } from '#domain/dossier/calendar/feed-entries.ts';
import type { EventRow, TaskRow } from '#wire/dossier-rows.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';
import { ownZone } from '../tasks/today.ts';
import { directionsTo } from './directions.ts';
import { MonthGrid } from './month-grid.tsx';
import type { View } from './turner.tsx';

interface CalendarViewProps {
  readonly scene: Scene;
  readonly view: View;
  readonly day: string;
  readonly now: string;
  readonly span: { readonly from: string; readonly to: string };
  readonly events: readonly EventRow[];
  readonly tasks: readonly TaskRow[];
  readonly onDay: (day: string) => void;
  readonly onOpen: (event: EventRow) => void;
}

/** The days of a span with their appointments and due tasks: a month, a week, or a list of days with something on. */
export function CalendarView({
  scene,
  view,
  day,
  now,
  span,
  events,
  tasks,
  onDay,
  onOpen,
}: CalendarViewProps) {
  const entries: CalendarEntry[] = [
    ...events.map(entryOfEvent),
    ...tasks.flatMap(({ id, title, dueOn, status }) =>
      dueOn === null ? [] : [entryOfTask({ id, title, dueOn, isDone: status === 'done' })],
    ),
  ];
  const days = agenda(entries, span, ownZone());
  const linesOf = (on: string) => days.find((one) => one.day === on)?.lines ?? [];
  const list = { scene, events, onOpen };
  return (
    <>
      <Conflicts entries={entries} />
      {view === 'month' ? (
        <div className="dossier-month-view">
          <MonthGrid
            day={day}
            today={now}
            titlesOf={(on) => linesOf(on).map(({ entry }) => entry.title)}
            onDay={onDay}
          />
          <DayLines {...list} day={day} lines={linesOf(day)} />
        </div>
      ) : view === 'week' ? (
        <div className="dossier-week">
          {Array.from({ length: 7 }, (_, place) => addDays(span.from, place)).map((on) => (
            <DayLines key={on} {...list} day={on} lines={linesOf(on)} />
          ))}
        </div>
      ) : days.length === 0 ? (
        <p className="muted">{t('dossierNotes.calendarNone')}</p>
      ) : (
        days.map((on) => <DayLines key={on.day} {...list} day={on.day} lines={on.lines} />)
      )}
    </>
  );
}

/** Appointments for which somebody would have to be at two places. */
function Conflicts({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const found = conflictsOf(entries);
  if (found.length === 0) return null;
  return (
    <div role="status">
      <ul className="dossier-conflicts">
        {found.map(([one, other]) => (
          <li key={`${one.id} ${other.id}`}>
            {t('dossierNotes.conflict', { one: one.title, other: other.title })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayLinesProps {
  readonly scene: Scene;
  readonly events: readonly EventRow[];
  readonly day: string;
  readonly lines: readonly AgendaLine[];
  readonly onOpen: (event: EventRow) => void;
}

function DayLines({ scene, events, day, lines, onOpen }: DayLinesProps) {
  return (
    <section className="dossier-day" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{formatDate(day)}</h2>
      {lines.length === 0 ? <p className="muted">{t('dossierNotes.nothingOn')}</p> : null}
      <ul>
        {lines.map((line) => (
          <li key={line.entry.id}>
            <Line
              scene={scene}
              line={line}
              event={events.find(({ id }) => id === line.entry.id)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({
  scene,
  line: { entry, starts, ends, here },
  event,
  onOpen,
}: {
  readonly scene: Scene;
  readonly line: AgendaLine;
  readonly event: EventRow | undefined;
  readonly onOpen: (event: EventRow) => void;
}) {
  if (entry.kind === 'due')
    return (
      <p className="dossier-line">
        <Badge tone={entry.isDone ? 'good' : 'accent'}>
          {t(entry.isDone ? 'dossierNotes.task.is.done' : 'dossierNotes.task.due')}
        </Badge>{' '}
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/tasks/view/${entry.id}`} dir="auto">
          {entry.title}
        </TextLink>
      </p>
    );
  const directions = directionsTo(event?.place ?? '');
  return (
    <div className="dossier-line">
      <p>
        <span className="dossier-hours">
          {entry.kind === 'days'
            ? t('dossierNotes.event.allDay')
            : [starts, ends].filter((time) => time !== null).join('–')}
        </span>{' '}
        {event ? (
          <Button kind="quiet" size="small" onClick={() => onOpen(event)} dir="auto">
            {entry.title}
          </Button>
        ) : (
          entry.title
        )}
      </p>
      {here === null ? null : (
        <p className="muted">{t('dossierNotes.here', { day: formatDate(here.day), time: here.time })}</p>
      )}
      {event && event.place !== '' ? (
        <p className="muted" dir="auto">
          {event.place}{' '}
          {directions === null ? null : (
            <TextLink href={directions} target="_blank" rel="noreferrer">
              {t('dossierNotes.event.directions')}
            </TextLink>
          )}
        </p>
      ) : null}
    </div>
  );
}
