import { isRoomMode } from '#domain/modes.ts';
import { ROOM_KINDS } from '#domain/room-rules.ts';
import { QrCode } from '#kit/sharing/qr-code.tsx';
import { ShareLinkButton } from '#kit/sharing/share-link-button.tsx';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { doorPath, roomPath } from '../room-kinds.ts';
import { RoomModeChoice, RoomModeSentence } from './room-mode-choice.tsx';
import type { RoomPart } from './room-screen.tsx';
import { RoomTeams } from './room-teams.tsx';
import '#kit/sharing/sharing.css';

/** Before the game: how others get in, and the host's start. */
export function RoomLobby(part: RoomPart) {
  const { view, isBusy, onOrder } = part;
  const url = location.origin + roomPath(view.kind, view.code);
  const players = view.players.filter(({ isWatcher }) => !isWatcher).length;
  const isHost = view.host === view.you;
  const least = view.play.eliminates || view.play.teaming === 'teams' ? 2 : 1;
  const isShort = players < Math.max(ROOM_KINDS[view.kind].least, least);
  return (
    <section className="room-lobby">
      <h2>{t('rooms.lobby.title')}</h2>
      <p className="room-big-code">{view.code}</p>
      <p className="muted">{t('rooms.lobby.how', { address: location.host + doorPath(view.kind) })}</p>
      <div className="room-ways">
        <QrCode url={url} slug={`room-${view.code}`} />
        <ShareLinkButton url={url} title={t('rooms.lobby.share', { game: view.game.title })} />
      </div>
      {isHost && view.kind !== 'class' ? (
        <RoomModeChoice
          kind={view.kind}
          mode={view.mode}
          onChoose={(mode) => void onOrder({ command: 'mode', mode })}
        />
      ) : isRoomMode(view.mode) ? (
        <div>
          <h3>{t(`rooms.mode.${view.mode}`)}</h3>
          <RoomModeSentence mode={view.mode} />
        </div>
      ) : null}
      {view.play.teaming === 'teams' ? <RoomTeams {...part} /> : null}
      {isHost ? (
        <>
          <Button
            kind="primary"
            size="large"
            isWide
            isBusy={isBusy}
            disabled={isShort}
            onClick={() => void onOrder({ command: 'start' })}
          >
            {t('rooms.lobby.start')}
          </Button>
          {isShort ? <p className="muted">{t('rooms.lobby.short')}</p> : null}
        </>
      ) : (
        <p role="status">{t('rooms.lobby.wait')}</p>
      )}
    </section>
  );
}
