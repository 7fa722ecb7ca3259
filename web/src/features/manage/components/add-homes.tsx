import { HOMES_A_PAGE, type HomeToAdd } from '#wire/managed-homes.ts';
import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { newHomeId } from '../game-fields.ts';
import { HomePhoto } from './home-photo.tsx';
import { readHomesToAdd } from '../queries.ts';

interface AddHomesProps {
  readonly slug: string;
  readonly isOpen: boolean;
  /** ids that the form has already */
  readonly taken: readonly string[];
  readonly onAdd: (home: HomeToAdd) => void;
  readonly onClose: () => void;
}

/** Homes of one's own or of the agency, to put into the game. */
export function AddHomes({ isOpen, onClose, ...rest }: AddHomesProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('manage.add.title')}
      labels={{ close: t('manage.close') }}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('manage.add.done')}
        </Button>
      }
    >
      {isOpen ? <HomeChoice {...rest} /> : null}
    </Dialog>
  );
}

function HomeChoice({ slug, taken, onAdd }: Pick<AddHomesProps, 'slug' | 'taken' | 'onAdd'>) {
  const [search, setSearch] = useState('');
  const [homes, setHomes] = useState<readonly HomeToAdd[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const load = useCallback(
    async (text: string, before: readonly HomeToAdd[]) => {
      setError(null);
      try {
        const found = await readHomesToAdd(slug, text, before.at(-1)?.listingId);
        setHomes([...before, ...found]);
        setHasMore(found.length === HOMES_A_PAGE);
      } catch (thrown) {
        setError(toAppError(thrown));
      }
    },
    [slug],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(search, []), 250);
    return () => clearTimeout(timer);
  }, [load, search]);
  return (
    <div className="add-homes">
      <TextField
        label={t('manage.add.search')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {error ? (
        <Failure
          title={errorText(error).title}
          labels={{ retry: t('errors.retry') }}
          onRetry={() => void load(search, [])}
        >
          {errorText(error).help}
        </Failure>
      ) : homes === null ? (
        <div aria-busy="true" aria-label={t('manage.loading')}>
          <Skeleton height="4rem" lines={4} />
        </div>
      ) : homes.length === 0 ? (
        <Empty title={t(search ? 'manage.add.nothing' : 'manage.add.empty')}>
          {t('manage.add.emptyHelp')}
        </Empty>
      ) : (
        <ul className="add-list">
          {homes.map((home) => {
            const isTaken = taken.includes(newHomeId(home.listingId));
            return (
              <li key={home.listingId}>
                <HomePhoto photo={home.photo} />
                <span>
                  <strong>{home.title}</strong>
                  <span className="muted">{[home.town, home.district].filter(Boolean).join(', ')}</span>
                </span>
                <Button
                  size="small"
                  disabled={isTaken}
                  aria-label={t('manage.add.addNamed', { name: home.title })}
                  onClick={() => onAdd(home)}
                >
                  {t(isTaken ? 'manage.add.added' : 'manage.add.add')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {hasMore && homes ? <Button onClick={() => void load(search, homes)}>{t('manage.more')}</Button> : null}
    </div>
  );
}
