import type { ManagedListing } from '#wire/managed-homes.ts';
import { useState } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { FAMILIES, type Family } from '#domain/families.ts';
import { itemPath, managePath } from '#domain/game-paths.ts';
import { AppError } from '#lib/app-error.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { wrongHomeFields } from '#kit/home-edits/check-home.ts';
import { FactsSection } from '#kit/home-edits/facts-section.tsx';
import {
  fieldsToListingRequest,
  listingToFields,
  nameOfListingField,
  showListingField,
  type ListingFields,
} from '#kit/home-edits/listing-fields.ts';
import { saveListing } from '../mutations.ts';
import { readManagedListing } from '../queries.ts';
import { PhotosSection } from '#kit/home-edits/photos-section.tsx';
import { PriceSection } from '#kit/home-edits/price-section.tsx';
import { RefreshPanel } from '../components/refresh-panel.tsx';
import { evaluationPath } from '#kit/valuation/evaluation-path.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits } from '#kit/edits/use-edits.ts';
import '../manage.css';

interface EditData {
  readonly listing: ManagedListing;
  readonly page: { readonly values: { readonly game: string } };
}

/** A home of a game. A slug under another family's base goes to its own, where that family edits homes. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<EditData | Response> {
  const slug = params.gameSlug ?? '';
  const gameListingId = params.listingInGameUuid ?? '';
  const listing = await readManagedListing(slug, gameListingId);
  const family: Family = FAMILIES[listing.game.family];
  if (!family.screens.includes('listing-edit'))
    throw new AppError('not_found', 'Homes of this game are not edited one by one.', { status: 404 });
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${family.basePath}/`))
    return redirect(itemPath(family.key, { slug, gameListingId }, 'listing-edit') + url.search);
  return { listing, page: { values: { game: listing.game.title } } };
}

/** Everything about one home: facts, texts, place, price, photos. */
export function Component() {
  const { listing } = useLoaderData<EditData>();
  return <EditListing key={listing.gameListingId} loaded={listing} />;
}

function EditListing({ loaded }: { readonly loaded: ManagedListing }) {
  const [listing, setListing] = useState(loaded);
  const keep = (next: ManagedListing) => {
    setListing(next);
    return { fields: listingToFields(next), version: next.version };
  };
  const edits = useEdits<ListingFields, number>({
    storageKey: `manage-home:${loaded.listingId}`,
    loaded: { fields: listingToFields(loaded), version: loaded.version },
    save: async (fields, version) => keep(await saveListing(fieldsToListingRequest(loaded, version, fields))),
    reload: async () => keep(await readManagedListing(loaded.game.slug, loaded.gameListingId)),
    check: (fields) => wrongHomeFields(loaded, fields),
  });
  const { game } = listing;
  const placeOf = (id: string) => edits.fields.photos.indexOf(id) + 1;
  return (
    <div className="page manage">
      <header className="manage-head">
        <p>
          <TextLink as={Link} look="quiet" to={managePath(game.family, game.slug)}>
            {t('manage.listing.back', { game: game.title })}
          </TextLink>
        </p>
        <h1>{nameOf(listing)}</h1>
        {listing.otherGames > 0 ? (
          <p className="manage-note">{plural('manage.listing.shared', listing.otherGames)}</p>
        ) : null}
        {listing.mayEdit ? null : <p className="manage-note">{t('manage.listing.notYours')}</p>}
        {listing.seesPrice ? null : <p className="manage-note">{t('manage.listing.priceHidden')}</p>}
        {listing.mayEdit && listing.seesPrice && listing.status !== 'withdrawn' ? (
          <p>
            <TextLink as={Link} look="secondary" to={evaluationPath(listing.listingId)}>
              {t('manage.listing.evaluation')}
            </TextLink>
          </p>
        ) : null}
      </header>
      {listing.mayEdit && listing.status !== 'withdrawn' ? (
        <RefreshPanel listing={listing} edits={edits} placeOf={placeOf} />
      ) : null}
      <fieldset className="manage-form" disabled={!listing.mayEdit}>
        <div className="manage-settings">
          {listing.seesPrice ? (
            <PriceSection prices={listing.prices} currency={game.currency} edits={edits} />
          ) : null}
          <FactsSection edits={edits} hasPlace={listing.seesPrice} />
        </div>
        <PhotosSection photos={listing.photos} edits={edits} />
      </fieldset>
      <EditsFoot
        edits={edits}
        nameOf={(key) => nameOfListingField(key, placeOf)}
        showValue={(key, value) => showListingField(key, value, game.currency, placeOf)}
      />
    </div>
  );
}

function nameOf({ facts }: ManagedListing): string {
  return facts.title || facts.town || t('facts.unnamed');
}
