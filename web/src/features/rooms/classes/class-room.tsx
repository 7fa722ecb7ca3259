import { useEffect, useRef } from 'react';
import type { AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { RoomPart } from '../components/room-screen.tsx';
import { SaidError } from '../components/said-error.tsx';
import { ClassProjector } from './class-projector.tsx';
import { ClassPupil } from './class-pupil.tsx';
import { ClassTeacher } from './class-teacher.tsx';
import './classes.css';

interface ClassRoomProps extends RoomPart {
  readonly isProjector: boolean;
  /** what is shown is how the room was before the line went */
  readonly isLost: boolean;
  readonly refusal: AppError | null;
  readonly onLeave: () => void;
}

/** A class's room: the teacher's screen, the one that everybody sees, or a pupil's. */
export function ClassRoom({ isProjector, isLost, refusal, onLeave, ...part }: ClassRoomProps) {
  const { view } = part;
  const head = useRef<HTMLElement>(null);
  const isTeacher = view.host === view.you;
  // Whoever watches without being the teacher is a screen in the classroom.
  const isShown = isProjector || (!isTeacher && isWatching(part));
  const step = `${view.phase} ${String(view.round?.number ?? 0)}`;
  useEffect(() => head.current?.scrollIntoView({ block: 'nearest' }), [step]);
  return (
    <div
      className="room class-room"
      data-takes-page="wide"
      data-phase={view.phase}
      data-shown={isShown || undefined}
    >
      <header className="room-head" ref={head}>
        <h1>{view.game.title}</h1>
        {isShown || isTeacher ? (
          <p className="room-code" aria-label={t('rooms.codeIs', { code: view.code.split('').join(' ') })}>
            {view.code}
          </p>
        ) : (
          <p className="class-name">
            {t('classes.youAre')} <b>{view.players.find(({ number }) => number === view.you)?.name}</b>
          </p>
        )}
      </header>
      {isLost ? (
        <p role="status" className="room-line">
          {t('rooms.lost')}
        </p>
      ) : null}
      <LiveRegion>{t(view.isPaused ? 'classes.paused.title' : `rooms.phase.${view.phase}`)}</LiveRegion>
      <SaidError error={refusal} />
      {isShown ? (
        <ClassProjector {...part} />
      ) : isTeacher ? (
        <ClassTeacher {...part} />
      ) : (
        <>
          <ClassPupil {...part} />
          <p>
            <Button kind="quiet" size="small" onClick={onLeave}>
              {t('rooms.leave')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

function isWatching({ view }: RoomPart): boolean {
  return view.players.find(({ number }) => number === view.you)?.isWatcher ?? false;
}
