import { GUESS_KINDS, GUESS_SORTS, type ManagedGuess } from '#wire/managed-homes.ts';
import { useMemo, useState, type SubmitEvent } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence, errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { exportGuesses, saveCsv } from '../export-guesses.ts';
import { guessColumns } from './guess-columns.tsx';
import { restoreRun } from '../mutations.ts';
import { type GuessQuery } from '../queries.ts';
import { useGuessTable } from '../use-guess-table.ts';

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
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<AppError | null>(null);
  const { rows, page, error, isLoading, hasNext, goNext, goBack, reload } = useGuessTable(
    slug,
    gameListingId,
    query,
    reloadKey,
  );

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
  const download = async () => {
    setProgress(0);
    setFailed(null);
    try {
      const header = t('manage.export.header').split(',');
      saveCsv(`${slug}-guesses.csv`, await exportGuesses(slug, gameListingId, query, header, setProgress));
    } catch (thrown) {
      setFailed(toAppError(thrown));
    }
    setProgress(null);
  };
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
        <Button isBusy={progress !== null} onClick={() => void download()}>
          {progress === null ? t('manage.export.button') : t('manage.export.progress', { rows: progress })}
        </Button>
      </form>
      {failed ? (
        <p className="form-error" role="alert">
          {errorSentence(failed)}
        </p>
      ) : null}
      {error ? (
        <Failure
          title={errorText(error).title}
          labels={{ retry: t('errors.retry') }}
          onRetry={() => void reload()}
          isRetrying={isLoading}
        >
          {errorText(error).help}
        </Failure>
      ) : rows === null ? (
        <div aria-busy="true" aria-label={t('manage.loading')}>
          <Skeleton height="3rem" lines={8} />
        </div>
      ) : rows.length === 0 ? (
        <Empty title={t(query.name || query.kind ? 'manage.guesses.noneFound' : 'manage.guesses.none')}>
          {t('manage.guesses.noneHelp')}
        </Empty>
      ) : (
        <div aria-busy={isLoading || undefined} className="guess-table">
          <Table
            caption={t('manage.guesses.table')}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={(guess) => guess.sessionId}
            sort={{ id: query.sort, isDescending: query.isDescending }}
            onSort={({ id, isDescending }) => {
              const sort = GUESS_SORTS.find((one) => one === id);
              if (sort) setQuery({ ...query, sort, isDescending });
            }}
          />
        </div>
      )}
      <nav className="guess-pages" aria-label={t('manage.guesses.pages')}>
        <Button disabled={page === 1} onClick={goBack}>
          {t('manage.guesses.back')}
        </Button>
        <span>{t('manage.guesses.page', { page })}</span>
        <Button disabled={!hasNext} onClick={goNext}>
          {t('manage.guesses.next')}
        </Button>
      </nav>
    </div>
  );
}
