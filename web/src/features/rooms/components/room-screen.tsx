import type { RoomEntry, RoomView } from '#wire/rooms.ts';
import { useEffect, useRef } from 'react';
import { isRoomMode } from '#domain/modes.ts';
import { CallFailure } from '#kit/call/call-failure.tsx';
import { Waiting } from '#kit/call/waiting.tsx';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { orderRoom, type Order } from '../room-calls.ts';
import { useRoomSend } from '../use-room-send.ts';
import { useRoomView } from '../use-room-view.ts';
import { ClassRoom } from '../classes/class-room.tsx';
import { RoomGuess } from './room-guess.tsx';
import { RoomDraft } from './room-draft.tsx';
import { RoomHostTools } from './room-host-tools.tsx';
import { RoomLobby } from './room-lobby.tsx';
import { RoomPeople } from './room-people.tsx';
import { RoomPodium } from './room-podium.tsx';
import { RoomReactions } from './room-reactions.tsx';
import { RoomReveal } from './room-reveal.tsx';
import { SaidError } from './said-error.tsx';

/** What every part of a room needs. */
export interface RoomPart {
  readonly entry: RoomEntry;
  readonly view: RoomView;
  readonly offsetMs: number;
  readonly isBusy: boolean;
  readonly onOrder: (order: Order) => Promise<void>;
}

/** A room, whatever it is doing. What was seen last stays while the line is away. */
export function RoomScreen({
  entry,
  isProjector,
  onLeave,
}: {
  readonly entry: RoomEntry;
  /** what of a class is shown to everybody */
  readonly isProjector: boolean;
  readonly onLeave: () => void;
}) {
  const { answer, error, isBusy: isLooking, reload, order: orderAndLook } = useRoomView(entry);
  const { isBusy, error: refusal, send } = useRoomSend();
  const head = useRef<HTMLElement>(null);
  const step = `${answer?.view.phase ?? ''} ${String(answer?.view.round?.number ?? 0)}`;
  // What is new stands at the top; whoever guessed from far down would see nothing of it.
  useEffect(() => head.current?.scrollIntoView({ block: 'nearest' }), [step]);
  const isOut = error?.code === 'not_your_run' || error?.code === 'not_found';
  if (error && (answer === undefined || isOut)) {
    return (
      <div className="room-door" data-takes-page="text">
        {isOut ? (
          <div className="room-form">
            <h1>{t(error.code === 'not_found' ? 'rooms.gone.title' : 'rooms.out.title')}</h1>
            <p>{t(error.code === 'not_found' ? 'rooms.gone.text' : 'rooms.out.text')}</p>
            <Button kind="primary" onClick={onLeave}>
              {t('rooms.out.again')}
            </Button>
          </div>
        ) : (
          <>
            <h1>{t('rooms.enter.title', { code: entry.room.code })}</h1>
            <CallFailure error={error} isRetrying={isLooking} onRetry={() => void reload()} />
          </>
        )}
      </div>
    );
  }
  if (answer === undefined) {
    return (
      <div className="room-door" data-takes-page="text">
        <h1>{t('rooms.enter.title', { code: entry.room.code })}</h1>
        <Waiting label={t('rooms.waiting')}>
          <Skeleton height="3rem" />
          <Skeleton height="12rem" />
        </Waiting>
      </div>
    );
  }
  const { view, offsetMs } = answer;
  const order = async (what: Order) => {
    await send(() => orderAndLook(what));
  };
  const part: RoomPart = { entry, view, offsetMs, isBusy, onOrder: order };
  const leave = async () => {
    await send(() => orderRoom(entry, { command: 'leave' }));
    onLeave();
  };
  if (view.kind === 'class') {
    return (
      <ClassRoom
        {...part}
        isProjector={isProjector}
        isLost={error !== null}
        refusal={refusal}
        onLeave={() => void leave()}
      />
    );
  }
  return (
    <div className="room" data-takes-page="wide" data-phase={view.phase}>
      <header className="room-head" ref={head}>
        <h1>{view.game.title}</h1>
        {isRoomMode(view.mode) ? <Badge tone="accent">{t(`rooms.mode.${view.mode}`)}</Badge> : null}
        <p className="room-code" aria-label={t('rooms.codeIs', { code: view.code.split('').join(' ') })}>
          {view.code}
        </p>
      </header>
      {error ? (
        <p role="status" className="room-line">
          {t('rooms.lost')}
        </p>
      ) : null}
      <LiveRegion>{t(`rooms.phase.${view.phase}`)}</LiveRegion>
      <SaidError error={refusal} />
      <div className="room-body">
        <div className="room-main">{mainOf(part)}</div>
        <aside className="room-side" aria-label={t('rooms.people')}>
          <RoomPeople {...part} />
          <RoomReactions {...part} />
          {view.host === view.you ? <RoomHostTools {...part} /> : null}
          <Button kind="quiet" size="small" onClick={() => void leave()}>
            {t('rooms.leave')}
          </Button>
        </aside>
      </div>
    </div>
  );
}

function mainOf(part: RoomPart) {
  const { view } = part;
  switch (view.phase) {
    case 'lobby':
      return <RoomLobby {...part} />;
    case 'drafting':
      return view.draft ? <RoomDraft {...part} draft={view.draft} /> : null;
    case 'guessing':
      return view.round ? <RoomGuess key={view.round.gameListingId} {...part} round={view.round} /> : null;
    case 'revealed':
      return view.round ? <RoomReveal key={view.round.gameListingId} {...part} round={view.round} /> : null;
    case 'finished':
      return <RoomPodium {...part} />;
  }
}
