import type { CodedGame } from '#wire/codes.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { formatClock, formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import type { GameKey } from '#kit/games/game-key.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';

interface OpenedGameProps {
  readonly game: CodedGame;
  readonly gameKey: GameKey;
  readonly unfinished: UnfinishedRun | undefined;
  /** the first game of a code gives the page its heading */
  readonly isFirst: boolean;
}

/** A game that a code opened: how many homes, who hosts, until when, and the way in. */
export function OpenedGame({ game, gameKey, unfinished, isFirst }: OpenedGameProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <article className="opened-game">
      {game.modeOptions?.showsPhotos === false ? null : (
        <GameCover photo={game.cover} sizes={HERO_SIZES} isDecorative isUrgent={isFirst} />
      )}
      <Heading>{game.title}</Heading>
      <ul className="start-rules">
        <li>{plural('games.rounds', game.homes)}</li>
        <li>{t('token.host', { host: game.host })}</li>
        <li>{t('start.currency', { currency: game.currency })}</li>
        {game.roundSeconds === null ? null : (
          <li>{t('start.timed', { time: formatClock(game.roundSeconds) })}</li>
        )}
        {game.expiresAt ? <li>{t('token.until', { time: formatTime(game.expiresAt) })}</li> : null}
      </ul>
      {game.description ? <p>{game.description}</p> : null}
      {game.isOneHome ? <p className="muted">{t('token.oneHome')}</p> : null}
      <StartPanel game={game} unfinished={unfinished} gameKey={gameKey} />
    </article>
  );
}
