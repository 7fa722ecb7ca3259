import type { GroupBias, OwnAccuracy } from '#wire/records.ts';
import { biasOf, LEAST_FOR_BIAS, type Bias } from '#domain/bias.ts';
import { formatMark } from '#domain/format-money.ts';
import { priceStep } from '#domain/price-steps.ts';
import { formatCountry, formatNumber, formatPercent, formatShare } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { readAccuracy } from '../queries.ts';
import { BiasBars } from './bias-bars.tsx';
import { RangeCalibration } from './range-calibration.tsx';

/** Nearness of fewer guesses would be chance. */
const LEAST_GUESSES = 5;
const SHARES = [
  [5, 'within5'],
  [10, 'within10'],
  [20, 'within20'],
] as const;
const KINDS = ['type', 'area', 'price'] as const;

/** How near the reader guesses, in the measures of valuers, and to which side. */
export function AccuracySection() {
  const call = useCall(['own accuracy'], readAccuracy);
  return (
    <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('record.failed')}>
      {(found) => (
        <>
          <Nearness found={found} />
          {found.guesses < LEAST_GUESSES ? null : <Sides groups={found.bias} />}
          <RangeCalibration ranges={found.ranges} />
        </>
      )}
    </CallView>
  );
}

function Nearness({ found }: { readonly found: OwnAccuracy }) {
  const { guesses, medianPercent } = found;
  return (
    <section className="record-section">
      <h2>{t('record.near')}</h2>
      {guesses < LEAST_GUESSES || medianPercent === null ? (
        <p>{plural('record.near.few', LEAST_GUESSES - guesses)}</p>
      ) : (
        <>
          <p className="lead">
            {plural('record.near.median', guesses, { percent: formatPercent(medianPercent) })}
          </p>
          <ul className="record-bars">
            {SHARES.map(([percent, key]) => (
              <li key={key}>
                <span>{t('record.near.within', { percent: formatShare(percent / 100) })}</span>
                <span className="record-bar" aria-hidden="true">
                  <i style={{ inlineSize: `${String((found[key] / guesses) * 100)}%` }} />
                </span>
                <span className="ui-number">{formatShare(found[key] / guesses)}</span>
              </li>
            ))}
          </ul>
          <p className="muted">{t('record.near.how')}</p>
        </>
      )}
    </section>
  );
}

/** Too high or too low: of everything, and by type, area and price where there are enough guesses. */
function Sides({ groups }: { readonly groups: readonly GroupBias[] }) {
  const all = groups.find(({ kind }) => kind === 'all');
  const whole = all ? biasOf(all) : null;
  return (
    <section className="record-section">
      <h2>{t('record.bias')}</h2>
      {all && whole ? (
        <p className="lead">{sayBias(whole)}</p>
      ) : (
        <p>{plural('record.bias.few', LEAST_FOR_BIAS - (all?.n ?? 0))}</p>
      )}
      {all && whole
        ? KINDS.map((kind) => {
            const rows = groups
              .filter((group) => group.kind === kind)
              .map((group) => ({ name: nameOf(group), bias: biasOf(group, all) }));
            const shown = rows.filter((row): row is { name: string; bias: Bias } => row.bias !== null);
            const hidden = rows.length - shown.length;
            return rows.length === 0 ? null : (
              <div key={kind} className="record-group">
                <h3>{t(`record.bias.${kind}`)}</h3>
                {shown.length > 0 ? <BiasBars rows={shown} say={sayBias} /> : null}
                {hidden > 0 ? (
                  <p className="muted">{plural('record.bias.hidden', hidden, { least: LEAST_FOR_BIAS })}</p>
                ) : null}
              </div>
            );
          })
        : null}
      {whole ? <p className="muted">{t('record.bias.how')}</p> : null}
    </section>
  );
}

/** "8% too high (between 3% and 12%, from 34 guesses)"; what may as well be nothing is said to be so. */
function sayBias({ share, low, high, n }: Bias): string {
  const percents = {
    percent: formatPercent(Math.abs(share) * 100),
    low: signedPercent(low),
    high: signedPercent(high),
  };
  if (low < 0 && high > 0) return plural('record.bias.none', n, percents);
  return plural(share > 0 ? 'record.bias.high' : 'record.bias.low', n, percents);
}

function signedPercent(share: number): string {
  return new Intl.NumberFormat(locale(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  }).format(share);
}

function nameOf(group: GroupBias): string {
  switch (group.kind) {
    case 'type':
      return homeWord('propertyType', group.propertyType);
    case 'area':
      return `${group.area}, ${formatCountry(group.countryCode)}`;
    case 'price': {
      const { fromMinor, toMinor } = priceStep(group.step, group.currency);
      return t('record.bias.step', {
        from: formatMark(fromMinor, group.currency, locale()),
        to: formatMark(toMinor, group.currency, locale()),
      });
    }
    case 'all':
      return formatNumber(group.n);
  }
}
