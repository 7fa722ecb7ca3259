import type { SubmitEvent } from 'react';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { formatArea, formatCountry } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BOLT_COUNTRIES, BOLT_RANGES, type BoltSlider, type BoltSubject } from '../bolt-subject.ts';

interface BoltFormProps {
  readonly subject: BoltSubject;
  readonly onChange: (part: Partial<BoltSubject>) => void;
  readonly onSend: () => void;
}

/** The home that is put together: where, what kind, and how large, by sliders. */
export function BoltForm({ subject, onChange, onSend }: BoltFormProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSend();
  };
  const slider = (name: BoltSlider, valueText: string) => (
    <Slider
      label={t(`bolt.${name}`)}
      {...BOLT_RANGES[name]}
      value={subject[name]}
      valueText={valueText}
      onChange={(event) => onChange({ [name]: event.currentTarget.valueAsNumber })}
    />
  );
  return (
    <form className="value-form" onSubmit={submit}>
      <Select
        label={t('bolt.country')}
        options={BOLT_COUNTRIES.map((code) => ({ value: code, label: formatCountry(code) }))}
        value={subject.country}
        onChange={(event) =>
          onChange({ country: BOLT_COUNTRIES.find((code) => code === event.target.value) ?? 'GB' })
        }
      />
      <TextField
        label={t('bolt.postcode')}
        hint={t('bolt.postcodeHint')}
        value={subject.postcode}
        maxLength={12}
        required
        autoComplete="postal-code"
        onChange={(event) => onChange({ postcode: event.target.value })}
      />
      <Select
        label={t('valuation.references.kind')}
        options={SALE_KINDS.map((kind) => ({ value: kind, label: t(`valuation.kind.${kind}`) }))}
        value={subject.type}
        onChange={(event) =>
          onChange({ type: SALE_KINDS.find((kind) => kind === event.target.value) ?? 'other' })
        }
      />
      <div className="value-sliders">
        {slider('floorAreaM2', formatArea(subject.floorAreaM2))}
        {slider('bedrooms', plural('facts.bedrooms', subject.bedrooms))}
        {slider('yearBuilt', String(subject.yearBuilt))}
      </div>
      <Button type="submit" kind="primary">
        {t('bolt.send')}
      </Button>
    </form>
  );
}
