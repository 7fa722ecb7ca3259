import { formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import type { Direction } from './cells.ts';

const METRES_PER_MILE = 1609.344;

/** How far away something is, and where: "1.2 miles to the north-east"; in the middle itself there is no way. */
export function sayWay({
  metres,
  direction,
}: {
  readonly metres: number;
  readonly direction: Direction;
}): string {
  if (metres < 50) return t('maps.way.here');
  const isMetric = locale() === 'es';
  const far = metres / (isMetric ? 1000 : METRES_PER_MILE);
  const rounded = far < 10 ? Math.round(far * 10) / 10 : Math.round(far);
  const words = isMetric ? 'maps.way.km' : rounded === 1 ? 'maps.way.mile' : 'maps.way.miles';
  return t(words, { distance: formatNumber(rounded), direction: t(`maps.way.${direction}`) });
}
