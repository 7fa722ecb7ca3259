import {
  FIELDS,
  NO_FACTS,
  type Field,
  type Layer,
  type ListingFacts,
  type PartialFacts,
} from './listing-record.ts';
import type { ListedPrice, ListedPriceKind } from './texts/read-price.ts';

export interface LayerFacts {
  readonly layer: Layer;
  readonly facts: PartialFacts | null;
}

export interface MergedFacts {
  readonly facts: ListingFacts;
  readonly sources: Readonly<Partial<Record<Field, Layer>>>;
}

/**
 * One set of facts from many layers, the most trusted first: each field from the first layer that has it. Photos come
 * from the layer with the most, unless the portal's own data has some; a price takes the finer kind ("offers over") from a
 * later layer that names the same figure.
 */
export function mergeFacts(layers: readonly LayerFacts[]): MergedFacts {
  const facts: Record<string, unknown> = { ...NO_FACTS };
  const sources: Partial<Record<Field, Layer>> = {};
  for (const field of FIELDS) {
    const found = field === 'photos' ? photosOf(layers) : firstWith(layers, field);
    if (!found) continue;
    facts[field] = found.value;
    sources[field] = found.layer;
  }
  const merged = facts as unknown as ListingFacts;
  return { facts: { ...merged, price: finerPrice(merged.price, layers) }, sources };
}

interface Found {
  readonly layer: Layer;
  readonly value: unknown;
}

function firstWith(layers: readonly LayerFacts[], field: Field): Found | null {
  for (const { layer, facts } of layers) {
    const value = facts?.[field];
    if (isKnown(value)) return { layer, value };
  }
  return null;
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function photosOf(layers: readonly LayerFacts[]): Found | null {
  let best: (Found & { count: number }) | null = null;
  for (const { layer, facts } of layers) {
    const photos = facts?.photos ?? [];
    if (layer === 'portal-data' && photos.length > 0) return { layer, value: photos };
    if (photos.length > (best?.count ?? 0)) best = { layer, value: photos, count: photos.length };
  }
  return best;
}

const FINER_KINDS: ReadonlySet<ListedPriceKind> = new Set([
  'guide',
  'offers-over',
  'offers-around',
  'from',
  'fixed',
  'auction',
]);

function finerPrice(price: ListedPrice | null, layers: readonly LayerFacts[]): ListedPrice | null {
  if (price?.kind !== 'asking') return price;
  for (const { facts } of layers) {
    const other = facts?.price;
    if (
      other &&
      FINER_KINDS.has(other.kind) &&
      other.amountMinor === price.amountMinor &&
      other.amountMinor !== null
    ) {
      return { ...price, kind: other.kind };
    }
  }
  return price;
}
