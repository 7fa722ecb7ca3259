import type { SALE_KINDS } from '#domain/market/sale-kinds.ts';

/** Does the register say what kind of home it was? "Other" is a kind in Britain; elsewhere it stands for none. */
export function saysKind(type: (typeof SALE_KINDS)[number] | null, countryCode: string): boolean {
  return type !== 'other' || countryCode === 'GB';
}
