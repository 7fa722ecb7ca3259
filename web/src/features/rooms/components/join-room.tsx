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
  /** this browser had a seat there */
  readonly hasLeft: boolean;
  readonly onEnter: (entry: RoomEntry) => void;
}

/** The way in by a code, a link or a QR code: one name, which may stay empty, and one button. */
export function JoinRoom({ code, hasLeft, onEnter }: JoinRoomProps) {
  const [name, setName] = useState(readKeptName);
  const [requestKey] = useState(newId);
  const { isBusy, error, send } = useRoomSend();
  const enter = async (watches: boolean) => {
    keepName(name.trim());
    const entry = await send(() => joinRoom({ code, displayName: name, requestKey, watches }));
    if (entry) onEnter(entry);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void enter(false);
  };
  const mayWatch = error?.code === 'room_full' || error?.code === 'room_locked';
  return (
    <div className="room-door" data-takes-page="text">
      <h1>{t('rooms.enter.title', { code })}</h1>
      <p className="lead">{t(hasLeft ? 'rooms.enter.left' : 'rooms.enter.lead')}</p>
      <form className="room-form" onSubmit={submit} noValidate>
        <TextField
          label={t('rooms.name')}
          hint={t('rooms.nameHint')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={40}
          autoComplete="nickname"
        />
        <SaidError error={error} />
        <Button type="submit" kind="primary" size="large" isBusy={isBusy} isWide>
          {t('rooms.enter.go')}
        </Button>
        {mayWatch ? (
          <Button onClick={() => void enter(true)} isBusy={isBusy} isWide>
            {t('rooms.enter.watch')}
          </Button>
        ) : null}
      </form>
      <p className="muted">{t('rooms.practice')}</p>
    </div>
  );
}
