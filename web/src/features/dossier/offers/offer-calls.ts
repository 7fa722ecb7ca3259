import type { OfferRow, OfferVersionRow } from '#wire/dossier-hunt-rows.ts';
import { addRow, changeRow, readAll, readOne, removeRow } from '#kit/rows/rows.ts';

/** Offers for the homes of a dossier, the latest first. */
export const readOffers = (dossierId: string) =>
  readAll<OfferRow>('dossier_offers', { dossier_id: `eq.${dossierId}` }, 'created_at.desc,id.desc');
export const readOffer = (id: string) => readOne<OfferRow>('dossier_offers', { id: `eq.${id}` });
export const addOffer = (offer: Partial<OfferRow> & { readonly id: string }) =>
  addRow<OfferRow>('dossier_offers', offer);
export const changeOffer = (offer: Pick<OfferRow, 'id' | 'version'>, changes: Partial<OfferRow>) =>
  changeRow<OfferRow>('dossier_offers', offer, changes);
export const removeOffer = (id: string) => removeRow('dossier_offers', id);

/** Everything that an offer ever said, the latest first. */
export const readOfferVersions = (id: string) =>
  readAll<OfferVersionRow>('dossier_offer_versions', { offer_id: `eq.${id}` }, 'version.desc');
