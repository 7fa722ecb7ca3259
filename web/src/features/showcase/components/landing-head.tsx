import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import type { LandingHero } from '../landing-variants.ts';
import type { LandingData } from '../pages/test-landing-page.tsx';
import { ExampleRuler } from './example-ruler.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';

/** The greeting of a landing page: headline, lead and button, around what this page puts first. */
export function LandingHead({ hero, number, game, games, unfinished }: LandingData & { hero: LandingHero }) {
  return (
    <section className="landing-head" data-hero={hero}>
      <div className="home-pitch">
        <h1>{t(`testLanding.${number}.headline`)}</h1>
        <p className="lead">{t(`testLanding.${number}.lead`)}</p>
        <StartPanel game={game} unfinished={unfinished} isBrief label={t(`testLanding.${number}.cta`)} />
      </div>
      {pictureOf(hero, { game, games })}
    </section>
  );
}

const MOSAIC = 4;

function pictureOf(hero: LandingHero, { game, games }: Pick<LandingData, 'game' | 'games'>): ReactNode {
  switch (hero) {
    case 'words':
      return null;
    case 'ruler':
      return <ExampleRuler currency={brand().currency} />;
    case 'mosaic': {
      // Games may begin with the same home: each picture once.
      const covers = [...new Map([game, ...games].map((one) => [one.cover?.path, one])).values()].filter(
        ({ cover }) => cover,
      );
      return (
        <div className="landing-mosaic" aria-hidden="true">
          {covers.slice(0, MOSAIC).map(({ id, cover }) => (
            <GameCover key={id} photo={cover} sizes="(min-width: 60rem) 20rem, 45vw" isDecorative isUrgent />
          ))}
        </div>
      );
    }
    case 'tag':
      return (
        <p className="landing-tag ui-display" aria-hidden="true">
          {t('home.tag')}
        </p>
      );
    case 'picture':
    case 'split':
      return (
        <figure className="landing-picture">
          <GameCover photo={game.cover} sizes={HERO_SIZES} isUrgent />
        </figure>
      );
  }
}
