import type { RunSummary } from '#wire/results.ts';
import { itemPath } from '#domain/game-paths.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { bandText } from '../share-text.ts';
import { BandSign } from './band-sign.tsx';

/** More homes than this stand without their pictures, so that the poster stays one. */
const WITH_PICTURES = 10;

/** A tile for each home of a run: its picture, how close the guess came, and the points. */
export function PosterTiles({ run }: { readonly run: RunSummary }) {
  const { family, slug } = run.game;
  return (
    <ol className="poster-tiles" data-many={run.rounds.length > WITH_PICTURES || undefined}>
      {run.rounds.map((round, place) => {
        const { gameListingId, position, isWithdrawn } = round;
        const home = run.homes[place];
        const points = formatNumber(round.guess?.guess.score ?? 0);
        const band = run.share.rounds[place]?.band ?? null;
        const tile = (
          <>
            <GameCover
              photo={home?.photo ?? null}
              sizes="(min-width: 48rem) 10rem, 20vw"
              isDecorative
              isUrgent
            />
            <VisuallyHidden>
              {t('poster.tile', {
                home: home?.title ?? t('results.home', { position }),
                word: isWithdrawn ? t('results.withdrawn') : bandText(band),
                points,
              })}
            </VisuallyHidden>
            <span className="poster-points" aria-hidden="true">
              <BandSign band={band} />
              <strong className="ui-number">{points}</strong>
            </span>
          </>
        );
        return (
          <li key={gameListingId}>
            {isWithdrawn ? (
              tile
            ) : (
              <Link to={itemPath(family, { slug, gameListingId, sessionId: run.sessionId })}>{tile}</Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
