import { useCallback, useMemo, useState } from 'react';
import type { AgencyHome, HomeView } from '#wire/agency-homes.ts';
import { HOME_SORTS } from '#domain/home-list.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import type { Page } from '#kit/call/list-pages.ts';
import { PagedTable } from '#kit/table/paged-table.tsx';
import { useExport } from '#kit/table/use-export.ts';
import { useMarkedRows } from '#kit/table/use-marked-rows.ts';
import { useTablePages } from '#kit/table/use-table-pages.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { readHomes } from './home-calls.ts';
import { homeColumns } from './home-columns.tsx';
import { columnsOf, isNarrowed, keepLook, readLook } from './home-look.ts';
import { homeRow, nameOfHome } from './home-texts.ts';
import { HomesFilter } from './homes-filter.tsx';
import { HomesImport } from './homes-import.tsx';
import { HomesMarked } from './homes-marked.tsx';
import { HomesViews } from './homes-views.tsx';
import { useChangeHomes } from './use-change-homes.ts';
import './homes.css';

const ROWS_A_PAGE = 50;
/** So many rows a file asks for at once. */
const ROWS_A_REQUEST = 500;

const keyOf = ({ id }: AgencyHome) => id;

/** Every home of an agency, a page at a time by the server's order, and what is done with many of them. */
export function HomesList({ agency }: { readonly agency: Agency }) {
  const [look, setLook] = useState(() => readLook(agency.id));
  const [round, setRound] = useState(0);
  const [total, setTotal] = useState<number | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const exporting = useExport<AgencyHome>();
  const { columns: _, ...asked } = look;
  const { search, filter } = asked;
  const about = ['agency homes', agency.id];
  const pages = useTablePages<AgencyHome>(
    [...about, asked],
    async (after) => {
      const page = await readHomes(agency.id, look, after, ROWS_A_PAGE);
      if (page.total !== null) setTotal(page.total);
      return page;
    },
    round,
  );
  const marked = useMarkedRows([...about, search, filter], pages.rows, keyOf);
  const changed = useCallback(() => setRound((now) => now + 1), []);
  const changing = useChangeHomes(agency.id, changed);
  const take = (next: HomeView) => {
    setLook(next);
    keepLook(agency.id, next);
  };
  const columns = useMemo(() => homeColumns(agency.basePath, columnsOf(look)), [agency.basePath, look]);
  const download = (readPage: (after: string | null) => Promise<Page<AgencyHome>>) =>
    void exporting.start({
      fileName: `${agency.key}-homes.csv`,
      header: t('agencyHomes.export.header').split(','),
      toRow: homeRow,
      readPage,
    });
  return (
    <div className="agency-homes">
      <header className="agency-homes-head">
        <h1>{t('agencyHomes.title')}</h1>
        <div className="agency-homes-buttons">
          <Button
            isBusy={exporting.progress !== null}
            onClick={() => download((after) => readHomes(agency.id, look, after, ROWS_A_REQUEST))}
          >
            {exporting.progress === null
              ? t('agencyHomes.export')
              : t('agencyHomes.export.progress', { rows: exporting.progress })}
          </Button>
          <Button kind="primary" onClick={() => setIsImporting(true)}>
            {t('agencyHomes.import')}
          </Button>
        </div>
      </header>
      <HomesViews agencyId={agency.id} look={look} onLook={take} />
      <HomesFilter look={look} currency={agency.currency} onLook={take} />
      {exporting.error ? (
        <p className="form-error" role="alert">
          {errorSentence(exporting.error)}
        </p>
      ) : null}
      <p className="muted" role="status">
        {total === null ? '' : plural('agencyHomes.total', total, { count: formatNumber(total) })}
      </p>
      <PagedTable
        pages={pages}
        empty={<NoHomes look={look} onLook={take} onImport={() => setIsImporting(true)} />}
        caption={t('agencyHomes.title')}
        isCaptionHidden
        isHeadSticky
        columns={columns}
        rowKey={keyOf}
        marking={{
          marked,
          rowLabel: (home) => t('agencyHomes.mark', { home: nameOfHome(home) }),
          actions: (
            <HomesMarked
              homes={marked.rows}
              isBusy={changing.isBusy}
              onChange={(change) =>
                void changing.run(marked.rows, change).then((isDone) => {
                  if (isDone) marked.clear();
                })
              }
              onExport={() => download(() => Promise.resolve({ rows: marked.rows, next: null }))}
            />
          ),
        }}
        sort={{ id: look.sort ?? 'changed', isDescending: look.isDescending ?? true }}
        onSort={({ id, isDescending }) => {
          const sort = HOME_SORTS.find((one) => one === id);
          if (sort) take({ ...look, sort, isDescending });
        }}
      />
      {isImporting ? (
        <HomesImport agency={agency} onClose={() => setIsImporting(false)} onImported={changed} />
      ) : null}
    </div>
  );
}

interface NoHomesProps {
  readonly look: HomeView;
  readonly onLook: (look: HomeView) => void;
  readonly onImport: () => void;
}

/** What to do next where the list holds nothing. */
function NoHomes({ look, onLook, onImport }: NoHomesProps) {
  return isNarrowed(look) ? (
    <Empty
      title={t('agencyHomes.noneFound')}
      action={
        <Button onClick={() => onLook({ ...look, search: '', filter: {} })}>
          {t('agencyHomes.filter.clear')}
        </Button>
      }
    >
      {t('agencyHomes.noneFoundHelp')}
    </Empty>
  ) : (
    <Empty
      title={t('agencyHomes.none')}
      action={
        <Button kind="primary" onClick={onImport}>
          {t('agencyHomes.import')}
        </Button>
      }
    >
      {t('agencyHomes.noneHelp')}
    </Empty>
  );
}
