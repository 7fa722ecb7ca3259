import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { isMessageKey, t } from '#lib/i18n.ts';

/** A form that checks itself against a schema when it is sent, and again while a refused field is being mended. */
export function useSchemaForm<T extends FieldValues>(schema: ZodType<T, T>, defaultValues: DefaultValues<T>) {
  return useForm<T>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}

/** Schemas name their refusals by message key; this is the text of one, or nothing where the field is well. */
export function fieldError(error: { readonly message?: string | undefined } | undefined): string | undefined {
  const key = error?.message;
  if (key === undefined) return undefined;
  return isMessageKey(key) ? t(key) : t('form.invalid');
}
