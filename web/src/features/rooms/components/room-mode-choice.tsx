import { isRoomMode, ROOM_MODES, roomModeOptions } from '#domain/modes.ts';
import { fitsKind } from '#domain/room-kind-fit.ts';
import type { RoomKind } from '#domain/room-rules.ts';
import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { RoomModeSign } from './room-mode-sign.tsx';

interface RoomModeChoiceProps {
  readonly kind: RoomKind;
  readonly mode: string;
  /** null is the game's own mode */
  readonly onChoose: (mode: string | null) => void;
}

/** How a room plays: as its game says, or in a mode that rooms alone play; with what that means, in a sentence. */
export function RoomModeChoice({ kind, mode, onChoose }: RoomModeChoiceProps) {
  const fitting = ROOM_MODES.filter((one) => fitsKind(roomModeOptions(one), kind));
  const chosen = isRoomMode(mode) ? mode : '';
  return (
    <div className="room-mode">
      <Select
        label={t('rooms.mode')}
        value={chosen}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        options={[
          { value: '', label: t('rooms.mode.own') },
          ...fitting.map((value) => ({ value, label: t(`rooms.mode.${value}`) })),
        ]}
      />
      <RoomModeSentence mode={mode} />
    </div>
  );
}

/** What a mode of rooms changes, with its sign. */
export function RoomModeSentence({ mode }: { readonly mode: string }) {
  if (!isRoomMode(mode)) return <p className="muted">{t('rooms.how.own')}</p>;
  return (
    <p className="room-mode-how">
      <RoomModeSign mode={mode} />
      <span>{t(`rooms.how.${mode}`, { seconds: roomModeOptions(mode).roundSeconds ?? 0 })}</span>
    </p>
  );
}
