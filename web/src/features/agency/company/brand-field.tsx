import { isMessageKey, locale, t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { currencyName } from '#ui/currency-name.ts';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { Select } from '#ui/select.tsx';
import type { fieldsOf } from './brand-fields.ts';
import { LocalesField } from './locales-field.tsx';

type FieldRow = ReturnType<typeof fieldsOf>[number];

/** What a choice offers that only the agency knows: its games. */
export type OwnChoices = Readonly<
  Record<string, readonly { readonly value: string; readonly label: string }[]>
>;

interface BrandFieldProps {
  readonly row: FieldRow;
  readonly binding: FieldBinding<string>;
  /** a save was refused because of it */
  readonly isWrong: boolean;
  readonly own: OwnChoices;
}

/** One field of a brand, by its kind. */
export function BrandField({ row, binding, isWrong, own: ownChoices }: BrandFieldProps) {
  const { key, kind, isNeeded, choices, autoComplete } = row;
  const hintKey = `agencyOffice.hint.${key}`;
  const texts = {
    label: fieldLabel(key),
    ...(isMessageKey(hintKey) ? { hint: t(hintKey) } : {}),
    ...(isNeeded ? {} : { optional: t('agencyOffice.brand.optional') }),
  };
  const wrongKey: string = `agencyOffice.wrong.${kind}`;
  const own = isMessageKey(wrongKey) ? t(wrongKey) : binding.error;
  const error = binding.error === undefined ? (isWrong ? t('agencyOffice.wrong.missing') : undefined) : own;
  if (kind === 'locales')
    return (
      <LocalesField
        label={fieldLabel(key)}
        hint={t('agencyOffice.hint.supportedLocales')}
        error={error}
        value={binding.value}
        onChange={binding.onChange}
      />
    );
  if (kind === 'choice') {
    const offered =
      ownChoices[key] ?? choices?.map((value) => ({ value, label: choiceLabel(key, value) })) ?? [];
    return (
      <Select
        {...texts}
        error={error}
        value={binding.value}
        options={[
          ...(isNeeded ? [] : [{ value: '', label: t('agencyOffice.brand.unsaid') }]),
          // What is stored stays to be chosen, also where it is offered no more.
          ...(binding.value === '' || offered.some(({ value }) => value === binding.value)
            ? []
            : [{ value: binding.value, label: binding.value }]),
          ...offered,
        ]}
        onChange={(event) => binding.onChange(event.currentTarget.value)}
      />
    );
  }
  if (kind === 'long' || kind === 'lines' || kind === 'links')
    return <FormLongText {...binding} {...texts} error={error} rows={kind === 'long' ? 4 : 3} />;
  return (
    <FormText
      {...binding}
      {...texts}
      error={error}
      type={kind === 'email' ? 'email' : kind === 'url' ? 'url' : 'text'}
      {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      autoComplete={autoComplete ?? 'off'}
    />
  );
}

/** What a field of a brand is called. */
export function fieldLabel(key: string): string {
  const name = `agencyOffice.field.${key}`;
  return isMessageKey(name) ? t(name) : key;
}

function choiceLabel(key: string, value: string): string {
  if (key === 'currency') return `${value} · ${currencyName(value, locale())}`;
  if (key === 'timeZone') return value.replaceAll('_', ' ');
  return value === 'm2' ? t('agencyOffice.unit.m2') : t('agencyOffice.unit.ft2');
}
