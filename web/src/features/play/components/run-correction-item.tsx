import type { RunCorrection } from '#wire/fairness.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

/** What one correction moved in the own run: never silently, always with why. */
export function RunCorrectionItem({ correction }: { readonly correction: RunCorrection }) {
  const { action, reason, title, note, madeAt, totalBefore, totalAfter } = correction;
  const points = (score: number | null) => (score === null ? t('fairness.none') : formatNumber(score));
  return (
    <li data-row={correction.id}>
      <h3>
        {t('fairness.moved', { home: title || t('fairness.homeNumber', { position: correction.position }) })}
      </h3>
      <p>
        <strong>
          {t('fairness.total', { before: formatNumber(totalBefore), after: formatNumber(totalAfter) })}
        </strong>{' '}
        {t(`fairness.action.${action}`)} {priceText(correction)}
      </p>
      {correction.wasGuessed ? (
        <p>
          {t(correction.isOfPair ? 'fairness.pointsOfPair' : 'fairness.points', {
            before: points(correction.scoreBefore),
            after: points(correction.scoreAfter),
          })}
        </p>
      ) : null}
      {note ? <p>{t('fairness.note', { note })}</p> : null}
      <p className="muted">
        <time dateTime={madeAt}>{formatTime(madeAt)}</time> · {t(`fairness.reason.${reason}`)}
      </p>
    </li>
  );
}

function priceText({ action, currency, priceBeforeMinor, priceAfterMinor }: RunCorrection): string {
  if (currency === null || priceAfterMinor === null) return '';
  const money = (minor: number) => formatMoney(minor, currency, locale());
  if (action === 'settle') return t('fairness.priceNow', { after: money(priceAfterMinor) });
  return priceBeforeMinor === null
    ? ''
    : t('fairness.price', { before: money(priceBeforeMinor), after: money(priceAfterMinor) });
}
