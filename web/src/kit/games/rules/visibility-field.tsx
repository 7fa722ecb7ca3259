import { VISIBILITIES } from '#wire/game-settings.ts';
import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';

interface VisibilityFieldProps {
  readonly visibility: FieldBinding<(typeof VISIBILITIES)[number]>;
}

/** Who finds the game. */
export function VisibilityField({ visibility }: VisibilityFieldProps) {
  return (
    <FormChoice
      {...visibility}
      label={t('rules.visibility')}
      hint={t(`rules.visibility.${visibility.value}.hint`)}
      options={VISIBILITIES.map((value) => ({ value, label: t(`rules.visibility.${value}`) }))}
    />
  );
}
