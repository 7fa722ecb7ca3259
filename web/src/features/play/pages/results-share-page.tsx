import type { Game } from '#wire/games.ts';
import type { SharedRun } from '#wire/results.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { resultsPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { readGame } from '#kit/games/read-game.ts';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import { sharedRunPage, type SharedRunPage } from '#kit/games/shared-run-page.ts';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BandSign } from '../components/band-sign.tsx';
import { ItemShare } from '../components/item-share.tsx';
import { ShareBox } from '../components/share-box.tsx';
import { readShared } from '../result-queries.ts';
import { resultImage } from '../result-image.ts';
import { bandTone } from '../band-tone.ts';
import { bandText, shareText, shareWords } from '../share-text.ts';
import '#kit/games/games.css';
import '../results.css';

interface ShareData {
  readonly run: SharedRun;
  /** null where it is gone or could not be read: the result stands without a way into it */
  readonly game: Game | null;
  readonly unfinished: UnfinishedRun | undefined;
  /** the one home that is shared, where each has results of its own */
  readonly gameListingId: string | null;
  readonly page: SharedRunPage;
}

/** Needs only the address; holds no price and nothing that a price follows from. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ShareData> {
  const [run, game, runs] = await Promise.all([
    readShared(params.routeSssnId ?? ''),
    readGame(params.gameSlug ?? '').catch(() => null),
    readUnfinishedRuns().catch(() => []),
  ]);
  return {
    run,
    game,
    unfinished: runs.find((one) => one.game.id === game?.id),
    gameListingId: params.listingInGameUuid ?? null,
    page: sharedRunPage(run),
  };
}

/** Somebody's result without any price: the dare to do better, on the same homes. */
export function Component() {
  const { run, game, unfinished, gameListingId } = useLoaderData<ShareData>();
  if (gameListingId) return <ItemShare run={run} gameListingId={gameListingId} />;
  const { slug, family } = run.game;
  const here = window.location.origin + window.location.pathname;
  return (
    <div className="page results" data-width="text">
      <div className="share-hero">
        {game?.cover ? <GameCover photo={game.cover} sizes={HERO_SIZES} isDecorative isUrgent /> : null}
        <header className="results-share-head">
          <p className="muted">{run.game.title}</p>
          <h1>{dare(run)}</h1>
          {run.survived === null && run.totalScore !== null ? (
            <p className="lead">
              {t('share.scored', { name: run.displayName, score: run.totalScore, max: run.maxScore })}
            </p>
          ) : null}
          {run.status === 'active' ? <p>{t('share.underWay')}</p> : null}
        </header>
        <div className="results-next">
          {game ? (
            <div className="share-start">
              <p>{unfinished ? t('share.ownRun') : plural('share.same', run.rounds.length)}</p>
              <StartPanel
                game={game}
                unfinished={unfinished}
                like={run.sessionId}
                label={t('share.beat')}
                isBrief
              />
            </div>
          ) : null}
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
      </div>
      <ol className="share-rounds">
        {run.rounds.map(({ position, band }) => (
          <li key={position}>
            <BandSign band={band} />
            <span>{t('results.home', { position })}</span>
            <Badge tone={bandTone(band)}>{bandText(band)}</Badge>
          </li>
        ))}
      </ol>
      <ShareBox
        game={run.game.slug}
        url={here}
        text={shareText(run, here)}
        words={shareWords(run, here)}
        image={resultImage(run)}
      />
    </div>
  );
}

function dare({ displayName: name, survived, totalScore, rounds }: SharedRun): string {
  if (survived !== null) return t('faces.sudden.shared', { name, survived, rounds: rounds.length });
  return totalScore === null
    ? t('share.headingPlain', { name })
    : t('share.heading', { name, score: totalScore });
}
