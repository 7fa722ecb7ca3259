import type { SearchQuery } from '#wire/quests.ts';
import { saveSearchQuery } from '#wire/quests.ts';
import { useState } from 'react';
import { CURRENCIES } from '#domain/currencies.ts';
import { HOME_KINDS } from '#domain/home-kinds.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Select } from '#ui/select.tsx';
import { saveSearch } from '../mutations.ts';
import { ModelReading } from './model-reading.tsx';
import { WishReading } from './wish-reading.tsx';

interface SearchFormProps {
  /** null: a new one */
  readonly query: SearchQuery | null;
  /** wishes that somebody typed before */
  readonly wishes?: string;
  /** the hunt that it belongs to; a first search begins one */
  readonly questOf: () => Promise<string>;
  readonly onSaved: (query: SearchQuery) => void;
}

const COUNTRIES = ['GB', 'US', 'ES', 'IE', 'FR', 'PT'] as const;
const { leastBedrooms, leastMinor, mostMinor } = saveSearchQuery.takes.shape;
// A form's fields are always there, and may be empty.
const schema = saveSearchQuery.takes.omit({ id: true, version: true, questId: true, types: true }).extend({
  leastBedrooms: leastBedrooms.unwrap(),
  leastMinor: leastMinor.unwrap(),
  mostMinor: mostMinor.unwrap(),
});

/** What a search asks for. A refusal, ours or the server's, leaves what was typed. */
export function SearchForm({ query, wishes = '', questOf, onSaved }: SearchFormProps) {
  // The same one sent again, after a lost answer, is the same search.
  const [id] = useState(() => query?.id ?? newId());
  const [type, setType] = useState(query?.types[0] ?? '');
  const form = useSchemaForm({
    schema,
    start: {
      name: query?.name ?? '',
      countryCode: query?.countryCode ?? 'GB',
      place: query?.place ?? '',
      leastBedrooms: query?.leastBedrooms ?? null,
      currency: query?.currency ?? 'GBP',
      leastMinor: query?.leastMinor ?? null,
      mostMinor: query?.mostMinor ?? null,
      wishes: query?.wishes ?? wishes,
    },
    send: async (values) => {
      onSaved(
        await saveSearch({
          ...values,
          id,
          version: query?.version ?? 0,
          questId: query?.questId ?? (await questOf()),
          types: type === '' ? [] : [type],
        }),
      );
    },
  });
  const { currency } = form.values;
  return (
    <FormFrame form={form} submit={t('quests.save')} errorNote={t('quests.kept')}>
      <FormText {...form.field('name')} label={t('quests.name')} hint={t('quests.nameHint')} />
      <FormText {...form.field('place')} label={t('quests.place')} hint={t('quests.placeHint')} />
      <FormChoice
        {...form.field('countryCode')}
        label={t('quests.country')}
        options={COUNTRIES.map((value) => ({ value, label: formatCountry(value) }))}
      />
      <Select
        label={t('quests.type')}
        value={type}
        options={[
          { value: '', label: t('quests.anyType') },
          ...HOME_KINDS.map((value) => ({ value, label: homeWord('propertyType', value) })),
        ]}
        onChange={({ currentTarget: { value } }) => setType(value)}
      />
      <FormNumber {...form.field('leastBedrooms')} label={t('quests.bedrooms')} />
      <FormChoice
        {...form.field('currency')}
        label={t('quests.currency')}
        options={CURRENCIES.map(({ code }) => ({ value: code, label: code }))}
      />
      <FormMoney {...form.field('leastMinor')} label={t('quests.least')} currency={currency} />
      <FormMoney {...form.field('mostMinor')} label={t('quests.most')} currency={currency} />
      <FormLongText
        {...form.field('wishes')}
        label={t('quests.wishes')}
        hint={t('quests.wishesHint')}
        rows={3}
      />
      <WishReading text={form.values.wishes} currency={currency} />
      <ModelReading text={form.values.wishes} onTake={form.field('wishes').onChange} />
    </FormFrame>
  );
}
