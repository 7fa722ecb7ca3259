import type { RunSummary, Guesstimates } from '#wire/results.ts';
import { Suspense } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { bandOfLabel } from '#domain/error-bands.ts';
import { itemPath, resultsPath, startPath } from '#domain/game-paths.ts';
import { guesstimatesPath } from '#domain/paths-beside-a-run.ts';
import { formatPercent } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { latePart } from '#lib/late-part.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { ScoreRing } from '#ui/score-ring.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { verdictOf } from '../guess-verdict.ts';
import { itemShareText } from '../share-text.ts';
import { RunName } from '#kit/games/run-name.tsx';
import { ShareBox } from './share-box.tsx';
import '../more-screens.css';

// The result of a whole run, on the same page, draws no chart of a home.
const CrowdDistribution = latePart(async () => ({
  default: (await import('#kit/games/crowd-distribution.tsx')).CrowdDistribution,
}));

interface ItemResultProps {
  readonly run: RunSummary;
  readonly gameListingId: string;
  /** null when it could not be read: the result stands without it */
  readonly found: Guesstimates | null;
}

/** The result of one home of an edition: scored, compared and shared on its own. */
export function ItemResult({ run, gameListingId, found }: ItemResultProps) {
  const { family, slug } = run.game;
  const round = run.rounds.find((one) => one.gameListingId === gameListingId);
  const answer = round?.guess;
  const next = run.rounds.find((one) => one.guess === null && !one.isWithdrawn);
  const title =
    found?.home.title ?? (round ? t('results.home', { position: round.position }) : run.game.title);
  const sharePath = resultsPath(family, { slug, sessionId: run.sessionId, gameListingId }, 'results-share');
  const shareUrl = new URL(sharePath, window.location.origin).href;
  const max = run.maxScore / Math.max(1, run.rounds.length);
  const crowdPath = guesstimatesPath(family, slug, gameListingId);
  return (
    <div className="page results">
      <header className="results-head">
        {answer ? (
          <ScoreRing
            value={answer.guess.score ?? 0}
            max={max}
            label={t('reveal.score', { score: answer.guess.score ?? 0, max })}
            caption={t('run.points')}
            isCounting
            size="large"
          />
        ) : null}
        <div>
          <p className="muted">{run.game.title}</p>
          <h1>{title}</h1>
          <p className="lead">{answer ? outcome(answer) : t('results.notGuessed')}</p>
          {found?.closerThanPercent ? (
            <p>{t('faces.item.closer', { percent: formatPercent(Math.floor(found.closerThanPercent)) })}</p>
          ) : null}
          {run.ranked ? null : <Badge>{t('run.practice')}</Badge>}
        </div>
      </header>
      <RunName run={run} />
      <div className="results-next">
        {next && run.status === 'active' ? (
          <TextLink
            as={Link}
            look="primary"
            size="large"
            to={itemPath(family, { slug, gameListingId: next.gameListingId, sessionId: run.sessionId })}
          >
            {answer ? t('guess.next') : t('faces.guessThis')}
          </TextLink>
        ) : null}
        <TextLink as={Link} look="secondary" size="large" to={startPath(family, slug)}>
          {t('faces.item.edition')}
        </TextLink>
      </div>
      {found ? (
        <section className="results-section">
          <Suspense fallback={<div className="item-crowd" aria-busy="true" />}>
            <CrowdDistribution
              crowd={found.crowd}
              price={found.price}
              own={found.own}
              currency={run.game.currency}
            />
          </Suspense>
          {crowdPath ? (
            <TextLink as={Link} look="quiet" to={crowdPath}>
              {t('faces.guesstimates.see')}
            </TextLink>
          ) : null}
        </section>
      ) : null}
      {answer ? (
        <section className="results-section">
          <h2>{t('share.title')}</h2>
          <p className="muted">{t('share.safe')}</p>
          <ShareBox
            game={run.game.slug}
            url={shareUrl}
            text={itemShareText(run.game.title, title, bandOf(answer.guess.label), shareUrl)}
          />
          <TextLink as={Link} look="quiet" to={sharePath}>
            {t('share.see')}
          </TextLink>
        </section>
      ) : null}
    </div>
  );
}

function outcome(answer: NonNullable<RunSummary['rounds'][number]['guess']>): string {
  const { amountMinor, priceMinor, currency } = answer.guess;
  const verdict = verdictOf(answer);
  if (priceMinor === null || amountMinor === null) return verdict;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return t('results.outcome', { verdict, guess: money(amountMinor), price: money(priceMinor) });
}

function bandOf(label: string | null): number | null {
  return label === null ? null : bandOfLabel(label);
}
