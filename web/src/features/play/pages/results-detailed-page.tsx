import type { JudgedRange } from '#domain/calibration.ts';
import type { GuessAnswer } from '#wire/guesses.ts';
import type { DetailedRun } from '#wire/results.ts';
import { lazy, Suspense, useState } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { FAMILIES, type Family } from '#domain/families.ts';
import { resultsPath } from '#domain/game-paths.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DetailedRounds } from '../components/detailed-rounds.tsx';
import { ShareBox } from '../components/share-box.tsx';
import { setDetailSharing } from '../run-mutations.ts';
import { readDetails } from '../result-queries.ts';
import '../results.css';

// Only runs of ranges have one.
const CalibrationChart = lazy(() =>
  withTexts(['calibration'], () => import('#kit/games/calibration-chart.tsx')).then((module) => ({
    default: module.CalibrationChart,
  })),
);

interface DetailsData {
  readonly run: DetailedRun;
  /** the one home of this page, where each has results of its own */
  readonly only: string | null;
  readonly page: { readonly values: { readonly game: string } };
}

/** The player's own results with all prices; anybody else is shown what anybody may see. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<DetailsData | Response> {
  try {
    const run = await readDetails(params.routeSssnId ?? '');
    // In a game of words there is nothing to count.
    if (run.modeOptions?.isFamily) {
      const gameListingId = params.listingInGameUuid ?? run.rounds.at(-1)?.gameListingId ?? '';
      const here = { slug: run.game.slug, sessionId: run.sessionId, gameListingId };
      return redirect(resultsPath(run.game.family, here));
    }
    return { run, only: params.listingInGameUuid ?? null, page: { values: { game: run.game.title } } };
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_your_run') throw thrown;
    return redirect(new URL(request.url).pathname.replace('/detailed_results/', '/results_to_share/'));
  }
}

/** Every price of the run, for the one who played it. */
export function Component() {
  const { run, only } = useLoaderData<DetailsData>();
  const { family, slug } = run.game;
  const last = run.rounds.at(-1);
  const ranges = run.rounds.flatMap(({ guess }) => judgedRange(guess));
  const listing = only ?? last?.gameListingId;
  const here = { slug, sessionId: run.sessionId, ...(listing ? { gameListingId: listing } : {}) };
  const screens: Family['screens'] = FAMILIES[family].screens;
  const canShare = run.status !== 'active' && screens.includes('results-detailed-share');
  return (
    <div className="page results">
      <header className="detailed-head">
        <p className="muted">{run.game.title}</p>
        <h1>{only ? t('details.price') : t('details.title')}</h1>
        {only || run.survived !== null ? null : (
          <p className="lead">
            {formatShare(run.totalScore / Math.max(1, run.maxScore))} ·{' '}
            {t('reveal.score', { score: run.totalScore, max: run.maxScore })}
          </p>
        )}
        <TextLink as={Link} to={resultsPath(family, here)}>
          {t('details.back')}
        </TextLink>
      </header>
      <DetailedRounds
        sessionId={run.sessionId}
        rounds={only ? run.rounds.filter((one) => one.gameListingId === only) : run.rounds}
      />
      {ranges.length > 0 && !only ? (
        <Suspense>
          <section className="results-section">
            <CalibrationChart ranges={ranges} />
          </section>
        </Suspense>
      ) : null}
      {canShare ? (
        <SharingChoice
          run={run}
          url={new URL(resultsPath(family, here, 'results-detailed-share'), window.location.origin).href}
        />
      ) : null}
    </div>
  );
}

/** A range in time about a price that is known. */
function judgedRange(answer: GuessAnswer | null): JudgedRange[] {
  if (!answer) return [];
  const { lowMinor, highMinor, priceMinor, isLate } = answer.guess;
  return lowMinor == null || highMinor == null || priceMinor === null || isLate
    ? []
    : [{ lowMinor, highMinor, priceMinor }];
}

/** Sharing prices is the player's decision, off until they take it, and can be taken back. */
function SharingChoice({ run, url }: { readonly run: DetailedRun; readonly url: string }) {
  const [isShared, setIsShared] = useState(run.isSharingDetails);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const toggle = async () => {
    setIsBusy(true);
    setError(null);
    try {
      setIsShared(await setDetailSharing(run.sessionId, !isShared));
    } catch (thrown) {
      setError(errorSentence(toAppError(thrown)));
    }
    setIsBusy(false);
  };
  return (
    <section className="results-section">
      <h2>{t('details.share')}</h2>
      <p>{isShared ? t('details.shared') : t('details.notShared')}</p>
      <Button onClick={() => void toggle()} isBusy={isBusy}>
        {isShared ? t('details.stop') : t('details.start')}
      </Button>
      {error ? (
        <p className="form-error" role="alert">
          {error}
        </p>
      ) : null}
      {isShared ? <ShareBox game={run.game.slug} url={url} text={url} /> : null}
    </section>
  );
}
