import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormMoment } from '#kit/form/form-moment.tsx';

interface DatesFieldsProps {
  readonly opensAt: FieldBinding<string | null>;
  readonly closesAt: FieldBinding<string | null>;
}

/** When the game opens and closes, in this browser's time; empty is at once, and never. */
export function DatesFields({ opensAt, closesAt }: DatesFieldsProps) {
  const optional = t('form.optional');
  return (
    <>
      <FormMoment
        {...opensAt}
        label={t('rules.opensAt')}
        hint={t('rules.opensAt.hint')}
        optional={optional}
      />
      <FormMoment
        {...closesAt}
        label={t('rules.closesAt')}
        hint={t('rules.closesAt.hint')}
        optional={optional}
      />
    </>
  );
}
