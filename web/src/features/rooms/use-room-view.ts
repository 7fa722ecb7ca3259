import type { RoomEntry, RoomView } from '#wire/rooms.ts';
import type { TopicAddress } from '#wire/topics.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { useTopic } from '#kit/live/use-topic.ts';
import { ROOM_GRACE_MS } from '#domain/room-rules.ts';
import { seeStep, type ToldStep } from '#domain/room-told.ts';
import { beatMs } from './beat-ms.ts';
import { orderRoom, readRoom } from './room-calls.ts';
import { newerRoom, seenNow, type SeenRoom } from './seen-room.ts';

export interface LiveRoom extends Call<SeenRoom> {
  /** changes are told at once; else the room is looked at every few seconds */
  readonly isLive: boolean;
}

/** The room as this seat sees it, kept up to date: told of changes, or by looking again and again where no line stays open. */
export function useRoomView(entry: RoomEntry): LiveRoom {
  const call = useCall(['room', entry.room.id, entry.playerToken], async () =>
    seenNow(await readRoom(entry)),
  );
  const { reload } = call;
  const [told, setTold] = useState<SeenRoom>();
  const answer = newerRoom(call.answer, told);
  const lookOnce = useOneAtATime(reload);
  const isLive = useTopic(entry.room.topic as TopicAddress<'room'>, true, ({ payload }) => {
    const step = payload as ToldStep<RoomView>;
    const view = answer && seeStep(answer.view, step);
    if (view && view !== answer.view)
      setTold(step.view ? seenNow(view) : { view, offsetMs: answer.offsetMs });
    // What oneself has guessed, in another window say, is told to nobody.
    if (!view || step.seats?.some(({ number }) => number === view.you)) void lookOnce();
  });
  const look = useEffectEvent(() => void lookOnce());
  const isHost = answer ? answer.view.host === answer.view.you : false;
  const isCounting = answer ? isCountingPupils(answer.view) : false;
  const isHidden = useHidden();
  useEffect(() => {
    const timer = setInterval(look, beatMs({ isHost, isLive, isHidden, isCounting }));
    return () => clearInterval(timer);
  }, [isHost, isLive, isHidden, isCounting]);
  useEffect(() => {
    // A screen that wakes up, a line that is back, a channel that was joined anew: nothing is replayed, so look.
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [isHidden, isLive]);
  useTicks(entry, answer);
  return { ...call, answer, isLive };
}

/** Work that is asked for while it is being done follows once, however often it was asked for. */
function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const isOn = useRef(false);
  const isWanted = useRef(false);
  return useCallback(async () => {
    isWanted.current = true;
    if (isOn.current) return;
    isOn.current = true;
    try {
      while (isWanted.current) {
        isWanted.current = false;
        await work();
      }
    } finally {
      isOn.current = false;
    }
  }, [work]);
}

/** Does this screen show a class how many have joined or guessed? */
function isCountingPupils({ kind, phase, players, you }: RoomView): boolean {
  const isShown = players.find(({ number }) => number === you)?.isWatcher ?? false;
  return kind === 'class' && isShown && (phase === 'lobby' || phase === 'guessing');
}

/** Tells the server's clock when it is time: a round is over, or the host has gone quiet. Whoever is first does it for all. */
function useTicks(entry: RoomEntry, seen: SeenRoom | undefined): void {
  const tick = useEffectEvent(() => void orderRoom(entry, { command: 'tick' }).catch(() => undefined));
  const view = seen?.view;
  const deadline =
    (view?.phase === 'guessing' ? view.round?.deadlineAt : null) ??
    (view?.phase === 'drafting' ? view.draft?.deadlineAt : null) ??
    null;
  const offsetMs = seen?.offsetMs ?? 0;
  // A class has no other host than its teacher.
  const isHostAway =
    view && view.kind !== 'class'
      ? !(view.players.find(({ number }) => number === view.host)?.isHere ?? true)
      : false;
  useEffect(() => {
    if (deadline === null) return;
    const wait = Date.parse(deadline) - offsetMs + ROOM_GRACE_MS + 200 + Math.random() * 600 - Date.now();
    const timer = setTimeout(tick, Math.max(0, wait));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the offset wavers by milliseconds with each answer
  }, [deadline]);
  useEffect(() => {
    if (!isHostAway) return;
    const timer = setTimeout(tick, Math.random() * 800);
    return () => clearTimeout(timer);
  }, [isHostAway]);
}

function useHidden(): boolean {
  const [isHidden, setIsHidden] = useState(() => document.hidden);
  useEffect(() => {
    const notice = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', notice);
    return () => document.removeEventListener('visibilitychange', notice);
  }, []);
  return isHidden;
}
