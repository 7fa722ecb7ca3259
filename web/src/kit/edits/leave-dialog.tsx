import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveDialogProps {
  readonly isDirty: boolean;
  /** how addresses of the page's own parts begin */
  readonly within?: string | undefined;
}

/** The question before a page with unsaved edits is left. Leaving keeps them in the tab; only discarding drops them. */
export function LeaveDialog({ isDirty, within }: LeaveDialogProps) {
  const guard = useLeaveGuard(isDirty, within);
  const stay = () => guard.reset?.();
  return (
    <Dialog
      isOpen={guard.state === 'blocked'}
      onClose={stay}
      isModal
      title={t('edits.leave.title')}
      labels={{ close: t('edits.leave.stay') }}
      actions={
        <>
          <Button onClick={() => guard.proceed?.()}>{t('edits.leave.go')}</Button>
          <Button kind="primary" onClick={stay}>
            {t('edits.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('edits.leave.text')}</p>
    </Dialog>
  );
}
