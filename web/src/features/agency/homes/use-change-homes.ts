import { useCallback, useState } from 'react';
import type { AgencyHome, HomesChange } from '#wire/agency-homes.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { toAppError } from '#lib/app-error.ts';
import { showToast } from '#ui/toasts.ts';
import { changeHomes, undoChanges } from './home-calls.ts';

/** Changes homes at once, says so, and offers for a moment to take it back. */
export function useChangeHomes(agencyId: string, onChanged: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(
    async (homes: readonly AgencyHome[], change: HomesChange): Promise<boolean> => {
      setIsBusy(true);
      try {
        const { changed, late, changeIds } = await changeHomes(agencyId, homes, change);
        onChanged();
        if (late > 0) showToast({ tone: 'bad', text: plural('agencyHomes.late', late) });
        showToast({
          tone: 'good',
          text: plural(wordsOf(change), changed),
          ...(changeIds.length === 0
            ? {}
            : { action: { label: t('agencyHomes.undo'), onPress: () => void undo(changeIds, onChanged) } }),
        });
        return true;
      } catch (thrown) {
        showToast({ tone: 'bad', text: errorSentence(toAppError(thrown)) });
        return false;
      } finally {
        setIsBusy(false);
      }
    },
    [agencyId, onChanged],
  );
  return { isBusy, run };
}

async function undo(changeIds: readonly string[], onChanged: () => void): Promise<void> {
  try {
    const { changed, kept } = await undoChanges(changeIds);
    onChanged();
    if (kept > 0) showToast({ tone: 'bad', text: plural('agencyHomes.undoKept', kept) });
    else showToast({ tone: 'good', text: plural('agencyHomes.undone', changed) });
  } catch (thrown) {
    showToast({ tone: 'bad', text: errorSentence(toAppError(thrown)) });
  }
}

function wordsOf({ isArchived, isVisible }: HomesChange) {
  if (isArchived !== undefined) return isArchived ? 'agencyHomes.archived' : 'agencyHomes.putBack';
  if (isVisible !== undefined) return isVisible ? 'agencyHomes.nowShown' : 'agencyHomes.nowHidden';
  return 'agencyHomes.changed';
}
