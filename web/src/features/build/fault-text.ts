import type { DraftRow } from '#wire/drafts.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { reasonText } from '#kit/homes/reason-text.ts';
import type { RowFault } from './draft/judge-rows.ts';

/** What is wrong with a row, and for a duplicate which row it repeats. Of a row that a file told, reasons speak of the file. */
export function faultText(fault: RowFault, origin: DraftRow['origin']): string {
  if (fault.of !== undefined) return t('builder.reason.duplicateOf', { place: fault.of });
  const ofFile = `builder.reason.file.${fault.code}`;
  return origin === 'feed' && isMessageKey(ofFile) ? t(ofFile) : reasonText(fault.code);
}
