import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { useOnline } from '#lib/use-online.ts';
import { Button } from '#ui/button.tsx';
import './edits.css';

interface SaveBarProps {
  /** how many fields differ from what is saved */
  readonly changes: number;
  readonly isSaving: boolean;
  readonly error: AppError | null;
  /** names of fields that cannot be saved like this */
  readonly wrong?: readonly string[];
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Stays in view while something is not saved; what failed is said where the button is. */
export function SaveBar({ changes, isSaving, error, wrong = [], onSave, onDiscard }: SaveBarProps) {
  const isOnline = useOnline();
  if (changes === 0) return null;
  return (
    <section className="save-bar" aria-label={t('edits.label')}>
      {error ? (
        <p className="form-error" role="alert">
          <strong>{errorText(error).title}</strong> {errorText(error).help}
        </p>
      ) : null}
      {wrong.length > 0 ? (
        <p className="form-error" role="alert">
          {t('edits.check', { fields: wrong.join(', ') })}
        </p>
      ) : null}
      <p role="status">{isOnline ? plural('edits.changes', changes) : t('edits.offline')}</p>
      <div className="save-actions">
        <Button kind="quiet" onClick={onDiscard}>
          {t('edits.discard')}
        </Button>
        <Button kind="primary" isBusy={isSaving} onClick={onSave}>
          {isSaving ? t('edits.saving') : t('edits.save')}
        </Button>
      </div>
    </section>
  );
}
