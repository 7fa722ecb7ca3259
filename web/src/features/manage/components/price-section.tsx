import type { ManagedListing } from '#wire/managed-homes.ts';
import { OFFER_STATUSES } from '#wire/home-edits.ts';
import { MARKET_BOUNDS } from '#domain/market-bounds.ts';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { priceText } from '../price-text.ts';
import type { ListingFields } from '../listing-fields.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';

interface PriceSectionProps {
  readonly listing: ManagedListing;
  readonly edits: FormEdits<ListingFields>;
}

/** The price with its kind and date. Correcting it adds a version; what runs under way are bound to stays. */
export function PriceSection({ listing: { prices, game }, edits: { fields, set } }: PriceSectionProps) {
  const kind = fields['price.kind'] ?? '';
  const bounds = MARKET_BOUNDS.find((one) => one.currency === game.currency && one.priceKind === kind);
  return (
    <fieldset>
      <legend>{t('manage.listing.price')}</legend>
      {fields.status === 'withdrawn' ? null : (
        <Select
          label={t('manage.fact.status')}
          options={OFFER_STATUSES.map((value) => ({ value, label: t(`manage.offer.${value}`) }))}
          value={fields.status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        />
      )}
      {prices[0]?.kind === 'poll' ? (
        <p className="manage-note">{t('manage.price.poll')}</p>
      ) : (
        <>
          <p className="muted">{t('manage.listing.priceHint')}</p>
          <div className="manage-grid">
            <Select
              label={t('manage.fact.price.kind')}
              options={(['asking', 'sold'] as const).map((value) => ({
                value,
                label: t(`manage.option.${value}`),
              }))}
              value={kind}
              onChange={(event) => set('price.kind', event.target.value)}
            />
            <MoneyField
              label={t('manage.fact.price.amountMinor')}
              valueMinor={fields['price.amountMinor']}
              onChange={(value) => set('price.amountMinor', value)}
              currency={game.currency}
              locale={locale()}
              bounds={bounds}
              refusalText={(code, range) => {
                const key = `refusal.${code}`;
                return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', {
                  min: range?.min ?? '',
                  max: range?.max ?? '',
                  currency: game.currency,
                });
              }}
            />
            <TextField
              label={t('manage.fact.price.datedOn')}
              optional={t('manage.optional')}
              type="date"
              value={fields['price.datedOn'] ?? ''}
              onChange={(event) => set('price.datedOn', event.target.value)}
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
