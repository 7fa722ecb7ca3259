import type { ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, type TableProps } from '#ui/table.tsx';
import { CallFailure } from '../call/call-failure.tsx';
import { Waiting } from '../call/waiting.tsx';
import { MarkedBar } from './marked-bar.tsx';
import type { MarkedRows } from './use-marked-rows.ts';
import type { TablePages } from './use-table-pages.ts';
import './paged-table.css';

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'marking'> {
  readonly pages: TablePages<Row>;
  /** what to do next where there is nothing */
  readonly empty: ReactNode;
  /** rows can be marked: which are, how a row's box is called, and what can be done about them */
  readonly marking?: {
    readonly marked: MarkedRows<Row>;
    readonly rowLabel: (row: Row) => string;
    readonly actions: ReactNode;
  };
}

/** A table in its four states, a page at a time, with the way back and forward. */
export function PagedTable<Row extends object>({ pages, empty, marking, ...table }: PagedTableProps<Row>) {
  const { rows, page, error, isBusy, hasNext, goBack, goNext, reload } = pages;
  return (
    <>
      {error ? (
        <CallFailure error={error} isRetrying={isBusy} onRetry={reload} />
      ) : rows === null ? (
        <Waiting label={t('table.loading')}>
          <Skeleton height="3rem" lines={8} />
        </Waiting>
      ) : rows.length === 0 ? (
        empty
      ) : (
        <div className="paged-table" aria-busy={isBusy || undefined}>
          <Table
            {...table}
            rows={rows}
            marking={
              marking && {
                marked: marking.marked.keys,
                onMark: marking.marked.mark,
                allLabel: t('table.marked.all'),
                rowLabel: marking.rowLabel,
              }
            }
          />
        </div>
      )}
      {/* Where there is nothing to mark, nothing is said of marks. */}
      {marking && (rows?.length !== 0 || marking.marked.keys.size > 0) ? (
        <MarkedBar marked={marking.marked}>{marking.actions}</MarkedBar>
      ) : null}
      {page === 1 && !hasNext && rows?.length === 0 ? null : (
        <nav className="paged-table-pages" aria-label={t('table.pages')}>
          <Button disabled={page === 1} onClick={goBack}>
            {t('table.back')}
          </Button>
          <span>{t('table.page', { page })}</span>
          <Button disabled={!hasNext} onClick={goNext}>
            {t('table.next')}
          </Button>
        </nav>
      )}
    </>
  );
}
