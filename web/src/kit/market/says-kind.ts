import type { Sale } from '#wire/sold-homes.ts';

/** Does the register say what kind of home it was? "Other" is a kind in Britain; elsewhere it stands for none. */
export function saysKind({ type, countryCode }: Pick<Sale, 'type' | 'countryCode'>): boolean {
  return type !== 'other' || countryCode === 'GB';
}
