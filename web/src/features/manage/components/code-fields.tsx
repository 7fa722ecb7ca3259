import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormMoment } from '#kit/form/form-moment.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { FormText } from '#kit/form/form-text.tsx';

interface CodeFieldsProps {
  readonly label: FieldBinding<string>;
  readonly maxUses: FieldBinding<number | null>;
  readonly expiresAt: FieldBinding<string | null>;
  readonly usesHint?: string;
}

/** The terms of a code: what it is for, how many runs it opens, and when it ends. */
export function CodeFields({ label, maxUses, expiresAt, usesHint }: CodeFieldsProps) {
  const optional = t('form.optional');
  return (
    <>
      <FormText {...label} label={t('manage.codes.label')} optional={optional} />
      <FormNumber {...maxUses} label={t('manage.codes.maxUses')} optional={optional} hint={usesHint} />
      <FormMoment
        {...expiresAt}
        label={t('manage.codes.expiresAt')}
        optional={optional}
        hint={t('manage.settings.clock')}
      />
    </>
  );
}
