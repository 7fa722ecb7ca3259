import { boardPath, startPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ManagedGameHold } from '../use-managed-game.ts';
import { StatePanel } from './state-panel.tsx';

/** Which game it is, where players find it, whether it is open, and what may be done about that. */
export function GameHead({ game, edits, move }: Pick<ManagedGameHold, 'game' | 'edits' | 'move'>) {
  const board = boardPath({ ...game, leaderboardEnabled: game.settings.hasLeaderboard });
  return (
    <header className="manage-head">
      <p className="muted">{t('manage.game.overline')}</p>
      <h1>{game.settings.title}</h1>
      <p className="manage-links">
        <TextLink as={Link} to={startPath(game.family, game.slug)}>
          {t('manage.game.open')}
        </TextLink>
        {board ? (
          <TextLink as={Link} to={board}>
            {t('manage.game.board')}
          </TextLink>
        ) : null}
        <span className="muted">{plural('games.players', game.players)}</span>
      </p>
      <StatePanel
        title={game.settings.title}
        state={game.stateNow}
        moves={game.moves}
        blockedBy={edits.isDirty ? t('manage.state.saveFirst') : undefined}
        onMove={move}
      />
      <p className="manage-note">{t('manage.game.practice')}</p>
    </header>
  );
}
