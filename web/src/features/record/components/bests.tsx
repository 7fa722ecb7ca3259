import type { OwnPlay, RecordedRun } from '#wire/records.ts';
import { resultsPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { formatPercent, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { signedNumber } from '#kit/games/signed-number.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The best run, the one most over par, and the nearest guess. Nothing before there is one of them. */
export function Bests({ play: { bestRun, mostOverPar, closest } }: { readonly play: OwnPlay }) {
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
