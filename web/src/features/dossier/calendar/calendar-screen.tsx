import { useState } from 'react';
import { addDays, monthGrid } from '#domain/dossier/calendar/calendar-days.ts';
import type { EventRow } from '#wire/dossier-rows.ts';
import { locale, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { today } from '../tasks/today.ts';
import { readCalendar } from './calendar-calls.ts';
import { CalendarView } from './calendar-view.tsx';
import { EventDialog } from './event-dialog.tsx';
import { FeedCard } from './feed-card.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Turner, type View } from './turner.tsx';
import '../parts.css';

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
                {({ events, tasks }) => (
                  <CalendarView
                    scene={scene}
                    view={one}
                    day={day}
                    now={now}
                    span={span}
                    events={events}
                    tasks={tasks}
                    onDay={setDay}
                    onOpen={setOpened}
                  />
                )}
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
