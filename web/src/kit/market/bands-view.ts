import type { FoundCertificates } from '#wire/energy.ts';
import { ENERGY_RATINGS } from '#domain/market/energy-bands.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import type { ChartAxes, ChartPlot } from '#ui/chart-plot.ts';

/** How the ratings are spread, as a chart. Of a postcode homes are counted, of an authority certificates. */
export function bandsView(
  bands: FoundCertificates['bands'],
  place: string,
  counted: 'homes' | 'certificates',
): { readonly title: string; readonly answer: string; readonly plot: ChartPlot; readonly axes: ChartAxes } {
  const values = ENERGY_RATINGS.map((rating) => bands.find((band) => band.rating === rating)?.count ?? 0);
  const all = values.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...values);
  const good = values.slice(0, 3).reduce((sum, count) => sum + count, 0);
  return {
    title: t('energy.question', { place }),
    answer: plural(counted === 'homes' ? 'energy.answer' : 'energy.answerAuthority', all, {
      rating: ENERGY_RATINGS[values.indexOf(most)] ?? '',
      share: formatShare(most / Math.max(all, 1)),
      good: formatShare(good / Math.max(all, 1)),
    }),
    axes: {
      x: t('energy.axis.rating'),
      y: t(`energy.axis.${counted}`),
      formatY: (value) => formatNumber(Math.round(value)),
    },
    plot: {
      kind: 'columns',
      places: ENERGY_RATINGS,
      series: [{ name: t(`energy.axis.${counted}`), values }],
    },
  };
}
