import type { ScootGame } from '#wire/managed-games.ts';
import type { GameState } from '#domain/states.ts';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { HomePhoto } from '#kit/home-edits/home-photo.tsx';
import { StatePanel } from './state-panel.tsx';

interface ScootRowProps {
  readonly game: ScootGame;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onMove: (state: GameState) => Promise<void>;
  /** the game's own management page */
  readonly manage: string;
}

/** One game of the brand: what it is, who plays it, when, and whether the subdomain's lists show it. */
export function ScootRow({ game, isShown, onShow, onMove, manage }: ScootRowProps) {
  const { opensAt, closesAt } = game;
  return (
    <div className="home-row" data-hidden={!isShown || undefined}>
      <HomePhoto photo={game.cover} />
      <div className="home-text">
        <h2>
          <TextLink as={Link} to={manage}>
            {game.title}
          </TextLink>
        </h2>
        <p className="muted">
          {plural('games.rounds', game.homes)} · {plural('games.players', game.players)}
        </p>
        {opensAt || closesAt ? (
          <p className="muted">
            {opensAt ? t('manage.scoot.opens', { date: formatTime(opensAt) }) : ''}{' '}
            {closesAt ? t('manage.scoot.closes', { date: formatTime(closesAt) }) : ''}
          </p>
        ) : null}
        <p className="home-badges">
          {game.visibility === 'public' ? null : <Badge>{t(`rules.visibility.${game.visibility}`)}</Badge>}
          {isShown ? null : <Badge>{t('manage.scoot.notShown')}</Badge>}
          {game.isSample ? <Badge>{t('shell.sample')}</Badge> : null}
        </p>
      </div>
      <div className="home-actions">
        <Switch
          label={t('manage.home.show')}
          aria-label={t('manage.home.showNamed', { name: game.title })}
          checked={isShown}
          onChange={(event) => onShow(event.target.checked)}
        />
      </div>
      <StatePanel title={game.title} state={game.stateNow} moves={game.moves} onMove={onMove} />
    </div>
  );
}
