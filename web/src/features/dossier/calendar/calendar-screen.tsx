import { useState } from 'react';
import { agenda, conflictsOf, type AgendaLine, type CalendarEntry } from '#domain/dossier/calendar/agenda.ts';
import { addDays, monthGrid } from '#domain/dossier/calendar/calendar-days.ts';
import { entryOfEvent, entryOfTask } from '#domain/dossier/calendar/feed-entries.ts';
import type { EventRow } from '#wire/dossier-rows.ts';
import { formatDate, formatMonth } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { ownZone, today } from '../tasks/today.ts';
import { readCalendar } from './calendar-calls.ts';
import { directionsTo } from './directions.ts';
import { EventDialog } from './event-dialog.tsx';
import { FeedCard } from './feed-card.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MonthGrid } from './month-grid.tsx';
import '../parts.css';

type View = 'agenda' | 'month' | 'week';
const AGENDA_DAYS = 60;

/** Appointments and due tasks: by month, by week, or as a list. What stands in each other's way is said. */
export function CalendarScreen({ scene }: { readonly scene: Scene }) {
  const [now] = useState(() => today());
  const [day, setDay] = useState(now);
  const [view, setView] = useState<View>(() => (window.innerWidth < 700 ? 'agenda' : 'month'));
  const [opened, setOpened] = useState<EventRow | 'new' | 'import' | null>(null);
  const span = spanOf(view, day);
  // A day more on both sides: clocks elsewhere may show another day.
  const call = useCall(
    ['calendar', scene.dossierId, span.from, span.to],
    () => readCalendar(scene.dossierId, addDays(span.from, -1), addDays(span.to, 1)),
    { keepsLast: true },
  );
  useChanges(scene, ['dossier_events', 'dossier_tasks'], call.reload);
  const close = () => setOpened(null);
  const changed = () => void call.reload();
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierNotes.calendar')}</h1>
        {scene.mayEdit ? (
          <p className="dossier-actions">
            <Button kind="primary" onClick={() => setOpened('new')}>
              {t('dossierNotes.event.new')}
            </Button>
            <Button onClick={() => setOpened('import')}>{t('dossierNotes.import.title')}</Button>
          </p>
        ) : null}
      </header>
      <Tabs
        label={t('dossierNotes.calendar')}
        selected={view}
        onSelect={(id) => setView(id === 'month' || id === 'week' ? id : 'agenda')}
        tabs={(['agenda', 'week', 'month'] as const).map((one) => ({
          id: one,
          label: t(`dossierNotes.view.${one}`),
          panel: (
            <>
              <Turner view={one} day={day} now={now} onDay={setDay} />
              <CallView
                call={call}
                waiting={<Skeleton height="20rem" />}
                failed={t('dossierNotes.calendarFailed')}
              >
                {({ events, tasks }) => {
                  const entries: CalendarEntry[] = [
                    ...events.map(entryOfEvent),
                    ...tasks.flatMap(({ id, title, dueOn, status }) =>
                      dueOn === null ? [] : [entryOfTask({ id, title, dueOn, isDone: status === 'done' })],
                    ),
                  ];
                  const days = agenda(entries, span, ownZone());
                  const linesOf = (on: string) => days.find((one) => one.day === on)?.lines ?? [];
                  const list = { scene, events, onOpen: setOpened };
                  return (
                    <>
                      <Conflicts entries={entries} />
                      {one === 'month' ? (
                        <div className="dossier-month-view">
                          <MonthGrid
                            day={day}
                            today={now}
                            titlesOf={(on) => linesOf(on).map(({ entry }) => entry.title)}
                            onDay={setDay}
                          />
                          <DayLines {...list} day={day} lines={linesOf(day)} isNamed />
                        </div>
                      ) : one === 'week' ? (
                        <div className="dossier-week">
                          {Array.from({ length: 7 }, (_, place) => addDays(span.from, place)).map((on) => (
                            <DayLines key={on} {...list} day={on} lines={linesOf(on)} isNamed />
                          ))}
                        </div>
                      ) : days.length === 0 ? (
                        <p className="muted">{t('dossierNotes.calendarNone')}</p>
                      ) : (
                        days.map((on) => (
                          <DayLines key={on.day} {...list} day={on.day} lines={on.lines} isNamed />
                        ))
                      )}
                    </>
                  );
                }}
              </CallView>
            </>
          ),
        }))}
      />
      <FeedCard dossierId={scene.dossierId} />
      {opened === 'import' ? (
        <ImportDialog scene={scene} onClose={close} onImported={changed} />
      ) : opened === null ? null : (
        <EventDialog
          scene={scene}
          event={opened === 'new' ? null : opened}
          day={day}
          onClose={close}
          onChanged={changed}
        />
      )}
    </div>
  );
}

/** The days that a view shows. */
function spanOf(view: View, day: string): { from: string; to: string } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const weeks = monthGrid(year, month, locale() === 'en-US' ? 0 : 1);
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS) };
  const week = weeks.find((days) => days.includes(day));
  const shown = view === 'week' && week ? week : weeks.flat();
  return { from: shown[0] ?? day, to: shown.at(-1) ?? day };
}

interface TurnerProps {
  readonly view: View;
  readonly day: string;
  readonly now: string;
  readonly onDay: (day: string) => void;
}

function Turner({ view, day, now, onDay }: TurnerProps) {
  const turn = (by: 1 | -1) => {
    // The first of the month: a 31st has no like in most others.
    const first = `${day.slice(0, 7)}-01`;
    if (view !== 'month') onDay(addDays(day, (view === 'week' ? 7 : 30) * by));
    else onDay(by === 1 ? `${addDays(first, 31).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`);
  };
  return (
    <p className="dossier-turner">
      <Button size="small" aria-label={t('dossierNotes.earlier')} onClick={() => turn(-1)}>
        <span aria-hidden="true">‹</span>
      </Button>
      <strong aria-live="polite">
        {view === 'month'
          ? formatMonth(day)
          : t(view === 'week' ? 'dossierNotes.weekOf' : 'dossierNotes.from', { day: formatDate(day) })}
      </strong>
      <Button size="small" aria-label={t('dossierNotes.later')} onClick={() => turn(1)}>
        <span aria-hidden="true">›</span>
      </Button>
      {day === now ? null : (
        <Button size="small" kind="quiet" onClick={() => onDay(now)}>
          {t('dossierNotes.today')}
        </Button>
      )}
    </p>
  );
}

/** Appointments for which somebody would have to be at two places. */
function Conflicts({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const found = conflictsOf(entries);
  if (found.length === 0) return null;
  return (
    <ul className="dossier-conflicts" role="status">
      {found.map(([one, other]) => (
        <li key={`${one.id} ${other.id}`}>
          {t('dossierNotes.conflict', { one: one.title, other: other.title })}
        </li>
      ))}
    </ul>
  );
}

interface DayLinesProps {
  readonly scene: Scene;
  readonly events: readonly EventRow[];
  readonly day: string;
  readonly lines: readonly AgendaLine[];
  readonly isNamed: boolean;
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
