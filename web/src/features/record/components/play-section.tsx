import type { OwnPlay, RecordedRun } from '#wire/records.ts';
import { resultsPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { formatNumber, formatPercent, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { signedNumber } from '#kit/games/signed-number.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readPlay } from '../queries.ts';
import { DayGrid } from './day-grid.tsx';

/** How much was played, on which days, and the best of it. */
export function PlaySection() {
  const call = useCall(['own play'], readPlay);
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="24rem" />}
      failed={t('record.failed')}
      isEmpty={({ runs }) => runs === 0}
      empty={
        <Empty
          title={t('record.empty')}
          action={
            <TextLink as={Link} look="primary" to={PATHS.games}>
              {t('record.play')}
            </TextLink>
          }
        >
          {t('record.emptyHelp')}
        </Empty>
      }
    >
      {(play) => (
        <>
          <section className="record-section">
            <h2>{t('record.played')}</h2>
            <dl className="record-figures">
              <Figure name={t('record.homes')} value={play.homes} />
              <Figure name={t('record.games')} value={play.endedRuns} />
              <Figure name={t('record.ranked')} value={play.rankedRuns} />
              <Figure name={t('record.days')} value={play.daysPlayed} />
            </dl>
            <h3>{t('record.days.title')}</h3>
            <DayGrid today={play.on} shown={play.daysShown} days={play.days} />
          </section>
          <Bests play={play} />
        </>
      )}
    </CallView>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}

/** The best run, the one most over par, and the nearest guess. Nothing before there is one of them. */
function Bests({ play: { bestRun, mostOverPar, closest } }: { readonly play: OwnPlay }) {
  if (!bestRun && !mostOverPar && !closest) return null;
  return (
    <section className="record-section">
      <h2>{t('record.bests')}</h2>
      <ul className="record-bests">
        {bestRun ? (
          <Best name={t('record.bestRun')} run={bestRun} said={bestRun.game.title}>
            {formatShare(bestRun.totalScore / Math.max(1, bestRun.maxScore))}
          </Best>
        ) : null}
        {mostOverPar ? (
          <Best name={t('record.overPar')} run={mostOverPar} said={mostOverPar.game.title}>
            {signedNumber(mostOverPar.overPar)}
          </Best>
        ) : null}
        {closest ? (
          <Best name={t('record.closest')} run={closest} said={closest.title ?? closest.game.title}>
            {closest.logError === 0
              ? t('record.exact')
              : t('record.off', { percent: formatPercent(Math.abs(Math.exp(closest.logError) - 1) * 100) })}
          </Best>
        ) : null}
      </ul>
      <p className="muted">{t('record.bestsOf')}</p>
    </section>
  );
}

interface BestProps {
  readonly name: string;
  readonly run: RecordedRun;
  /** what it was: a game, or a home */
  readonly said: string;
  readonly children: string;
}

/** A best, which leads to its results where this site shows them. */
function Best({ name, run: { game, sessionId }, said, children }: BestProps) {
  return (
    <li>
      <span className="muted">{name}</span>
      <strong className="record-best">{children}</strong>
      {game.brand === brand().key && game.family !== 'roundup' ? (
        <TextLink as={Link} to={resultsPath(game.family, { slug: game.slug, sessionId })}>
          {said}
        </TextLink>
      ) : (
        <span>{said}</span>
      )}
    </li>
  );
}
