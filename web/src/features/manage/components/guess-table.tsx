import { GUESS_SORTS, type ManagedGuess } from '#wire/managed-homes.ts';
import { useCallback, useMemo, useState } from 'react';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { Page } from '#kit/call/list-pages.ts';
import { PagedTable } from '#kit/table/paged-table.tsx';
import { useExport } from '#kit/table/use-export.ts';
import { useMarkedRows } from '#kit/table/use-marked-rows.ts';
import { useTablePages } from '#kit/table/use-table-pages.ts';
import { guessRow } from '../guess-row.ts';
import { useRestoreRuns } from '../use-restore-runs.ts';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { GuessFilter } from './guess-filter.tsx';
import { guessColumns } from './guess-columns.tsx';
import { MarkedGuesses } from './marked-guesses.tsx';
import { readGuesses, type GuessQuery } from '../queries.ts';

/** So many rows a file asks for at once. */
const ROWS_A_REQUEST = 2000;

interface GuessTableProps {
  readonly slug: string;
  readonly gameListingId: string;
  /** false: rows come without amounts, errors and points */
  readonly seesPrice: boolean;
  /** runs were taken out or back in, so what is on screen besides the table is out of date */
  readonly onJudged: () => void;
}

const keyOf = ({ sessionId }: ManagedGuess) => sessionId;

/** The guesses on a home, a page at a time: sorted, filtered and exported by the server's order, judged one or many. */
export function GuessTable({ slug, gameListingId, seesPrice, onJudged }: GuessTableProps) {
  const [query, setQuery] = useState<GuessQuery>({ sort: 'time', isDescending: true, name: '', kind: null });
  const [round, setRound] = useState(0);
  const [judged, setJudged] = useState<readonly ManagedGuess[]>([]);
  const exporting = useExport<ManagedGuess>();
  const about = ['guesses', slug, gameListingId];
  const pages = useTablePages<ManagedGuess>(
    [...about, query],
    (after) => readGuesses(slug, gameListingId, query, after),
    round,
  );
  const marked = useMarkedRows([...about, query.name, query.kind], pages.rows, keyOf);
  const changed = useCallback(() => {
    setRound((now) => now + 1);
    onJudged();
  }, [onJudged]);
  const restoring = useRestoreRuns(changed);
  const { restore } = restoring;
  const problem = restoring.error ?? exporting.error;

  const columns = useMemo(
    () =>
      guessColumns({
        seesPrice,
        onExclude: (guess) => setJudged([guess]),
        onRestore: (guess) => void restore([guess]),
      }),
    [seesPrice, restore],
  );

  const download = (readPage: (after: string | null) => Promise<Page<ManagedGuess>>) =>
    void exporting.start({
      fileName: `${slug}-guesses.csv`,
      header: t('manage.export.header').split(','),
      toRow: guessRow,
      readPage,
    });
  return (
    <div className="manage-section">
      <GuessFilter query={query} onQuery={setQuery}>
        <Button
          isBusy={exporting.progress !== null}
          onClick={() => download((after) => readGuesses(slug, gameListingId, query, after, ROWS_A_REQUEST))}
        >
          {exporting.progress === null
            ? t('manage.export.button')
            : t('manage.export.progress', { rows: exporting.progress })}
        </Button>
      </GuessFilter>
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
        rowKey={keyOf}
        marking={{
          marked,
          rowLabel: ({ displayName }) => t('manage.guesses.mark', { player: displayName }),
          actions: (
            <MarkedGuesses
              guesses={marked.rows}
              isBusy={restoring.isBusy}
              onExclude={setJudged}
              onRestore={(guesses) => void restore(guesses).then(marked.clear)}
              onExport={() => download(() => Promise.resolve({ rows: marked.rows, next: null }))}
            />
          ),
        }}
        sort={{ id: query.sort, isDescending: query.isDescending }}
        onSort={({ id, isDescending }) => {
          const sort = GUESS_SORTS.find((one) => one === id);
          if (sort) setQuery({ ...query, sort, isDescending });
        }}
      />
      <ExcludeDialog
        guesses={judged}
        onDone={(failed) => {
          setJudged(failed);
          if (failed.length === 0) marked.clear();
          changed();
        }}
        onClose={() => setJudged([])}
      />
    </div>
  );
}
