import { useState } from 'react';
import { TAX_CURRENCIES, type TaxedCountry } from '#domain/dossier/tax/purchase-tax.ts';
import type { TaxPlace } from '#domain/dossier/tax/tax-place.ts';
import { priceScale } from '#domain/market-bounds.ts';
import { toMinor } from '#domain/money.ts';
import type { BuyerKind } from '#domain/dossier/tax/purchase-tax.ts';
import { brand } from '#lib/brand.ts';
import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { FormCheck } from '#kit/form/form-check.tsx';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { TaxPart } from '../tax-part.tsx';
import { typed } from './typed.ts';
import '../../overview/overview.css';
import '../../parts.css';

/** Where most homes are that these taxes fall on. */
const STARTS: Readonly<Record<TaxedCountry, TaxPlace>> = {
  GB: { country: 'GB', part: 'england' },
  ES: { country: 'ES', region: 'AN' },
  US: { country: 'US', state: 'CA' },
};
const COUNTRIES: readonly TaxedCountry[] = ['GB', 'ES', 'US'];

/** What the state takes of a purchase, by place, day and buyer, as the costs of a dossier reckon it. */
export function Part() {
  const [country, setCountry] = useState<TaxedCountry>(
    () => COUNTRIES.find((one) => TAX_CURRENCIES[one] === brand().currency) ?? 'GB',
  );
  const currency = TAX_CURRENCIES[country];
  const [price, setPrice] = useState<number | null>(() => toMinor(300_000 * priceScale(currency), currency));
  const [buyer, setBuyer] = useState<BuyerKind>('standard');
  const [isNew, setIsNew] = useState(false);
  return (
    <div className="home-costs">
      <div className="dossier-fields">
        <FormChoice
          {...typed('country', country, setCountry)}
          label={t('calculators.country')}
          options={COUNTRIES.map((one) => ({ value: one, label: formatCountry(one) }))}
        />
        <FormMoney
          key={currency}
          {...typed('price', price, setPrice)}
          label={t('calculators.price')}
          currency={currency}
        />
        {country === 'ES' ? (
          <FormCheck {...typed('isNew', isNew, setIsNew)} label={t('calculators.isNew')} />
        ) : null}
      </div>
      <TaxPart
        key={country}
        ground={{ home: { countryCode: country, postcode: '' }, currency }}
        price={price}
        buyer={typed('buyer', buyer, setBuyer)}
        depositMinor={null}
        isNew={country === 'ES' ? isNew : null}
        start={STARTS[country]}
        heading="h2"
      />
      <p className="muted">{t('calculators.noAdvice')}</p>
    </div>
  );
}
