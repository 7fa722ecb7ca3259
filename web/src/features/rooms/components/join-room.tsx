import type { RoomEntry } from '#wire/rooms.ts';
import { useState, type SubmitEvent } from 'react';
import { keepName, readKeptName } from '#kit/games/kept-name.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { joinRoom } from '../room-calls.ts';
import { useRoomSend } from '../use-room-send.ts';
import { SaidError } from './said-error.tsx';

interface JoinRoomProps {
  readonly code: string;
  /** nobody types a name there */
  readonly isClass: boolean;
  /** a screen that shows the room to a class, and does not play */
  readonly isProjector: boolean;
  /** this browser had a seat there */
  readonly hasLeft: boolean;
  readonly onEnter: (entry: RoomEntry) => void;
}

/** The way in by a code, a link or a QR code: one name, which may stay empty, and one button; for a class the button alone. */
export function JoinRoom({ code, isClass, isProjector, hasLeft, onEnter }: JoinRoomProps) {
  const [name, setName] = useState(readKeptName);
  const [requestKey] = useState(newId);
  const { isBusy, error, send } = useRoomSend();
  const enter = async (watches: boolean) => {
    if (!isClass) keepName(name.trim());
    const displayName = isClass ? null : name;
    const entry = await send(() => joinRoom({ code, displayName, requestKey, watches }));
    if (entry) onEnter(entry);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void enter(isProjector);
  };
  const mayWatch = !isClass && (error?.code === 'room_full' || error?.code === 'room_locked');
  return (
    <div className="room-door" data-takes-page="text">
      <h1>{t('rooms.enter.title', { code })}</h1>
      <p className="lead">
        {t(hasLeft ? 'rooms.enter.left' : isClass ? 'classes.join.lead' : 'rooms.enter.lead')}
      </p>
      <form className="room-form" onSubmit={submit} noValidate>
        {isClass ? null : (
          <TextField
            label={t('rooms.name')}
            hint={t('rooms.nameHint')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            maxLength={40}
            autoComplete="nickname"
          />
        )}
        <SaidError error={error} />
        <Button type="submit" kind="primary" size="large" isBusy={isBusy} isWide>
          {t(isClass ? 'classes.join.go' : 'rooms.enter.go')}
        </Button>
        {mayWatch ? (
          <Button onClick={() => void enter(true)} isBusy={isBusy} isWide>
            {t('rooms.enter.watch')}
          </Button>
        ) : null}
      </form>
      <p className="muted">{t(isClass ? 'classes.door.kept' : 'rooms.practice')}</p>
    </div>
  );
}
