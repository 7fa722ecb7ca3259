import type { LinkPlace } from '#domain/site/page-kinds.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { t } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';
import { addRow, removeRow } from './site-calls.ts';

/** What is done to a menu at once: a link that comes, and one that goes and may come back. */
export function useMenuDeeds(brand: string, onChanged: () => Promise<void>) {
  const { isBusy, error, run } = useDeed();
  const add = (place: LinkPlace, parent?: string) =>
    run(async () => {
      await addRow(brand, { role: 'link', kind: place, ...(parent === undefined ? {} : { parent }) });
      await onChanged();
    });
  const remove = (row: string, name: string) =>
    run(async () => {
      await removeRow(row, true);
      await onChanged();
      showToast({
        tone: 'neutral',
        text: t('agencySite.parts.removed', { name }),
        action: { label: t('agencySite.undo'), onPress: () => void removeRow(row, false).then(onChanged) },
      });
    });
  return { add, remove, isBusy, error };
}
