import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeData } from '../pages/home-page.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { GamesSection } from './games-section.tsx';
import { LiveProof } from './live-proof.tsx';
import { ManageLink } from '#kit/games/manage-link.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';

/** The home of an estate agent: the person, where they work, and a game about their patch. */
export function AgentHome({ game, games, proof, unfinished }: HomeData) {
  const { displayName, description, agentName, agentTitle, specialties, coverageAreas, website, phone } =
    brand();
  return (
    <div className="home">
      <section className="home-hero">
        <div className="home-pitch">
          {agentName ? (
            <p className="home-agent">{[agentName, agentTitle].filter(Boolean).join(', ')}</p>
          ) : null}
          <h1>{t('home.agentTitle', { name: displayName })}</h1>
          <p className="lead">{description || t('home.lead')}</p>
          {game ? <StartPanel game={game} unfinished={unfinished} isBrief /> : null}
          {game ? <ManageLink game={game} /> : null}
        </div>
        <figure className="home-picture">
          <GameCover photo={game?.cover ?? null} sizes={HERO_SIZES} isUrgent />
        </figure>
      </section>
      <section className="home-section home-agency">
        <Facts title={t('home.areas')} items={coverageAreas} />
        <Facts title={t('home.specialties')} items={specialties} />
        <div>
          <h2>{t('home.contact')}</h2>
          <ul>
            {phone ? (
              <li>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </li>
            ) : null}
            {website ? (
              <li>
                <TextLink href={website} rel="noopener">
                  {website.replace(/^https?:\/\//, '').replace(/\/.*$/, '')}
                </TextLink>
              </li>
            ) : null}
          </ul>
        </div>
      </section>
      <LiveProof proof={proof} />
      {games instanceof Error || games.length > 0 ? (
        <GamesSection games={games} title={t('games.more')} />
      ) : null}
    </div>
  );
}

function Facts({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
