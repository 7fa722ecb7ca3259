import { ROOM_KINDS } from '#domain/room-rules.ts';
import { QrCode } from '#kit/sharing/qr-code.tsx';
import { ShareLinkButton } from '#kit/sharing/share-link-button.tsx';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { doorPath, roomPath } from '../room-kinds.ts';
import type { RoomPart } from './room-screen.tsx';
import '#kit/sharing/sharing.css';

/** Before the game: how others get in, and the host's start. */
export function RoomLobby({ view, isBusy, onOrder }: RoomPart) {
  const url = location.origin + roomPath(view.kind, view.code);
  const players = view.players.filter(({ isWatcher }) => !isWatcher).length;
  const isHost = view.host === view.you;
  const isShort = players < ROOM_KINDS[view.kind].least;
  return (
    <section className="room-lobby">
      <h2>{t('rooms.lobby.title')}</h2>
      <p className="room-big-code">{view.code}</p>
      <p className="muted">{t('rooms.lobby.how', { address: location.host + doorPath(view.kind) })}</p>
      <div className="room-ways">
        <QrCode url={url} slug={`room-${view.code}`} />
        <ShareLinkButton url={url} title={t('rooms.lobby.share', { game: view.game.title })} />
      </div>
      {isHost ? (
        <>
          <Switch
            label={t('rooms.lobby.locked')}
            checked={view.isLocked}
            onChange={({ target }) => void onOrder({ command: 'lock', isLocked: target.checked })}
          />
          <Switch
            label={t('rooms.lobby.late')}
            checked={view.admitsLate}
            onChange={({ target }) => void onOrder({ command: 'admit', admitsLate: target.checked })}
          />
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
