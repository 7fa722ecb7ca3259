import { calibrate, LEAST_RANGES, type HitShare, type JudgedRange } from '#domain/calibration.ts';
import { RANGE_CONFIDENCE } from '#domain/scoring.ts';
import { formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import './calibration-chart.css';

/** How often a player's ranges held the price, beside the half that they should hold. Its texts are the area `calibration`. */
export function CalibrationChart({ ranges }: { readonly ranges: readonly JudgedRange[] }) {
  const { all, byWidth, verdict } = calibrate(ranges);
  const expected = formatShare(RANGE_CONFIDENCE);
  return (
    <figure className="calibration">
      <figcaption>
        <strong>{t('calibration.title')}</strong>
        <span>{plural('calibration.answer', all.ranges, { hits: all.hits, expected })}</span>
      </figcaption>
      <ul>
        {[{ key: 'all' as const, ...all }, ...byWidth].map((row) => (
          <li key={row.key}>
            <span>
              {t(`calibration.${row.key}`)}{' '}
              <small className="muted">{plural('calibration.count', row.ranges)}</small>
            </span>
            <Bar row={row} />
            <strong className="ui-number">{row.ranges === 0 ? '–' : formatShare(row.share)}</strong>
          </li>
        ))}
      </ul>
      <p>
        {verdict === 'few'
          ? t('calibration.few', { least: LEAST_RANGES })
          : t(`calibration.${verdict}`, { low: formatShare(all.low), high: formatShare(all.high) })}
      </p>
    </figure>
  );
}

/** The share as a bar, how sure it is as a line over it, and a mark where it should be; the figures beside it say the same. */
function Bar({ row: { ranges, share, low, high } }: { readonly row: HitShare }) {
  const percent = (part: number) => `${String(Math.round(part * 1000) / 10)}%`;
  return (
    <span className="calibration-bar" aria-hidden="true">
      {ranges === 0 ? null : (
        <>
          <i style={{ inlineSize: percent(share) }} />
          <b style={{ insetInlineStart: percent(low), inlineSize: percent(high - low) }} />
        </>
      )}
      <em style={{ insetInlineStart: percent(RANGE_CONFIDENCE) }} />
    </span>
  );
}
