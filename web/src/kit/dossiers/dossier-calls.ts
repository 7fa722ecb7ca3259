import type { RpcAnswer } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import { addRow } from '../rows/rows.ts';

export type OwnDossier = RpcAnswer<'own_dossiers'>['dossiers'][number];

/** A home that comes into a dossier, as its table takes it. */
export interface NewHome {
  readonly title: string;
  readonly addressLine: string;
  readonly town: string;
  readonly postcode: string;
  readonly countryCode: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly sourceUrl?: string;
  /** by the names that the database has for them */
  readonly facts: Readonly<
    Record<string, { readonly value: unknown; readonly source: string; readonly on: string }>
  >;
}

export interface DossierPlace {
  readonly countryCode: string;
  readonly currency: string;
}

/** The dossiers that a home may be taken into: those that the caller may edit. */
export async function readEditableDossiers(): Promise<readonly OwnDossier[]> {
  const { dossiers } = await callRpc('own_dossiers', {});
  return dossiers.filter(({ role, isArchived }) => !isArchived && (role === 'owner' || role === 'partner'));
}

/** Opens a dossier. The same id sent again is the same dossier. */
export async function openDossier(id: string, title: string, place: DossierPlace): Promise<void> {
  await callRpc('create_dossier', { id, title, ...place }, { attempts: 1 });
}

/** Puts a home into a dossier. The same id sent again is the same home. */
export async function addHome(dossierId: string, id: string, home: NewHome): Promise<void> {
  await addRow('dossier_assets', { id, dossierId, ...home });
}

/** Takes a home of ours that the caller manages or has guessed into a dossier; the same one once. */
export async function addListing(dossierId: string, listingId: string): Promise<void> {
  await callRpc('add_listing_to_dossier', { dossierId, listingId });
}

/** Facts that are known, each with who says so and the day. */
export function saidFacts(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
  source: string,
  on: string,
): NewHome['facts'] {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, { value, source: source.slice(0, 300), on }]],
    ),
  );
}
