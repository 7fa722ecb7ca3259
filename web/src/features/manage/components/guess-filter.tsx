import { GUESS_KINDS } from '#wire/managed-homes.ts';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { GuessQuery } from '../queries.ts';

interface GuessFilterProps {
  readonly query: GuessQuery;
  readonly onQuery: (query: GuessQuery) => void;
  /** what else can be done about the guesses that it finds */
  readonly children: ReactNode;
}

/** Which guesses the table holds: by player's name, once it is sent, and by how they count. */
export function GuessFilter({ query, onQuery, children }: GuessFilterProps) {
  const [name, setName] = useState('');
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onQuery({ ...query, name: name.trim() });
  };
  return (
    <form className="guess-filter" role="search" onSubmit={search}>
      <TextField
        label={t('manage.guesses.search')}
        type="search"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={t('manage.guesses.kind')}
        options={[
          { value: '', label: t('manage.guesses.every') },
          ...GUESS_KINDS.map((kind) => ({ value: kind, label: t(`manage.guesses.${kind}`) })),
        ]}
        value={query.kind ?? ''}
        onChange={(event) =>
          onQuery({ ...query, kind: GUESS_KINDS.find((kind) => kind === event.target.value) ?? null })
        }
      />
      <Button type="submit">{t('manage.guesses.find')}</Button>
      {children}
    </form>
  );
}
