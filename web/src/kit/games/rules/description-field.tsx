import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormLongText } from '#kit/form/form-long-text.tsx';

/** What players read of the game before they start it. */
export function DescriptionField({ description }: { readonly description: FieldBinding<string> }) {
  return (
    <FormLongText
      {...description}
      label={t('rules.description')}
      hint={t('rules.description.hint')}
      optional={t('form.optional')}
      rows={3}
    />
  );
}
