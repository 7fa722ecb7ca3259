import type { ReactNode } from 'react';
import { mayInDossier } from '#domain/capabilities.ts';
import { nextSteps, type DossierState } from '#domain/dossier/guide/next-steps.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MENU_ROWS } from '../frame/menu-rows.ts';
import { nameIn, primaryOf, useChanges, type Scene } from '../notes/scene.ts';
import { useUnreadNotices } from '../notifications/unread-count.ts';
import { ChangesPart } from './changes-part.tsx';
import { readHome, stateOf, type HomeView } from './home-calls.ts';
import { NextEvent } from './next-event.tsx';
import { StageTrack } from './stage-track.tsx';
import '../parts.css';
import './home.css';

const PARTS = [
  ...['dossier_assets', 'dossier_fact_versions', 'assets_comparisons', 'dossier_notes', 'dossier_queries'],
  ...['dossier_tasks', 'dossier_events', 'dossier_photos', 'dossier_members', 'private'],
];

/** Where a thing to do next is done, by the screen that its rule names. */
const STEP_PATHS: Readonly<Record<ReturnType<typeof nextSteps>[number]['screen'], string>> = {
  overview: 'overview',
  profile: 'profile',
  photos: 'photos',
  notes: 'notes-and-queries',
  questions: 'notes-and-queries',
  tasks: 'tasks',
  calendar: 'calendar',
  comparisons: 'comparables',
  offers: 'offers',
  people: 'people',
};

/** Where a dossier opens: how far the purchase is, what is next, what is new. */
export function HomeScreen({ scene }: { readonly scene: Scene }) {
  const home = primaryOf(scene);
  const call = useCall(['dossier home', scene.dossierId, home?.id], () => readHome(scene), {
    keepsLast: true,
  });
  useChanges(scene, PARTS, call.reload);
  return (
    <div className="dossier-part dossier-home">
      <header className="dossier-part-head">
        <h1 dir="auto">{home?.title ?? scene.title}</h1>
        {home === null || home.address === '' || home.address === home.title ? null : (
          <p className="muted" dir="auto">
            {home.address}
          </p>
        )}
      </header>
      <CallView call={call} waiting={<Skeleton height="20rem" />} failed={t('dossier.home.failed')}>
        {(view) => (
          <HomeParts
            scene={scene}
            view={view}
            onChanged={async () => {
              await Promise.all([scene.reload(), call.reload()]);
            }}
          />
        )}
      </CallView>
    </div>
  );
}

interface HomePartsProps {
  readonly scene: Scene;
  readonly view: HomeView;
  readonly onChanged: () => Promise<void>;
}

function HomeParts({ scene, view, onChanged }: HomePartsProps) {
  const base = `/dossiers/${scene.dossierId}`;
  const home = primaryOf(scene);
  return (
    <>
      {home === null ? (
        <section aria-labelledby="home-none">
          <h2 id="home-none">{t('dossier.home.none')}</h2>
          <p>{t(scene.mayEdit ? 'dossier.home.noneHelp' : 'dossier.home.noneReader')}</p>
          {scene.mayEdit ? (
            <p>
              <TextLink as={Link} look="primary" to={`/my-dossier?into=${scene.dossierId}`}>
                {t('dossier.home.add')}
              </TextLink>
            </p>
          ) : null}
        </section>
      ) : (
        <StageTrack home={home} mayEdit={scene.mayEdit} onChanged={onChanged} />
      )}
      <div className="dossier-home-parts">
        <NextSteps scene={scene} state={stateOf(scene, view)} />
        <NextEvent scene={scene} event={view.event} />
        <Part
          id="home-tasks"
          title={t('dossier.home.tasks')}
          to={`${base}/tasks`}
          more="dossier.home.allTasks"
        >
          {view.tasks.length === 0 ? (
            <p className="muted">{t('dossier.home.noTasks')}</p>
          ) : (
            <ul className="dossier-home-list">
              {view.tasks.map((task) => (
                <li key={task.id} data-row={task.id}>
                  <TextLink as={Link} to={`${base}/tasks/view/${task.id}`} dir="auto">
                    {task.title}
                  </TextLink>
                  {task.dueOn === null ? null : <span className="muted"> {formatDate(task.dueOn)}</span>}
                </li>
              ))}
            </ul>
          )}
        </Part>
        <Part
          id="home-notes"
          title={t('dossier.home.notes')}
          to={`${base}/notes-and-queries`}
          more="dossier.home.allNotes"
        >
          {view.notes.length === 0 ? (
            <p className="muted">{t('dossier.home.noNotes')}</p>
          ) : (
            <ul className="dossier-home-list">
              {view.notes.map((note) => (
                <li key={note.id} data-row={note.id}>
                  <p className="dossier-home-note" dir="auto">
                    {note.body}
                  </p>
                  <p className="muted">{nameIn(scene, note.authorId) ?? t('dossierNotes.somebodyGone')}</p>
                </li>
              ))}
            </ul>
          )}
        </Part>
        <UnreadPart scene={scene} />
        <ChangesPart scene={scene} />
      </div>
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly more: 'dossier.home.allTasks' | 'dossier.home.allNotes';
  readonly children: ReactNode;
}

function Part({ id, title, to, more, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <p>
        <TextLink as={Link} to={to}>
          {t(more)}
        </TextLink>
      </p>
    </section>
  );
}

/** What to do next, by the rules of the guide; what is closed to the reader is nobody's next step. */
function NextSteps({ scene, state }: { readonly scene: Scene; readonly state: DossierState }) {
  const steps = nextSteps(state).filter(({ screen }) => {
    const row = MENU_ROWS.find(({ path }) => path === STEP_PATHS[screen]);
    return row === undefined || mayInDossier(scene.role, scene.ticks, row.needs);
  });
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="home-next">
      <h2 id="home-next">{t('dossier.home.next')}</h2>
      <ol className="dossier-home-steps">
        {steps.map(({ step, screen }) => (
          <li key={step}>
            <TextLink
              as={Link}
              to={
                step === 'addHome' || step === 'lookAgain'
                  ? `/my-dossier?into=${scene.dossierId}`
                  : `/dossiers/${scene.dossierId}/${STEP_PATHS[screen]}`
              }
            >
              {t(`dossierGuide.step.${step}`)}
            </TextLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function UnreadPart({ scene }: { readonly scene: Scene }) {
  const unread = useUnreadNotices(scene.dossierId);
  return (
    <section aria-labelledby="home-unread">
      <h2 id="home-unread">{t('dossierNotes.notifications')}</h2>
      <p>
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/notifications`}>
          {unread === 0 ? t('dossier.home.noUnread') : plural('dossierNotes.menu.unread', unread)}
        </TextLink>
      </p>
    </section>
  );
}
