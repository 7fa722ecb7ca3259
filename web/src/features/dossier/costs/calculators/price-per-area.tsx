import { useState } from 'react';
import { priceScale } from '#domain/market-bounds.ts';
import { toMinor } from '#domain/money.ts';
import { AREA_UNITS, pricePerArea, type AreaUnit } from '#domain/price-per-area.ts';
import { formatMoney } from '#domain/format-money.ts';
import { brand } from '#lib/brand.ts';
import { formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { Figures } from './figures.tsx';
import { typed } from './typed.ts';
import '../../overview/overview.css';
import '../../parts.css';

/** What a square metre and a square foot of a home cost. */
export function Part() {
  const { currency } = brand();
  const [price, setPrice] = useState<number | null>(() => toMinor(285_000 * priceScale(currency), currency));
  const [area, setArea] = useState<number | null>(() => (locale() === 'en-US' ? 1_023 : 95));
  const [unit, setUnit] = useState<AreaUnit>(locale() === 'en-US' ? 'sq-ft' : 'm2');
  const told = price === null || area === null ? null : pricePerArea(price, area, unit);
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <div className="home-cost">
      <h2>{t('calculators.area')}</h2>
      <div className="dossier-fields">
        <FormMoney {...typed('price', price, setPrice)} label={t('calculators.price')} currency={currency} />
        <FormNumber {...typed('area', area, setArea)} label={t('calculators.floorArea')} />
        <FormChoice
          {...typed('unit', unit, setUnit)}
          label={t('calculators.unit')}
          options={AREA_UNITS.map((one) => ({ value: one, label: t(`calculators.unit.${one}`) }))}
        />
      </div>
      <div role="status">
        {told === null ? (
          <p>{t('calculators.areaLacks')}</p>
        ) : (
          <Figures
            figures={[
              {
                name: t('calculators.perM2'),
                figure: money(told.perM2Minor),
                about: t('calculators.ofM2', { area: formatNumber(Math.round(told.m2 * 10) / 10) }),
              },
              {
                name: t('calculators.perSquareFoot'),
                figure: money(told.perSquareFootMinor),
                about: t('calculators.ofSquareFeet', { area: formatNumber(Math.round(told.squareFeet)) }),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}
