import { GUESS_KINDS, GUESS_SORTS, type ManagedGuess } from '#wire/managed-homes.ts';
import { useMemo, useState, type SubmitEvent } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { PagedTable } from '#kit/table/paged-table.tsx';
import { useExport } from '#kit/table/use-export.ts';
import { useTablePages } from '#kit/table/use-table-pages.ts';
import { guessRow } from '../guess-row.ts';
import { guessColumns } from './guess-columns.tsx';
import { restoreRun } from '../mutations.ts';
import { readGuesses, type GuessQuery } from '../queries.ts';

/** So many rows a file asks for at once. */
const ROWS_A_REQUEST = 2000;

interface GuessTableProps {
  readonly slug: string;
  readonly gameListingId: string;
  /** false: rows come without amounts, errors and points */
  readonly seesPrice: boolean;
  /** another number asks for the page again */
  readonly reloadKey: number;
  readonly onExclude: (guess: ManagedGuess) => void;
  readonly onRestored: () => void;
}

/** The guesses on a home, a page at a time: sorted, filtered and exported by the server's order. */
export function GuessTable({
  slug,
  gameListingId,
  seesPrice,
  reloadKey,
  onExclude,
  onRestored,
}: GuessTableProps) {
  const [query, setQuery] = useState<GuessQuery>({ sort: 'time', isDescending: true, name: '', kind: null });
  const [name, setName] = useState('');
  const [failed, setFailed] = useState<AppError | null>(null);
  const exporting = useExport<ManagedGuess>();
  const pages = useTablePages<ManagedGuess>(
    ['guesses', slug, gameListingId, query],
    (after) => readGuesses(slug, gameListingId, query, after),
    reloadKey,
  );
  const problem = failed ?? exporting.error;

  const columns = useMemo(() => {
    const restore = async (guess: ManagedGuess) => {
      setFailed(null);
      try {
        const { isRanked } = await restoreRun(guess.sessionId);
        showToast({
          tone: 'good',
          text: t(isRanked ? 'manage.guesses.restored' : 'manage.guesses.staysPractice'),
        });
        onRestored();
      } catch (thrown) {
        setFailed(toAppError(thrown));
      }
    };
    return guessColumns({ seesPrice, onExclude, onRestore: (guess) => void restore(guess) });
  }, [seesPrice, onExclude, onRestored]);

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    setQuery({ ...query, name: name.trim() });
  };
  const download = () =>
    exporting.start({
      fileName: `${slug}-guesses.csv`,
      header: t('manage.export.header').split(','),
      toRow: guessRow,
      readPage: (after) => readGuesses(slug, gameListingId, query, after, ROWS_A_REQUEST),
    });
  return (
    <div className="manage-section">
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
            setQuery({ ...query, kind: GUESS_KINDS.find((kind) => kind === event.target.value) ?? null })
          }
        />
        <Button type="submit">{t('manage.guesses.find')}</Button>
        <Button isBusy={exporting.progress !== null} onClick={() => void download()}>
          {exporting.progress === null
            ? t('manage.export.button')
            : t('manage.export.progress', { rows: exporting.progress })}
        </Button>
      </form>
      {problem ? (
        <p className="form-error" role="alert">
          {errorSentence(problem)}
        </p>
      ) : null}
      <PagedTable
        pages={pages}
        empty={
          <Empty title={t(query.name || query.kind ? 'manage.guesses.noneFound' : 'manage.guesses.none')}>
            {t('manage.guesses.noneHelp')}
          </Empty>
        }
        caption={t('manage.guesses.table')}
        isCaptionHidden
        isHeadSticky
        columns={columns}
        rowKey={(guess) => guess.sessionId}
        sort={{ id: query.sort, isDescending: query.isDescending }}
        onSort={({ id, isDescending }) => {
          const sort = GUESS_SORTS.find((one) => one === id);
          if (sort) setQuery({ ...query, sort, isDescending });
        }}
      />
    </div>
  );
}
