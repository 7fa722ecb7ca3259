import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';

/** What a price that somebody types may be. */
export const TYPED_KINDS = ['asking', 'sold'] as const;

/** Is the price asked for, or was it paid? */
export function PriceKindField<Kind extends string>({ kind }: { readonly kind: FieldBinding<Kind> }) {
  const { onChange, ...field } = kind;
  return (
    <FormChoice
      {...field}
      value={kind.value === 'sold' ? 'sold' : 'asking'}
      // A binding of more kinds takes these two as well.
      onChange={(next) => onChange(next as Kind)}
      label={t('rules.priceKind')}
      options={TYPED_KINDS.map((value) => ({ value, label: t(`rules.priceKind.${value}`) }))}
    />
  );
}
