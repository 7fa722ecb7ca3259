import type { ListingCard, ListingPage } from '#wire/listing-cards.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readOwnListings } from '../queries.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { Waiting } from '#kit/call/waiting.tsx';

interface OwnHomesListProps {
  readonly search: string;
  readonly chosen: ReadonlyMap<string, ListingCard>;
  readonly onToggle: (card: ListingCard, isOn: boolean) => void;
}

/** The homes that one search finds, page by page. A page that fails leaves those before it where they are. */
export function OwnHomesList({ search, chosen, onToggle }: OwnHomesListProps) {
  const list = useList<ListingCard, ListingPage>(['own-listings', search], (after) =>
    readOwnListings(search, after),
  );
  return (
    <ListView
      list={list}
      waiting={
        <Waiting label={t('builder.own.loading')}>
          <Skeleton height="2.5rem" lines={4} />
        </Waiting>
      }
      empty={<Empty title={t('builder.own.none')}>{t('builder.own.noneHelp')}</Empty>}
      failed={t('builder.own.failed')}
      more={t('builder.own.more')}
    >
      {(cards) => (
        <ul className="builder-picks">
          {cards.map((card) => (
            <li key={card.id} data-row={card.id}>
              <Checkbox
                label={card.address ?? card.title}
                hint={hintOf(card)}
                checked={chosen.has(card.id)}
                onChange={({ currentTarget: { checked } }) => onToggle(card, checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </ListView>
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
