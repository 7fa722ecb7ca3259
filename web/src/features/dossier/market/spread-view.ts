import type { SoldDistribution } from '#wire/sold-charts.ts';
import { formatNumber, formatShare, perAreaUnit } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { ChartView } from '#kit/charts/chart-views.ts';
import { priceAxes, sayPrice, toPlot } from '#kit/charts/chart-words.ts';
import { sayPlace } from '#kit/market/say-place.ts';

/** How square metres of an area are priced, with one home among them; null where its own price is not to be told. */
export function spreadView(spread: SoldDistribution, ownPerM2Minor: number | null): ChartView {
  const { place, count, bins, medianMinor, widthFigure, widthZeros } = spread;
  const currency = place.currency ?? 'GBP';
  const widthMinor = (widthFigure ?? 0) * 10 ** (widthZeros ?? 0);
  const price = (minor: number) => sayPrice(perAreaUnit(minor), currency);
  const edge = (at: number) => toPlot(at * widthMinor, currency, true) ?? 0;
  const [first, last] = [bins[0], bins.at(-1)];
  const isDrawn =
    ownPerM2Minor !== null &&
    first !== undefined &&
    last !== undefined &&
    ownPerM2Minor >= first.at * widthMinor &&
    ownPerM2Minor <= (last.at + 1) * widthMinor;
  const mark = (name: string, minor: number) => ({ name, value: toPlot(minor, currency, true) ?? 0 });
  return {
    title: t('dossierMarket.spread.question', { place: sayPlace(place) }),
    answer: answerOf(spread, ownPerM2Minor, widthMinor, price),
    sales: count,
    axes: {
      ...priceAxes(currency, t('soldCharts.axis.perArea', { currency }), true),
      y: t('soldCharts.axis.count'),
      formatY: formatNumber,
      formatTick: formatNumber,
    },
    plot: {
      kind: 'histogram',
      bins: bins.map(({ at, count: sales }) => ({ from: edge(at), to: edge(at + 1), count: sales })),
      marks: [
        ...(medianMinor === null ? [] : [mark(t('dossierMarket.spread.middle'), medianMinor)]),
        ...(isDrawn ? [mark(t('dossierMarket.spread.own'), ownPerM2Minor)] : []),
      ],
    },
  };
}

function answerOf(
  { count, bins, below, medianMinor, place }: SoldDistribution,
  own: number | null,
  widthMinor: number,
  price: (minor: number) => string,
): string {
  if (medianMinor === null) return t('soldCharts.answer.few');
  const said = { count: formatNumber(count), middle: price(medianMinor), place: sayPlace(place) };
  if (own === null) return t('dossierMarket.spread.answer', said);
  const cheaper = below + bins.reduce((sum, bin) => sum + bin.count * shareBelow(bin.at, own, widthMinor), 0);
  return t('dossierMarket.spread.answerOwn', {
    ...said,
    own: price(own),
    share: formatShare(Math.min(1, cheaper / Math.max(count, 1))),
  });
}

/** How much of a bin lies below a figure, as if its sales stood evenly in it. */
function shareBelow(at: number, own: number, widthMinor: number): number {
  return Math.min(1, Math.max(0, own / widthMinor - at));
}
