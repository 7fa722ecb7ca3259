import { useState } from 'react';
import { draftFacts, type DraftFacts } from '#wire/draft-facts.ts';
import { HOME_FIELDS } from '#domain/home-fields.ts';
import { toArea } from '#functions/_shared/reader/texts/read-area.ts';
import { t } from '#lib/i18n.ts';
import { knownWord, wordOptions } from '#kit/homes/known-words.ts';
import { RoomCount, type RoomKind } from '#kit/homes/room-count.tsx';
import { bindFields } from '#kit/form/bind-fields.ts';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { FormArea } from '#kit/form/form-area.tsx';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { orEmpty } from '#kit/form/or-empty.ts';
import { useBuilder } from '../builder-context.ts';
import { setFact } from '../draft/edit-row.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { typePlace } from '../draft/type-facts.ts';
import { sourceText } from '../source-text.ts';
import { fieldName } from './column-mapping.tsx';
import { HomeDoubts } from './home-doubts.tsx';
import { HomePriceFields } from './home-price-fields.tsx';
import { PhotoList } from './photo-list.tsx';

type TextFact = 'address' | 'town' | 'postcode' | 'region' | 'title';
type WordFact = 'propertyType' | 'tenure';

const AREA_LIMITS = { min: 0, max: HOME_FIELDS.floorAreaM2.most };
/** Facts that few hosts type: they stand behind a fold, which is open where a page or a file told one of them. */
const RARER = [
  ...(['region', 'yearBuilt', 'tenure', 'energyRating', 'councilTaxBand', 'title'] as const),
  'description',
] as const satisfies readonly (keyof DraftFacts)[];

/** What is known of a home that this draft describes, each fact with where it came from and open to be put right. */
export function HomeFields({ judged: { row, missing } }: { readonly judged: JudgedRow }) {
  const { change } = useBuilder();
  const { facts } = row;
  const [isMoreOpen] = useState(() => RARER.some((key) => facts[key] !== null));
  // Of a home that the person makes, they know where each fact comes from.
  const isMade = row.origin === 'typed' || row.origin === 'photos';
  const field = bindFields(draftFacts, facts, (name, value) => change(typePlace(row.id, name, value)));
  const source = (key: keyof DraftFacts, otherwise: 'none' | 'derived' = 'none') =>
    facts[key] === null || isMade ? undefined : sourceText(row.sources[key], otherwise);
  const text = (key: TextFact) => (
    <FormText {...orEmpty(field(key))} label={fieldName(key)} hint={source(key, 'derived')} />
  );
  const rooms = (key: RoomKind) => (
    <RoomCount kind={key} {...field(key)} label={fieldName(key)} hint={source(key)} />
  );
  const word = (key: WordFact) => {
    const value = knownWord(key, facts[key] ?? '');
    return (
      <FormChoice
        {...orEmpty(field(key))}
        value={value}
        label={fieldName(key)}
        hint={source(key)}
        options={wordOptions(key, value, { mayBeUnknown: true })}
      />
    );
  };
  return (
    <>
      <PhotoList row={row} />
      <HomeDoubts row={row} />
      <div className="builder-fields">
        <HomePriceFields row={row} hint={source('price')} />
        {text('address')}
        {text('town')}
        {text('postcode')}
        {word('propertyType')}
        {rooms('bedrooms')}
        {rooms('bathrooms')}
        <FormArea
          {...field('area')}
          label={fieldName('area')}
          hint={source('area')}
          limits={AREA_LIMITS}
          value={facts.area?.m2 ?? null}
          stated={facts.area}
          onChange={(area) => change(setFact(row.id, 'area', area && toArea(area.value, area.unit)))}
        />
      </div>
      <details className="builder-more" open={isMoreOpen}>
        <summary>{t('builder.moreFacts')}</summary>
        <div className="builder-fields">
          {text('region')}
          <FormNumber {...field('yearBuilt')} label={fieldName('yearBuilt')} hint={source('yearBuilt')} />
          {word('tenure')}
          <FormText
            {...orEmpty(field('energyRating'))}
            label={fieldName('energyRating')}
            hint={source('energyRating')}
          />
          <ChoiceField
            field="councilTaxBand"
            hint={source('councilTaxBand')}
            value={facts.councilTaxBand ?? ''}
            onChange={(value) => change(setFact(row.id, 'councilTaxBand', value === '' ? null : value))}
          />
          {text('title')}
        </div>
        <FormLongText
          {...orEmpty(field('description'))}
          label={fieldName('description')}
          hint={t('builder.description.hint')}
        />
      </details>
      {missing.length > 0 && !isMade ? (
        <p className="muted">{t('builder.missing', { fields: missing.map(fieldName).join(', ') })}</p>
      ) : null}
    </>
  );
}
