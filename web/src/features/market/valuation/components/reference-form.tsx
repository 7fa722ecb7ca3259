import { useState, type SubmitEvent } from 'react';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ReferenceFilters } from '../reference-filters.ts';

interface ReferenceFormProps {
  readonly filters: ReferenceFilters;
  readonly onChange: (filters: ReferenceFilters) => void;
}

/** Narrows the list to a place and a kind. A kind acts at once, a place when it is sent. */
export function ReferenceForm({ filters, onChange }: ReferenceFormProps) {
  const [area, setArea] = useState(filters.area);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onChange({ ...filters, area });
  };
  const kinds = SALE_KINDS.map((kind) => ({ value: kind, label: t(`valuation.kind.${kind}`) }));
  return (
    <form className="value-form" role="search" onSubmit={submit}>
      <TextField
        type="search"
        label={t('valuation.references.area')}
        hint={t('valuation.references.areaHint')}
        value={area}
        maxLength={40}
        autoComplete="postal-code"
        enterKeyHint="search"
        onChange={(event) => setArea(event.target.value)}
      />
      <Select
        label={t('valuation.references.kind')}
        options={[{ value: '', label: t('valuation.kinds.all') }, ...kinds]}
        value={filters.type}
        onChange={(event) => {
          const type = SALE_KINDS.find((kind) => kind === event.target.value) ?? '';
          onChange({ area, type });
        }}
      />
      <Button type="submit">{t('valuation.references.find')}</Button>
    </form>
  );
}
