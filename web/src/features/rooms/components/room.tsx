import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseRoomCode } from '#domain/room-code.ts';
import type { RoomEntry } from '#wire/rooms.ts';
import { forgetEntry, readEntry } from '../kept-entry.ts';
import type { RoomKind } from '#domain/room-rules.ts';
import { ClassDoor } from '../classes/class-door.tsx';
import { JoinRoom } from './join-room.tsx';
import { RoomDoor } from './room-door.tsx';
import { RoomScreen } from './room-screen.tsx';
import '../rooms.css';

/** A live room: the door where one is opened or entered, and the room that the address names. */
export function Room({ kind }: { readonly kind: RoomKind }) {
  const [query, setQuery] = useSearchParams();
  const code = parseRoomCode(query.get('room') ?? '');
  const isProjector = query.get('view') === 'projector';
  const [left, setLeft] = useState<string | null>(null);
  const [entered, setEntered] = useState<RoomEntry | null>(null);
  const enter = (entry: RoomEntry) => {
    setEntered(entry);
    setLeft(null);
    setQuery(
      { room: entry.room.code, ...(isProjector && { view: 'projector' }) },
      { replace: code !== null },
    );
  };
  if (code === null) {
    const door = {
      game: query.get('game'),
      mode: query.get('mode'),
      isUnknown: query.get('room') !== null,
      onEnter: enter,
      onCode: (typed: string) => setQuery({ room: typed }),
    };
    return kind === 'class' ? <ClassDoor {...door} /> : <RoomDoor kind={kind} {...door} />;
  }
  const entry = entered?.room.code === code ? entered : readEntry(code);
  if (entry === null || left === code)
    return (
      <JoinRoom
        key={code}
        code={code}
        isClass={kind === 'class'}
        isProjector={isProjector}
        hasLeft={left === code}
        onEnter={enter}
      />
    );
  const leave = () => {
    forgetEntry(code);
    setEntered(null);
    setLeft(code);
  };
  return (
    <RoomScreen
      key={`${code} ${entry.playerToken}`}
      entry={entry}
      isProjector={isProjector}
      onLeave={leave}
    />
  );
}
