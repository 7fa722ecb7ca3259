import { HOME_FIELDS, homeField, type HomeFieldKey } from '#domain/home-fields.ts';
import { homeFieldName } from '#kit/homes/home-field-name.ts';
import { t } from '#lib/i18n.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { wordOptions } from '#kit/homes/known-words.ts';
import {
  CHOICE_FACTS,
  nameOfFact,
  NUMBER_FACTS,
  numberStep,
  TEXT_FACTS,
  WORD_FACTS,
  type ListingFields,
  type NumberFact,
} from '../listing-fields.ts';
import { PlaceSection } from './place-section.tsx';
import type { FormEdits } from '#kit/edits/use-edits.ts';

/** What the home is, where it is, and what is written about it. */
export function FactsSection({
  fields,
  set,
  hasPlace,
}: FormEdits<ListingFields> & { readonly hasPlace: boolean }) {
  const number = (key: NumberFact) => (
    <TextField
      key={key}
      label={nameOfFact(key)}
      type="number"
      step={numberStep(key)}
      min={0}
      max={mostOf(key)}
      value={fields[key] ?? ''}
      onChange={(event) => set(key, event.target.value === '' ? null : Number(event.target.value))}
    />
  );
  const area = (key: 'description' | 'features', hint: string, rows: number) => (
    <Field label={homeFieldName(key)} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className="ui-input"
          rows={rows}
          maxLength={key === 'description' ? HOME_FIELDS.description.most : undefined}
          value={fields[key] ?? ''}
          onChange={(event) => set(key, event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <>
      <fieldset>
        <legend>{t('manage.settings.texts')}</legend>
        <TextField
          label={homeFieldName('title')}
          maxLength={HOME_FIELDS.title.most}
          value={fields.title ?? ''}
          onChange={(event) => set('title', event.target.value)}
        />
        {area('description', t('manage.settings.scrubbed'), 8)}
        {area('features', t('manage.listing.featuresHint'), 4)}
      </fieldset>
      <fieldset className="manage-grid">
        <legend>{t('manage.listing.facts')}</legend>
        {NUMBER_FACTS.map(number)}
        {WORD_FACTS.map((key) => (
          <Select
            key={key}
            label={homeFieldName(key)}
            value={fields[key] ?? ''}
            options={wordOptions(key, fields[key] ?? '')}
            onChange={(event) => set(key, event.target.value)}
          />
        ))}
        {CHOICE_FACTS.map((key) => (
          <ChoiceField
            key={key}
            field={key}
            value={fields[key] ?? ''}
            onChange={(value) => set(key, value)}
          />
        ))}
        {TEXT_FACTS.map((key) => (
          <TextField
            key={key}
            label={homeFieldName(key)}
            maxLength={mostOf(key)}
            value={fields[key] ?? ''}
            onChange={(event) => set(key, event.target.value)}
          />
        ))}
      </fieldset>
      {hasPlace ? <PlaceSection fields={fields} set={set} /> : null}
    </>
  );
}

/** The longest text, or the largest number, that a field holds. */
function mostOf(key: HomeFieldKey): number | undefined {
  const row = homeField(key);
  return 'most' in row ? row.most : undefined;
}
