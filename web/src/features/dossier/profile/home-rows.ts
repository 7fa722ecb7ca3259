import { isCurrencyCode } from '#domain/currencies.ts';
import type { DossierFacts } from '#domain/dossier/match/home-facts.ts';
import { knownFacts } from '#domain/dossier/match/known-facts.ts';
import { snakeNames } from '#wire/snake-case.ts';
import { readAll, readOne } from '#kit/rows/rows.ts';

interface AssetRow {
  readonly id: string;
  readonly title: string;
  readonly isPrimary: boolean;
  readonly countryCode: string;
  readonly addressLine: string;
  readonly town: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facts: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** A home of a dossier with what is known of it. */
export interface KnownHome extends Omit<AssetRow, 'facts'> {
  readonly facts: DossierFacts;
  /** of its amounts */
  readonly currency: string;
}

/** The homes of a dossier with their facts, the primary one first. */
export async function readKnownHomes(dossierId: string): Promise<readonly KnownHome[]> {
  const [dossier, assets] = await Promise.all([
    readOne<{ readonly currency: string }>('dossiers', { id: `eq.${dossierId}`, select: 'currency' }),
    readAll<AssetRow>('dossier_assets', { dossier_id: `eq.${dossierId}` }, 'is_primary.desc,created_at,id'),
  ]);
  return assets.map(({ facts: stored, ...asset }) => {
    const own = stored['currency']?.value;
    return {
      ...asset,
      // Rows come with the wire's names, and facts are known by those of the database.
      facts: knownFacts(snakeNames(stored) as AssetRow['facts']),
      currency: typeof own === 'string' && isCurrencyCode(own) ? own : dossier.currency,
    };
  });
}
