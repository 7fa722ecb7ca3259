import type { PortalQuery, PortalQueryList } from '#wire/portal-queries.ts';
import { savePortalQuery as savePortalQueryCall } from '#wire/portal-queries.ts';
import { useState } from 'react';
import { CURRENCIES } from '#domain/currencies.ts';
import { HOME_KINDS } from '#domain/home-kinds.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Select } from '#ui/select.tsx';
import { savePortalQuery } from '../queries.ts';

interface QueryFormProps {
  /** null: a new one */
  readonly query: PortalQuery | null;
  readonly sources: PortalQueryList['sources'];
  readonly onSaved: (query: PortalQuery) => void;
}

const COUNTRIES = ['GB', 'US', 'ES', 'IE', 'FR', 'PT'] as const;
const { leastBedrooms, leastMinor, mostMinor } = savePortalQueryCall.takes.shape;
// A form's fields are always there, and may be empty.
const schema = savePortalQueryCall.takes
  .omit({ id: true, version: true, types: true, sourceId: true })
  .extend({
    leastBedrooms: leastBedrooms.unwrap(),
    leastMinor: leastMinor.unwrap(),
    mostMinor: mostMinor.unwrap(),
  });

/** What a query asks for. A refusal, ours or the server's, leaves what was typed. */
export function QueryForm({ query, sources, onSaved }: QueryFormProps) {
  // The same one sent again, after a lost answer, is the same query.
  const [id] = useState(() => query?.id ?? newId());
  const [type, setType] = useState(query?.types[0] ?? '');
  const [sourceId, setSourceId] = useState(query?.sourceId ?? '');
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
    },
    send: async (values) => {
      onSaved(
        await savePortalQuery({
          ...values,
          id,
          version: query?.version ?? 0,
          types: type === '' ? [] : [type],
          sourceId: sourceId === '' ? null : sourceId,
        }),
      );
    },
  });
  const { currency } = form.values;
  const country = form.field('countryCode');
  return (
    <FormFrame form={form} submit={t('portal.save')} errorNote={t('portal.kept')}>
      <FormText {...form.field('name')} label={t('portal.name')} />
      <FormText {...form.field('place')} label={t('portal.place')} hint={t('portal.placeHint')} />
      <FormChoice
        {...country}
        label={t('portal.country')}
        options={COUNTRIES.map((value) => ({ value, label: formatCountry(value) }))}
      />
      <Select
        label={t('portal.type')}
        value={type}
        options={[
          { value: '', label: t('portal.anyType') },
          ...HOME_KINDS.map((value) => ({ value, label: homeWord('propertyType', value) })),
        ]}
        onChange={({ currentTarget: { value } }) => setType(value)}
      />
      <FormNumber {...form.field('leastBedrooms')} label={t('portal.bedrooms')} />
      <FormChoice
        {...form.field('currency')}
        label={t('portal.currency')}
        options={CURRENCIES.map(({ code }) => ({ value: code, label: code }))}
      />
      <FormMoney {...form.field('leastMinor')} label={t('portal.least')} currency={currency} />
      <FormMoney {...form.field('mostMinor')} label={t('portal.most')} currency={currency} />
      <Select
        label={t('portal.source')}
        value={sourceId}
        options={[
          { value: '', label: t('portal.anySource') },
          ...sources.map(({ id: value, name, brand }) => ({ value, label: `${brand}: ${name}` })),
        ]}
        onChange={({ currentTarget: { value } }) => setSourceId(value)}
      />
    </FormFrame>
  );
}
