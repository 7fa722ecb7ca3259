import type { HomeToAdd } from '#wire/managed-homes.ts';
import { useState, type SubmitEvent } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { readHomesToTakeDown } from '../queries.ts';

/** The shortest text that is searched for. */
const SHORTEST = 3;

interface TakedownHomesProps {
  /** where the request says that the home shows: the first thing to search for */
  readonly named: string;
  readonly chosen: readonly HomeToAdd[];
  readonly onChoose: (homes: readonly HomeToAdd[]) => void;
  readonly error?: string | undefined;
}

/** For staff: which homes a request means that names none. */
export function TakedownHomes({ named, chosen, onChoose, error }: TakedownHomesProps) {
  const [search, setSearch] = useState(named);
  const [found, setFound] = useState<readonly HomeToAdd[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const look = async (event: SubmitEvent) => {
    event.preventDefault();
    if (search.trim().length < SHORTEST) return;
    setIsBusy(true);
    setFailure(null);
    try {
      setFound(await readHomesToTakeDown(search));
    } catch (thrown) {
      setFailure(toAppError(thrown));
    }
    setIsBusy(false);
  };
  const shown = [...chosen, ...(found ?? []).filter((home) => !has(chosen, home))];
  return (
    <form className="takedown-homes" onSubmit={(event) => void look(event)}>
      <div className="takedown-search">
        <TextField
          label={t('takedowns.find')}
          hint={t('takedowns.findHint')}
          type="search"
          minLength={SHORTEST}
          maxLength={2_000}
          error={error}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('takedowns.look')}
        </Button>
      </div>
      {failure ? (
        <p className="form-error" role="alert">
          {errorSentence(failure)}
        </p>
      ) : null}
      {found?.length === 0 ? <p role="status">{t('takedowns.notFound')}</p> : null}
      {shown.map((home) => (
        <Checkbox
          key={home.listingId}
          label={home.title || home.town || t('facts.unnamed')}
          hint={[home.town, home.district].filter(Boolean).join(' ')}
          checked={has(chosen, home)}
          onChange={(event) =>
            onChoose(
              event.target.checked
                ? [...chosen, home]
                : chosen.filter(({ listingId }) => listingId !== home.listingId),
            )
          }
        />
      ))}
    </form>
  );
}

function has(homes: readonly HomeToAdd[], { listingId }: HomeToAdd): boolean {
  return homes.some((home) => home.listingId === listingId);
}
