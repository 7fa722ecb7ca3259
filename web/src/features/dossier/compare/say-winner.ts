import { t } from '#lib/i18n.ts';
import type { Compared } from './compared.ts';
import type { Winner } from './verdict-draft.ts';

/** Which home somebody prefers, by its name. */
export function sayWinner({ homes }: Compared, winner: Winner): string {
  return winner === 'neither' ? t('dossierCompare.neither') : homes[winner === 'one' ? 'a' : 'b'].title;
}
