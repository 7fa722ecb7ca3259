import type { SoldFigures } from '#wire/sold-charts.ts';
import { formatNumber, formatShare, perAreaUnit } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { sayPrice } from '#kit/charts/chart-words.ts';
import { sayPlace } from '#kit/market/say-place.ts';
import type { Ground } from './home-calls.ts';
import { perM2Of } from './price-of.ts';

/** The price of a square metre against the middle of the area, in the last whole year that tells one. */
export function sayPerArea(ground: Ground, { place, rows }: SoldFigures): string {
  const from = place.incompleteFrom;
  const whole = rows.filter(({ beginsOn, medianMinor }) => {
    const ends = `${String(Number(beginsOn.slice(0, 4)) + 1)}-01-01`;
    return medianMinor !== null && (from === null || ends <= from);
  });
  const last = whole.at(-1) ?? rows.findLast(({ medianMinor }) => medianMinor !== null);
  const currency = place.currency ?? ground.currency;
  const price = (minor: number) => sayPrice(perAreaUnit(minor), currency);
  const own = perM2Of(ground);
  if (last?.medianMinor == null)
    return own === null
      ? t('dossierOverview.perArea.none', { place: sayPlace(place) })
      : t('dossierOverview.perArea.alone', {
          own: sayPrice(perAreaUnit(own), ground.currency),
          place: sayPlace(place),
        });
  const middle = {
    place: sayPlace(place),
    middle: price(last.medianMinor),
    year: last.beginsOn.slice(0, 4),
    count: formatNumber(last.count),
  };
  if (own === null || currency !== ground.currency) return t('dossierOverview.perArea.middle', middle);
  const apart = own / last.medianMinor - 1;
  return t('dossierOverview.perArea.both', {
    ...middle,
    own: price(own),
    share: formatShare(Math.abs(apart)),
    side: t(apart < 0 ? 'dossierOverview.less' : 'dossierOverview.more'),
  });
}
