import type { ReactNode } from 'react';
import type { Sale } from '#wire/sold-homes.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatArea, formatDate, formatNumber, perAreaUnit } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { sayAddress } from './say-address.ts';
import { saysKind } from './says-kind.ts';

interface SaleRowProps {
  readonly sale: Sale;
  /** its place in the list, which its pin on the map says as well */
  readonly number: number;
  /** null: not on the map */
  readonly onShow: (() => void) | null;
  readonly isShown: boolean;
  /** what else is to be said of it here */
  readonly children?: ReactNode;
}

/** A sale: what for, when, where, and what is known of the home. */
export function SaleRow({ sale, number, onShow, isShown, children }: SaleRowProps) {
  const address = sayAddress(sale) || t('sold.nowhere');
  return (
    <li data-row={sale.id} data-shown={isShown || undefined} tabIndex={-1}>
      {onShow ? (
        <button
          type="button"
          className="sold-number"
          aria-pressed={isShown}
          aria-label={t('sold.show', { number: formatNumber(number), address })}
          onClick={onShow}
        >
          {formatNumber(number)}
        </button>
      ) : (
        <span className="sold-number" aria-hidden="true">
          {formatNumber(number)}
        </span>
      )}
      <div>
        <p className="sold-price">
          <strong className="ui-number">{formatMoney(sale.priceMinor, sale.currency, locale())}</strong>{' '}
          <time dateTime={sale.soldOn}>{formatDate(sale.soldOn)}</time>
        </p>
        <p className="sold-address">{address}</p>
        <p className="sold-facts">{factsOf(sale).join(' · ')}</p>
        {children}
        <p className="sold-badges">
          {sale.isNew ? <Badge>{t('sales.new')}</Badge> : null}
          {sale.isStandard ? null : <Badge tone="warn">{t('sales.notOrdinary')}</Badge>}
          {sale.isSample ? <Badge>{t('sales.sample')}</Badge> : null}
        </p>
      </div>
    </li>
  );
}

function factsOf({
  type,
  countryCode,
  tenure,
  areaM2,
  bedrooms,
  yearBuilt,
  priceMinor,
  currency,
}: Sale): string[] {
  const perM2 = areaM2 === null || areaM2 <= 0 ? null : Math.round(priceMinor / areaM2 / 100) * 100;
  return [
    saysKind(type, countryCode) ? t(`sales.type.${type}`) : '',
    tenure === null ? '' : t(`sales.tenure.${tenure}`),
    areaM2 === null ? '' : formatArea(areaM2),
    perM2 === null ? '' : t('sales.perArea', { price: formatMoney(perAreaUnit(perM2), currency, locale()) }),
    bedrooms === null ? '' : plural('sales.bedrooms', bedrooms),
    yearBuilt === null ? '' : t('sales.built', { year: String(yearBuilt) }),
  ].filter((fact) => fact !== '');
}
