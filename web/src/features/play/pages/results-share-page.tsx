import type { SharedRun } from '#wire/results.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { resultsPath, startPath } from '#domain/game-paths.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BandSign } from '../components/band-sign.tsx';
import { ItemShare } from '../components/item-share.tsx';
import { ShareBox } from '../components/share-box.tsx';
import { readShared } from '../result-queries.ts';
import { resultImage } from '../result-image.ts';
import { bandText, bandTone, shareText, shareWords } from '../share-text.ts';
import '../results.css';

interface ShareData {
  readonly run: SharedRun;
  /** the one home that is shared, where each has results of its own */
  readonly gameListingId: string | null;
  readonly page: { readonly values: { readonly game: string; readonly name: string } };
}

/** Needs only the address; holds no price and nothing that a price follows from. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ShareData> {
  const run = await readShared(params.routeSssnId ?? '');
  return {
    run,
    gameListingId: params.listingInGameUuid ?? null,
    page: { values: { game: run.game.title, name: run.displayName } },
  };
}

/** Somebody's result without any price: the dare to do better. */
export function Component() {
  const { run, gameListingId } = useLoaderData<ShareData>();
  if (gameListingId) return <ItemShare run={run} gameListingId={gameListingId} />;
  const { family, slug } = run.game;
  const here = window.location.origin + window.location.pathname;
  return (
    <div className="page results" data-width="text">
      <header className="results-share-head">
        <p className="muted">{run.game.title}</p>
        <h1>
          {run.survived !== null
            ? t('faces.sudden.shared', {
                name: run.displayName,
                survived: run.survived,
                rounds: run.rounds.length,
              })
            : run.totalScore === null
              ? t('share.headingPlain', { name: run.displayName })
              : t('share.heading', {
                  name: run.displayName,
                  score: formatNumber(run.totalScore),
                  max: formatNumber(run.maxScore),
                })}
        </h1>
        {run.status === 'active' ? <p>{t('share.underWay')}</p> : null}
      </header>
      <ol className="share-rounds">
        {run.rounds.map(({ position, band }) => (
          <li key={position}>
            <BandSign band={band} />
            <span>{t('results.home', { position })}</span>
            <Badge tone={bandTone(band)}>{bandText(band)}</Badge>
          </li>
        ))}
      </ol>
      <div className="results-next">
        <TextLink as={Link} look="primary" size="large" to={startPath(family, slug)}>
          {t('share.beat')}
        </TextLink>
        {run.isSharingDetails ? (
          <TextLink
            as={Link}
            look="secondary"
            size="large"
            to={resultsPath(family, { slug, sessionId: run.sessionId }, 'results-detailed-share')}
          >
            {t('share.details')}
          </TextLink>
        ) : null}
      </div>
      <ShareBox
        url={here}
        text={shareText(run, here)}
        words={shareWords(run, here)}
        image={resultImage(run)}
      />
    </div>
  );
}
