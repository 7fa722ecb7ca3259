import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormMoment } from '#kit/form/form-moment.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';

interface CodeLimitsFieldsProps {
  readonly maxUses: FieldBinding<number | null>;
  readonly expiresAt: FieldBinding<string | null>;
  readonly usesHint?: string | undefined;
}

/** How many runs a code opens, and when it ends. */
export function CodeLimitsFields({ maxUses, expiresAt, usesHint }: CodeLimitsFieldsProps) {
  const optional = t('form.optional');
  return (
    <>
      <FormNumber {...maxUses} label={t('rules.code.maxUses')} optional={optional} hint={usesHint} />
      <FormMoment
        {...expiresAt}
        label={t('rules.code.expiresAt')}
        hint={t('rules.code.expiresAt.hint')}
        optional={optional}
      />
    </>
  );
}
