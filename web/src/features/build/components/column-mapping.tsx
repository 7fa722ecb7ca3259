import { useState } from 'react';
import type { ColumnGuess } from '#functions/_shared/reader/feeds/guess-columns.ts';
import { HOME_WORD_KEYS } from '#domain/home-fields.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import type { TableImport } from '../intake/use-file-intake.ts';

/** The columns that somebody may choose; the reader knows more words for each. */
const CHOICES = [
  ...(['price', 'soldPrice', 'currency', 'address', 'town', 'region', 'postcode', 'country'] as const),
  ...(['bedrooms', 'bathrooms', 'area', 'areaM2', 'areaSqft', 'plot', 'propertyType', 'yearBuilt'] as const),
  ...HOME_WORD_KEYS,
  ...(['title', 'description', 'features', 'photos', 'url'] as const),
  ...(['latitude', 'longitude', 'status', 'listingId'] as const),
];

interface ColumnMappingProps {
  readonly table: TableImport;
  readonly onMap: (mapping: Readonly<Record<number, string | null>>) => void;
}

/** Which column holds what: asked where the guess is unsure, and open to be changed where it was not. */
export function ColumnMapping({ table, onMap }: ColumnMappingProps) {
  const { columns, refused } = table.file.result;
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(columns.map(({ index, field }) => [index, field ?? ''])),
  );
  const isAsked = table.rowIds === null;
  return (
    <details className="builder-mapping" open={isAsked}>
      <summary>
        {t(isAsked ? 'builder.columns.ask' : 'builder.columns.check', { file: table.file.name })}
      </summary>
      {isAsked ? <p>{t(refused ? 'builder.columns.noPrice' : 'builder.columns.unsure')}</p> : null}
      <ul>
        {columns.map((column) => (
          <li
            key={column.index}
            data-unsure={column.field !== null && column.confidence < 0.6 ? '' : undefined}
          >
            <Select
              label={column.name}
              hint={samplesOf(column)}
              value={chosen[column.index] ?? ''}
              options={[
                { value: '', label: t('builder.columns.none') },
                ...withOwn(column).map((field) => ({ value: field, label: fieldName(field) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                setChosen((old) => ({ ...old, [column.index]: value }))
              }
            />
          </li>
        ))}
      </ul>
      <Button
        kind={isAsked ? 'primary' : 'secondary'}
        onClick={() =>
          onMap(
            Object.fromEntries(
              Object.entries(chosen).map(([index, field]) => [index, field === '' ? null : field]),
            ),
          )
        }
      >
        {t(isAsked ? 'builder.columns.use' : 'builder.columns.again')}
      </Button>
    </details>
  );
}

/** The choices, and the column's own guess where that is a rarer one. */
function withOwn({ field }: ColumnGuess): readonly string[] {
  const choices: readonly string[] = CHOICES;
  return field === null || choices.includes(field) ? choices : [field, ...choices];
}

function samplesOf({ samples }: ColumnGuess): string {
  return samples.length === 0
    ? t('builder.columns.empty')
    : samples.map((sample) => (sample.length > 40 ? `${sample.slice(0, 40)}…` : sample)).join(' · ');
}

/** A field's name in the reader's language. */
export function fieldName(field: string): string {
  const key = [`builder.field.${field}`, `homeField.${field}`].find(isMessageKey);
  return key === undefined ? field : t(key);
}
