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
  type ChoiceFact,
  type ListingFields,
  type NumberFact,
  type TextFact,
  type WordFact,
} from './listing-fields.ts';
import { PlaceSection } from './place-section.tsx';
import type { FormEdits } from '../edits/use-edits.ts';

interface FactsSectionProps {
  readonly edits: FormEdits<ListingFields>;
  readonly hasPlace: boolean;
}

/** What the home is, where it is, and what is written about it. */
export function FactsSection({ edits, hasPlace }: FactsSectionProps) {
  return (
    <>
      <TextsPart edits={edits} hasFeatures />
      <FactsPart edits={edits} keys={[...NUMBER_FACTS, ...WORD_FACTS, ...CHOICE_FACTS, ...TEXT_FACTS]} />
      {hasPlace ? <PlaceSection edits={edits} /> : null}
    </>
  );
}

interface TextsPartProps {
  readonly edits: FormEdits<ListingFields>;
  /** what the home has to offer is typed here as well */
  readonly hasFeatures?: boolean;
}

/** What is written about a home. */
export function TextsPart({ edits: { fields, set }, hasFeatures = false }: TextsPartProps) {
  const field = bindFields<ListingFields>(homeFacts, fields, set);
  const { features: _, ...lines } = homeFacts.shape;
  const features = bindFields<ListingFields>({ shape: lines }, fields, set)('features');
  return (
    <fieldset>
      <legend>{t('manage.settings.texts')}</legend>
      <FormText {...field('title')} label={homeFieldName('title')} />
      <FormLongText
        {...field('description')}
        label={homeFieldName('description')}
        hint={t('manage.settings.scrubbed')}
        rows={8}
      />
      {hasFeatures ? (
        <FormLongText
          {...features}
          label={homeFieldName('features')}
          hint={t('manage.listing.featuresHint')}
        />
      ) : null}
    </fieldset>
  );
}

interface FactsPartProps {
  readonly edits: FormEdits<ListingFields>;
  readonly keys: readonly (NumberFact | WordFact | ChoiceFact | TextFact)[];
  readonly legend?: string;
}

/** Facts of a home, each with the control of its kind. */
export function FactsPart({
  edits: { fields, set },
  keys,
  legend = t('manage.listing.facts'),
}: FactsPartProps) {
  const field = bindFields<ListingFields>(homeFacts, fields, set);
  return (
    <fieldset className="manage-grid">
      <legend>{legend}</legend>
      {NUMBER_FACTS.filter((key) => keys.includes(key)).map((key) =>
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
      {WORD_FACTS.filter((key) => keys.includes(key)).map((key) => (
        <FormChoice
          key={key}
          {...orEmpty(field(key))}
          label={homeFieldName(key)}
          options={wordOptions(key, fields[key] ?? '')}
        />
      ))}
      {CHOICE_FACTS.filter((key) => keys.includes(key)).map((key) => (
        <ChoiceField key={key} field={key} value={fields[key] ?? ''} onChange={(value) => set(key, value)} />
      ))}
      {TEXT_FACTS.filter((key) => keys.includes(key)).map((key) => (
        <FormText key={key} {...orEmpty(field(key))} label={homeFieldName(key)} />
      ))}
    </fieldset>
  );
}
