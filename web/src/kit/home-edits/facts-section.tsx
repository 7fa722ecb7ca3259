import { homeFacts } from '#wire/home-edits.ts';
import { homeFieldName } from '../homes/home-field-name.ts';
import { t } from '#lib/i18n.ts';
import { wordOptions } from '../homes/known-words.ts';
import { isRoomKind, RoomCount } from '../homes/room-count.tsx';
import { bindFields } from '../form/bind-fields.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { FormArea } from '../form/form-area.tsx';
import { FormChoice } from '../form/form-choice.tsx';
import { FormLongText } from '../form/form-long-text.tsx';
import { FormNumber } from '../form/form-number.tsx';
import { FormText } from '../form/form-text.tsx';
import { orEmpty } from '../form/or-empty.ts';
import {
  CHOICE_FACTS,
  isArea,
  nameOfFact,
  NUMBER_FACTS,
  TEXT_FACTS,
  WORD_FACTS,
  type ListingFields,
} from './listing-fields.ts';
import { PlaceSection } from './place-section.tsx';
import type { FormEdits } from '../edits/use-edits.ts';

interface FactsSectionProps {
  readonly edits: FormEdits<ListingFields>;
  readonly hasPlace: boolean;
}

/** What the home is, where it is, and what is written about it. */
export function FactsSection({ edits, hasPlace }: FactsSectionProps) {
  const { fields, set } = edits;
  const field = bindFields<ListingFields>(homeFacts, fields, set);
  const { features: _, ...lines } = homeFacts.shape;
  const features = bindFields<ListingFields>({ shape: lines }, fields, set)('features');
  return (
    <>
      <fieldset>
        <legend>{t('manage.settings.texts')}</legend>
        <FormText {...field('title')} label={homeFieldName('title')} />
        <FormLongText
          {...field('description')}
          label={homeFieldName('description')}
          hint={t('manage.settings.scrubbed')}
          rows={8}
        />
        <FormLongText
          {...features}
          label={homeFieldName('features')}
          hint={t('manage.listing.featuresHint')}
        />
      </fieldset>
      <fieldset className="manage-grid">
        <legend>{t('manage.listing.facts')}</legend>
        {NUMBER_FACTS.map((key) =>
          isArea(key) ? (
            <FormArea
              key={key}
              {...field(key)}
              label={nameOfFact(key)}
              onChange={(area) => set(key, area?.m2 ?? null)}
            />
          ) : isRoomKind(key) ? (
            <RoomCount key={key} kind={key} {...field(key)} label={nameOfFact(key)} />
          ) : (
            <FormNumber key={key} {...field(key)} label={nameOfFact(key)} />
          ),
        )}
        {WORD_FACTS.map((key) => (
          <FormChoice
            key={key}
            {...orEmpty(field(key))}
            label={homeFieldName(key)}
            options={wordOptions(key, fields[key] ?? '')}
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
          <FormText key={key} {...orEmpty(field(key))} label={homeFieldName(key)} />
        ))}
      </fieldset>
      {hasPlace ? <PlaceSection edits={edits} /> : null}
    </>
  );
}
