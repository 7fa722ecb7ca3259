import type { ManagedListing } from '#wire/managed-homes.ts';
import { useId, useRef, useState } from 'react';
import type { ImportListingAnswer, ListingNow } from '#wire/importing.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { reasonText } from '#kit/homes/reason-text.ts';
import { compareNow, type PageChange } from '../compare-now.ts';
import { listingToFields, showListingField, type ListingFields } from '#kit/home-edits/listing-fields.ts';
import { readListingNow } from '../mutations.ts';
import { RefreshChoices } from './refresh-choices.tsx';
import { RefreshPage } from './refresh-page.tsx';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import './refresh.css';

interface RefreshPanelProps {
  readonly listing: ManagedListing;
  readonly edits: FormEdits<ListingFields>;
  readonly placeOf: (photoId: string) => number;
}

type Found =
  | { readonly is: 'now'; readonly now: ListingNow }
  | { readonly is: 'refused'; readonly code: string };

/**
 * Reads the listing again where it came from, and shows what its page says otherwise. Nothing is saved here: what the
 * manager chooses goes into the form, and is saved like everything else, so that two managers cannot overwrite each other.
 */
export function RefreshPanel({ listing, edits, placeOf }: RefreshPanelProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isBringing, setIsBringing] = useState(listing.sourceUrl === null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [taken, setTaken] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const read = async (html: string | null) => {
    setIsBusy(true);
    setError(null);
    setTaken(0);
    try {
      const next = foundOf(await readListingNow(listing.listingId, html));
      setFound(next);
      // A page that the server may not fetch, somebody may bring.
      setIsBringing(next.is === 'refused');
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  const take = (changes: readonly PageChange[]) => {
    for (const { values } of changes) edits.setAll(values);
    setTaken(changes.length);
    setFound(null);
    heading.current?.focus();
  };
  const { currency } = listing.game;
  return (
    <section className="refresh" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('refresh.title')}
      </h2>
      <p className="muted">{t('refresh.lead')}</p>
      <div className="refresh-ways">
        {listing.sourceUrl === null ? null : (
          <Button isBusy={isBusy} onClick={() => void read(null)}>
            {t('refresh.read', { host: hostOf(listing.sourceUrl) })}
          </Button>
        )}
        <Button kind="quiet" aria-expanded={isBringing} onClick={() => setIsBringing(!isBringing)}>
          {t('refresh.bring')}
        </Button>
      </div>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      {found?.is === 'refused' ? (
        <p className="manage-note" role="alert">
          {refusalText(found)}
        </p>
      ) : null}
      {isBringing ? <RefreshPage isBusy={isBusy} onPage={(html) => void read(html)} /> : null}
      {taken > 0 ? <p role="status">{plural('refresh.taken', taken)}</p> : null}
      {found?.is === 'now' ? (
        <RefreshChoices
          {...compareNow(found.now, {
            fields: edits.fields,
            saved: listingToFields(listing),
            currency,
            hasPrice: listing.prices.length > 0 && listing.prices[0]?.kind !== 'poll',
            // oxlint-disable-next-line react/purity -- as of this rendering; the server decides again
            today: new Date().toISOString().slice(0, 10),
          })}
          fields={edits.fields}
          show={(key, value) => showListingField(key, value, currency, placeOf)}
          onTake={take}
          onClose={() => setFound(null)}
        />
      ) : null}
    </section>
  );
}

function foundOf({ rows, now }: ImportListingAnswer): Found {
  if (now) return { is: 'now', now };
  const refusal = rows[0]?.refusal;
  return { is: 'refused', code: refusal?.code ?? 'no_listing' };
}

/** Here a page cannot come by the bookmark, which leads to the builder. */
function refusalText({ code }: Extract<Found, { is: 'refused' }>): string {
  return code === 'host_not_allowed' ? t('refresh.notAllowed') : reasonText(code);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
