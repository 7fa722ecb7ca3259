import type { AreaCard, AreaLevel } from '#wire/areas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatMonth, formatShare } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { changeOf, type LevelKind } from './area-figures.ts';

/** Figures are said no finer than this. */
const STEP_MINOR = 50_000;

/** A price of many sales, no finer than they can tell. */
export function sayPrice(minor: number, currency: string): string {
  return formatMoney(Math.round(minor / STEP_MINOR) * STEP_MINOR, currency, locale());
}

/** The middle price of a level, or that there are too few sales to tell. */
export function sayMiddle(level: AreaLevel | null): string {
  return level === null || level.medianMinor === null
    ? t('areas.notKnown')
    : sayPrice(level.medianMinor, level.currency);
}

/** How many sales, in the twelve months from when. */
export function sayCount(level: AreaLevel | null): string {
  return level === null
    ? t('areas.noSales')
    : plural('areas.count', level.sales, { from: formatMonth(level.beginsOn) });
}

/** How much dearer or cheaper homes became in a year. */
export function sayChange(area: Pick<AreaCard, 'latest' | 'before'>): string {
  const change = changeOf(area);
  if (change === null) return t('areas.change.unknown');
  const share = formatShare(Math.abs(change), 1);
  if (Math.abs(change) < 0.0005) return t('areas.change.none');
  return t(change > 0 ? 'areas.change.up' : 'areas.change.down', { share });
}

/** A kind of home in words; all of them together as such. */
export function kindName(kind: LevelKind): string {
  return kind === 'all' ? t('areas.all') : t(`sales.type.${kind}`);
}
