import type { ListingCard } from '#wire/listing-cards.ts';
import { t } from '#lib/i18n.ts';
import { addListing } from '#kit/dossiers/dossier-calls.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import type { Page } from '#kit/call/list-pages.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { useList } from '#kit/call/use-list.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readOwnListings } from './own-calls.ts';
import { moneyOf, type Opening } from './use-open.ts';

/** Opens a dossier about a home that the reader has on this site already. */
export function OpenByListing({ opening }: { readonly opening: Opening }) {
  const list = useList<ListingCard, Page<ListingCard>>(['own listings for a dossier'], (after) =>
    readOwnListings(typeof after === 'string' ? after : null),
  );
  const deed = useDeed();
  return (
    <div className="dossier-form">
      <ListView
        list={list}
        waiting={<Skeleton height="6rem" />}
        failed={t('dossier.open.listingsFailed')}
        more={t('dossier.open.moreListings')}
        empty={<p className="muted">{t('dossier.open.noListings')}</p>}
      >
        {(rows) => (
          <ul className="dossier-people">
            {rows.map((card) => (
              <li key={card.id} data-row={card.id} className="dossier-listing">
                <span dir="auto">{card.title}</span>
                <Button
                  size="small"
                  isBusy={deed.isBusy}
                  aria-label={t('dossier.open.openListing', { title: card.title })}
                  onClick={() =>
                    void deed.run(() =>
                      opening.run(
                        {
                          title: card.title,
                          countryCode: card.countryCode,
                          currency: card.currency || moneyOf(card.countryCode),
                        },
                        (dossierId) => addListing(dossierId, card.id),
                      ),
                    )
                  }
                >
                  {t(opening.into === null ? 'dossier.open.open' : 'dossier.open.addHome')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListView>
      <DeedError error={deed.error} />
    </div>
  );
}
