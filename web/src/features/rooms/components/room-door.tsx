import type { RoomEntry } from '#wire/rooms.ts';
import { useState, type SubmitEvent } from 'react';
import { isRoomMode, roomModeOptions } from '#domain/modes.ts';
import { fitsKind } from '#domain/room-kind-fit.ts';
import { ROOM_CODE_LENGTH, parseRoomCode } from '#domain/room-code.ts';
import { gameFitsRoom } from '#domain/room-fit.ts';
import { useCall } from '#kit/call/use-call.ts';
import { keepName, readKeptName } from '#kit/games/kept-name.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { openRoom, readRoomGames } from '../room-calls.ts';
import type { OpenKind } from '../room-kinds.ts';
import { useRoomSend } from '../use-room-send.ts';
import { RoomModeChoice } from './room-mode-choice.tsx';
import { SaidError } from './said-error.tsx';

interface RoomDoorProps {
  readonly kind: OpenKind;
  /** slug of the game that the room is to play */
  readonly game: string | null;
  /** what the address says of how the room plays */
  readonly mode: string | null;
  /** the address names a room by something that can be no code */
  readonly isUnknown: boolean;
  readonly onEnter: (entry: RoomEntry) => void;
  readonly onCode: (code: string) => void;
}

/** Before a room: opens one of a game, or takes the code of one that somebody else opened. */
export function RoomDoor({ kind, game, mode, isUnknown, onEnter, onCode }: RoomDoorProps) {
  return (
    <div className="room-door">
      <CodeForm isUnknown={isUnknown} onCode={onCode} />
      <OpenForm kind={kind} game={game} mode={mode} onEnter={onEnter} />
      <p className="muted">{t('rooms.practice')}</p>
    </div>
  );
}

/** The way in for whoever has a code. */
export function CodeForm({ isUnknown, onCode }: Pick<RoomDoorProps, 'isUnknown' | 'onCode'>) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(isUnknown);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = parseRoomCode(typed);
    if (code === null) setIsWrong(true);
    else onCode(code);
  };
  return (
    <form className="room-form" onSubmit={submit} noValidate>
      <h2>{t('rooms.join.title')}</h2>
      <TextField
        label={t('rooms.join.code')}
        hint={t('rooms.join.codeHint')}
        error={isWrong ? t('rooms.join.wrongCode') : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
        className="room-code-field"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={ROOM_CODE_LENGTH + 4}
      />
      <Button type="submit" size="large">
        {t('rooms.join.go')}
      </Button>
    </form>
  );
}

function OpenForm({
  kind,
  game,
  mode: named,
  onEnter,
}: Pick<RoomDoorProps, 'kind' | 'game' | 'mode' | 'onEnter'>) {
  const usual = game ?? brand().brandedGameSlug;
  const { answer: games } = useCall(['room-games'], readRoomGames);
  const [chosen, setChosen] = useState(usual);
  const [name, setName] = useState(readKeptName);
  const [mode, setMode] = useState<string | null>(() =>
    named !== null && isRoomMode(named) && fitsKind(roomModeOptions(named), kind) ? named : null,
  );
  const [requestKey] = useState(newId);
  const { isBusy, error, send } = useRoomSend();
  const options = (games ?? [])
    .filter(gameFitsRoom)
    .map(({ slug, title }) => ({ value: slug, label: title }));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    keepName(name.trim());
    const entry = await send(() => openRoom({ game: chosen, kind, mode, displayName: name, requestKey }));
    if (entry) onEnter(entry);
  };
  return (
    <form className="room-form" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('rooms.open.title')}</h2>
      <Select
        label={t('rooms.open.game')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={
          options.some(({ value }) => value === chosen)
            ? options
            : [{ value: chosen, label: chosen === usual ? t('rooms.open.usual') : chosen }, ...options]
        }
      />
      <RoomModeChoice kind={kind} mode={mode ?? ''} onChoose={setMode} />
      <TextField
        label={t('rooms.name')}
        hint={t('rooms.nameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={40}
        autoComplete="nickname"
      />
      {error?.code === 'not_allowed' ? (
        <p className="form-error" role="alert">
          {t('rooms.open.alone')}
        </p>
      ) : (
        <SaidError error={error} />
      )}
      <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
        {t(`rooms.${kind}.open`)}
      </Button>
    </form>
  );
}
