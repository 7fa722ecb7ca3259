import { formatMoney } from '#domain/format-money.ts';
import { readPlace } from '#domain/market/read-place.ts';
import { formatCountry, formatMonth } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { softenCapitals } from '#kit/market/say-address.ts';
import type { SoldPage } from '../queries.ts';
import type { SoldFilters } from '../sold-filters.ts';

/** Figures are said no finer than this. */
const STEP_MINOR = 50_000;

/** What the sales of a place say together: how many of when, and from five on what half of them cost. */
export function SoldFigures({
  page: { country, currency, figures, rows, next, areaName },
  filters,
}: {
  readonly page: SoldPage;
  readonly filters: SoldFilters;
}) {
  const place = areaName ?? typedPlace(filters.place);
  if (rows.length === 0) return null;
  if (place === null) return <h2>{t('sold.in', { place: formatCountry(country) })}</h2>;
  const money = (minor: number | undefined) =>
    minor === undefined || currency === null
      ? ''
      : formatMoney(Math.round(minor / STEP_MINOR) * STEP_MINOR, currency, locale());
  return (
    <div className="sold-figures">
      <h2>{t('sold.in', { place })}</h2>
      {figures === null ? (
        next === null ? null : (
          <p>{t('sold.tooMany')}</p>
        )
      ) : figures.quartiles === null ? (
        <p>{t('sold.tooFew')}</p>
      ) : (
        <>
          <p className="sold-median">{t('sold.median', { price: money(figures.quartiles[1]) })}</p>
          <p className="muted">
            {plural('sold.counted', figures.count, {
              first: formatMonth(figures.firstOn ?? ''),
              last: formatMonth(figures.lastOn ?? ''),
              low: money(figures.quartiles[0]),
              high: money(figures.quartiles[2]),
            })}
          </p>
        </>
      )}
    </div>
  );
}

/** A place as it is said: a town with a capital, whatever was typed. */
function typedPlace(typed: string): string | null {
  const place = readPlace(typed);
  return place && (place.kind === 'town' ? softenCapitals(place.name.toUpperCase()) : place.name);
}
