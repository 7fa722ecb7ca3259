import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import type { SaleKind } from '#domain/valuation/register-sale.ts';

/** What the list of yardsticks is narrowed to, as its address says it. */
export interface ReferenceFilters {
  /** as it was typed */
  readonly area: string;
  readonly type: SaleKind | '';
}

const LONGEST_AREA = 40;

export function readReferenceFilters(query: URLSearchParams): ReferenceFilters {
  const type = SALE_KINDS.find((kind) => kind === query.get('type'));
  return { area: (query.get('area') ?? '').trim().slice(0, LONGEST_AREA), type: type ?? '' };
}

export function referencesQuery({ area, type }: ReferenceFilters): string {
  const query = new URLSearchParams();
  if (area.trim() !== '') query.set('area', area.trim());
  if (type !== '') query.set('type', type);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The kinds that are asked for; null is all. */
export function typesOf({ type }: ReferenceFilters): SaleKind[] | null {
  return type === '' ? null : [type];
}
