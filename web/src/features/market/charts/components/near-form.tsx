import { useState, type SubmitEvent } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface NearFormProps {
  /** what was typed before and is nowhere known; empty: nothing */
  readonly unknown: string;
  readonly onFind: (near: string) => void;
}

/** Finds the area of a postcode or town as people type it. */
export function NearForm({ unknown, onFind }: NearFormProps) {
  const [near, setNear] = useState(unknown);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (near.trim() !== '') onFind(near.trim());
  };
  return (
    <form className="chart-near" role="search" onSubmit={submit}>
      <TextField
        type="search"
        label={t('soldCharts.near')}
        hint={t('soldCharts.nearHint')}
        error={unknown === '' ? undefined : t('soldCharts.unknownArea', { near: unknown })}
        value={near}
        maxLength={40}
        autoComplete="postal-code"
        enterKeyHint="search"
        onChange={(event) => setNear(event.target.value)}
      />
      <Button type="submit">{t('soldCharts.find')}</Button>
    </form>
  );
}
