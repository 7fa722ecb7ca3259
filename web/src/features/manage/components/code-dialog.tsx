import type { AccessCode } from '#wire/managed-games.ts';
import { toAppError } from '#lib/app-error.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { codeText } from '../code-text.ts';
import { changeAccessCode } from '../mutations.ts';
import { codeForm } from '../code-schema.ts';
import { CodeFields } from './code-fields.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';

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
  const least = Math.max(1, code.uses);
  const form = useSchemaForm({
    schema: codeForm.extend({ maxUses: codeForm.shape.maxUses.unwrap().min(least).nullable() }),
    start: { label: code.label, maxUses: code.maxUses, expiresAt: code.expiresAt },
    send: async (terms) => {
      try {
        await changeAccessCode(code, terms);
        await onChange();
      } catch (thrown) {
        // What somebody else saved stands below what is typed here; saving again decides for this one.
        if (toAppError(thrown).code === 'edit_conflict') await onChange().catch(() => undefined);
        throw thrown;
      }
      showToast({ tone: 'good', text: t('edits.saved') });
      onClose();
    },
  });
  return (
    <FormFrame
      form={form}
      submit={t('edits.save')}
      others={<Button onClick={onClose}>{t('manage.codes.keep')}</Button>}
    >
      <p className="muted">{t('manage.codes.changeText', { uses: formatNumber(code.uses) })}</p>
      <CodeFields
        label={form.field('label')}
        maxUses={form.field('maxUses')}
        expiresAt={form.field('expiresAt')}
        usesHint={t('manage.codes.maxUsesHint')}
      />
      {form.error?.code === 'edit_conflict' ? (
        <p className="manage-note">{t('manage.codes.theirs', { code: codeText(code) })}</p>
      ) : null}
    </FormFrame>
  );
}
