import type { Game } from '#wire/games.ts';
import { Link } from '#lib/link.tsx';
import { boardPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { plural, t } from '#lib/i18n.ts';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeData } from '../pages/home-page.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { GamesSection } from './games-section.tsx';
import { HomeDoors } from './home-doors.tsx';
import { LiveProof } from './live-proof.tsx';
import { TodayDoor } from './today-door.tsx';
import { HowItWorks } from '#kit/games/how-it-works.tsx';
import { ManageLink } from '#kit/games/manage-link.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';

/** A shelf that is seen at a glance; the list has them all. */
const SHOWN_GAMES = 6;

/** The home that sells the game: one picture, one question, one button. Where the address names the game, it has its own words. */
export function GameHome({ game, games, proof, unfinished, page }: HomeData & { readonly game: Game }) {
  const { title, lead } = page ? { title: game.title, lead: game.description } : brandWords();
  const board = boardPath(game);
  const others = games instanceof Error || games.length > 0;
  return (
    <div className="home">
      <section className="home-hero">
        <div className="home-pitch">
          <h1>{title}</h1>
          <p className="lead">{lead || t('home.lead')}</p>
          <StartPanel game={game} unfinished={unfinished} isBrief />
          <ManageLink game={game} />
          <ul className="home-terms muted">
            <li>{plural('games.rounds', game.rounds)}</li>
            <li>{t('home.noAccount')}</li>
            {game.players > 0 && board ? (
              <li>
                <TextLink as={Link} look="quiet" to={board}>
                  {plural('home.players', game.players)}
                </TextLink>
              </li>
            ) : null}
          </ul>
        </div>
        <figure className="home-picture">
          <GameCover photo={game.cover} sizes={HERO_SIZES} isUrgent />
          <figcaption className="home-tag ui-display">
            <span aria-hidden="true">{t('home.tag')}</span>
          </figcaption>
        </figure>
      </section>
      {brand().key === 'default' ? <TodayDoor /> : null}
      <section className="home-section">
        <h2>{t('how.title')}</h2>
        <HowItWorks />
      </section>
      <LiveProof proof={proof} />
      {others ? <GamesSection games={games} title={t('games.more')} most={SHOWN_GAMES} /> : null}
      {brand().navigation.includes('create-game') ? <HomeDoors /> : null}
    </div>
  );
}

function brandWords(): { readonly title: string; readonly lead: string } {
  const { key, description } = brand();
  return key === 'default'
    ? { title: t('home.title'), lead: '' }
    : { title: t('home.brandTitle'), lead: description };
}
