import { useMemo } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { saysKind } from '#kit/market/says-kind.ts';
import { useAreaUnit } from '#kit/homes/area-unit.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import type { ChartAxes } from '#ui/chart-plot.ts';
import { kindsOfYear, levelOf, yearOfRow, yearPlot } from '../district-facts.ts';
import type { District } from '../queries.ts';
import { perUnit } from '../tones.ts';

/** One district in full: what homes there cost, how that moved, by kind, by area, and how much energy they take. */
export function DistrictStory({ district }: { readonly district: District }) {
  const { place, rows } = district.years;
  const currency = place.currency ?? 'GBP';
  const unit = useAreaUnit();
  const money = (minor: number) => formatMoney(Math.round(minor / 100) * 100, currency, locale());
  const isIncomplete = (place.incompleteFrom ?? '9999') <= `${rows.at(-1)?.beginsOn.slice(0, 4) ?? ''}-12-31`;
  const { last, before, change } = levelOf(rows, place.incompleteFrom);
  const prices = useMemo(() => yearPlot(rows, t('maps.cv.median'), isIncomplete), [rows, isIncomplete]);
  const measured = useMemo(
    () =>
      yearPlot(
        district.perM2.rows.map((row) => ({
          ...row,
          medianMinor: row.medianMinor && perUnit(row.medianMinor, unit),
          lowerMinor: row.lowerMinor && perUnit(row.lowerMinor, unit),
          upperMinor: row.upperMinor && perUnit(row.upperMinor, unit),
        })),
        t('maps.cv.median'),
        isIncomplete,
      ),
    [district.perM2.rows, unit, isIncomplete],
  );
  const axes = useMemo(() => axesOf(currency, t('maps.cv.price')), [currency]);
  const perAxes = useMemo(() => axesOf(currency, t(`maps.legend.per.${unit}`)), [currency, unit]);
  const measuredRow = last && district.perM2.rows.find((row) => row.beginsOn === last.beginsOn);
  const perM2 = measuredRow?.medianMinor;
  // Of a year that is not over for the register there may be more.
  const levelWords =
    last && place.incompleteFrom !== null && `${String(yearOfRow(last))}-12-31` >= place.incompleteFrom
      ? 'maps.cv.levelSoFar'
      : 'maps.cv.level';
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const answer =
    last?.medianMinor == null
      ? t('maps.cv.tooFew')
      : t(levelWords, {
          count: last.count,
          year: String(yearOfRow(last)),
          price: money(last.medianMinor),
        }) +
        (change === null || before === null
          ? ''
          : ` ${t('maps.cv.change', {
              year: String(yearOfRow(before)),
              change: (change > 0 ? '+' : '') + formatShare(change),
            })}`);
  const note = t('maps.cv.note', {
    count,
    from: String(rows[0] ? yearOfRow(rows[0]) : ''),
    to: rows.at(-1)?.beginsOn.slice(0, 4) ?? '',
    place: place.code,
  });
  return (
    <>
      <ChartFigure
        title={t('maps.cv.levelTitle', { place: place.code })}
        answer={answer}
        plot={prices}
        axes={axes}
        note={note}
        fileName={`${place.code}-prices`}
      />
      <Kinds
        rows={last ? kindsOfYear(district.kinds.rows, yearOfRow(last)) : []}
        country={place.country}
        money={money}
      />
      <ChartFigure
        title={t(`maps.cv.perTitle.${unit}`, { place: place.code })}
        answer={
          last && perM2
            ? t(levelWords, {
                count: measuredRow.count,
                year: String(yearOfRow(last)),
                price: t(`maps.per.${unit}`, { price: money(perUnit(perM2, unit)) }),
              })
            : t('maps.cv.tooFewMeasured')
        }
        plot={measured}
        axes={perAxes}
        note={note}
        fileName={`${place.code}-area`}
      />
      {place.country === 'GB' ? <Energy bands={district.bands} code={place.code} /> : null}
    </>
  );
}

interface KindsProps {
  /** of one year, most sales first */
  readonly rows: ReturnType<typeof kindsOfYear>;
  readonly country: string;
  readonly money: (minor: number) => string;
}

/** What each kind of home cost in the year that is told of. */
function Kinds({ rows, country, money }: KindsProps) {
  const [first] = rows;
  const told = rows.filter(({ type }) => saysKind(type, country));
  return (
    <section aria-labelledby="maps-kinds" className="maps-figures">
      <h2 id="maps-kinds">{t('maps.cv.kindsTitle')}</h2>
      <p>
        {!first
          ? t('maps.cv.tooFew')
          : told.length === 0
            ? t('maps.cv.noKind')
            : t('maps.cv.kinds', { year: String(yearOfRow(first)) })}
      </p>
      <ul className="maps-facts">
        {told.map(({ type, count, medianMinor }) => (
          <li key={type}>
            <strong>{type === null ? t('maps.anyType') : t(`sales.type.${type}`)}</strong>{' '}
            <span className="ui-number">
              {medianMinor === null ? t('maps.list.unknown') : money(medianMinor)}
            </span>{' '}
            <small>{plural('maps.list.sales', count)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much energy the homes take, by the bands of their certificates. */
function Energy({ bands, code }: { readonly bands: District['bands']; readonly code: string }) {
  const all = bands.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="maps-energy" className="maps-figures">
      <h2 id="maps-energy">{t('maps.cv.energyTitle')}</h2>
      {all === 0 ? (
        <p>{t('maps.cv.noEnergy', { place: code })}</p>
      ) : (
        <>
          <p>{plural('maps.cv.energy', all)}</p>
          <ul className="maps-facts" data-size="small">
            {bands.map(({ rating, count }) => (
              <li key={rating}>
                <strong>{rating}</strong> <span className="ui-number">{formatShare(count / all)}</span>{' '}
                <small>{formatNumber(count)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function axesOf(currency: string, y: string): ChartAxes {
  return {
    x: t('maps.draw.year'),
    y,
    formatY: (minor) => formatMoney(Math.round(minor / 100) * 100, currency, locale()),
    formatTick: (minor) => formatMoney(minor, currency, locale(), 'compact'),
  };
}
