import type { Sale } from '#wire/sold-homes.ts';
import { useMemo, useRef, useState } from 'react';
import { readPlace, registeredElsewhere } from '#domain/market/read-place.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { useExport } from '#kit/table/use-export.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MARKET_PATHS } from '../../paths.ts';
import { fileReader, ROWS_A_FILE, saleCells } from '../sold-file.ts';
import { readSold, type SoldPage } from '../queries.ts';
import { spotsOf } from '#kit/market/sale-spots.ts';
import type { SoldFilters } from '../sold-filters.ts';
import { SaleRow } from '#kit/market/sale-row.tsx';
import { SoldFigures } from './sold-figures.tsx';
import { SoldMap } from '#kit/market/sold-map.tsx';

interface SoldResultsProps {
  readonly first: SoldPage;
  readonly filters: SoldFilters;
  /** another list is on its way; this one keeps its place until it is there */
  readonly isWaiting: boolean;
}

/** The sales that fit: figures of the place, the list, the same on a map, and all of it as a file. */
export function SoldResults({ first, filters, isWaiting }: SoldResultsProps) {
  // Further pages are of the country that the first one chose.
  const known = { ...filters, country: first.country };
  const list = useList<Sale, SoldPage>(['sold', filters], (after) => readSold(known, after), { first });
  const { rows } = list;
  const spots = useMemo(() => spotsOf(rows), [rows]);
  const [shownId, setShownId] = useState<string | null>(null);
  const root = useRef<HTMLElement>(null);
  const exporting = useExport<Sale>();
  const shown = spots.find(({ id }) => id === shownId);
  const isMarked = (id: string) => shown?.sales.some(({ sale }) => sale.id === id) ?? false;
  const spotOf = (id: string) => spots.find(({ sales }) => sales.some(({ sale }) => sale.id === id));
  const show = (id: string) => {
    setShownId(id);
    root.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const download = () =>
    void exporting.start({
      fileName: 'sales.csv',
      header: t('sold.file').split(','),
      toRow: (sale) => saleCells(sale, first.sources),
      readPage: fileReader((after, pageRows) => readSold(known, after, pageRows)),
    });
  return (
    <section ref={root} className="sold-results" aria-busy={isWaiting || undefined}>
      <SoldFigures page={first} filters={filters} />
      <div className="sold-board" data-mapless={spots.length === 0 || undefined}>
        {spots.length > 0 ? <SoldMap spots={spots} shownId={shownId} onShow={show} /> : null}
        <div className="sold-side">
          <ListView
            list={list}
            empty={<NothingSold filters={filters} hasSales={first.countries.length > 0} />}
            more={t('sold.next')}
            foot={
              rows.length > 0 ? (
                <Button kind="secondary" isBusy={exporting.progress !== null} onClick={download}>
                  {exporting.progress === null
                    ? t('sold.save')
                    : t('sold.saving', { count: formatNumber(exporting.progress) })}
                </Button>
              ) : null
            }
          >
            {(sales) => (
              <ol className="sold-list">
                {sales.map((sale, at) => {
                  const spot = spotOf(sale.id);
                  return (
                    <SaleRow
                      key={sale.id}
                      sale={sale}
                      number={at + 1}
                      isShown={isMarked(sale.id)}
                      onShow={spot ? () => setShownId(spot.id) : null}
                    />
                  );
                })}
              </ol>
            )}
          </ListView>
          {list.hasMore ? <p className="muted">{t('sold.fileLimit', { count: ROWS_A_FILE })}</p> : null}
          {exporting.error ? (
            <p className="form-error" role="alert">
              {errorSentence(exporting.error)}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function NothingSold({ filters, hasSales }: { readonly filters: SoldFilters; readonly hasSales: boolean }) {
  const place = readPlace(filters.place);
  const elsewhere = place && registeredElsewhere(place);
  if (!hasSales) return <Empty title={t('sold.none')}>{t('sold.noneHelp')}</Empty>;
  return (
    <Empty
      title={t('sold.empty')}
      action={
        <TextLink as={Link} look="secondary" to={MARKET_PATHS.sold}>
          {t('sold.clear')}
        </TextLink>
      }
    >
      {t(elsewhere ? `sold.elsewhere.${elsewhere}` : 'sold.emptyHelp')}
    </Empty>
  );
}
