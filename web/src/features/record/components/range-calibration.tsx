import type { OwnAccuracy } from '#wire/records.ts';
import { RANGE_CONFIDENCE } from '#domain/scoring.ts';
import { formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';

/** How often fewer ranges held the price would be chance. */
const LEAST_RANGES = 10;

/** How often the reader's ranges held the price, all and by width, against how often they should. Nothing without ranges. */
export function RangeCalibration({ ranges }: { readonly ranges: OwnAccuracy['ranges'] }) {
  const n = ranges.reduce((sum, range) => sum + range.n, 0);
  const held = ranges.reduce((sum, range) => sum + range.held, 0);
  if (n === 0) return null;
  const shown = ranges.filter((range) => range.n >= LEAST_RANGES);
  return (
    <section className="record-section">
      <h2>{t('record.ranges')}</h2>
      {n < LEAST_RANGES ? (
        <p>{plural('record.ranges.few', LEAST_RANGES - n)}</p>
      ) : (
        <>
          <p className="lead">
            {plural('record.ranges.held', n, {
              share: formatShare(held / n),
              wanted: formatShare(RANGE_CONFIDENCE),
            })}{' '}
            {t(verdictOf(held, n))}
          </p>
          <ul className="record-bars" data-wanted="">
            {shown.map((range) => (
              <li key={range.widthFrom}>
                <span>{widthText(range)}</span>
                <span className="record-bar" aria-hidden="true">
                  <i style={{ inlineSize: `${String((range.held / range.n) * 100)}%` }} />
                  <b style={{ insetInlineStart: `${String(RANGE_CONFIDENCE * 100)}%` }} />
                </span>
                <span className="ui-number">
                  {plural('record.ranges.of', range.n, { share: formatShare(range.held / range.n) })}
                </span>
              </li>
            ))}
          </ul>
          <p className="muted">{t('record.ranges.how', { wanted: formatShare(RANGE_CONFIDENCE) })}</p>
        </>
      )}
    </section>
  );
}

function widthText({ widthFrom, widthTo }: OwnAccuracy['ranges'][number]): string {
  const percent = (width: number) => formatShare(Math.exp(width) - 1);
  if (widthTo === null) return t('record.ranges.wider', { from: percent(widthFrom) });
  return widthFrom === 0
    ? t('record.ranges.upTo', { to: percent(widthTo) })
    : t('record.ranges.between', { from: percent(widthFrom), to: percent(widthTo) });
}

/** Further off than two standard deviations of chance is no chance. */
function verdictOf(held: number, n: number) {
  const off = held / n - RANGE_CONFIDENCE;
  const chance = 2 * Math.sqrt((RANGE_CONFIDENCE * (1 - RANGE_CONFIDENCE)) / n);
  if (Math.abs(off) <= chance) return 'record.ranges.right';
  return off < 0 ? 'record.ranges.narrow' : 'record.ranges.wide';
}
