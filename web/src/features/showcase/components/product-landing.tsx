import type { ReactNode } from 'react';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ProductData } from '../load-product.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';
import '#kit/games/games.css';
import '../landing.css';

export type Product = 'oneOff' | 'klavo' | 'ultima';

interface ProductLandingProps extends ProductData {
  readonly product: Product;
  /** where a game of this kind is made */
  readonly createPath: string | null;
  readonly children?: ReactNode;
}

/** What a kind of game is, how it works and whom it suits, with a game to try and the way to make one. */
export function ProductLanding({ product, createPath, game, unfinished, children }: ProductLandingProps) {
  return (
    <div className="home landing">
      <section className="landing-head" data-hero="split">
        <div className="home-pitch">
          <h1>{t(`landing.${product}.title`)}</h1>
          <p className="lead">{t(`landing.${product}.lead`)}</p>
          {createPath ? (
            <TextLink as={Link} look="primary" size="large" to={createPath}>
              {t(`landing.${product}.create`)}
            </TextLink>
          ) : null}
          {game ? (
            <StartPanel
              game={game}
              unfinished={unfinished}
              isBrief
              label={t('landing.try')}
              kind={createPath ? 'secondary' : 'primary'}
            />
          ) : null}
          <TextLink as={Link} look="quiet" to={PATHS.games}>
            {t('landing.games.all')}
          </TextLink>
        </div>
        {game?.cover ? (
          <figure className="landing-picture">
            <GameCover photo={game.cover} sizes={HERO_SIZES} isUrgent />
            {game.isSample ? <figcaption className="muted">{t('games.sample')}</figcaption> : null}
          </figure>
        ) : null}
      </section>
      {children}
      <section className="home-section">
        <h2>{t('how.title')}</h2>
        <ol className="how-it-works">
          {(['first', 'second', 'third'] as const).map((step) => (
            <li key={step}>
              <h3>{t(`landing.${product}.${step}.title`)}</h3>
              <p>{t(`landing.${product}.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="home-section landing-part">
        <h2>{t('landing.suits')}</h2>
        <p className="landing-text">{t(`landing.${product}.suits`)}</p>
      </section>
    </div>
  );
}
