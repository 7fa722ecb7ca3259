import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import type { HomeData } from '../pages/home-page.tsx';
import { GamesSection } from './games-section.tsx';
import { LiveProof } from './live-proof.tsx';

/** The home of a curator: who they are in a sentence, then every game they keep. */
export function CollectionHome({ game, games, proof }: HomeData) {
  const { displayName, description } = brand();
  const all = games instanceof Error ? games : game ? [game, ...games] : games;
  return (
    <div className="home">
      <section className="home-masthead">
        <h1>{displayName}</h1>
        <p className="lead">{description || t('home.lead')}</p>
      </section>
      <LiveProof proof={proof} />
      <GamesSection games={all} title={t('games.title')} />
    </div>
  );
}
