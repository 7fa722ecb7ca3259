import { createHash } from 'node:crypto';
import type { Money } from '#domain/money.ts';
import type { DraftFacts } from '#wire/draft-facts.ts';
import type { ImportedListing } from '#wire/procedures/stored-homes.ts';
import { listingPayload, recordOf } from '../../supabase/functions/_shared/listing-payload.ts';
import { addressKey } from '../../supabase/functions/_shared/reader/url/duplicate-keys.ts';
import { normaliseUrl } from '../../supabase/functions/_shared/reader/url/normalise-url.ts';
import type { HomeRow } from './read-homes-file.ts';

/**
 * A home as `import_listing` takes it, made as publishing makes it from a draft.
 * @param known prices of all homes of the game: no text may tell any of them
 */
export function homeListing(
  { row }: HomeRow,
  { externalRef, agencyKey }: { readonly externalRef: string; readonly agencyKey: string },
  known: readonly Money[],
): Omit<ImportedListing, 'photos'> {
  const record = recordOf(row);
  const payload = listingPayload(row, record, record.price?.amountMinor ?? 0, known);
  const { portal, sourceUrl, currency, price, asset, title, description } = payload;
  return { externalRef, agencyKey, portal, sourceUrl, currency, price, asset, title, description };
}

/**
 * The references by which a second import of a game knows its homes again: the page or the file's own number with the
 * address, so that a corrected price is a new version of the same home; without a number, address, price and position. They
 * are the game's own: no other game's homes can be meant.
 */
export function createReferences(game: string) {
  const used = new Set<string>();
  const refer = (parts: readonly unknown[]) =>
    `table:${createHash('sha256')
      .update(JSON.stringify([game, ...parts]))
      .digest('hex')
      .slice(0, 40)}`;
  return (home: HomeRow): string => {
    const { facts } = home.row;
    const identity = identityOf(home);
    const price = [facts.price?.currency, facts.price?.amountMinor];
    // A number that comes twice is two homes where the prices differ.
    for (let time = 0; ; time += 1) {
      const parts = time === 0 ? identity : [...identity, ...price, ...(time === 1 ? [] : [time])];
      const reference = refer(parts);
      if (used.has(reference)) continue;
      used.add(reference);
      return reference;
    }
  };
}

function identityOf({ row: { facts }, photos }: HomeRow): readonly unknown[] {
  const address = addressKey(facts.address, facts.postcode);
  const postcode = facts.postcode?.toLowerCase().replace(/\s/g, '') ?? '';
  const url = facts.url === null ? null : normaliseUrl(facts.url);
  if (url !== null) return ['url', url];
  if (facts.listingId !== null) return ['number', facts.listingId, address, postcode];
  const home = [
    'home',
    address,
    postcode,
    facts.price?.currency,
    facts.price?.amountMinor,
    ...placeOf(facts),
  ];
  if (/\d/.test(facts.address ?? '') && facts.position !== null) return home;
  // A street is many homes: what else is known of one tells it from the others.
  const files = address === '' ? photos.map(({ file }) => file) : [];
  return [...home, facts.bedrooms, facts.bathrooms, facts.area?.m2, facts.propertyType, ...files];
}

function placeOf({ position }: DraftFacts): readonly unknown[] {
  return position === null ? [] : [position.latitude.toFixed(4), position.longitude.toFixed(4)];
}
