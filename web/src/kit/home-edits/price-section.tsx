import { OFFER_STATUSES } from '#wire/home-edits.ts';
import { MARKET_BOUNDS } from '#domain/market-bounds.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { bindFields } from '../form/bind-fields.ts';
import { FormChoice } from '../form/form-choice.tsx';
import { FormDate } from '../form/form-date.tsx';
import { FormMoney } from '../form/form-money.tsx';
import { PriceKindField } from '../games/rules/price-kind-field.tsx';
import { priceText } from './price-text.ts';
import type { HomeToEdit, ListingFields } from './listing-fields.ts';
import type { FormEdits } from '../edits/use-edits.ts';

interface PriceSectionProps {
  readonly prices: HomeToEdit['prices'];
  readonly currency: string;
  readonly edits: FormEdits<ListingFields>;
}

/** A price that is missing is told when the form is saved: see `wrongHomeFields`. */
const PRICE = { shape: {} };

/** The price with its kind and date. Correcting it adds a version; what runs under way are bound to stays. */
export function PriceSection({ prices, currency, edits: { fields, set } }: PriceSectionProps) {
  const field = bindFields<ListingFields>(PRICE, fields, set);
  const bounds = MARKET_BOUNDS.find(
    (one) => one.currency === currency && one.priceKind === fields['price.kind'],
  );
  return (
    <fieldset>
      <legend>{t('manage.listing.price')}</legend>
      {fields.status === 'withdrawn' ? null : (
        <FormChoice
          {...field('status')}
          label={t('manage.fact.status')}
          options={OFFER_STATUSES.map((value) => ({ value, label: t(`manage.offer.${value}`) }))}
        />
      )}
      {prices[0]?.kind === 'poll' ? (
        <p className="manage-note">{t('manage.price.poll')}</p>
      ) : (
        <>
          <p className="muted">{t('manage.listing.priceHint')}</p>
          <div className="manage-grid">
            <PriceKindField kind={field('price.kind')} />
            <FormMoney
              {...field('price.amountMinor')}
              label={t('manage.fact.price.amountMinor')}
              currency={currency}
              bounds={bounds}
            />
            <FormDate
              {...field('price.datedOn')}
              label={t('manage.fact.price.datedOn')}
              optional={t('form.optional')}
            />
          </div>
          <details className="home-more">
            <summary>{t('manage.listing.versions')}</summary>
            <ol className="log-list" reversed>
              {prices.map((price) => (
                <li key={price.version}>
                  <time dateTime={price.createdAt}>{formatTime(price.createdAt)}</time>
                  <span>{priceText(price)}</span>
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </fieldset>
  );
}
