import type { OwnGame } from '#wire/managed-games.ts';
import { managePath, startPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { HomePhoto } from '#kit/home-edits/home-photo.tsx';

/** A game of one's own: what it is, how it stands, and the ways to look after it and to play it. */
export function OwnGameRow({ game }: { readonly game: OwnGame }) {
  const { id, family, slug, title, stateNow, visibility } = game;
  return (
    <li className="home-row" data-row={id}>
      <HomePhoto photo={game.cover} />
      <div className="home-text">
        <h2>
          <TextLink as={Link} to={managePath(family, slug)}>
            {title}
          </TextLink>
        </h2>
        <p className="muted">
          {plural('games.rounds', game.homes)} · {plural('games.players', game.players)}
        </p>
        <p className="home-badges">
          <Badge tone={stateNow === 'open' ? 'good' : 'neutral'}>{t(`manage.state.${stateNow}`)}</Badge>
          {visibility === 'public' ? null : <Badge>{t(`rules.visibility.${visibility}`)}</Badge>}
          {game.isSample ? <Badge>{t('shell.sample')}</Badge> : null}
        </p>
      </div>
      <div className="home-actions">
        {stateNow === 'open' ? (
          <TextLink
            as={Link}
            look="quiet"
            to={startPath(family, slug)}
            aria-label={`${t('start.play')}: ${title}`}
          >
            {t('start.play')}
          </TextLink>
        ) : null}
        <TextLink
          as={Link}
          look="secondary"
          to={managePath(family, slug)}
          aria-label={`${t('own.manage')}: ${title}`}
        >
          {t('own.manage')}
        </TextLink>
      </div>
    </li>
  );
}
