import { t } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Fields, FieldValue } from './merge-edits.ts';
import { SaveBar } from './save-bar.tsx';
import type { Edits } from './use-edits.ts';

interface EditsFootProps<F extends Fields, Version> {
  readonly edits: Edits<F, Version>;
  /** what a field is called, and how its value reads */
  readonly nameOf: (key: string) => string;
  readonly showValue: (key: string, value: FieldValue) => string;
  /** how addresses of the form's own tabs begin: going there is no leaving */
  readonly within?: string | undefined;
}

/** What every screen that saves with versions ends in: the bar to save, the choice after a conflict, the guard at leaving. */
export function EditsFoot<F extends Fields, Version>({
  edits,
  nameOf,
  showValue,
  within,
}: EditsFootProps<F, Version>) {
  const tell = async (isSaved: Promise<boolean>) => {
    if (await isSaved) showToast({ tone: 'good', text: t('edits.saved') });
  };
  return (
    <>
      <SaveBar
        changes={edits.changed.length}
        isSaving={edits.isSaving}
        error={edits.error}
        wrong={edits.wrong.map(nameOf)}
        onSave={() => void tell(edits.save())}
        onDiscard={edits.discard}
      />
      <ConflictDialog
        conflict={edits.conflict}
        nameOf={nameOf}
        showValue={showValue}
        onResolve={(fields) => void tell(edits.resolve(fields))}
        onPostpone={edits.postpone}
      />
      <LeaveDialog isDirty={edits.isDirty} within={within} />
    </>
  );
}
