import type { CertificateAuthority } from '#wire/energy.ts';
import { useState, type SubmitEvent } from 'react';
import { ENERGY_RATINGS } from '#domain/market/energy-bands.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { YearSelect } from '../../year-select.tsx';
import type { EnergyQuery } from '../energy-query.ts';

interface EnergyFormProps {
  readonly query: EnergyQuery;
  readonly authorities: readonly CertificateAuthority[];
  /** what is wrong with the postcode */
  readonly fault: string | null;
  readonly onChange: (query: EnergyQuery) => void;
}

/** The first year with certificates. */
const FIRST_YEAR = 2008;

/** What is looked for. A choice acts at once, a postcode when it is sent. */
export function EnergyForm({ query, authorities, fault, onChange }: EnergyFormProps) {
  const [postcode, setPostcode] = useState(query.postcode);
  const change = (part: Partial<EnergyQuery>) => onChange({ ...query, ...part });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change({ postcode: postcode.trim(), ...(postcode.trim() === '' ? {} : { authority: '' }) });
  };
  const years = { any: t('energy.anyYear'), first: FIRST_YEAR };
  const isKnown = query.authority === '' || authorities.some(({ code }) => code === query.authority);
  return (
    <form className="energy-form" role="search" onSubmit={submit}>
      <div className="energy-search">
        <TextField
          type="search"
          label={t('energy.postcode')}
          hint={t('energy.postcodeHint')}
          {...(fault === null ? {} : { error: fault })}
          value={postcode}
          maxLength={20}
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="search"
          onChange={(event) => setPostcode(event.target.value)}
        />
        <Button type="submit" kind="primary">
          {t('energy.search')}
        </Button>
      </div>
      <div className="energy-choices">
        <Select
          label={t('energy.authority')}
          value={query.authority}
          options={[
            { value: '', label: t('energy.anyAuthority') },
            ...authorities.map(({ code, name }) => ({ value: code, label: name })),
            ...(isKnown ? [] : [{ value: query.authority, label: query.authority }]),
          ]}
          onChange={(event) => change({ authority: event.target.value, postcode: '' })}
        />
        <Select
          label={t('energy.rating')}
          value={query.rating}
          options={[
            { value: '', label: t('energy.anyRating') },
            ...ENERGY_RATINGS.map((value) => ({ value, label: value })),
          ]}
          onChange={(event) =>
            change({ rating: ENERGY_RATINGS.find((one) => one === event.target.value) ?? '' })
          }
        />
        <YearSelect
          {...years}
          label={t('energy.from')}
          value={query.from}
          onChange={(from) => change({ from })}
        />
        <YearSelect {...years} label={t('energy.to')} value={query.to} onChange={(to) => change({ to })} />
      </div>
    </form>
  );
}
