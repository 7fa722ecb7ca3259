import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormText } from '#kit/form/form-text.tsx';
import { CodeLimitsFields } from '#kit/games/rules/code-limits-fields.tsx';

interface CodeFieldsProps {
  readonly label: FieldBinding<string>;
  readonly maxUses: FieldBinding<number | null>;
  readonly expiresAt: FieldBinding<string | null>;
  readonly usesHint?: string;
}

/** The terms of a code: what it is for, how many runs it opens, and when it ends. */
export function CodeFields({ label, maxUses, expiresAt, usesHint }: CodeFieldsProps) {
  return (
    <>
      <FormText {...label} label={t('manage.codes.label')} optional={t('form.optional')} />
      <CodeLimitsFields maxUses={maxUses} expiresAt={expiresAt} usesHint={usesHint} />
    </>
  );
}
