import type { ListingCard, ListingPage } from '#wire/listing-cards.ts';
import { useCallback } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { errorText } from '#lib/error-text.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readOwnListings } from '../queries.ts';
import { usePages } from '#kit/call/use-pages.ts';

interface OwnHomesListProps {
  readonly search: string;
  readonly chosen: ReadonlyMap<string, ListingCard>;
  readonly onToggle: (card: ListingCard, isOn: boolean) => void;
}

/** The homes that one search finds, page by page. A page that fails leaves those before it where they are. */
export function OwnHomesList({ search, chosen, onToggle }: OwnHomesListProps) {
  const read = useCallback((after: string | null) => readOwnListings(search, after), [search]);
  const { first, rows, error, hasMore, isBusy, more, reload } = usePages<ListingCard, ListingPage>(read);
  return (
    <>
      {first === null && error === null ? (
        <div aria-busy="true">
          <span className="ui-hidden">{t('builder.own.loading')}</span>
          <Skeleton height="2.5rem" lines={4} />
        </div>
      ) : null}
      {first !== null && rows.length === 0 ? (
        <Empty title={t('builder.own.none')}>{t('builder.own.noneHelp')}</Empty>
      ) : null}
      {rows.length > 0 ? (
        <ul className="builder-picks">
          {rows.map((card) => (
            <li key={card.id}>
              <Checkbox
                label={card.address ?? card.title}
                hint={hintOf(card)}
                checked={chosen.has(card.id)}
                onChange={({ currentTarget: { checked } }) => onToggle(card, checked)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <Failure
          title={t('builder.own.failed')}
          labels={{ retry: t('errors.retry') }}
          isRetrying={isBusy}
          onRetry={first === null ? reload : more}
        >
          {errorText(error).help}
        </Failure>
      ) : hasMore ? (
        <Button isBusy={isBusy} onClick={more}>
          {t('builder.own.more')}
        </Button>
      ) : null}
    </>
  );
}

function hintOf({ price, currency, town, district, bedrooms }: ListingCard): string {
  return [
    price?.amountMinor == null ? null : formatMoney(price.amountMinor, currency, locale()),
    bedrooms === null ? null : plural('facts.bedrooms', bedrooms),
    [town, district].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
}
