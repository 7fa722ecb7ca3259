import { useState } from 'react';
import { rentalYield } from '#domain/dossier/costs/rental-yield.ts';
import { formatMoney } from '#domain/format-money.ts';
import { priceScale } from '#domain/market-bounds.ts';
import { toMinor } from '#domain/money.ts';
import { brand } from '#lib/brand.ts';
import { formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { Figures } from './figures.tsx';
import { typed } from './typed.ts';
import '../../overview/overview.css';
import '../../parts.css';

/** What a home that is let earns as a share of its price. */
export function Part() {
  const { currency } = brand();
  const sized = (amount: number) => toMinor(amount * priceScale(currency), currency);
  const [price, setPrice] = useState<number | null>(() => sized(200_000));
  const [rent, setRent] = useState<number | null>(() => sized(1_000));
  const [weeks, setWeeks] = useState<number | null>(2);
  const [costs, setCosts] = useState<number | null>(() => sized(2_000));
  const told =
    price === null || rent === null
      ? null
      : rentalYield({
          priceMinor: price,
          monthlyRentMinor: rent,
          emptyWeeks: weeks ?? 0,
          yearlyCostsMinor: costs ?? 0,
        });
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <div className="home-cost">
      <h2>{t('calculators.yield')}</h2>
      <div className="dossier-fields">
        <FormMoney {...typed('price', price, setPrice)} label={t('calculators.price')} currency={currency} />
        <FormMoney {...typed('rent', rent, setRent)} label={t('calculators.rent')} currency={currency} />
        <FormNumber {...typed('weeks', weeks, setWeeks)} label={t('calculators.emptyWeeks')} />
        <FormMoney {...typed('costs', costs, setCosts)} label={t('calculators.costs')} currency={currency} />
      </div>
      <div role="status">
        {told === null ? (
          <p>{t('calculators.yieldLacks')}</p>
        ) : (
          <Figures
            figures={[
              {
                name: t('calculators.gross'),
                figure: formatShare(told.gross, 1),
                about: t('calculators.grossOf', { amount: money(told.yearlyRentMinor) }),
              },
              {
                name: t('calculators.net'),
                figure: formatShare(told.net, 1),
                about: t('calculators.netOf', { amount: money(told.leftMinor) }),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}
