import type { AccessCode } from '#wire/managed-games.ts';
import { useState, type SubmitEvent } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { codeText } from '../code-text.ts';
import { fromLocalInput, toLocalInput } from '#kit/form/local-time.ts';
import { changeAccessCode } from '../mutations.ts';

interface CodeDialogProps {
  /** null: none is being changed */
  readonly code: AccessCode | null;
  readonly onClose: () => void;
  /** the game with its codes as they are now */
  readonly onChange: () => Promise<void>;
}

/** What a code is for, when it ends and how many runs it opens. The code itself stays, for whoever has it. */
export function CodeDialog({ code, onClose, onChange }: CodeDialogProps) {
  return (
    <Dialog
      isOpen={code !== null}
      onClose={onClose}
      title={t('manage.codes.changeTitle', { name: code?.label || t('manage.codes.unnamed') })}
      labels={{ close: t('manage.close') }}
    >
      {code ? <CodeForm key={code.id} code={code} onClose={onClose} onChange={onChange} /> : null}
    </Dialog>
  );
}

function CodeForm({ code, onClose, onChange }: CodeDialogProps & { readonly code: AccessCode }) {
  const [form, setForm] = useState({
    label: code.label,
    maxUses: code.maxUses === null ? '' : String(code.maxUses),
    expiresAt: toLocalInput(code.expiresAt),
  });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const change = (key: keyof typeof form) => (event: { readonly target: { readonly value: string } }) =>
    setForm({ ...form, [key]: event.target.value });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      await changeAccessCode(code, {
        label: form.label,
        // To the minute is what the field shows: untouched, the end keeps its seconds.
        expiresAt:
          form.expiresAt === toLocalInput(code.expiresAt) ? code.expiresAt : fromLocalInput(form.expiresAt),
        maxUses: form.maxUses === '' ? null : Number(form.maxUses),
      });
      await onChange();
      showToast({ tone: 'good', text: t('edits.saved') });
      onClose();
    } catch (thrown) {
      const refusal = toAppError(thrown);
      setError(refusal);
      // What somebody else saved stands below what is typed here; saving again decides for this one.
      if (refusal.code === 'edit_conflict') await onChange().catch(() => undefined);
    }
    setIsBusy(false);
  };
  return (
    <form className="code-sheet" onSubmit={(event) => void send(event)}>
      <p className="muted">{t('manage.codes.changeText', { uses: formatNumber(code.uses) })}</p>
      <TextField
        label={t('manage.codes.label')}
        optional={t('manage.optional')}
        maxLength={80}
        value={form.label}
        onChange={change('label')}
      />
      <TextField
        label={t('manage.codes.maxUses')}
        optional={t('manage.optional')}
        hint={t('manage.codes.maxUsesHint')}
        type="number"
        min={Math.max(1, code.uses)}
        value={form.maxUses}
        onChange={change('maxUses')}
      />
      <TextField
        label={t('manage.codes.expiresAt')}
        optional={t('manage.optional')}
        hint={t('manage.settings.clock')}
        type="datetime-local"
        value={form.expiresAt}
        onChange={change('expiresAt')}
      />
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      {error?.code === 'edit_conflict' ? (
        <p className="manage-note">{t('manage.codes.theirs', { code: codeText(code) })}</p>
      ) : null}
      <div className="save-actions">
        <Button onClick={onClose}>{t('manage.codes.keep')}</Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('edits.save')}
        </Button>
      </div>
    </form>
  );
}
