import type { Area } from '#wire/areas.ts';
import { useMemo } from 'react';
import { formatNumber, formatShare, perAreaUnit } from '#lib/format.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { currencyOf, kindsOf, shareRated, yearsOf, type LevelKind } from '../area-figures.ts';
import { kindName, sayCount, sayMiddle, sayPrice } from '../say-level.ts';

const RATINGS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

interface AreaChartProps {
  readonly area: Area;
}

/** How the price of a kind of home moved, year by year, with its middle half. */
export function MovedChart({ area, kind }: AreaChartProps & { readonly kind: LevelKind }) {
  const currency = currencyOf(area);
  const years = useMemo(() => yearsOf(area, kind), [area, kind]);
  const axes = useMemo(() => moneyAxes(t('areas.year'), t('areas.middle'), currency), [currency]);
  const told = years.flatMap(({ year, level }) =>
    level === null || level.medianMinor === null ? [] : [{ year, price: level.medianMinor }],
  );
  const [first, last] = [told[0], told.at(-1)];
  const plot = useMemo(
    () => ({
      kind: 'line' as const,
      places: years.map(({ year }) => String(year)),
      counts: years.map(({ level }) => level?.sales ?? 0),
      // The last two months of a register are never complete, so its last year is not.
      incomplete: 1,
      series: [
        {
          name: t('areas.middle'),
          values: years.map(({ level }) => level?.medianMinor ?? null),
          band: years.map(({ level }) =>
            level && level.lowerMinor !== null && level.upperMinor !== null
              ? ([level.lowerMinor, level.upperMinor] as const)
              : null,
          ),
        },
      ],
    }),
    [years],
  );
  return (
    <ChartFigure
      title={t('areas.moved', { area: area.name })}
      answer={
        first && last && first !== last
          ? t(last.price >= first.price ? 'areas.moved.up' : 'areas.moved.down', {
              kind: kindName(kind),
              first: String(first.year),
              last: String(last.year),
              from: sayPrice(first.price, currency),
              to: sayPrice(last.price, currency),
              share: formatShare(Math.abs(last.price / first.price - 1)),
            })
          : t('areas.moved.unknown')
      }
      plot={plot}
      axes={axes}
      note={t('areas.chartNote', { sales: formatNumber(area.sales) })}
      fileName="prices-by-year"
    />
  );
}

/** What each kind of home costs, and how many of it sold. */
export function KindsChart({ area }: AreaChartProps) {
  const currency = currencyOf(area);
  const kinds = useMemo(() => kindsOf(area), [area]);
  const axes = useMemo(() => moneyAxes(t('sold.type'), t('areas.middle'), currency), [currency]);
  const plot = useMemo(
    () => ({
      kind: 'columns' as const,
      places: kinds.map(({ kind }) => kindName(kind)),
      counts: kinds.map(({ sales }) => sales),
      series: [{ name: t('areas.middle'), values: kinds.map(({ medianMinor }) => medianMinor) }] as const,
    }),
    [kinds],
  );
  const [most] = kinds;
  return (
    <ChartFigure
      title={t('areas.kinds')}
      answer={
        most
          ? plural('areas.kinds.most', most.sales, { kind: kindName(most.kind), price: sayMiddle(most) })
          : t('areas.kinds.unknown')
      }
      plot={plot}
      axes={axes}
      note={sayCount(area.latest)}
      fileName="prices-by-kind"
    />
  );
}

/** How dear a square metre of each kind is. */
export function PerAreaChart({ area }: AreaChartProps) {
  const currency = currencyOf(area);
  const kinds = useMemo(() => kindsOf(area).filter(({ measured }) => measured > 0), [area]);
  const axes = useMemo(() => moneyAxes(t('sold.type'), t('areas.perArea'), currency), [currency]);
  const plot = useMemo(
    () => ({
      kind: 'columns' as const,
      places: kinds.map(({ kind }) => kindName(kind)),
      counts: kinds.map(({ measured }) => measured),
      series: [
        {
          name: t('areas.perArea'),
          values: kinds.map(({ perM2Minor }) => (perM2Minor === null ? null : perAreaUnit(perM2Minor))),
        },
      ] as const,
    }),
    [kinds],
  );
  const all = area.levels.latest.find(({ kind, currency: of }) => kind === 'all' && of === currency);
  return (
    <ChartFigure
      title={t('areas.dear')}
      answer={
        all?.perM2Minor
          ? t('areas.dear.all', {
              price: formatMoney(wholeUnits(perAreaUnit(all.perM2Minor)), currency, locale()),
            })
          : t('areas.dear.unknown')
      }
      plot={plot}
      axes={axes}
      note={plural('areas.measured', all?.measured ?? 0)}
      fileName="price-of-an-area"
    />
  );
}

/** How well homes keep their warmth, as their certificates say. */
export function EnergyChart({ area }: AreaChartProps) {
  const { energy } = area;
  const axes = useMemo(
    () => ({ x: t('areas.rating'), y: t('areas.certificates'), formatY: formatNumber }),
    [],
  );
  const plot = useMemo(
    () => ({
      kind: 'columns' as const,
      places: RATINGS,
      series: [
        {
          name: t('areas.certificates'),
          values: RATINGS.map(
            (one) => energy.ratings.find(({ rating }) => rating === one)?.certificates ?? 0,
          ),
        },
      ] as const,
    }),
    [energy],
  );
  const good = shareRated(area, 'ABC');
  if (good === null)
    return (
      <section>
        <h2>{t('areas.energy')}</h2>
        <p className="muted">{t('areas.energy.unknown')}</p>
      </section>
    );
  return (
    <ChartFigure
      title={t('areas.energy')}
      answer={t('areas.energy.good', { share: formatShare(good) })}
      plot={plot}
      axes={axes}
      note={plural('areas.energy.note', energy.certificates)}
      fileName="energy-ratings"
    />
  );
}

function moneyAxes(x: string, y: string, currency: string) {
  return {
    x,
    y,
    formatY: (minor: number) => formatMoney(wholeUnits(minor), currency, locale()),
    formatTick: (minor: number) => formatMoney(minor, currency, locale(), 'compact'),
  };
}

function wholeUnits(minor: number): number {
  return Math.round(minor / 100) * 100;
}
