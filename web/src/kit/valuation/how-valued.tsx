import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ACCURACY_PATH } from './valuation-paths.ts';
import { marketName } from './say-value.ts';

/** Which sales a value comes from, how far such values were off, and by which number it is found again. */
export function HowValued({
  value: { id, model, dataUntil, valuedOn },
}: {
  readonly value: ValueHomeAnswer;
}) {
  const { medianBias, judged } = model;
  return (
    <>
      <p>
        {t('valuation.how.model', {
          sales: model.sales,
          market: marketName(model.countryCode, model.market),
          from: formatDate(model.firstOn),
          until: formatDate(dataUntil),
        })}{' '}
        {t('valuation.how.day', { date: formatDate(dataUntil), day: formatDate(valuedOn) })}
      </p>
      <p>
        {medianBias !== null && judged !== null
          ? t('valuation.how.bias', {
              judged,
              percent: formatPercent(Math.abs(100 * medianBias)),
              side: t(medianBias < 0 ? 'valuation.how.low' : 'valuation.how.high'),
            })
          : t('valuation.accuracy.tooFew')}{' '}
        {model.hasPrior ? null : t('valuation.how.noPrior')}
      </p>
      {model.isSample ? <p>{t('valuation.sampleHelp')}</p> : null}
      <p className="muted value-number">{t('valuation.how.id', { id })}</p>
      <p className="value-no-print">
        <TextLink as={Link} to={ACCURACY_PATH}>
          {t('valuation.references.accuracy')}
        </TextLink>
      </p>
    </>
  );
}
