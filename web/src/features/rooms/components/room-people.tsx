import { AUDIENCE_SEAT } from '#domain/room-rules.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { reactionSign } from './room-reactions.tsx';
import type { RoomPart } from './room-screen.tsx';

/** Who is in the room, who has guessed, who is away; the host may remove somebody or give them another name. */
export function RoomPeople({ view, isBusy, onOrder }: RoomPart) {
  const isHost = view.host === view.you;
  return (
    <ul className="room-people">
      {view.players.map((player) => (
        <li key={player.number} data-away={!player.isHere || undefined}>
          <span className="room-who">
            <span className="room-name">
              {player.name}
              {player.number === view.you ? <span className="muted"> {t('rooms.you')}</span> : null}
            </span>
            {player.reaction ? (
              <span className="room-reaction" role="img" aria-label={t(`rooms.reaction.${player.reaction}`)}>
                {reactionSign(player.reaction)}
              </span>
            ) : null}
            <span className="room-badges">
              {player.number === view.host ? <Badge tone="accent">{t('rooms.host')}</Badge> : null}
              {player.isWatcher ? <Badge>{t('rooms.watcher')}</Badge> : null}
              {player.isHere ? null : <Badge tone="warn">{t('rooms.away')}</Badge>}
              {view.phase === 'guessing' && player.hasGuessed ? (
                <Badge tone="good">{t('rooms.hasGuessed')}</Badge>
              ) : null}
              {view.play.teaming === 'teams' && player.team !== null ? (
                <Badge>{t('rooms.team', { team: player.team })}</Badge>
              ) : null}
              {player.outAfter === null ? null : <Badge tone="warn">{t('rooms.out')}</Badge>}
              {view.phase === 'guessing' &&
              !player.isWatcher &&
              !player.isPlaying &&
              player.outAfter === null ? (
                <Badge>{t('rooms.soon')}</Badge>
              ) : null}
            </span>
          </span>
          {player.isWatcher || view.gameNumber === 0 || view.phase === 'drafting' ? null : (
            <b>{t('rooms.points', { points: formatNumber(player.score) })}</b>
          )}
          {isHost && player.number !== view.you && player.number !== AUDIENCE_SEAT ? (
            <span className="room-tools">
              <Button
                kind="quiet"
                size="small"
                isBusy={isBusy}
                aria-label={t('rooms.renameOne', { name: player.name })}
                title={t('rooms.rename')}
                onClick={() => void onOrder({ command: 'rename', seat: player.number })}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5" />
                </svg>
              </Button>
              <Button
                kind="quiet"
                size="small"
                isBusy={isBusy}
                aria-label={t('rooms.removeOne', { name: player.name })}
                title={t('rooms.remove')}
                onClick={() => void onOrder({ command: 'kick', seat: player.number })}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6L6 18" />
                </svg>
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
