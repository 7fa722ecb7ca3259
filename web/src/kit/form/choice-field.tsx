import { homeField, type HomeFieldKey } from '#domain/home-fields.ts';
import { homeFieldName } from '../homes/home-field-name.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';

interface ChoiceFieldProps {
  readonly field: HomeFieldKey;
  readonly value: string;
  /** beside the field's own explanation: where the value was read */
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** A field of a home that is one of a few words, or not known. */
export function ChoiceField({ field, value, hint, onChange }: ChoiceFieldProps) {
  const row = homeField(field);
  const help = `homeField.${field}.help`;
  const hints = [hint, isMessageKey(help) ? t(help) : undefined].filter((text) => text !== undefined);
  return (
    <Select
      label={homeFieldName(field)}
      hint={hints.join(' ')}
      value={value}
      options={[
        { value: '', label: t('manage.fact.unknownWord') },
        ...(row.kind === 'choice' ? row.choices : []).map((word) => ({ value: word, label: word })),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
