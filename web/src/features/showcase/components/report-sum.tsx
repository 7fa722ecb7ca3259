import type { ClientReport } from '#wire/client-reports.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import '#kit/games/outcome.css';

/** All homes of a report together: what the crowd thinks of the prices, in words, and how many people that was. */
export function ReportSum({ report }: { readonly report: ClientReport }) {
  const { guesses, players, medianRatio, q1Ratio, q3Ratio } = report;
  return (
    <section className="report-sum">
      <h2>{t('faces.report.sum')}</h2>
      {medianRatio === null || q1Ratio === null || q3Ratio === null ? (
        <p>{plural('faces.report.few', guesses)}</p>
      ) : (
        <>
          <p className="report-headline ui-display">{ratioText(medianRatio)}</p>
          <p>{t('faces.report.span', { low: placeText(q1Ratio), high: placeText(q3Ratio) })}</p>
        </>
      )}
      <dl className="outcome">
        <div>
          <dt>{t('faces.report.players')}</dt>
          <dd className="ui-display">{formatNumber(players)}</dd>
        </div>
        <div>
          <dt>{t('faces.report.guesses')}</dt>
          <dd className="ui-display">{formatNumber(guesses)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Under half a per cent nobody would call it a difference. */
const isLevel = (ratio: number): boolean => Math.abs(ratio - 1) < 0.005;
const percentOf = (ratio: number): string => formatPercent(Math.abs(ratio - 1) * 100);

/** The middle guess against the price, as a sentence. */
function ratioText(ratio: number): string {
  if (isLevel(ratio)) return t('faces.report.even');
  return t(ratio > 1 ? 'faces.report.over' : 'faces.report.under', { percent: percentOf(ratio) });
}

/** Where a guess lies, as a part of a sentence: "12% under the price". */
function placeText(ratio: number): string {
  if (isLevel(ratio)) return t('faces.report.placeEven');
  return t(ratio > 1 ? 'faces.report.placeOver' : 'faces.report.placeUnder', { percent: percentOf(ratio) });
}
