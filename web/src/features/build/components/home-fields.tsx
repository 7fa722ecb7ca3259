import { draftFacts } from '#wire/draft-facts.ts';
import { HOME_FIELDS, HOME_WORD_KEYS, homeField, type HomeWordKey } from '#domain/home-fields.ts';
import { toArea } from '#functions/_shared/reader/texts/read-area.ts';
import { t } from '#lib/i18n.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { orEmpty } from '#kit/form/or-empty.ts';
import { useBuilder } from '../builder-context.ts';
import { setFact } from '../draft/edit-row.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { sourceText } from '../source-text.ts';
import { fieldName } from './column-mapping.tsx';
import { HomeDoubts } from './home-doubts.tsx';
import { HomePriceFields } from './home-price-fields.tsx';
import { PhotoList } from './photo-list.tsx';

const NUMBERS = ['bedrooms', 'bathrooms', 'yearBuilt'] as const;
const TEXTS = ['address', 'town', 'postcode', 'region', 'propertyType'] as const;
const AREA_LIMITS = { min: 0, max: HOME_FIELDS.floorAreaM2.most };

/** What is known of a home that this draft describes, each fact with where it came from and open to be put right. */
export function HomeFields({ judged: { row, missing } }: { readonly judged: JudgedRow }) {
  const { change } = useBuilder();
  const { facts } = row;
  const field = bindFields(draftFacts, facts, (name, value) => change(setFact(row.id, name, value)));
  const text = (key: (typeof TEXTS)[number] | 'title') => (
    <FormText
      key={key}
      {...orEmpty(field(key))}
      label={fieldName(key)}
      hint={facts[key] === null ? t('builder.source.none') : sourceText(row.sources[key], 'derived')}
    />
  );
  const word = (key: HomeWordKey) => {
    const hint = facts[key] === null ? t('builder.source.none') : sourceText(row.sources[key]);
    return homeField(key).kind === 'choice' ? (
      <ChoiceField
        key={key}
        field={key}
        hint={hint}
        value={facts[key] ?? ''}
        onChange={(value) => change(setFact(row.id, key, value === '' ? null : value))}
      />
    ) : (
      <FormText key={key} {...orEmpty(field(key))} label={fieldName(key)} hint={hint} />
    );
  };
  return (
    <>
      <PhotoList row={row} />
      <HomeDoubts row={row} />
      <div className="builder-fields">
        <HomePriceFields row={row} />
        {NUMBERS.map((key) => (
          <FormNumber key={key} {...field(key)} label={fieldName(key)} hint={sourceText(row.sources[key])} />
        ))}
        <FormNumber
          {...field('area')}
          label={fieldName('areaM2')}
          hint={sourceText(row.sources.area)}
          limits={AREA_LIMITS}
          value={facts.area?.m2 ?? null}
          onChange={(value) => change(setFact(row.id, 'area', toArea(value, 'm2')))}
        />
        {TEXTS.map(text)}
        {HOME_WORD_KEYS.map(word)}
        {text('title')}
      </div>
      <FormLongText
        {...orEmpty(field('description'))}
        label={fieldName('description')}
        hint={t('builder.description.hint')}
      />
      {missing.length > 0 ? (
        <p className="muted">{t('builder.missing', { fields: missing.map(fieldName).join(', ') })}</p>
      ) : null}
    </>
  );
}
