import type { Sale } from '#wire/sold-homes.ts';
import { formatMoney } from '#domain/format-money.ts';
import { areaIn, type ShownUnit } from '#kit/homes/area-unit.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { sayAddress } from '#kit/market/say-address.ts';
import { saysKind } from '#kit/market/says-kind.ts';
import { spotId } from '../sale-spots.ts';
import { moneyTone, PRICE_STEPS } from '../tones.ts';
import { Swatch } from './legend.tsx';

interface SaleListProps {
  readonly sales: readonly Sale[];
  readonly unit: ShownUnit;
  readonly pointedId: string | null;
  readonly onPoint: (id: string | null) => void;
}

/** The sales in sight, latest first; those of a postcode are marked together, since they stand on one spot. */
export function SaleList({ sales, unit, pointedId, onPoint }: SaleListProps) {
  return (
    <ol className="maps-list ui-tones" aria-label={t('maps.list.near')}>
      {sales.map((sale) => {
        const spot = spotId(sale);
        return (
          <li key={sale.id}>
            <div
              className="maps-sale"
              data-pointed={(spot !== null && spot === pointedId) || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(spot)}
              onPointerLeave={() => onPoint(null)}
            >
              <Swatch scale="level" tone={moneyTone(PRICE_STEPS, sale.priceMinor, sale.currency)} />
              <span>
                <strong className="ui-number">{formatMoney(sale.priceMinor, sale.currency, locale())}</strong>{' '}
                <small>
                  <time dateTime={sale.soldOn}>{formatDate(sale.soldOn)}</time>
                </small>
                <small className="maps-where">{sayAddress(sale) || t('maps.list.nowhere')}</small>
                <small className="maps-where">{factsOf(sale, unit).join(' · ')}</small>
                <span className="maps-badges">
                  {sale.isNew ? <Badge>{t('sales.new')}</Badge> : null}
                  {sale.isStandard ? null : <Badge tone="warn">{t('sales.notOrdinary')}</Badge>}
                  {sale.isSample ? <Badge>{t('sales.sample')}</Badge> : null}
                </span>
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function factsOf(
  { type, countryCode, tenure, areaM2, priceMinor, currency }: Sale,
  unit: ShownUnit,
): string[] {
  const perUnit = areaM2 === null || areaM2 <= 0 ? null : priceMinor / areaIn(areaM2, unit);
  return [
    saysKind(type, countryCode) ? t(`sales.type.${type}`) : '',
    tenure === null ? '' : t(`sales.tenure.${tenure}`),
    areaM2 === null ? '' : t(`maps.area.${unit}`, { area: formatNumber(Math.round(areaIn(areaM2, unit))) }),
    perUnit === null
      ? ''
      : t(`maps.per.${unit}`, { price: formatMoney(Math.round(perUnit / 100) * 100, currency, locale()) }),
  ].filter((fact) => fact !== '');
}
