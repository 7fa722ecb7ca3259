import type { SharedRun } from '#wire/results.ts';
import { startPath } from '#domain/game-paths.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { bandText, itemShareText } from '../share-text.ts';
import { BandSign } from './band-sign.tsx';
import { ShareBox } from './share-box.tsx';

interface ItemShareProps {
  readonly run: SharedRun;
  readonly gameListingId: string;
}

/** How close somebody came on one home: a band, no price, no points, no total. */
export function ItemShare({ run, gameListingId }: ItemShareProps) {
  const round = run.rounds.find((one) => one.gameListingId === gameListingId);
  const band = round?.band ?? null;
  const home = round ? t('results.home', { position: round.position }) : run.game.title;
  const url = window.location.href;
  return (
    <div className="page results" data-width="text">
      <header className="results-share-head">
        <p className="muted">{run.game.title}</p>
        <h1>{t('faces.item.shared', { name: run.displayName, home })}</h1>
        <p className="lead">
          <BandSign band={band} /> {bandText(band)}
        </p>
      </header>
      <div className="results-next">
        <TextLink as={Link} look="primary" size="large" to={startPath(run.game.family, run.game.slug)}>
          {t('share.beat')}
        </TextLink>
      </div>
      <ShareBox game={run.game.slug} url={url} text={itemShareText(run.game.title, home, band, url)} />
    </div>
  );
}
