import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormText } from '#kit/form/form-text.tsx';

interface TitleFieldProps {
  readonly title: FieldBinding<string>;
  readonly placeholder?: string;
}

/** What the game is called. */
export function TitleField({ title, placeholder }: TitleFieldProps) {
  return <FormText {...title} label={t('rules.title')} {...(placeholder && { placeholder })} />;
}
