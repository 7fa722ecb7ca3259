import { t } from '#lib/i18n.ts';
import { reasonText } from '#kit/homes/reason-text.ts';
import type { RowFault } from './draft/judge-rows.ts';

/** What is wrong with a row, and for a duplicate which row it repeats. */
export function faultText(fault: RowFault): string {
  return fault.of === undefined
    ? reasonText(fault.code)
    : t('builder.reason.duplicateOf', { place: fault.of });
}
