import type { RoomEntry, RoomView } from '#wire/rooms.ts';
import type { TopicAddress } from '#wire/topics.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { useTopic } from '#kit/live/use-topic.ts';
import { beatMs } from '#domain/room-beat.ts';
import { ROOM_GRACE_MS } from '#domain/room-rules.ts';
import { seeStep, type ToldStep } from '#domain/room-told.ts';

import { beatRoom, orderRoom, readRoom, type Order } from './room-calls.ts';
import { newerRoom, seenNow, sentGuess, withSentGuess, type SeenRoom, type SentGuess } from './seen-room.ts';

export interface LiveRoom extends Call<SeenRoom> {
  /** changes are told at once; else the room is looked at every few seconds */
  readonly isLive: boolean;
  /** Does something in the room, and looks at what became of it where that is not told. */
  readonly order: (order: Order) => Promise<void>;
}

/** What somebody did is told within so long; else the screen looks. */
const TOLD_MS = 1_500;

/** The room as this seat sees it, kept up to date: told of changes, or by looking again and again where no line stays open. */
export function useRoomView(entry: RoomEntry): LiveRoom {
  const call = useCall(['room', entry.room.id, entry.playerToken], async () =>
    seenNow(await readRoom(entry)),
  );
  const { reload } = call;
  const [told, setTold] = useState<SeenRoom>();
  const [sent, setSent] = useState<SentGuess | null>(null);
  const isGuessing = useRef(false);
  const answer = useMemo(() => {
    const seen = newerRoom(call.answer, told);
    return seen && withSentGuess(seen, sent);
  }, [call.answer, told, sent]);
  const lookOnce = useOneAtATime(reload);
  const isLive = useTopic(entry.room.topic as TopicAddress<'room'>, true, ({ payload }) => {
    const step = payload as ToldStep<RoomView>;
    const view = answer && seeStep(answer.view, step);
    if (view && view !== answer.view)
      setTold(step.view ? seenNow(view) : { view, offsetMs: answer.offsetMs, at: performance.now() });
    // What oneself has guessed in another window is told to nobody.
    const isOwn = step.seats?.some(({ number, hasGuessed }) => number === view?.you && hasGuessed) ?? false;
    if (!view || (isOwn && !isGuessing.current && view.round?.ownGuess == null)) void lookOnce();
  });
  const look = useEffectEvent(() => void lookOnce());
  const lookIfMissed = useEffectEvent((version: number) => {
    if (!answer || version > answer.view.version) void lookOnce();
  });
  const beat = useEffectEvent(() => {
    if (!isLive || !answer || !isAllTold(answer.view)) return void lookOnce();
    // What cannot be reached, or is no longer one's own, the look says.
    return void beatRoom(entry).then(lookIfMissed, look);
  });
  const isHost = answer ? answer.view.host === answer.view.you : false;
  const isCounting = answer ? isCountingPupils(answer.view) : false;
  const isHidden = useHidden();
  useEffect(() => {
    const timer = setInterval(beat, beatMs({ isHost, isLive, isHidden, isCounting }));
    return () => clearInterval(timer);
  }, [isHost, isLive, isHidden, isCounting]);
  useEffect(() => {
    // A screen that wakes up, a line that is back, a channel that was joined anew: nothing is replayed, so look.
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [isHidden, isLive]);
  useTicks(entry, answer);
  const [reached, setReached] = useState(0);
  const isBehind = answer !== undefined && answer.view.version < reached;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(look, TOLD_MS);
    return () => clearTimeout(timer);
  }, [isBehind]);
  const order = async (what: Order) => {
    const guess = isLive && answer ? sentGuess(answer.view, what) : null;
    isGuessing.current = guess !== null;
    let isKnown = false;
    try {
      const version = await orderRoom(entry, what);
      if (guess) {
        setSent(guess);
        setReached(version);
        isKnown = true;
      }
    } finally {
      isGuessing.current = false;
      if (!isKnown) await lookOnce();
    }
  };
  return { ...call, answer, isLive, order };
}

/** Is everything told that this screen shows? Reactions end by themselves, and guesses of an audience are counted in silence. */
function isAllTold({ kind, players }: RoomView): boolean {
  return kind !== 'class' && players.every(({ isWatcher, reaction }) => !isWatcher && reaction === null);
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
