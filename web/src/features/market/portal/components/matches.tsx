import type { PortalMatch, PortalQuery, PortalQueryList } from '#wire/portal-queries.ts';
import { useMemo } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { toMajor } from '#domain/money.ts';
import { addressInLine } from '#lib/address-in-line.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { homeWord } from '#kit/homes/home-word.ts';
import { PortalSearches } from '#kit/portal-links/portal-searches.tsx';
import { PagedTable } from '#kit/table/paged-table.tsx';
import { useExport } from '#kit/table/use-export.ts';
import { useTablePages } from '#kit/table/use-table-pages.ts';
import { formatArea, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readMatches } from '../queries.ts';
import { sayQuery } from '../say-query.ts';

/** So many rows a file asks for at once. */
const ROWS_A_REQUEST = 500;

interface MatchesProps {
  readonly query: PortalQuery;
  readonly sources: PortalQueryList['sources'];
}

/** The homes of imported feeds that fit a query, as a table and as a file, and the searches of portals for the same. */
export function Matches({ query, sources }: MatchesProps) {
  const { id, version } = query;
  const pages = useTablePages<PortalMatch>(['portal matches', id, version], (after) =>
    readMatches(id, after),
  );
  const exporting = useExport<PortalMatch>();
  const columns = useMemo(
    () => [
      { id: 'title', header: t('portal.home'), value: titleOf, cell: HomeLink, isRowHead: true },
      { id: 'price', header: t('portal.price'), value: priceOf },
      {
        id: 'type',
        header: t('portal.type'),
        value: ({ type }: PortalMatch) => homeWord('propertyType', type),
        isMinor: true,
      },
      {
        id: 'bedrooms',
        header: t('portal.beds'),
        value: ({ bedrooms }: PortalMatch) =>
          bedrooms === null ? t('portal.unknown') : formatNumber(bedrooms),
        isMinor: true,
      },
      {
        id: 'area',
        header: t('portal.area'),
        value: ({ areaM2 }: PortalMatch) => (areaM2 === null ? t('portal.unknown') : formatArea(areaM2)),
        isMinor: true,
      },
      {
        id: 'feed',
        header: t('portal.source'),
        value: ({ brand, feed }: PortalMatch) => `${brand}: ${feed}`,
        isMinor: true,
      },
    ],
    [],
  );
  return (
    <div className="portal-matches">
      <div>
        <h2>{t('portal.matches', { name: query.name })}</h2>
        <p className="muted">{sayQuery(query, sources)}</p>
      </div>
      <PortalSearches query={query} />
      <div>
        <Button
          isBusy={exporting.progress !== null}
          onClick={() =>
            void exporting.start({
              fileName: 'matches.csv',
              header: t('portal.file').split(','),
              toRow,
              readPage: (after) => readMatches(id, after, ROWS_A_REQUEST),
            })
          }
        >
          {exporting.progress === null ? t('portal.csv') : t('portal.reading', { count: exporting.progress })}
        </Button>
      </div>
      <DeedError error={exporting.error} />
      <PagedTable
        pages={pages}
        caption={t('portal.matches', { name: query.name })}
        isCaptionHidden
        columns={columns}
        rowKey={({ id: key }) => key}
        empty={
          sources.length === 0 ? (
            <Empty
              title={t('portal.noFeed')}
              action={
                <TextLink as={Link} look="secondary" to={PATHS.feeds}>
                  {t('portal.toFeeds')}
                </TextLink>
              }
            >
              {t('portal.noFeedHelp')}
            </Empty>
          ) : (
            <Empty title={t('portal.noMatch')}>{t('portal.noMatchHelp')}</Empty>
          )
        }
      />
    </div>
  );
}

function titleOf(match: PortalMatch): string {
  return [match.title, addressInLine(match)].filter((part) => part !== '').join(' · ');
}

function HomeLink(match: PortalMatch) {
  const { sourceUrl } = match;
  return sourceUrl !== null && /^https?:\/\//.test(sourceUrl) ? (
    <TextLink href={sourceUrl} target="_blank" rel="noreferrer">
      {titleOf(match)}
    </TextLink>
  ) : (
    titleOf(match)
  );
}

function priceOf({ priceMinor, currency }: PortalMatch): string {
  return formatMoney(priceMinor, currency, locale());
}

function toRow({ title, priceMinor, currency, type, bedrooms, areaM2, ...place }: PortalMatch) {
  const { addressLine, town, postcode, countryCode, brand, feed, sourceUrl } = place;
  const price = toMajor(priceMinor, currency);
  return [
    title,
    price,
    currency,
    type,
    bedrooms,
    areaM2,
    addressLine,
    town,
    postcode,
    countryCode,
    brand,
    feed,
    sourceUrl,
  ];
}
